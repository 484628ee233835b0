/** Where each host has what a browser needs to keep the site as an app. */
import type { Site } from './site.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';
export const ICON_PREFIX = '/_icons';

/** Sizes in pixels: what installing asks for. */
export const ICON_SIZES = [192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/** A maskable icon fills its square and may be cut to any shape (W3C Web App Manifest, "purpose"). */
export const ICON_PURPOSES = ['any', 'maskable'] as const;
export type IconPurpose = (typeof ICON_PURPOSES)[number];

/** `iconPath(192, 'any')` is '/_icons/any-192.png'. */
export const iconPath = (size: IconSize, purpose: IconPurpose): string => `${ICON_PREFIX}/${purpose}-${String(size)}.png`;

/** Reads a path that `iconPath` wrote; null for any other. */
export const parseIconPath = (path: string): { readonly size: IconSize; readonly purpose: IconPurpose } | null =>
  ICON_SIZES.flatMap((size) => ICON_PURPOSES.map((purpose) => ({ size, purpose }))).find(
    ({ size, purpose }) => iconPath(size, purpose) === path,
  ) ?? null;

/** Whether the drawn mark stands before the name: a partner's name is set in the partner's letters, and a logo is shown without a name. */
export const hasMark = ({ theme }: Pick<Site, 'theme'>): boolean => theme.logo === null && !theme.serifBrand;

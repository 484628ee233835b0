/** Addresses of a listing: /{locale}/{word}/{make}/{model}/{year}-{version}-{id} (product rules, section 3). */
import type { LanguageId } from '../language/language.ts';
import { pathOf } from '../routing/path-table.ts';
import type { PageCode } from '../routing/section-page.ts';
import { typesOfDivision } from '../site/site.ts';
import { slug } from '../text/fold.ts';
import type { Vehicle } from './vehicle.ts';

/** The regular page under its short address, or one of the three that a type letter names. */
export type VehiclePageKind = 'plain' | 'partial' | 'regular' | 'bridge';

const AUTOMOTIVE_PAGES: Readonly<Record<VehiclePageKind, PageCode>> = {
  plain: 'Public_Car',
  partial: 'Public_CarPartial',
  regular: 'Public_CarRegular',
  bridge: 'Public_CarBridge',
};

const RECREATIVE_PAGES: Readonly<Record<VehiclePageKind, PageCode>> = {
  plain: 'Public_Recreational',
  partial: 'Public_RecreationalPartial',
  regular: 'Public_RecreationalRegular',
  bridge: 'Public_RecreationalBridge',
};

/** `slug` says '-' where a text has no letter or digit for an address. */
const hasSlug = (part: string): boolean => part !== '-';

export const vehiclePath = (
  { id, type, make, model, year, version }: Pick<Vehicle, 'id' | 'type' | 'make' | 'model' | 'year' | 'version'>,
  languageId: LanguageId,
  kind: VehiclePageKind = 'plain',
): string => {
  const pages = typesOfDivision('Automotive').includes(type) ? AUTOMOTIVE_PAGES : RECREATIVE_PAGES;
  const last = [String(year ?? ''), slug(version ?? ''), String(id)].filter((part) => part !== '').filter(hasSlug);
  return pathOf(pages[kind], languageId, [slug(make), slug(model), last.join('-')]);
};

/** The listing that a path's segments name: the number at the end, whatever stands before it. Null without one. */
export const listingIdOf = (segments: readonly string[]): number | null => {
  const digits = /(?:^|-)(\d{1,15})$/.exec(segments.at(-1) ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Addresses of the preview pictures of shared pages. */
import { LANGUAGES, languageOf, type LanguageId } from '../language/language.ts';

export const PREVIEW_PREFIX = '/_preview';

/** In pixels: the shape that networks show large (ogp.me; Meta's and X's guides for link previews). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export interface PreviewAddress {
  readonly languageId: LanguageId;
  /** Null for the site's own picture. */
  readonly vehicleId: number | null;
  /** A hash of all that is drawn, so that an address never means another picture. */
  readonly version: string;
}

/** '/_preview/fr-ca/4471-1f3c2a9b07de.jpg', or '/_preview/fr-ca/site-….jpg' */
export const previewPath = ({ languageId, vehicleId, version }: PreviewAddress): string =>
  `${PREVIEW_PREFIX}/${languageOf(languageId).slug}/${vehicleId === null ? 'site' : String(vehicleId)}-${version}.jpg`;

/** Reads a path that `previewPath` wrote; null for any other. */
export const parsePreviewPath = (path: string): PreviewAddress | null => {
  const [, slug, subject = '', version = ''] =
    /^\/_preview\/([a-z]{2}-[a-z]{2})\/(site|[1-9]\d{0,14})-([0-9a-f]{12})\.jpg$/.exec(path) ?? [];
  const language = LANGUAGES.find((each) => each.slug === slug);
  return language ? { languageId: language.id, vehicleId: subject === 'site' ? null : Number(subject), version } : null;
};

/** In pixels: twice the width of a mail. */
export const PICTURE_SIZE = { width: 1120, height: 560 } as const;

/** '/_preview/4471.jpg': the vehicle alone, without words, as mails show it. */
export const vehiclePicturePath = (vehicleId: number): string => `${PREVIEW_PREFIX}/${String(vehicleId)}.jpg`;

/** Reads a path that `vehiclePicturePath` wrote; null for any other. */
export const parsePicturePath = (path: string): number | null => {
  const [, id] = /^\/_preview\/([1-9]\d{0,14})\.jpg$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
};

/** Addresses of the QR codes that lead from paper to a vehicle's page. */
import { LANGUAGES, languageOf, type LanguageId } from '../language/language.ts';

export const QR_PREFIX = '/_qr';

/** `qrUrl(4471, 2)` is '/_qr/fr-ca/4471.svg'. */
export const qrUrl = (vehicleId: number, languageId: LanguageId): string =>
  `${QR_PREFIX}/${languageOf(languageId).slug}/${String(vehicleId)}.svg`;

/** Reads a path that `qrUrl` wrote; null for any other. */
export const parseQrPath = (path: string): { readonly vehicleId: number; readonly languageId: LanguageId } | null => {
  const [, slug, digits] = /^\/_qr\/([a-z]{2}-[a-z]{2})\/([1-9]\d{0,14})\.svg$/.exec(path) ?? [];
  const language = LANGUAGES.find((each) => each.slug === slug);
  return language ? { vehicleId: Number(digits), languageId: language.id } : null;
};

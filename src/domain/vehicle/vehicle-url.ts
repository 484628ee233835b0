/** Addresses of a listing: /{locale}/{word}/{make}/{model}/{year}-{version}-{id} (product rules, section 3). */
import type { LanguageId } from '../language/language.ts';
import { pathOf } from '../routing/path-table.ts';
import { typesOfDivision } from '../site/site.ts';
import { slug } from '../text/fold.ts';
import type { Vehicle } from './vehicle.ts';

/** The regular page under its short address, or one of the three that a type letter names. */
export type VehiclePageKind = keyof typeof PAGE_ENDINGS;

const PAGE_ENDINGS = { plain: '', partial: 'Partial', regular: 'Regular', bridge: 'Bridge' } as const;

/** `slug` says '-' where a text has no letter or digit for an address. */
const hasSlug = (part: string): boolean => part !== '-';

export const vehiclePath = (
  { id, type, make, model, year, version }: Pick<Vehicle, 'id' | 'type' | 'make' | 'model' | 'year' | 'version'>,
  languageId: LanguageId,
  kind: VehiclePageKind = 'plain',
): string => {
  const page = typesOfDivision('Automotive').includes(type) ? 'Car' : 'Recreational';
  const last = [String(year ?? ''), slug(version ?? ''), String(id)].filter((part) => part !== '').filter(hasSlug);
  return pathOf(`Public_${page}${PAGE_ENDINGS[kind]}`, languageId, [slug(make), slug(model), last.join('-')]);
};

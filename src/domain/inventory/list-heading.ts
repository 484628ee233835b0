/** The subject of a list of vehicles, for its heading, its title and its feed. */
import { modelName } from '../vehicle/vehicle-name.ts';
import type { Site } from '../site/site.ts';
import { fold } from '../text/fold.ts';
import type { VehicleType } from '../vehicle/attributes.ts';
import type { Listing } from '../vehicle/vehicle.ts';
import type { Facet } from './facets.ts';
import type { InventoryQuery } from './inventory-query.ts';

/** A message of the inventory's words with its values. */
export interface ListHeading {
  readonly key: `heading.${Site['division'] | `type.${VehicleType}` | 'make' | 'body' | 'makeBody'}`;
  readonly values?: Readonly<Record<string, string>>;
}

const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

/** @param nameOf the label of a value of a facet */
export const listHeading = (
  query: InventoryQuery,
  division: Site['division'],
  nameOf: (facet: Facet, value: string) => string,
): ListHeading => {
  const make = only(query.makes);
  const model = make === null ? null : only(query.models);
  const body = only(query.bodies);
  const makeName = make === null ? null : nameOf('make', make);
  const values = {
    ...(makeName !== null && {
      make: model === null ? makeName : modelName({ make: makeName, model: nameOf('model', model) }),
    }),
    ...(body !== null && { body: nameOf('body', body) }),
  };
  if (make !== null) return { key: body === null ? 'heading.make' : 'heading.makeBody', values };
  if (body !== null) return { key: 'heading.body', values };
  const type = only(query.types);
  return { key: type === null ? `heading.${division}` : `heading.type.${type}` };
};

/** The city that a search names, as a dealer there spells it, else with capitals; null without one. */
export const listCity = ({ city }: InventoryQuery, listings: readonly Listing[]): string | null => {
  if (city === null) return null;
  const spelled = listings.find(({ dealer }) => fold(dealer.city ?? '') === city)?.dealer.city;
  return spelled ?? city.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
};

export interface ListSubject {
  readonly heading: ListHeading;
  /** Null for a search that names no place. */
  readonly place: string | null;
  readonly page: { readonly number: number; readonly text: string };
  readonly total: { readonly count: number; readonly text: string };
}

/** Messages of the inventory that a title is made of. */
type TitleMessage = ListHeading['key'] | 'heading.place' | 'meta.page' | 'meta.description';

/**
 * The title and description of a list, for search engines, browser tabs and feed readers.
 * @param say a message of the inventory's words
 */
export const listTitle = (
  { heading, place, page, total }: ListSubject,
  siteName: string,
  say: (key: TitleMessage, values: Readonly<Record<string, string | number>>) => string,
): { readonly title: string; readonly description: string } => {
  const subject = say(heading.key, heading.values ?? {});
  const about = place === null ? subject : say('heading.place', { heading: subject, place });
  const pageText = page.number === 1 ? '' : ` – ${say('meta.page', { page: page.text })}`;
  return {
    title: `${about}${pageText} | ${siteName}`,
    description: say('meta.description', { heading: about, count: total.count, total: total.text }),
  };
};

/** The vehicles of a list's page as rows of a table. */
import { attributeText, usageText } from '../../domain/vehicle/vehicle-texts.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { changeQuery } from '../../domain/inventory/query-codec.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import { presentCard, type CardContext } from '../components/present-card.ts';

const presentRow = (listing: Listing, context: CardContext) => {
  const { vehicle } = listing;
  const { languageId } = context;
  return {
    ...presentCard(listing, context),
    year: vehicle.year === null ? null : String(vehicle.year),
    usage: usageText(vehicle, languageId),
    transmission: attributeText(vehicle, 'transmission', languageId),
    fuel: attributeText(vehicle, 'fuel', languageId),
    drivetrain: attributeText(vehicle, 'drivetrain', languageId),
  };
};

/** The initial sort direction of a column. */
const DESCENDING_FIRST = { Year: true, Mileage: false, Price: false, Distance: false };

export const presentTable = (
  listings: readonly Listing[],
  query: InventoryQuery,
  context: CardContext,
  hrefOf: (query: InventoryQuery) => string,
) => {
  /** The link of a column's heading: sorts by it, or reverses the order if it is already sorted. */
  const sortOf = (sort: keyof typeof DESCENDING_FIRST) => {
    const sorted = query.sort === sort;
    const descending = sorted ? !query.descending : DESCENDING_FIRST[sort];
    return {
      href: hrefOf(changeQuery(query, { sort, descending })),
      direction: sorted ? (query.descending ? ('descending' as const) : ('ascending' as const)) : null,
    };
  };
  return {
    rows: listings.map((listing) => presentRow(listing, context)),
    sorts: {
      Year: sortOf('Year'),
      Mileage: sortOf('Mileage'),
      Price: sortOf('Price'),
      /** Null if no place is known. */
      Distance: context.from ? sortOf('Distance') : null,
    },
  };
};

export type TableView = ReturnType<typeof presentTable>;
export type RowView = TableView['rows'][number];
export type ColumnSort = TableView['sorts']['Year'];

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

/** What a column is sorted by at first: the newest, the cheapest, the least driven, the nearest. */
const DESCENDING_FIRST = { Year: true, Mileage: false, Price: false, Distance: false };

export const presentTable = (
  listings: readonly Listing[],
  query: InventoryQuery,
  context: CardContext,
  hrefOf: (query: InventoryQuery) => string,
) => {
  /** A column's heading as a link: sorts by it, and the other way round where it is sorted by it already. */
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
      /** Only where there is a place to measure from. */
      Distance: context.from ? sortOf('Distance') : null,
    },
  };
};

export type TableView = ReturnType<typeof presentTable>;
/** A vehicle as a row of the table: null is unknown. */
export type RowView = TableView['rows'][number];
export type ColumnSort = TableView['sorts']['Year'];

/** The vehicles of a list's page as rows of a table. */
import { attributeText, usageText } from '../../domain/vehicle/vehicle-texts.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { changeQuery } from '../../domain/inventory/query-codec.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { ColumnSort, RowView, SortColumn, TableView } from './cars-view.ts';
import { presentCard, type CardContext } from '../components/present-card.ts';

const presentRow = (listing: Listing, context: CardContext): RowView => {
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
const DESCENDING_FIRST: Readonly<Record<SortColumn, boolean>> = { Year: true, Mileage: false, Price: false, Distance: false };

export const presentTable = (
  listings: readonly Listing[],
  query: InventoryQuery,
  context: CardContext,
  hrefOf: (query: InventoryQuery) => string,
): TableView => {
  const sortOf = (sort: SortColumn): ColumnSort => {
    const sorted = query.sort === sort;
    const descending = sorted ? !query.descending : DESCENDING_FIRST[sort];
    return {
      href: hrefOf(changeQuery(query, { sort, descending })),
      direction: sorted ? (query.descending ? 'descending' : 'ascending') : null,
    };
  };
  return {
    rows: listings.map((listing) => presentRow(listing, context)),
    sorts: {
      Year: sortOf('Year'),
      Mileage: sortOf('Mileage'),
      Price: sortOf('Price'),
      Distance: context.from ? sortOf('Distance') : null,
    },
  };
};

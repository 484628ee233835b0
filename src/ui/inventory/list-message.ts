import type { LimitField } from '../../domain/inventory/facets.ts';
import type { Sort } from '../../domain/inventory/inventory-query.ts';
import type { Flag } from '../../domain/vehicle/vehicle-facts.ts';
import type { ListHeading } from '../../domain/inventory/list-heading.ts';

/** Messages of the list that presenters name: heading, sort orders and applied filters. */
export type ListMessage =
  | ListHeading['key']
  | `sort.${SortMessage}`
  | `option.${LimitField | Flag | 'withPrice' | 'withoutPrice' | 'withPriceIn' | 'withoutPriceIn' | 'priceLow' | 'priceHigh' | 'yearLow' | 'mileageHigh'}`
  | `chip.${'keyword' | 'stockNumber' | 'companyName' | 'source' | 'place' | 'near' | 'nearPlace' | 'ids' | 'not'}`
  | `chip.${RangeEnd | 'between'}`
  | `chip.payment.${'Weekly' | 'Month'}`
  | 'filter.anywhere';

/** Sort orders as the form names them; 'other' is one that only an address can request. */
export type SortMessage = Exclude<`${Sort}-1`, 'Mileage-1' | 'Distance-1'> | 'Price-0' | 'Mileage-0' | 'Distance-0' | 'other';

/** One end of a range of figures, or of years. */
export type RangeEnd = 'from' | 'upTo' | 'yearFrom' | 'yearUpTo';

/** Text that needs no translation, or the key of a message of the list with its values. */
export type Words =
  string | { readonly key: ListMessage; readonly values?: Readonly<Record<string, string>>; readonly count?: number };

/** What a word or phrase of a sentence can mean to a search. */
import type { Frequency } from '../finance/payment.ts';
import type { CodedFacet } from '../inventory/facets.ts';
import type { InventoryQuery } from '../inventory/inventory-query.ts';
import type { Flag } from '../vehicle/vehicle-facts.ts';

/** 'dollar': whichever a place has; 'foreign': of no site here. */
export type Unit = 'dollar' | 'cad' | 'usd' | 'euro' | 'gbp' | 'foreign' | 'km' | 'mile' | 'age';
/** 'deposit' (a down payment, a trade-in) and 'other' (an income, the range of a battery) are amounts without a filter. */
export type Measure = 'price' | 'payment' | 'mileage' | 'year' | 'radius' | 'deposit' | 'other';

export interface Bound {
  readonly kind: 'bound';
  readonly side: 'min' | 'max' | 'about';
  /** The year that is named is itself outside: 'after 2019'. */
  readonly strict?: boolean;
  /** Said of years only ('newer than'), or of anything but years ('less than'). */
  readonly of?: 'year' | 'quantity';
  /** Where it stands beside its number. */
  readonly place: 'before' | 'after' | 'either';
}

export type Sense =
  | { readonly kind: 'value'; readonly field: CodedFacet; readonly codes: readonly string[] }
  | { readonly kind: 'flag'; readonly flag: Flag }
  | { readonly kind: 'special'; readonly query: Partial<InventoryQuery> }
  | { readonly kind: 'province'; readonly text: string }
  | { readonly kind: 'country'; readonly code: string }
  | Bound
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'scale'; readonly factor: number }
  | { readonly kind: 'period'; readonly frequency: Frequency }
  /** `frequency`: the French 'mensualité' is of a month. */
  | { readonly kind: 'measure'; readonly of: Measure; readonly frequency?: Frequency }
  /** 'between': two numbers follow. */
  | { readonly kind: 'between' }
  /** Joins the ends of a range; before a word the French 'à' is a place's. */
  | { readonly kind: 'to' }
  | { readonly kind: 'and' }
  | { readonly kind: 'or' }
  | { readonly kind: 'not' }
  /** 'near', or of a doubtful kind ('in', 'à'), which many other words follow too. */
  | { readonly kind: 'near'; readonly doubtful: boolean }
  /** 'around': a place or a number follows. */
  | { readonly kind: 'around' }
  /** Where the visitor is. */
  | { readonly kind: 'here' }
  /** Function words, which have no filter. */
  | { readonly kind: 'filler' }
  /** Says what the vehicle is for: the next word is not a make or model ('for golf'). */
  | { readonly kind: 'purpose' }
  /** A common word or set phrase without a filter ('cheap', 'red wine'). */
  | { readonly kind: 'common' };

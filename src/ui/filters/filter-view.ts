/** Filters of a search, in the list of vehicles as in the catalogue, as plain JSON: figures and names are ready text. */
import type { PriceMode } from '../../domain/inventory/payment-bounds.ts';
import type { VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import type { RangeView } from '../components/range-field.tsx';
import type { ListMessage } from '../inventory/list-message.ts';

/** Text that needs no translation, or the key of a message of the list with its values. */
export type Words =
  string | { readonly key: ListMessage; readonly values?: Readonly<Record<string, string>>; readonly count?: number };

/** A checkbox of the form. */
export interface OptionView {
  readonly name: string;
  readonly value: string;
  readonly label: Words;
  /** How many results have it; null where they are not counted. */
  readonly count: string | null;
  /** Left out where it is not so: a page has a hundred options. */
  readonly chosen?: true;
  /** Drawing of a body. */
  readonly picture?: string;
}

/** A section with more options than it shows at first. */
export interface LongList {
  /** How many there are in all. */
  readonly total: string;
  /** All of them are there. */
  readonly whole: boolean;
  /** The same page with all of them, or again with the first. */
  readonly href: string;
}

/** How the price is said: by payments, whose range then stands in the section, or in total. */
export interface PriceView {
  readonly mode: PriceMode;
  /** That payments are worked out by; the visitor may change them. */
  readonly terms: VisitorTerms;
  /** The prices in force, '' for an open end. */
  readonly asked: readonly [min: string, max: string];
  /** The lowest and the highest price there is; null where there is none. */
  readonly extent: readonly [min: number, max: number] | null;
}

export interface RangeSection<Key extends string = string> {
  readonly kind: 'range';
  readonly key: Key;
  readonly open: boolean;
  readonly range: RangeView;
  /** Of the price of vehicles for sale alone. */
  readonly price?: PriceView;
  readonly options: readonly OptionView[];
}

export interface OptionsSection<Key extends string = string> {
  readonly kind: 'options';
  readonly key: Key;
  readonly open: boolean;
  readonly options: readonly OptionView[];
  /** Null where all options are few. */
  readonly long: LongList | null;
}

/** A filter in force; following the link drops it and nothing else. */
export interface ChipView {
  readonly words: Words;
  /** What a price comes to in payments. */
  readonly note?: Words;
  readonly href: string;
  /** Where the form has it. */
  readonly section?: string;
}

/** What every list with filters has. */
export interface FilteredView {
  /** Where the form leads. */
  readonly path: string;
  /** The address of this search without parameters of other pages. */
  readonly canonical: string;
  /** Whether search engines may keep it. */
  readonly index: boolean;
  readonly total: { readonly count: number; readonly text: string };
  /** Parameters that the form passes on though it has no control for them. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly keyword: { readonly name: string; readonly value: string };
  readonly clearHref: string;
  /** 'YearMin=abc': what the address says and nobody could read. */
  readonly unread: readonly string[];
}

import type { CatalogueFacet, CatalogueFigure, CatalogueQuery, CatalogueRange } from '../domain/catalogue/catalogue-query.ts';
import type { CatalogueStyle, StyleSummary } from '../domain/catalogue/specification-style.ts';
import type { StyleTraits } from '../domain/catalogue/same-style.ts';
import type { StyleRecord } from '../domain/catalogue/style-record.ts';
import type { Currency } from '../domain/money/money.ts';
import type { Body, VehicleType } from '../domain/vehicle/attributes.ts';
import type { WriteOptions } from './vehicles.ts';

/** What a site shows of the catalogue: styles that are offered in its country, or whose countries are not known. */
export interface CatalogueScope {
  /** ISO 3166-1 alpha-2; null for all styles. */
  readonly country: string | null;
  /** Prices in other currencies are ignored. */
  readonly currency: Currency;
  /** Kinds of vehicle; all when left out or null. */
  readonly types?: readonly VehicleType[] | null;
}

export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

export interface CatalogueModel {
  readonly makeSlug: string;
  readonly make: string;
  readonly slug: string;
  readonly name: string;
  /** The body of most styles of the latest year; null when not known. */
  readonly body: Body | null;
  readonly styles: number;
  /** Latest first. */
  readonly years: readonly { readonly year: number; readonly styles: number; readonly price: NumberRange | null }[];
  /** Of the latest year that has prices, in the scope's currency; null when none has. */
  readonly price: NumberRange | null;
  /** Of the styles of the latest year, in the units of `CATALOGUE_RANGE_LIMITS`; null where none of them has the value. */
  readonly figures: Readonly<Record<CatalogueFigure, NumberRange | null>>;
  /** A style with photos, of the latest year that has one; null where none has. */
  readonly picturedId: number | null;
}

export interface CatalogueMake {
  readonly slug: string;
  readonly name: string;
  readonly models: number;
  readonly styles: number;
  readonly latestYear: number;
}

/** A close match for a make, model, year or style that does not exist: at most five, the nearest first. */
export interface CatalogueSuggestion {
  readonly make: { readonly slug: string; readonly name: string };
  readonly model: { readonly slug: string; readonly name: string } | null;
  readonly year: number | null;
  readonly style: StyleSummary | null;
}

export interface CatalogueFacetCount {
  /** A slug, a code or a number as text, as in a URL. */
  readonly value: string;
  /** A make's or model's name; the value itself for others. */
  readonly name: string;
  readonly count: number;
}

/** The values among the styles that pass all other filters, for a slider. */
export interface CatalogueHistogram {
  readonly min: number;
  readonly max: number;
  /** `counts[k]` are the values from `from + k * step` up to, not including, the next; `min` is in the first, `max` in the last. */
  readonly from: number;
  readonly step: number;
  readonly counts: readonly number[];
}

export interface CatalogueAnswer {
  readonly total: number;
  /** The page, in the order of the sort; ties are newest first, then by make, model, name and id. Empty beyond the last page. */
  readonly styles: readonly StyleSummary[];
  /** Values with at least one style, or chosen in the query (count 0); most styles first, then by value; years latest first. Models only of chosen makes. */
  readonly facets: Readonly<Record<CatalogueFacet, readonly CatalogueFacetCount[]>>;
  /** Null when no style has the value. */
  readonly histograms: Readonly<Record<CatalogueRange, CatalogueHistogram | null>>;
}

/**
 * The specifications of vehicles, as last imported. Makes and models are identified by the slugs of their names (`slug`), as in
 * paths.
 */
export interface Catalogue {
  /** By name. */
  makes(scope: CatalogueScope): Promise<readonly CatalogueMake[]>;
  /** Of all makes, newest models first, then by make and name. */
  models(scope: CatalogueScope): Promise<readonly CatalogueModel[]>;
  /** Newest models first, then by name; empty for an unknown make. */
  modelsOf(makeSlug: string, scope: CatalogueScope): Promise<readonly CatalogueModel[]>;
  /** Null for an unknown make or model. */
  modelOf(makeSlug: string, modelSlug: string, scope: CatalogueScope): Promise<CatalogueModel | null>;
  /** Cheapest first, those without a price last, then by name; empty for an unknown make, model or year. */
  stylesOf(makeSlug: string, modelSlug: string, year: number, scope: CatalogueScope): Promise<readonly StyleSummary[]>;
  /** In any scope; null when there never was such a style. */
  ofId(id: number): Promise<CatalogueStyle | null>;
  /** In the order of `ids`; unknown ids are left out. */
  ofIds(ids: readonly number[]): Promise<readonly CatalogueStyle[]>;
  /** Nearest names for the segments of an unknown path: `[make, model, year, style]`, all but the first optional. */
  nearest(segments: readonly string[], scope: CatalogueScope): Promise<readonly CatalogueSuggestion[]>;
  search(query: CatalogueQuery, scope: CatalogueScope): Promise<CatalogueAnswer>;
  /** Styles of other models that a buyer of this one would consider (`similar-styles.ts`), nearest first; empty for an unknown id. */
  similar(id: number, count: number, scope: CatalogueScope): Promise<readonly StyleSummary[]>;
  /** Grows with every committed change by any process; 0 before the first. */
  revision(): Promise<number>;
}

/** What an import needs to know of a stored style. */
export interface KnownStyle extends StyleTraits, Pick<StyleSummary, 'id'> {
  /** Keys of the feeds that have it. */
  readonly feeds: readonly string[];
}

export interface KnownRecord {
  readonly styleId: number;
  /** Equal for equal records, so an unchanged one costs no write. */
  readonly fingerprint: string;
}

/** One exclusive writing session; its calls are made one after the other. */
export interface CatalogueTransaction {
  styles(): AsyncIterable<readonly KnownStyle[]>;
  /** Every record that was imported from a feed before, by its key. */
  recordsOf(feed: string): Promise<ReadonlyMap<string, KnownRecord>>;
  /** All records of a style, in the order of the imports. */
  recordsOfStyle(styleId: number): Promise<readonly StyleRecord[]>;
  /** Stores records, each as the only one of its feed and key; the ids of their styles in the same order. */
  save(records: readonly RecordToSave[]): Promise<readonly number[]>;
}

export interface RecordToSave {
  readonly record: StyleRecord;
  readonly fingerprint: string;
  /** Null makes a new style. */
  readonly styleId: number | null;
}

export interface CatalogueWriting {
  /** As `InventoryWriting.transaction`: all or nothing, one writer at a time, `StorageBusy` after the wait. */
  transaction<T>(work: (catalogue: CatalogueTransaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Whether no style was ever stored. */
  isEmpty(): Promise<boolean>;
}

/** Styles and each feed's records of them. Records are JSON: the domain reads them, the database only stores them. */

export interface CatalogueTables {
  /** One row, whose id is 1. */
  readonly catalogue: { readonly id: number; readonly revision: number };
  readonly sources: {
    readonly id: number;
    /** A `SourceNote` as JSON. */
    readonly note: string;
  };
  readonly styles: {
    readonly id: number;
    /** The catalogue's revision at its last change. */
    readonly revision: number;
    /** A `StyleSummary` as JSON. */
    readonly summary: string;
  };
  readonly records: {
    readonly feed: string;
    readonly key: string;
    readonly styleId: number;
    readonly fingerprint: string;
    /** Ids of `sources`, as a JSON list. */
    readonly sources: string;
    /** A `StyleRecord` without feed, key and sources, as JSON. */
    readonly body: string;
  };
}

/** One feed's data of one style. Styles are merged from the records of all feeds (`merge-records.ts`). */
import type { VehicleImage } from '../vehicle/vehicle.ts';
import type { Facts, TitleId } from './facts/catalogue-facts.ts';
import type { EquipmentItem, SourceNote, StyleColour, StyleOption, StylePrice, StyleSummary } from './specification-style.ts';

/** `source` is an index in the record's sources; the first by default. */
export type RecordPrice = Omit<StylePrice, 'source'> & Partial<Pick<StylePrice, 'source'>>;

export interface StyleRecord extends Pick<StyleSummary, 'make' | 'model' | 'year' | 'name' | 'type' | 'body' | 'markets'> {
  /** 'epa', 'nrcan', 'ademe', 'open-ev', or an operator's name for their own file. */
  readonly feed: string;
  /** The style's identity within the feed. */
  readonly key: string;
  readonly facts: Facts;
  readonly equipment: readonly EquipmentItem[];
  readonly prices: readonly RecordPrice[];
  readonly options: readonly Omit<StyleOption, 'source'>[];
  readonly colours: readonly StyleColour[];
  readonly images: readonly VehicleImage[];
  /** The first is the source of everything that has no other. */
  readonly sources: readonly [SourceNote, ...SourceNote[]];
  /** Indexes in `sources` of facts that are not from the first one. */
  readonly factSources: Readonly<Partial<Record<TitleId, number>>>;
}

export const EMPTY_RECORD: Omit<StyleRecord, 'feed' | 'key' | 'make' | 'model' | 'year' | 'name' | 'sources'> = {
  type: 'car',
  body: null,
  markets: [],
  facts: {},
  equipment: [],
  prices: [],
  options: [],
  colours: [],
  images: [],
  factSources: {},
};

/** What searches know of an index beside its listings: the dealers, how makes and models are spelled, and whether vehicles are invented. */
import { filterText } from '../../../domain/inventory/searchable.ts';
import { unitVector, type UnitVector } from '../../../domain/location/coordinates.ts';
import { capitalised, fold, wordsOf } from '../../../domain/text/fold.ts';
import type { Connection } from './connection.ts';
import type { DealerRecord } from './documents.ts';

const PAGE = 5000;
const MOST_NAMES = 50_000;

interface Buckets {
  readonly buckets: readonly { readonly key: string; readonly doc_count: number }[];
}
interface Answer {
  readonly hits: {
    readonly hits: readonly { readonly _source: { record: DealerRecord; recordedAt: number }; readonly sort: unknown[] }[];
  };
  readonly aggregations?: {
    readonly makeName: Buckets;
    readonly modelName: Buckets;
    readonly demo: { readonly doc_count: number };
    readonly same: { readonly doc_count: number };
  };
}

type Named = 'make' | 'model';

/** A dealer as searches ask for them: texts folded, the name in words, the place as a unit vector. */
export interface KnownDealer {
  readonly record: DealerRecord;
  readonly words: readonly string[];
  readonly city: string | null;
  readonly province: string | null;
  readonly country: string | null;
  readonly at: UnitVector | null;
}

const known = (record: DealerRecord): KnownDealer => ({
  record,
  words: wordsOf(record.name),
  city: filterText(record.city),
  province: filterText(record.province),
  country: filterText(record.country),
  at: record.coordinates && unitVector(record.coordinates),
});

/** The spelling of most vehicles; of two that are as frequent the later by code unit, which is lower case before capitals. */
const spellingsOf = ({ buckets }: Buckets): Map<string, string> => {
  const best = new Map<string, { readonly name: string; readonly count: number }>();
  for (const { key: name, doc_count: count } of buckets) {
    const known = best.get(fold(name));
    if (!known || count > known.count || (count === known.count && name > known.name)) best.set(fold(name), { name, count });
  }
  return new Map([...best].map(([key, { name }]) => [key, name]));
};

export class Knowledge {
  readonly dealers = new Map<number, KnownDealer>();
  #names: Readonly<Record<Named, ReadonlyMap<string, string>>> = { make: new Map(), model: new Map() };
  #recordedAt = -1;
  /** Whether an invented vehicle can be found. */
  hasDemo = false;
  /** Whether any vehicle has several listings. */
  hasSame = false;

  nameOf(facet: string, value: string): string {
    if (facet === 'company') return this.dealers.get(Number(value))?.record.name ?? value;
    if (facet !== 'make' && facet !== 'model') return value;
    return this.#names[facet].get(value) ?? capitalised(value);
  }

  /** Reads what has changed in the index since the last time. Rejects as `Connection.call` does. */
  async renew(connection: Connection, index: string): Promise<void> {
    const names = (field: string) => ({ terms: { field, size: MOST_NAMES } });
    let after: unknown[] | null = null;
    for (;;) {
      const { hits, aggregations }: Answer = await connection.call<Answer>(
        'POST',
        `/${index}/_search?allow_partial_search_results=false`,
        {
          size: PAGE,
          _source: ['record', 'recordedAt'],
          query: { range: { recordedAt: { gte: this.#recordedAt } } },
          sort: [{ recordedAt: 'asc' }, { dealer: 'asc' }],
          ...(after
            ? { search_after: after }
            : {
                aggs: {
                  all: {
                    global: {},
                    aggs: {
                      makeName: names('makeName'),
                      modelName: names('modelName'),
                      demo: { filter: { term: { demo: true } } },
                      same: { nested: { path: 'same' } },
                    },
                  },
                },
              }),
        },
      );
      const all = (aggregations as { all?: Answer['aggregations'] } | undefined)?.all;
      if (all) {
        this.#names = { make: spellingsOf(all.makeName), model: spellingsOf(all.modelName) };
        [this.hasDemo, this.hasSame] = [all.demo.doc_count > 0, all.same.doc_count > 0];
      }
      for (const { _source } of hits.hits) {
        this.dealers.set(_source.record.id, known(_source.record));
        this.#recordedAt = Math.max(this.#recordedAt, _source.recordedAt);
      }
      const last = hits.hits.at(-1);
      if (!last || hits.hits.length < PAGE) return;
      after = last.sort;
    }
  }
}

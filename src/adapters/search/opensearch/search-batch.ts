/** Searches that a page begins together go to the cluster in one call. */
import { setImmediate } from 'node:timers/promises';
import { SearchUnavailable } from '../../../ports/inventory-search.ts';
import { Refused, type Connection } from './connection.ts';
import type { Place } from './order.ts';

/** More would make one call too long for its time limit. */
const MOST_AT_ONCE = 50;
/** A search gives up by itself before the call does. */
const SEARCH_LIMIT = '1500ms';

interface Aggregation {
  readonly doc_count: number;
  readonly buckets: readonly { readonly key: string; readonly doc_count: number }[];
}

export interface Found {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly {
      readonly fields: Readonly<Record<string, readonly unknown[]>> & { readonly id: readonly [number] };
      readonly sort: Place;
    }[];
  };
  /** By name: the words of a field, or a filter's count. */
  readonly aggregations?: Readonly<Record<string, Aggregation>>;
}
interface Failed {
  readonly status: number;
  readonly error: {
    readonly type: string;
    readonly reason?: string;
    readonly root_cause?: readonly { readonly reason: string }[];
  };
}

interface Waiting {
  readonly body: object;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
  readonly isAgain: boolean;
}

const HEADER = { allow_partial_search_results: false };

/** Asks one index, which may be an alias. */
export class SearchBatch {
  readonly #connection: Connection;
  readonly #index: string;
  #waiting: Waiting[] = [];

  constructor(connection: Connection, index: string) {
    this.#connection = connection;
    this.#index = index;
  }

  /** Rejects with `SearchUnavailable` where there is no whole answer in time, at the second try as well. */
  search(body: object): Promise<Found> {
    return new Promise((resolve, reject) => this.#add({ body, resolve, reject, isAgain: false }));
  }

  #add(search: Waiting): void {
    if (this.#waiting.push(search) === 1) void setImmediate().then(() => this.#send());
  }

  async #send(): Promise<void> {
    const sent = this.#waiting.splice(0, MOST_AT_ONCE);
    if (this.#waiting.length > 0) void setImmediate().then(() => this.#send());
    try {
      const lines = sent.flatMap(({ body }) => [HEADER, { timeout: SEARCH_LIMIT, ...body }]);
      const { responses } = await this.#connection.call<{ responses: readonly (Found | Failed)[] }>(
        'POST',
        `/${this.#index}/_msearch`,
        lines,
      );
      for (const [k, answer] of responses.entries()) {
        const search = sent[k];
        if (search) this.#settle(search, answer);
      }
    } catch (error) {
      for (const { reject } of sent) reject(error instanceof Refused ? new SearchUnavailable(error.message) : error);
    }
  }

  #settle(search: Waiting, answer: Found | Failed): void {
    if ('error' in answer) {
      // A shard whose node has just gone is asked of another node.
      if (answer.status >= 429 && !search.isAgain) this.#add({ ...search, isAgain: true });
      else search.reject(new SearchUnavailable(`OpenSearch has no answer: ${reasonOf(answer)}`));
    } else if (answer.timed_out || answer._shards.failed > 0)
      search.reject(new SearchUnavailable('OpenSearch has a part of the answer alone'));
    else search.resolve(answer);
  }
}

const reasonOf = ({ error: { type, reason = '', root_cause: [cause] = [] } }: Failed): string =>
  `${type}: ${cause?.reason ?? reason}`;

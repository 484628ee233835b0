/** Which process of those that share an index writes it: the one that renews a document in time. */
import { randomUUID } from 'node:crypto';
import { Refused, type Connection } from './connection.ts';
import { unlessMissing } from './live-index.ts';

/** Without a renewal for so long, another process takes over. */
const LASTS_MS = 6000;
const RENEWED_MS = 2000;

interface Held {
  readonly _seq_no: number;
  readonly _primary_term: number;
  readonly _source: { readonly holder: string };
}

/**
 * A process measures by its own clock how long it has seen the same renewal, so that clocks of machines need not agree. Should two hold it
 * for a moment, the versions of documents keep the index right (`index-copy.ts`).
 */
export class Lease {
  readonly #connection: Connection;
  readonly #index: string;
  readonly #path: string;
  readonly #holder = randomUUID();
  #renewedAt = -Infinity;
  #seen = { renewal: '', since: 0 };

  /** @param name of what it allows to write */
  constructor(connection: Connection, index: string, name: string) {
    this.#connection = connection;
    this.#index = index;
    this.#path = `/${index}/_doc/${name}`;
  }

  /** Takes or renews it where that is due. Whether this process holds it. */
  async hold(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#renewedAt < RENEWED_MS) return true;
    const held = await this.#read();
    if (held && held._source.holder !== this.#holder) {
      const renewal = `${String(held._primary_term)}.${String(held._seq_no)}`;
      if (renewal !== this.#seen.renewal) this.#seen = { renewal, since: now };
      if (now - this.#seen.since < LASTS_MS) return false;
    }
    const isWritten = await this.#write(held);
    if (isWritten) this.#renewedAt = now;
    return isWritten;
  }

  /** The next process need not wait. */
  async release(): Promise<void> {
    this.#renewedAt = -Infinity;
    const held = await this.#read();
    if (held?._source.holder === this.#holder) await this.#connection.call('DELETE', `${this.#path}?${condition(held)}`);
  }

  #read(): Promise<Held | null> {
    return unlessMissing(this.#connection.call<Held>('GET', this.#path));
  }

  async #write(held: Held | null): Promise<boolean> {
    try {
      if (!held) await this.#createIndex();
      await this.#connection.call('PUT', `${this.#path}?${held ? condition(held) : 'op_type=create'}`, { holder: this.#holder });
      return true;
    } catch (error) {
      if (error instanceof Refused && error.status === 409) return false;
      throw error;
    }
  }

  async #createIndex(): Promise<void> {
    const settings = { index: { number_of_shards: 1, auto_expand_replicas: '0-1' } };
    const mappings = { dynamic: 'strict', properties: { holder: { type: 'keyword' } } };
    try {
      await this.#connection.call('PUT', `/${this.#index}`, { settings, mappings });
    } catch (error) {
      if (!(error instanceof Refused) || !error.message.includes('resource_already_exists')) throw error;
    }
  }
}

const condition = ({ _seq_no, _primary_term }: Held): string =>
  `if_seq_no=${String(_seq_no)}&if_primary_term=${String(_primary_term)}`;

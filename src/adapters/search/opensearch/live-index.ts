/** Which index searches use: an alias names it, so that a new one can be filled beside it and take its place in one step. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, type Connection } from './connection.ts';
import { fits, indexBody, SCHEMA } from './documents.ts';

const LIMIT_MS = 30_000;
/** Longer than a search may take. */
const SEARCHES_END_MS = 3000;

export interface LiveIndex {
  readonly name: string;
  /** The index has every change of the inventory up to this one. */
  readonly revision: number;
  /** Whether it has the fields that this code asks for. */
  readonly fits: boolean;
}

type Mappings = Readonly<
  Record<string, { readonly mappings: Parameters<typeof fits>[0] & { readonly _meta?: { readonly revision?: number } } }>
>;

/** Null for a 404. */
export const unlessMissing = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
};

/**
 * The alias of an install, by which searches ask. Code with other fields has an alias of its own: while servers of two releases run, each
 * has an index that it understands.
 */
export const aliasOf = (install: string): string => `${install}-${SCHEMA}`;

export class IndexNames {
  readonly #connection: Connection;
  readonly #alias: string;

  constructor(connection: Connection, alias: string) {
    this.#connection = connection;
    this.#alias = alias;
  }

  /** Null where there is none yet, or no longer. */
  async live(): Promise<LiveIndex | null> {
    const found = await unlessMissing(this.#connection.call<Mappings>('GET', `/${this.#alias}/_mapping`));
    const [entry] = Object.entries(found ?? {});
    if (!entry) return null;
    const [name, { mappings }] = entry;
    return { name, revision: mappings._meta?.revision ?? 0, fits: fits(mappings) };
  }

  /** An empty index that no search uses yet; those that were left unfinished are deleted. */
  async create(): Promise<string> {
    for (const name of await this.#others((await this.live())?.name ?? null)) await this.#delete(name);
    const name = `${this.#alias}-${Date.now().toString(36)}`;
    await this.#connection.call('PUT', `/${name}`, indexBody(0), { limitMs: LIMIT_MS });
    return name;
  }

  /** From now on searches use this index; the one before it is deleted once those that use it have ended. */
  async publish(name: string): Promise<void> {
    const before = await this.#others(name);
    const live = await this.live();
    const alias = this.#alias;
    const actions = [{ add: { index: name, alias } }, ...(live ? [{ remove: { index: live.name, alias } }] : [])];
    await this.#connection.call('POST', '/_aliases', { actions }, { limitMs: LIMIT_MS });
    if (live) await sleep(SEARCHES_END_MS);
    for (const each of before) await this.#delete(each);
  }

  async #others(name: string | null): Promise<string[]> {
    const all = await unlessMissing(this.#connection.call<object>('GET', `/${this.#alias}-*/_alias`));
    return Object.keys(all ?? {}).filter((each) => each !== name);
  }

  async #delete(name: string): Promise<void> {
    await unlessMissing(this.#connection.call('DELETE', `/${name}`, undefined, { limitMs: LIMIT_MS }));
  }
}

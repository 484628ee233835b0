/** What stands around the records of a JSON document, before each of them. */
import type { FeedNode } from '../../domain/feeds/feed-record.ts';
import { aroundReader, type Around, type AroundReader } from '../../domain/feeds/profile-sources.ts';
import { jsonWithDigits, recordOf } from './json-values.ts';

/** Keeps the text outside of the records, without the parts that have ended and held records. */
export class JsonAround {
  readonly #read: AroundReader;
  #text = '';
  /** Of each open bracket: where it stands in the text, and the key of an object that was read last. */
  readonly #open: { readonly start: number; readonly mark: string; hasRecords: boolean }[] = [];
  /** Of the present text; null where it has changed since. */
  #texts: ReturnType<AroundReader> | null = null;

  constructor(sources: readonly string[] | 'all') {
    this.#read = aroundReader(sources);
  }

  /** @param mark a character outside of records that is not within the list of records itself */
  take(mark: string, isInString: boolean): void {
    this.#texts = null;
    if (!isInString && (mark === '{' || mark === '[')) this.#open.push({ start: this.#text.length, mark, hasRecords: false });
    this.#text += mark;
    if (isInString || (mark !== '}' && mark !== ']')) return;
    const ended = this.#open.pop();
    const outer = this.#open.at(-1);
    if (!ended?.hasRecords) return;
    this.#text = `${this.#text.slice(0, ended.start)}null`;
    if (outer) outer.hasRecords = true;
  }

  /**
   * Adds to the record that begins or began here what its profile names of the objects around it.
   * @param keys the key that was read last in each of the open brackets, the outermost first
   */
  addTo(record: Map<string, FeedNode>, keys: readonly string[]): void {
    const list = this.#open.at(-1);
    if (list) list.hasRecords = true;
    this.#texts ??= this.#read(this.#objects(keys));
    for (const [source, texts] of this.#texts) record.set(source, texts);
  }

  /** The open objects, the innermost first. */
  #objects(keys: readonly string[]): Around {
    const closers = this.#open.map(({ mark }) => (mark === '{' ? '}' : ']')).toReversed();
    const objects: Around[number][] = [];
    let value = jsonWithDigits(this.#text + closers.join(''));
    for (const [depth, { mark }] of this.#open.entries()) {
      if (mark === '{' && typeof value === 'object' && value !== null) {
        const key = keys[depth] ?? '';
        const around = recordOf(value);
        around.delete(key);
        objects.unshift(around);
        value = (value as Record<string, unknown>)[key];
      } else value = (value as readonly unknown[]).at(-1);
    }
    return objects;
  }
}

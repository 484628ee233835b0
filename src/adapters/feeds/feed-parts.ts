import { basename } from 'node:path';
import { FeedBroken, type FeedReader, type FeedRow } from '../../ports/feed-reader.ts';

/** One feed in several files, in this order; its rows and faults name the file. */
export class FeedParts implements FeedReader {
  readonly #parts: readonly (readonly [path: string, part: FeedReader])[];

  constructor(parts: readonly (readonly [path: string, part: FeedReader])[]) {
    this.#parts = parts;
  }

  async *rows(): AsyncGenerator<FeedRow> {
    for (const [path, part] of this.#parts) {
      const file = basename(path);
      let count = 0;
      try {
        for await (const row of part.rows()) {
          count++;
          yield { ...row, file };
        }
        if (count === 0)
          throw new FeedBroken('the file has no records', { hint: 'A part that is empty would take its vehicles off.' });
      } catch (error) {
        if (!(error instanceof FeedBroken)) throw error;
        throw new FeedBroken(`${file}: ${error.message}`, { line: error.line, hint: error.hint });
      }
    }
  }
}

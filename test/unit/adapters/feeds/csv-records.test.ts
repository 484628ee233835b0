import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvRecords } from '../../../../src/adapters/feeds/csv-records.ts';
import { FeedBroken } from '../../../../src/ports/feed-reader.ts';

async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield await Promise.resolve(text.slice(from, from + size));
}

const read = async (text: string, size = 1000) => (await Array.fromAsync(csvRecords(inChunks(text, size), ','))).flat();

/** As the parser that everybody uses reads it; null where it refuses the text. */
const asUsual = (text: string): string[][] | null => {
  try {
    return parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch {
    return null;
  }
};

describe('The records of a CSV text', () => {
  it('are those that csv-parse finds in any text, whatever its chunks, line ends and stray quotes', async () => {
    const piece = fc.constantFrom(
      'a',
      'é€',
      ' ',
      ',',
      ',',
      '"',
      '"',
      '""',
      '\n',
      '\r\n',
      '\r',
      '19"',
      '"b",',
      '"c"d',
      ';',
      '\u2028',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 24 }), fc.integer({ min: 1, max: 9 }), async (pieces, size) => {
        const text = pieces.join('');
        const expected = asUsual(text);
        const found = await read(text, size).then(
          (records) => records.map(({ cells }) => cells),
          (error: unknown) => (error instanceof FeedBroken ? null : Promise.reject(error as Error)),
        );
        expect(found).to.deep.equal(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('know their line, how many line ends they hold, and whether a line end follows', async () => {
    const text = 'a,b\r\n\r\n"1\n2",3\r"x\r\ny\rz",\n4,"5"';
    for (const size of [1, 2, 3, 100])
      expect((await read(text, size)).map(({ line, lineEnds, isEnded }) => [line, lineEnds, isEnded])).to.deep.equal([
        [1, 0, true],
        [3, 1, true],
        [5, 2, true],
        [8, 0, false],
      ]);
  });
});

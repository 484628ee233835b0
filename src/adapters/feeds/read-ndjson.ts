import { FeedBroken, type FeedRow } from '../../ports/feed-reader.ts';
import { LIMITS } from './feed-limits.ts';
import { jsonRecord } from './json-values.ts';
import { linesOf } from './text.ts';

/** One JSON object a line (NDJSON). A line that is none is broken; where it is the last one and has no end, the file was cut off. */
export async function* readNdjson(chunks: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const ending = { complete: true };
  let line = 0;
  /** The latest broken line: as the last one it may be the end of a file that was cut off. */
  let broken: FeedRow | null = null;
  for await (const text of linesOf(watched(chunks, ending))) {
    line++;
    if (broken) yield broken;
    broken = null;
    if (text.trim() === '') continue;
    const row = readLine(text, line);
    if (row.kind === 'broken') broken = row;
    else yield row;
  }
  if (broken && !ending.complete)
    throw new FeedBroken('the file ends in the middle of a record', { line, hint: 'It was cut off on its way. Fetch it again.' });
  if (broken) yield broken;
}

const readLine = (text: string, line: number): FeedRow => {
  if (text.length > LIMITS.record) throw new FeedBroken(`a record is longer than ${LIMITS.record} characters`, { line });
  try {
    const record = jsonRecord(text);
    return record ? { kind: 'record', line, record } : { kind: 'broken', line, text, problem: 'The line is not an object' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'broken', line, text, problem: `The line is not JSON (${message})` };
  }
};

async function* watched(chunks: AsyncIterable<string>, ending: { complete: boolean }): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    ending.complete = /[\r\n]$/.test(chunk);
    yield chunk;
  }
}

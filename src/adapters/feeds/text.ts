import type { FeedNode } from '../../domain/feeds/feed-record.ts';
import { FeedBroken, type FeedRow } from '../../ports/feed-reader.ts';
import { LIMITS } from './feed-limits.ts';

/**
 * Blocks of `key: value` lines with empty lines between them. A line may be quoted as in CSV; a line without a colon goes on
 * with the value before it.
 */
export async function* readText(chunks: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  let block: { readonly line: number; readonly record: Map<string, FeedNode>; last: string; size: number } | null = null;
  let line = 0;
  for await (const written of linesOf(chunks)) {
    line++;
    const text = unquoted(written.trim());
    if (text === '') {
      if (block) yield { kind: 'record', line: block.line, record: block.record };
      block = null;
      continue;
    }
    const colon = text.indexOf(':');
    if (colon <= 0 && !block)
      throw new FeedBroken(`a block begins without a key (${text.slice(0, 60)})`, {
        line,
        hint: 'Lines of this format read `key: value`.',
      });
    block ??= { line, record: new Map(), last: '', size: 0 };
    block.size += text.length;
    if (block.size > LIMITS.record || block.record.size > LIMITS.columns)
      throw new FeedBroken(`a block has more than ${LIMITS.columns} keys or ${LIMITS.record} characters`, { line: block.line });
    if (colon > 0) {
      block.last = text.slice(0, colon).trim();
      block.record.set(block.last, text.slice(colon + 1).trim());
    } else {
      const before = block.record.get(block.last);
      block.record.set(block.last, `${typeof before === 'string' ? before : ''}\n${text}`);
    }
  }
  if (block) yield { kind: 'record', line: block.line, record: block.record };
}

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;

export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > LIMITS.record) throw new FeedBroken(`a line is longer than ${LIMITS.record} characters`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

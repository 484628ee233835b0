/** JSON values as records of a feed. */
import type { FeedNode } from '../../domain/feeds/feed-record.ts';

/** The value of a text, with numbers as the digits that stand there: an id may be longer than a double. Throws what JSON.parse throws. */
export const jsonWithDigits = (text: string): unknown =>
  JSON.parse(text, (_key: string, member: unknown, context?: { readonly source?: string }) =>
    typeof member === 'number' ? (context?.source ?? String(member)) : member,
  );

/** The record of an object's text; null for another value. Throws what JSON.parse throws. */
export const jsonRecord = (text: string): Map<string, FeedNode> | null => {
  const value = jsonWithDigits(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? recordOf(value) : null;
};

export function recordOf(value: object): Map<string, FeedNode> {
  return new Map(Object.entries(value).map(([name, member]: [string, unknown]) => [name, nodeOf(member)]));
}

function nodeOf(value: unknown): FeedNode {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(nodeOf);
  return typeof value === 'object' && value !== null ? recordOf(value) : '';
}

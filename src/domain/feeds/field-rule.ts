/** Turns the rules of a profile into functions from a record to texts. */
import { fold } from '../text/fold.ts';
import { compilePath, type FeedRecord } from './feed-record.ts';
import { decodedText } from './plain-text.ts';
import type { FeedProfile, FieldCondition, FieldRule, FieldStep } from './profile.ts';
import words from './words/words.json' with { type: 'json' };

/** The texts that a rule offers for a field, best first; none when its sources are silent. */
export type FieldReader = (record: FeedRecord) => readonly string[];

/** Expressions read no more of a text: their cost grows faster than its length, and feeds are untrusted. */
export const PATTERN_LIMIT = 1_000;
const REPLACE_LIMIT = 5_000;

/** A group that repeats inside and is itself repeated can take exponential time on a text that almost matches. */
const REPEATED_GROUP = /\(([^()]*)\)(?:[+*]|\{\d+,)/g;
const REPEAT = /[+*]|\{\d+,\d*\}/;

const hasNestedRepeat = (pattern: string): boolean =>
  [...pattern.replace(/\\./gs, '').matchAll(REPEATED_GROUP)].some(([, group = '']) => REPEAT.test(group));

/** What is wrong with an expression of a profile, or null. */
export const patternFault = (pattern: string): string | null => {
  if (hasNestedRepeat(pattern)) return 'repeats a group that repeats inside, which can take forever on a hostile text';
  try {
    new RegExp(pattern, 'iu');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : 'is no regular expression';
  }
};

const expression = (pattern: string, flags = 'iu'): RegExp => new RegExp(pattern, flags);

export const createRuleCompiler = (profile: Pick<FeedProfile, 'extract' | 'empty'>) => {
  /** Texts that mean nothing in any feed, and in this one. */
  const empty = new Set([...words.empty, ...profile.empty.map((text) => text.trim().toLowerCase())]);
  // Most texts are told apart by their length and first letter.
  const shapeOf = (text: string): number => text.length * 0x10000 + text.charCodeAt(0);
  const shapes = new Set([...empty].flatMap((text) => [shapeOf(text), shapeOf(text.toUpperCase())]));
  const says = (text: string): boolean => !shapes.has(shapeOf(text)) || !empty.has(text.toLowerCase());
  const thatSay = (texts: readonly string[]): readonly string[] => (texts.every(says) ? texts : texts.filter(says));

  const extracts = new Map(
    Object.entries(profile.extract).map(([name, { from, pattern }]) => [
      name,
      groupReader(compilePath(from), expression(pattern)),
    ]),
  );

  const source = (name: string): FieldReader => {
    const dot = name.indexOf('.');
    const groups = dot > 0 ? extracts.get(name.slice(0, dot)) : undefined;
    if (groups) {
      const group = name.slice(dot + 1);
      return (record) => [groups(record)?.[group] ?? ''].filter((text) => text !== '' && says(text));
    }
    const path = compilePath(name);
    return (record) => thatSay(path(record));
  };

  const step = (rule: FieldStep): FieldReader => {
    const isMet = conditionOf(rule, source);
    const passes: readonly ((text: string, record: FeedRecord) => string | null)[] = [
      ...(rule.label === undefined ? [] : [labelled(rule.label)]),
      ...(rule.urlDecode ? [decodedText] : []),
      ...(rule.unslug ? [(text: string) => text.replace(/[-_+]+/g, ' ').trim()] : []),
      ...(rule.dropPrefix === undefined ? [] : [prefixDropper(source(rule.dropPrefix))]),
      ...(rule.pattern === undefined ? [] : [finder(expression(rule.pattern))]),
      ...(rule.replace ?? []).map(({ pattern, with: by }) => replacer(expression(pattern, 'giu'), by)),
      ...(rule.capitals ? [capitals] : []),
      ...(rule.words ? [translator(rule.words)] : []),
    ];
    const read = sourcesOf(rule, source);
    const { split } = rule;
    return (record) => {
      const found: string[] = [];
      for (const whole of isMet(record) ? read(record) : [])
        for (const part of split === undefined ? [whole] : whole.split(split)) {
          let text: string | null = part.trim();
          for (const pass of passes) text = text === null ? null : pass(text, record);
          if (text !== null && text !== '' && says(text)) found.push(text);
        }
      return found;
    };
  };

  const field = (rule: FieldRule): FieldReader => {
    const readers = [rule].flat().map((part) => (typeof part === 'string' ? source(part) : step(part)));
    const [only] = readers;
    return readers.length === 1 && only ? only : (record) => readers.flatMap((read) => read(record));
  };

  return { field, source };
};
export type RuleCompiler = ReturnType<typeof createRuleCompiler>;

/** The record's groups of one expression, matched once a record. */
function groupReader(read: FieldReader, pattern: RegExp): (record: FeedRecord) => Readonly<Record<string, string>> | null {
  let last: FeedRecord | null = null;
  let groups: Readonly<Record<string, string>> | null = null;
  return (record) => {
    if (record !== last) {
      const [text = ''] = read(record);
      groups = text.length > PATTERN_LIMIT ? null : (pattern.exec(text)?.groups ?? null);
      last = record;
    }
    return groups;
  };
}

function sourcesOf(rule: FieldStep, source: (name: string) => FieldReader): FieldReader {
  const { value, template, join } = rule;
  if (value !== undefined) return () => [value];
  if (template !== undefined) {
    const parts = template
      .split(/(\[(?:[^[\]{}]|\{[^{}]*\})*\])/)
      .map((part) =>
        part.startsWith('[') && part.includes('{')
          ? { isOptional: true, read: filledIn(part.slice(1, -1), source) }
          : { isOptional: false, read: filledIn(part, source) },
      );
    return (record) => {
      const texts = parts.map(({ isOptional, read }) => read(record) ?? (isOptional ? '' : null));
      return texts.includes(null) ? [] : [texts.join('')];
    };
  }
  if (join !== undefined) {
    const readers = join.map(source);
    return (record) => [readers.flatMap((read) => read(record)).join(rule.with ?? ' ')];
  }
  const readers = [rule.from ?? []].flat().map(source);
  return (record) => readers.flatMap((read) => read(record));
}

/** A template with what its sources say; null when one is silent. */
function filledIn(template: string, source: (name: string) => FieldReader): (record: FeedRecord) => string | null {
  const parts = template.split(/(\{[^{}]+\})/).map((part) => (/^\{[^]+\}$/.test(part) ? source(part.slice(1, -1)) : part));
  return (record) => {
    const texts = parts.map((part) => (typeof part === 'string' ? part : part(record)[0]));
    return texts.includes(undefined) ? null : texts.join('');
  };
}

function conditionOf({ when, unless }: FieldStep, source: (name: string) => FieldReader): (record: FeedRecord) => boolean {
  const finds = ({ from, pattern }: FieldCondition): ((record: FeedRecord) => boolean) => {
    const read = source(from);
    const wanted = expression(pattern);
    return (record) => read(record).some((text) => text.length <= PATTERN_LIMIT && wanted.test(text));
  };
  const isWanted = when ? finds(when) : () => true;
  const isUnwanted = unless ? finds(unless) : () => false;
  return (record) => isWanted(record) && !isUnwanted(record);
}

/** The text behind a label, up to the next part: a semicolon, bar or line end, or a comma before another label. */
function labelled(label: string): (text: string) => string | null {
  const name = label.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const part = new RegExp(`(?:^|[;|\\n•·,])\\s*${name}\\s*[:=]([^;|\\n•·]*)`, 'iu');
  return (text) => {
    const found = part.exec(text.slice(0, REPLACE_LIMIT))?.[1] ?? null;
    return found === null ? null : (found.split(/,(?=[^,:=]{1,40}[:=])/)[0] ?? '').trim();
  };
}

/** `208-1-2-puretech` without `Peugeot 208` in front of it, and so on: compared letter by letter and digit by digit. */
function prefixDropper(read: FieldReader): (text: string, record: FeedRecord) => string {
  const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  return (text, record) => {
    const prefix = letters(read(record)[0] ?? '');
    if (prefix === '' || !letters(text).startsWith(prefix)) return text;
    for (let end = 1; end <= text.length; end++) {
      if (letters(text.slice(0, end)) === prefix) return text.slice(end).replace(/^[\s\-_.,/]+/, '');
    }
    return text;
  };
}

const finder = (pattern: RegExp) => (text: string) => {
  const match = text.length > PATTERN_LIMIT ? null : pattern.exec(text);
  return match ? (match.groups?.value ?? match[1] ?? match[0]).trim() : null;
};

const replacer = (pattern: RegExp, by: string) => (text: string) => text.slice(0, REPLACE_LIMIT).replace(pattern, by).trim();

const SMALL_WORDS = /^(?:a|an|and|au|aux|d|de|del|den|der|des|du|en|et|l|la|le|les|of|on|sous|sur|the|und|upon|van|von)$/;

const capitals = (text: string): string =>
  text.replace(/[\p{L}']+/gu, (word, place: number) =>
    place > 0 && SMALL_WORDS.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );

function translator(words: Readonly<Record<string, string | null>>): (text: string) => string | null {
  const table = new Map(Object.entries(words).map(([word, meaning]) => [fold(word), meaning]));
  return (text) => {
    const meaning = table.get(fold(text));
    return meaning === undefined ? text : meaning;
  };
}

import { fold } from '../../text/fold.ts';
import { memoised } from '../../text/memoised.ts';
import words from './words.json' with { type: 'json' };

/** The words of each code, as feeds write them; case, accents, spaces and punctuation do not count. */
export type WordTable<Code extends string> = Readonly<Partial<Record<Code, string>>>;

export type Recognised<Code> =
  { readonly kind: 'known'; readonly code: Code } | { readonly kind: 'silent' } | { readonly kind: 'unknown' };

const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}+]/gu, '');

/**
 * A function that knows a table: it tries the text as a whole, then without what stands in parentheses, that alone, and, unless
 * the parts of a text mean something together only, those between commas, slashes and bars, the first known part first.
 * Words of the table are separated by bars.
 */
export const createRecogniser = <Code extends string>(
  table: WordTable<Code>,
  { parts = true }: { readonly parts?: boolean } = {},
): ((text: string) => Recognised<Code>) => {
  const codes = new Map<string, Code>();
  for (const [code, spellings] of Object.entries<string | undefined>(table) as [Code, string][])
    for (const word of [code, ...spellings.split('|')]) codes.set(keyOf(word), code);
  const silent = new Set(words.silent.map(keyOf).filter((key) => !codes.has(key)));

  const recognise = (text: string): Recognised<Code> => {
    for (const candidate of candidates(text, parts)) {
      const code = codes.get(keyOf(candidate));
      if (code !== undefined) return { kind: 'known', code };
    }
    const key = keyOf(text);
    return key === '' || silent.has(key) ? { kind: 'silent' } : { kind: 'unknown' };
  };

  return memoised((text) => recognise(text.slice(0, 200)));
};

/** A function that knows the table of a source with few words: it gives the code of a word, null for any other text. */
export const createCodeReader = <Code extends string>(table: WordTable<Code>): ((text: string) => Code | null) => {
  const recognise = createRecogniser(table, { parts: false });
  return (text) => {
    const recognised = recognise(text);
    return recognised.kind === 'known' ? recognised.code : null;
  };
};

function* candidates(text: string, parts: boolean): Generator<string> {
  yield text;
  const [, before = '', inside = '', after = ''] = /^([^()]*)\(([^()]*)\)([^()]*)$/.exec(text) ?? [];
  if (inside !== '') yield* [before + after, inside];
  if (parts) yield* text.split(/[,/|;]| - /);
}

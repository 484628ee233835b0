/** How a search, or the terms of a loan, is read from a query string and written to it in its one canonical form. */
import type { Refusal, WireValue } from './wire-values.ts';

/** How the value of each field is read and written. */
export type WireValues<T> = { readonly [Field in keyof T]: WireValue<T[Field]> };

/** A part of a query that could not be used. */
export interface WireProblem<Parameter extends string = string> {
  readonly parameter: Parameter;
  /** What the request said, at most 80 characters of it. */
  readonly value: string;
  readonly reason: Refusal;
}

/** The most problems that are reported; a list that is too long always is, since pages refuse it. */
const MOST_PROBLEMS = 20;
const LONGEST_SHOWN = 80;

export const wireProblem = <Parameter extends string>(
  parameter: Parameter,
  text: string,
  reason: Refusal,
): WireProblem<Parameter> => ({ parameter, value: text.slice(0, LONGEST_SHOWN).replace(/\p{Surrogate}/gu, '\uFFFD'), reason });

/** The texts of each parameter, by its name in lower case. A blank text says nothing: a form sends its empty fields too. */
export const textsIn = (pairs: Iterable<readonly [name: string, text: string]>): ReadonlyMap<string, readonly string[]> => {
  const texts = new Map<string, string[]>();
  for (const [name, text] of pairs) {
    if (text.trim() === '') continue;
    const key = name.toLowerCase();
    const before = texts.get(key);
    if (before) before.push(text);
    else texts.set(key, [text]);
  }
  return texts;
};

export interface WireCodec<T, Parameter extends string> {
  /**
   * Reads a query string's pairs, in any order and with names in any case. Parameters of other names are passed over; what cannot
   * be used is left out and reported.
   */
  readonly read: (pairs: Iterable<readonly [name: string, text: string]>) => {
    /** The fields that have a usable value. */
    readonly said: Partial<T>;
    readonly texts: ReadonlyMap<string, readonly string[]>;
    readonly problems: readonly WireProblem<Parameter>[];
  };
  /** The canonical query string without '?': in the order of the names, without fields that are absent or have their default. */
  readonly write: (fields: Partial<T>) => string;
}

/** @param names the parameter of each field, in canonical order */
export const wireCodec = <T extends object, Parameter extends string>(
  names: Readonly<Record<keyof T, Parameter>>,
  values: WireValues<T>,
  defaults: T,
): WireCodec<T, Parameter> => {
  // Prepared once: a page has a hundred links to searches.
  const fields = (Object.keys(names) as Extract<keyof T, string>[]).map((field) => {
    const { read, write } = values[field];
    const parameter = names[field];
    return {
      field,
      parameter,
      key: parameter.toLowerCase(),
      read,
      write,
      byDefault: defaults[field],
      unsaid: write(defaults[field]),
    };
  });
  return {
    read: (pairs) => {
      const texts = textsIn(pairs);
      const said: Partial<T> = {};
      const problems: WireProblem<Parameter>[] = [];
      for (const { field, parameter, key, read } of fields) {
        const given = texts.get(key);
        const value =
          given &&
          read(given, (text, reason) => {
            if (problems.length < MOST_PROBLEMS || reason === 'too-many') problems.push(wireProblem(parameter, text, reason));
          });
        if (value !== undefined) said[field] = value;
      }
      return { said, texts, problems };
    },
    write: (asked) => {
      let written = '';
      for (const { field, parameter, write, byDefault, unsaid } of fields) {
        const value = asked[field];
        if (value === undefined || value === byDefault) continue;
        const text = write(value);
        if (text !== unsaid) written += `${written === '' ? '' : '&'}${parameter}=${text}`;
      }
      return written;
    },
  };
};

/**
 * Ways to break the statements of docs/specification.md, by their number. The test that a row names must fail under each of them:
 * `npm run specification -- --mutate` tries them.
 */
import { SECTION_1 } from './section-1.ts';
import { SECTION_2 } from './section-2.ts';
import { SECTION_3 } from './section-3.ts';
import { SECTION_4 } from './section-4.ts';
import { SECTION_5 } from './section-5.ts';
import { SECTION_6 } from './section-6.ts';
import { SECTION_7 } from './section-7.ts';
import { SECTION_8 } from './section-8.ts';
import { SECTION_9 } from './section-9.ts';

export interface Mutation {
  readonly file: string;
  /** Found exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

export type Mutations = Readonly<Record<string, readonly Mutation[]>>;

export const MUTATIONS: Mutations = {
  ...SECTION_1,
  ...SECTION_2,
  ...SECTION_3,
  ...SECTION_4,
  ...SECTION_5,
  ...SECTION_6,
  ...SECTION_7,
  ...SECTION_8,
  ...SECTION_9,
};

/** The file's text with the rule broken. Throws where the text to replace is not there, or not only once. */
export const mutated = ({ file, find, replace }: Mutation, text: string): string => {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} has this ${String(parts.length - 1)} times, and must have it once: ${find}`);
  return parts.join(replace);
};

import { wordsOf } from '../../domain/text/fold.ts';
import type { ContentItem, ContentSection } from './present-content.ts';

const hasAll = ({ heading, html }: ContentItem, asked: readonly string[]): boolean => {
  const said = wordsOf(`${heading} ${html.replace(/<[^<>]*>/g, ' ')}`);
  return asked.every((word) => said.some((known) => known.startsWith(word)));
};

/** The questions that have, or whose answers have, every word asked for or one that begins with it. */
export const questionsAbout = (keyword: string, sections: readonly ContentSection[]): readonly ContentSection[] => {
  const asked = wordsOf(keyword);
  if (asked.length === 0) return sections;
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => hasAll(item, asked)) }))
    .filter(({ items }) => items.length > 0);
};

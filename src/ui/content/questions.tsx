import { useState } from 'react';
import { CarriedFields } from '../components/carried-fields.tsx';
import { Icon } from '../components/icon.tsx';
import { serverMarkup } from '../browser/trusted-types.ts';
import { useTranslation } from '../translation.tsx';
import type { ContentItem, ContentSection, ContentView } from './present-content.ts';
import { wordsOf } from '../../domain/text/fold.ts';

const hasAll = ({ heading, html }: ContentItem, asked: readonly string[]): boolean => {
  const said = wordsOf(`${heading} ${html.replace(/<[^<>]*>/g, ' ')}`);
  return asked.every((word) => said.some((known) => known.startsWith(word)));
};

/** The questions that have, or whose answers have, every word asked for or one that begins with it. */
const questionsAbout = (keyword: string, sections: readonly ContentSection[]): readonly ContentSection[] => {
  const asked = wordsOf(keyword);
  if (asked.length === 0) return sections;
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => hasAll(item, asked)) }))
    .filter(({ items }) => items.length > 0);
};

const Topic = ({ topic: { id, heading, html, items }, open }: { readonly topic: ContentSection; readonly open: boolean }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {html !== '' && <div dangerouslySetInnerHTML={{ __html: serverMarkup(html) }} />}
    {items.map((item) => (
      <details key={item.id} id={item.id} className="cars-question" open={open}>
        <summary>
          <h3>{item.heading}</h3>
          <Icon name="plus" />
        </summary>
        <div dangerouslySetInnerHTML={{ __html: serverMarkup(item.html) }} />
      </details>
    ))}
  </section>
);

/** Questions and answers with their search: while typing, or by submitting the form without JavaScript. */
export const Questions = ({
  path,
  sections,
  search,
}: Pick<ContentView, 'path' | 'sections'> & { readonly search: NonNullable<ContentView['search']> }) => {
  const { t } = useTranslation('content');
  const [keyword, setKeyword] = useState(search.keyword);
  const found = questionsAbout(keyword, sections);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const searching = keyword.trim() !== '';
  return (
    <>
      <form className="cars-questions__form" action={path} role="search" onSubmit={(event) => event.preventDefault()}>
        <CarriedFields />
        <label htmlFor="questions">{t('questions.label')}</label>
        <div>
          <input
            id="questions"
            className="cars-input"
            type="search"
            name={search.name}
            value={keyword}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setKeyword(target.value)}
          />
          <button className="cars-btn cars-btn--secondary" type="submit">
            <Icon name="search" />
            {t('questions.search')}
          </button>
        </div>
        <p role="status">{searching ? t('questions.found', { count }) : ''}</p>
      </form>
      {found.map((topic) => (
        <Topic key={topic.id} topic={topic} open={searching} />
      ))}
    </>
  );
};

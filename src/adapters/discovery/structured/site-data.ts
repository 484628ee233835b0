/** A site and its pages as schema.org types. */
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { languageOf, type LanguageId } from '../../../domain/language/language.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { Site } from '../../../domain/site/site.ts';
import type { Absolute, StructuredData } from './structured-data.ts';

/** The site, with its search by keywords. */
export const siteData = (
  { name, division }: Pick<Site, 'name' | 'division'>,
  languageId: LanguageId,
  absolute: Absolute,
): StructuredData => ({
  '@type': 'WebSite',
  name,
  url: absolute(pathOf('Public_Index', languageId)),
  inLanguage: languageOf(languageId).locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(listPath(division, languageId))}?${WIRE_NAMES.keyword}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** Breadcrumbs from the home page, the page itself last. */
export const breadcrumbData = (crumbs: readonly Crumb[], absolute: Absolute): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(path),
  })),
});

/** What a list shows, as addresses only: each vehicle's own page has its data. */
export const listData = (paths: readonly string[], first: number, absolute: Absolute): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: first + index, url: absolute(path) })),
});

/** Questions with their answers; links within an answer lead to this site's pages. */
export const questionsData = (
  questions: readonly { readonly heading: string; readonly html: string }[],
  absolute: Absolute,
): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ heading, html }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: {
      '@type': 'Answer',
      text: html.replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${absolute(path)}"`),
    },
  })),
});

/** Content pages: terms, privacy, support and others. Their markup comes from the operator's Markdown. */
import { RANKING_MOST } from '../../domain/inventory/pertinence.ts';
import { LOCATION_CREDITS } from '../../domain/location/credits.ts';
import { numberText } from '../../domain/money/price-text.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { ContentCode, ContentPage, ContentPart } from '../../ports/content-pages.ts';
import { dateText } from '../components/present-date.ts';
import type { PageRequest } from '../page-request.ts';

const KEYWORD = 'Keyword';
const LONGEST_KEYWORD = 100;
const RANKING_PARTS = ['completeness', 'photos', 'price', 'availability', 'freshness', 'distance'] as const;

export type ContentItem = Pick<ContentPart, 'id' | 'heading' | 'html'>;

/** With the parts below its headings of the third level: on the support page each is a question with its answer. */
const sectionsOf = (parts: readonly ContentPart[]) => {
  const sections: (ContentItem & { readonly items: ContentItem[] })[] = [];
  for (const { level, ...part } of parts)
    if (level === 2) sections.push({ ...part, items: [] });
    else if (level === 3) sections.at(-1)?.items.push(part);
  return sections;
};

export const contentView = (code: ContentCode, page: ContentPage, { site, language, params }: PageRequest) => ({
  path: pathOf(code, language.id),
  title: page.title,
  description: page.description,
  /** The day on which the words last changed, in the page's language. */
  updated: dateText(Date.parse(page.updated), language.id, null),
  /** The markup before the first heading; '' for none. */
  lead: page.parts.find(({ level }) => level === 0)?.html ?? '',
  sections: sectionsOf(page.parts),
  /** Set if the sections are questions that can be searched. */
  search: code === 'Public_Support' ? { name: KEYWORD, keyword: (params.get(KEYWORD) ?? '').slice(0, LONGEST_KEYWORD) } : null,
  /** The site for dealers, on pages about it. */
  dealerServices: site.dealerServicesUrl,
  /** The points of the ranking formula, on the page about it; a specs site ranks nothing. */
  points:
    code === 'Public_Ranking' && !site.specs
      ? RANKING_PARTS.map((part) => ({ part, most: numberText(RANKING_MOST[part], language.id) }))
      : [],
  /** Whose data is shown, on the page about it. */
  credits: code === 'Public_Credits' ? LOCATION_CREDITS : [],
});

export type ContentView = ReturnType<typeof contentView>;
export type ContentSection = ContentView['sections'][number];

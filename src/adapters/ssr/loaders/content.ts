/** Content pages: terms, privacy, support and others. */
import { RANKING_MOST } from '../../../domain/inventory/pertinence.ts';
import { LOCATION_CREDITS } from '../../../domain/location/credits.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import { carriedParameters, withCarried } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { CONTENT_CODES, type ContentPart } from '../../../ports/content-pages.ts';
import { RANKING_PARTS, type ContentSection, type ContentView } from '../../../ui/content/content-view.ts';
import type { Loader } from '../loader.ts';
import { dateText } from '../../../ui/components/present-date.ts';
import { questionsData } from '../../discovery/structured/site-data.ts';

const KEYWORD = 'Keyword';
const LONGEST_KEYWORD = 100;

const sectionsOf = (parts: readonly ContentPart[]): ContentSection[] => {
  const sections: (ContentSection & { readonly items: ContentPart[] })[] = [];
  for (const part of parts)
    if (part.level === 2) sections.push({ id: part.id, heading: part.heading, html: part.html, items: [] });
    else if (part.level === 3) sections.at(-1)?.items.push(part);
  return sections;
};

export const loadContent: Loader<ContentView> = ({ site, language, code: asked, params }, { contents }) => {
  const code = CONTENT_CODES.find((known) => known === asked);
  if (!code) return Promise.resolve({ kind: 'not-found' });
  const carried = carriedParameters(params, site.logoInInventory);
  const page = contents.page(site, language.id, code, (linked) => withCarried(pathOf(linked, language.id), carried));
  const sections = sectionsOf(page.parts);
  return Promise.resolve({
    kind: 'page',
    view: {
      path: pathOf(code, language.id),
      title: page.title,
      description: page.description,
      updated: dateText(Date.parse(page.updated), language.id, null),
      lead: page.parts.find(({ level }) => level === 0)?.html ?? '',
      sections,
      search:
        code === 'Public_Support' ? { name: KEYWORD, keyword: (params.get(KEYWORD) ?? '').slice(0, LONGEST_KEYWORD) } : null,
      dealerServices: site.dealerServicesUrl,
      points:
        code === 'Public_Ranking'
          ? RANKING_PARTS.map((part) => ({ part, most: numberText(RANKING_MOST[part], language.id) }))
          : [],
      credits: code === 'Public_Credits' ? LOCATION_CREDITS : [],
    },
    ...(code === 'Public_Support' && {
      structured: (absolute) => [
        questionsData(
          sections.flatMap(({ items }) => items),
          absolute,
        ),
      ],
    }),
  });
};

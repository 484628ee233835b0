/** The advertisements of a site's file. */
import { decodeQuery } from '../../domain/inventory/query-codec.ts';
import { languageOf, LANGUAGES, type LanguageId, type LanguageSlug } from '../../domain/language/language.ts';
import type { Ad, AdText } from '../../domain/site/ads.ts';
import { BODIES, COLOURS } from '../../domain/vehicle/attributes.ts';
import { problemAt, type SiteFile } from './site-problem.ts';

export interface WrittenAd {
  readonly AdName: string;
  readonly AdValue: string;
  readonly picture: { readonly body: string; readonly colour: string } | null;
  readonly texts: Readonly<Partial<Record<LanguageSlug, AdText>>>;
}

interface SiteWithAds extends SiteFile {
  readonly written: { readonly languages: readonly LanguageId[]; readonly ads: readonly WrittenAd[] };
}

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** A query that finds something particular: every pair of it can be read. */
const isSearch = (value: string): boolean => {
  const pairs = [...new URLSearchParams(value)];
  const { query, problems } = decodeQuery(pairs);
  return problems.length === 0 && JSON.stringify(query) !== JSON.stringify(decodeQuery([]).query);
};

/** What the schema cannot say of advertisements. */
export const adProblems = (site: SiteWithAds): string[] =>
  site.written.ads.flatMap(({ AdName, AdValue, picture, texts }, at) => {
    const problems: string[] = [];
    if (site.written.ads.findIndex((other) => other.AdName === AdName) !== at)
      problems.push(problemAt(site, ['ads', at, 'AdName'], 'names two advertisements', 'Give each its own name.'));
    if (!isWebAddress(AdValue) && !isSearch(AdValue))
      problems.push(
        problemAt(
          site,
          ['ads', at, 'AdValue'],
          'is neither a web address nor a search',
          'Write https://… or a query such as Fuel=electric.',
        ),
      );
    if (picture && !BODIES.some((body) => body === picture.body))
      problems.push(problemAt(site, ['ads', at, 'picture', 'body'], 'is no body', `There are ${BODIES.join(', ')}.`));
    if (picture && !COLOURS.some((colour) => colour === picture.colour))
      problems.push(problemAt(site, ['ads', at, 'picture', 'colour'], 'is no colour', `There are ${COLOURS.join(', ')}.`));
    const missing = site.written.languages.map((id) => languageOf(id).slug).filter((slug) => !texts[slug]);
    if (missing.length > 0)
      problems.push(
        problemAt(site, ['ads', at, 'texts'], `lacks ${missing.join(', ')}`, "Write it in each of the site's languages."),
      );
    return problems;
  });

/** An advertisement without problems. */
export const readAd = ({ AdName, AdValue, picture, texts }: WrittenAd): Ad => {
  const body = BODIES.find((known) => known === picture?.body);
  const colour = COLOURS.find((known) => known === picture?.colour);
  return {
    name: AdName,
    value: AdValue,
    picture: body && colour ? { body, colour } : null,
    texts: Object.fromEntries(LANGUAGES.flatMap(({ id, slug }) => (texts[slug] ? [[id, texts[slug]]] : []))),
  };
};

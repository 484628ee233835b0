/** The advertisements and the offers of a site's file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodeQuery } from '../../domain/inventory/query-codec.ts';
import { languageOf, LANGUAGES, type LanguageId, type LanguageSlug } from '../../domain/language/language.ts';
import type { Ad, AdFrame, AdText } from '../../domain/site/ads.ts';
import type { Offer } from '../../domain/site/site-offer.ts';
import { BODIES, COLOURS } from '../../domain/vehicle/attributes.ts';
import type { Broken, FieldPath } from '../yaml/yaml-file.ts';

interface WrittenPromotion {
  readonly picture: { readonly body: string; readonly colour: string } | null;
  readonly texts: Readonly<Partial<Record<LanguageSlug, AdText>>>;
}

export interface WrittenAd extends WrittenPromotion {
  readonly AdName: string;
  readonly AdValue: string;
  readonly frame: AdFrame | null;
}

export interface WrittenOffer extends WrittenPromotion {
  readonly link: string;
  readonly image: string | null;
}

interface SiteWithAds {
  readonly key: string;
  readonly written: {
    readonly hosts: readonly string[];
    readonly languages: readonly LanguageId[];
    readonly ads: readonly WrittenAd[];
    readonly offers: readonly WrittenOffer[];
  };
}

export const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** A page of the site itself could leave its frame. */
const isOwnHost = (url: string, hosts: readonly string[]): boolean => hosts.includes(new URL(url).hostname);

/** A query that finds something particular: every pair of it can be read. */
const isSearch = (value: string): boolean => {
  const pairs = [...new URLSearchParams(value)];
  const { query, problems } = decodeQuery(pairs);
  return problems.length === 0 && JSON.stringify(query) !== JSON.stringify(decodeQuery([]).query);
};

/** What both have: where it leads, its drawing and its words. @param at its place in the file */
const checkPromotion = (
  { written }: SiteWithAds,
  at: FieldPath,
  [field, value]: readonly [name: string, value: string],
  { picture, texts }: WrittenPromotion,
  broken: Broken,
): void => {
  if (!isWebAddress(value) && !isSearch(value))
    broken([...at, field], 'is neither a web address nor a search', 'Write https://… or a query such as Fuel=electric.');
  if (picture && !BODIES.some((body) => body === picture.body))
    broken([...at, 'picture', 'body'], 'is not a known body', `There are ${BODIES.join(', ')}.`);
  if (picture && !COLOURS.some((colour) => colour === picture.colour))
    broken([...at, 'picture', 'colour'], 'is not a known colour', `There are ${COLOURS.join(', ')}.`);
  const missing = written.languages.map((id) => languageOf(id).slug).filter((slug) => !texts[slug]);
  if (missing.length > 0) broken([...at, 'texts'], `lacks ${missing.join(', ')}`, "Write it in each of the site's languages.");
};

/** What the schema cannot say of advertisements and offers. @param dir the folder of the site files */
export const checkAds = (site: SiteWithAds, dir: string, broken: Broken): void => {
  const { ads, offers, hosts } = site.written;
  for (const [k, ad] of ads.entries()) {
    const at = ['ads', k];
    if (ads.findIndex(({ AdName }) => AdName === ad.AdName) !== k)
      broken([...at, 'AdName'], 'names two advertisements', 'Give each its own name.');
    checkPromotion(site, at, ['AdValue', ad.AdValue], ad, broken);
    if (ad.frame && isOwnHost(ad.frame.url, hosts))
      broken([...at, 'frame', 'url'], 'is on a host of this site', 'Leave frame out: an ad of your own needs none.');
  }
  for (const [k, offer] of offers.entries()) {
    const at = ['offers', k];
    checkPromotion(site, at, ['link', offer.link], offer, broken);
    if (offer.image !== null && !existsSync(join(dir, site.key, offer.image)))
      broken([...at, 'image'], 'is not there', `Put the file into ${site.key}/ beside this file.`);
  }
};

const readPromotion = ({ picture, texts }: WrittenPromotion): Pick<Ad, 'picture' | 'texts'> => {
  const body = BODIES.find((known) => known === picture?.body);
  const colour = COLOURS.find((known) => known === picture?.colour);
  return {
    picture: body && colour ? { body, colour } : null,
    texts: Object.fromEntries(LANGUAGES.flatMap(({ id, slug }) => (texts[slug] ? [[id, texts[slug]]] : []))),
  };
};

/** An advertisement without problems. */
export const readAd = (ad: WrittenAd): Ad => ({ name: ad.AdName, value: ad.AdValue, frame: ad.frame, ...readPromotion(ad) });

/** An offer without problems. */
export const readOffer = (offer: WrittenOffer): Offer => ({ link: offer.link, image: offer.image, ...readPromotion(offer) });

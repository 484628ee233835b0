/** The advertisements and the offers of a site's file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodeQuery } from '../../domain/inventory/query-codec.ts';
import { languageOf, LANGUAGES, type LanguageId, type LanguageSlug } from '../../domain/language/language.ts';
import type { Ad, AdFrame, AdText } from '../../domain/site/ads.ts';
import type { HomePage } from '../../domain/site/home-page.ts';
import type { Offer } from '../../domain/site/site-offer.ts';
import { BODIES, COLOURS } from '../../domain/vehicle/attributes.ts';
import type { Broken, FieldPath } from '../yaml/yaml-file.ts';

type WrittenPicture = { readonly body: string; readonly colour: string } | null;

interface WrittenPromotion {
  readonly picture: WrittenPicture;
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

export interface WrittenHome extends Pick<HomePage, 'scene' | 'blocks'> {
  readonly picture: WrittenPicture;
  readonly headlines: Readonly<Partial<Record<LanguageSlug, string>>>;
}

interface SiteWithAds {
  readonly key: string;
  readonly written: {
    readonly hosts: readonly string[];
    readonly languages: readonly LanguageId[];
    readonly ads: readonly WrittenAd[];
    readonly offers: readonly WrittenOffer[];
    readonly home: WrittenHome;
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

const checkPicture = (picture: WrittenPicture, at: FieldPath, broken: Broken): void => {
  if (picture && !BODIES.some((body) => body === picture.body))
    broken([...at, 'body'], 'is not a known body', `There are ${BODIES.join(', ')}.`);
  if (picture && !COLOURS.some((colour) => colour === picture.colour))
    broken([...at, 'colour'], 'is not a known colour', `There are ${COLOURS.join(', ')}.`);
};

const checkLanguages = (
  texts: Readonly<Partial<Record<LanguageSlug, unknown>>>,
  languages: readonly LanguageId[],
  at: FieldPath,
  broken: Broken,
): void => {
  const missing = languages.map((id) => languageOf(id).slug).filter((slug) => !texts[slug]);
  if (missing.length > 0) broken(at, `lacks ${missing.join(', ')}`, "Write it in each of the site's languages.");
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
  checkPicture(picture, [...at, 'picture'], broken);
  checkLanguages(texts, written.languages, [...at, 'texts'], broken);
};

/** What the schema cannot say of advertisements, offers and the home page. @param dir the folder of the site files */
export const checkAds = (site: SiteWithAds, dir: string, broken: Broken): void => {
  const { ads, offers, home, hosts, languages } = site.written;
  checkPicture(home.picture, ['home', 'picture'], broken);
  if (Object.keys(home.headlines).length > 0) checkLanguages(home.headlines, languages, ['home', 'headlines'], broken);
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

const readPicture = (picture: WrittenPicture): Ad['picture'] => {
  const body = BODIES.find((known) => known === picture?.body);
  const colour = COLOURS.find((known) => known === picture?.colour);
  return body && colour ? { body, colour } : null;
};

const byLanguageId = <Text>(texts: Readonly<Partial<Record<LanguageSlug, Text>>>): Readonly<Partial<Record<LanguageId, Text>>> =>
  Object.fromEntries(LANGUAGES.flatMap(({ id, slug }) => (texts[slug] ? [[id, texts[slug]]] : [])));

const readPromotion = ({ picture, texts }: WrittenPromotion): Pick<Ad, 'picture' | 'texts'> => ({
  picture: readPicture(picture),
  texts: byLanguageId(texts),
});

/** An advertisement without problems. */
export const readAd = (ad: WrittenAd): Ad => ({ name: ad.AdName, value: ad.AdValue, frame: ad.frame, ...readPromotion(ad) });

/** An offer without problems. */
export const readOffer = (offer: WrittenOffer): Offer => ({ link: offer.link, image: offer.image, ...readPromotion(offer) });

/** A home page without problems. */
export const readHome = ({ picture, headlines, scene, blocks }: WrittenHome): HomePage => ({
  picture: readPicture(picture),
  headlines: byLanguageId(headlines),
  scene,
  blocks,
});

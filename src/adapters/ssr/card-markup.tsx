/**
 * Caches the markup of vehicle cards, which React renders once each (decision 0040). The key is all that a card is rendered from, so
 * that what depends on the visitor (saved, distance, own terms, carried parameters) makes another entry.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { LanguageId } from '../../domain/language/language.ts';
import { VehicleCard, type VehicleCardProps } from '../../ui/components/vehicle-card.tsx';
import { TranslatorProvider } from '../../ui/translation.tsx';
import type { PageTranslators } from './page-translators.ts';

/** Some 9,000 cards. */
const MOST_BYTES = 24 * 2 ** 20;

/** Data that JSON represents completely: a function, or anything else that JSON omits, is a type error. */
export type JsonData<T> = T extends string | number | boolean | null
  ? T
  : T extends (...input: never) => unknown
    ? never
    : T extends object
      ? { readonly [Name in keyof T]: JsonData<T[Name]> }
      : never;

/** Presenters give many pages the same card, which never changes. */
const digests = new WeakMap<object, string>();

const digestOf = (card: object): string => {
  const known = digests.get(card);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(card)).digest('base64');
  digests.set(card, digest);
  return digest;
};

const keyOf = (languageId: LanguageId, { card, ...others }: JsonData<VehicleCardProps>): string =>
  String(languageId) + JSON.stringify(others) + digestOf(card);

/** In memory of their own: `Buffer.from` takes a part of 64 KB, which are kept as long as any card in them is. */
const bytesOf = (markup: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(markup));
  bytes.write(markup);
  return bytes;
};

/** Gives the markup of a card in a language, in UTF-8. Rendered outside the page, so it cannot use a context with data of a visitor. */
export const createCardMarkup = (translatorOf: PageTranslators): ((language: LanguageId, props: VehicleCardProps) => Buffer) => {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (markup, key) => markup.length + key.length,
  });
  return (languageId, props) => {
    const key = keyOf(languageId, props);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(
      <TranslatorProvider value={translatorOf(languageId)}>
        <VehicleCard {...props} />
      </TranslatorProvider>,
    );
    // React puts preload links for eager pictures before the card's markup.
    const own = bytesOf(markup.slice(markup.indexOf('<article')));
    cache.set(key, own);
    return own;
  };
};

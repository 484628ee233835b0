/**
 * Caches the markup of vehicle cards, which React renders once each (decision 0040). The key is all that a card is rendered from, so
 * that what depends on the visitor (saved, distance, own terms, carried parameters) makes another entry.
 */
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { LanguageId } from '../../domain/language/language.ts';
import type { CardMarkup } from '../../ui/components/vehicle-grid.tsx';
import { VehicleCard, type VehicleCardProps } from '../../ui/components/vehicle-card.tsx';
import { TranslatorProvider } from '../../ui/translation.tsx';
import type { PageTranslators } from './page-translators.ts';

/** Some 5,000 cards with their keys: as many as the listings that are cached. A character takes one or two bytes. */
const MOST_CHARACTERS = 16 * 2 ** 20;

/** Data that JSON represents completely: a function, or anything else that JSON omits, is a type error. */
export type JsonData<T> = T extends string | number | boolean | null
  ? T
  : T extends (...input: never) => unknown
    ? never
    : T extends object
      ? { readonly [Name in keyof T]: JsonData<T[Name]> }
      : never;

/** Presenters give many pages the same card, which never changes. */
const written = new WeakMap<object, string>();

const keyOf = (languageId: LanguageId, { card, ...others }: JsonData<VehicleCardProps>): string => {
  const json = written.get(card) ?? JSON.stringify(card);
  written.set(card, json);
  return String(languageId) + JSON.stringify(others) + json;
};

/** Rendered outside the page, so it cannot use a context with data of a visitor. */
export const createCardMarkup = (translatorOf: PageTranslators): ((language: LanguageId) => CardMarkup) => {
  const cache = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (markup, key) => markup.length + key.length,
  });
  return (languageId) => (props) => {
    const key = keyOf(languageId, props);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(
      <TranslatorProvider value={translatorOf(languageId)}>
        <VehicleCard {...props} />
      </TranslatorProvider>,
    );
    // React puts preload links for eager pictures before the card's markup.
    const own = markup.slice(markup.indexOf('<article'));
    cache.set(key, own);
    return own;
  };
};

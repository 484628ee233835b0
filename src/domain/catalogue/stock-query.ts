/** The inventory search for the subject of a catalogue page. */
import { EMPTY_QUERY, type InventoryQuery } from '../inventory/inventory-query.ts';
import { fold } from '../text/fold.ts';
import type { StyleSummary } from './specification-style.ts';
import { tellingWords } from './style-traits.ts';

/** A model, a model year of it, or a style. */
export interface StockSubject extends Pick<StyleSummary, 'make' | 'model'> {
  readonly year?: number;
  /** Restricts the search to vehicles of this trim and these traits. */
  readonly style?: Pick<StyleSummary, 'name' | 'fuel'>;
}

/** Fuels that dealers always mention, because they are a selling point. */
const SAID_FUELS = new Set(['electric', 'plug-in-hybrid', 'hybrid', 'diesel', 'hydrogen']);

/** The names that dealers use for a model, which has an English name in the catalogue. */
const spellingsOf = (model: string): string[] => {
  const [, series] = /^([1-8]) Series$/.exec(model) ?? [];
  const [, letter] = /^([A-Z])-Class$/.exec(model) ?? [];
  const others = series ? [`Série ${series}`, `Serie ${series}`] : letter ? [`Classe ${letter}`, `Clase ${letter}`] : [];
  return [...new Set([model, ...others].map(fold))];
};

export const stockQuery = ({ make, model, year, style }: StockSubject): InventoryQuery => {
  const words = style ? tellingWords(style.name, model) : [];
  return {
    ...EMPTY_QUERY,
    makes: [fold(make)],
    models: spellingsOf(model),
    years: year === undefined ? [] : [year],
    keyword: words.length === 0 ? null : words.join(' '),
    fuels: style?.fuel && SAID_FUELS.has(style.fuel) ? [style.fuel] : [],
  };
};

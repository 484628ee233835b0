/** What a style costs as a buyer orders it: its price with the options and the paint that they chose. */
import { cents } from '../finance/payment.ts';
import { slug } from '../text/fold.ts';
import type { StyleColour } from './specification-style.ts';

/** One thing that can be added, in the currency of the offer. */
export interface Extra {
  /** Used in the address of a build. */
  readonly key: string;
  readonly amount: number;
}

export interface BuildOffer {
  readonly price: number;
  /** Freight and preparation; 0 when unknown or included in the price. */
  readonly delivery: number;
  readonly options: readonly Extra[];
  readonly colours: readonly Extra[];
}

export interface BuildChoice {
  /** Null when the style has no colours to choose from. */
  readonly colour: string | null;
  readonly options: readonly string[];
}

/** Stays the same when a maker adds a colour: 'lunar-rock', or the plain colour where it has no name. */
export const colourKey = ({ colour, name }: Pick<StyleColour, 'colour' | 'name'>): string => slug(name ?? colour);

/** Before taxes in Canada, with taxes in France, like the price; what is not in the offer costs nothing. */
export const builtPrice = ({ price, delivery, options, colours }: BuildOffer, { colour, options: chosen }: BuildChoice): number =>
  cents(
    price +
      delivery +
      options.filter(({ key }) => chosen.includes(key)).reduce((sum, { amount }) => sum + amount, 0) +
      (colours.find(({ key }) => key === colour)?.amount ?? 0),
  );

/** A choice limited to the offer: each option once, in the offer's order, and its first colour where none is chosen. */
export const offeredChoice = ({ options, colours }: BuildOffer, { colour, options: chosen }: BuildChoice): BuildChoice => ({
  colour: (colours.find(({ key }) => key === colour) ?? colours[0])?.key ?? null,
  options: options.filter(({ key }) => chosen.includes(key)).map(({ key }) => key),
});

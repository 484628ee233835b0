/** How well a style of the catalogue fits a vehicle for sale of the same make and model and of the same or a neighbouring year. */
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { StyleSummary } from './specification-style.ts';
import { contradicts, tellingWords } from './style-traits.ts';

const COMPARED = ['fuel', 'drivetrain', 'transmission', 'engineLitres', 'cylinders', 'body', 'doors', 'seats'] as const;

export type ListedTraits = Pick<Vehicle, (typeof COMPARED)[number] | 'model' | 'version' | 'powerKw'>;

/** Least score of a match: 'XLE Premium' is not the style 'XLE'. */
const SURE = 0.8;
/** Least distance between the best match and the next. */
const LEAD = 0.1;

/** Words that dealers add and no style has in its name. */
const CHATTER = new Set(
  'pkg package new demo certified low km navi navigation leather cuir toit roof 5p 4p 3p portes doors ch cv hp'.split(' '),
);

const namedIn = (text: string, model: string): ReadonlySet<string> =>
  new Set(tellingWords(text, model).filter((word) => !CHATTER.has(word)));

/** Dice's coefficient of two sets of words. A style without a trim covers all trims with its engine, and scores nearly as well. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size + other.size === 0) return 0.75;
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / (one.size + other.size);
};

/** The share of facts, known on both sides, that are the same; a half when none is known. */
const agreement = (listing: ListedTraits, style: StyleSummary): number => {
  const power = (kw: number | null): number | null => (kw === null ? null : Math.round(kw / 3));
  const pairs = [...COMPARED.map((name) => [listing[name], style[name]]), [power(listing.powerKw), power(style.powerKw)]];
  const known = pairs.filter(([a, b]) => a !== null && b !== null);
  return known.length === 0 ? 0.5 : known.filter(([a, b]) => a === b).length / known.length;
};

/** From 0 to 1; null when the style cannot be the vehicle's. */
const fitOf = (listing: ListedTraits, style: StyleSummary): number | null => {
  if (contradicts(listing, style)) return null;
  const own = namedIn(`${listing.version ?? ''} ${listing.model}`, style.model);
  return 0.65 * likeness(own, namedIn(style.name, style.model)) + 0.35 * agreement(listing, style);
};

export interface MatchedStyle {
  readonly style: StyleSummary;
  /** From 0.8 to 1. */
  readonly confidence: number;
}

/** The styles that can be the vehicle's, the best first. */
const ranked = (listing: ListedTraits, styles: readonly StyleSummary[]): MatchedStyle[] =>
  styles
    .flatMap((style) => {
      const confidence = fitOf(listing, style);
      return confidence === null ? [] : [{ style, confidence }];
    })
    .sort((a, b) => b.confidence - a.confidence || a.style.id - b.style.id);

/** The one style that the vehicle is of; null rather than a wrong guess. */
export const bestMatch = (listing: ListedTraits, styles: readonly StyleSummary[]): MatchedStyle | null => {
  const [best, next] = ranked(listing, styles);
  if (!best || best.confidence < SURE || (next && best.confidence - next.confidence < LEAD)) return null;
  return best;
};

/** Whether any of the styles may be the vehicle's. */
export const isAmong = (listing: ListedTraits, styles: readonly StyleSummary[]): boolean =>
  (ranked(listing, styles)[0]?.confidence ?? 0) >= SURE;

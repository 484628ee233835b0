/** How close another vehicle is to the one whose price is estimated: from 1 (identical) down to 0. */
import { wordsOf } from '../text/fold.ts';
import type { Comparable, Subject } from './comparable.ts';

const ATTRIBUTES = ['fuel', 'transmission', 'drivetrain', 'body', 'condition'] as const;

/** The distances at which the weight is halved. */
const HALF_YEARS = 2;
const HALF_KM = 80_000;
/** The weight of a vehicle that has nothing in common but the model is e to the minus this. */
const TRAITS_MATTER = 2;

/**
 * The words of the version and the attributes, as one set: 'xle', '25', 'fuel:hybrid'. Attributes that are not known of the
 * subject are left out of both. A decimal stays one word ('1.2' is '12').
 */
const traitsOf = (vehicle: Subject, subject: Subject): Set<string> =>
  new Set([
    ...wordsOf((vehicle.version ?? '').replace(/(\d)[.,](\d)/g, '$1$2')),
    ...ATTRIBUTES.flatMap((name) => (subject[name] && vehicle[name] ? [`${name}:${vehicle[name]}`] : [])),
  ]);

export interface Neighbour {
  readonly comparable: Comparable;
  readonly traits: ReadonlySet<string>;
  readonly weight: number;
}

export interface Neighbourhood {
  /** Of the subject. */
  readonly traits: ReadonlySet<string>;
  /** The closest first. */
  readonly neighbours: readonly Neighbour[];
}

/** Rare traits tell more than common ones (inverse document frequency). */
const rarityIn = (sets: readonly ReadonlySet<string>[]): ((trait: string) => number) => {
  const counts = new Map<string, number>();
  for (const set of sets) for (const trait of set) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return (trait) => Math.log((sets.length + 2) / ((counts.get(trait) ?? 0) + 1));
};

const sumOf = (traits: Iterable<string>, rarity: (trait: string) => number): number => {
  let sum = 0;
  for (const trait of traits) sum += rarity(trait);
  return sum;
};

/**
 * The comparables by how close they are:
 *
 *   weight = e^(2 · (likeness − 1)) / (1 + (years apart / 2)² + (kilometres apart / 80,000)²)
 *
 * where likeness is the share of traits in common, rare ones counting more (Jaccard's index with weights).
 */
export const neighbourhoodOf = (subject: Subject, comparables: readonly Comparable[]): Neighbourhood => {
  const traits = traitsOf(subject, subject);
  const others = comparables.map((comparable) => ({ comparable, traits: traitsOf(comparable, subject) }));
  const rarity = rarityIn(others.map((other) => other.traits));
  const own = sumOf(traits, rarity);
  const likeness = (other: ReadonlySet<string>): number => {
    const common = sumOf(
      [...other].filter((trait) => traits.has(trait)),
      rarity,
    );
    const all = own + sumOf(other, rarity) - common;
    return all > 0 ? common / all : 1;
  };
  const neighbours = others.map(({ comparable, traits: theirs }): Neighbour => {
    const years = (comparable.year - subject.year) / HALF_YEARS;
    const distance = (comparable.mileageKm - subject.mileageKm) / HALF_KM;
    const weight = Math.exp(TRAITS_MATTER * (likeness(theirs) - 1)) / (1 + years ** 2 + distance ** 2);
    return { comparable, traits: theirs, weight };
  });
  neighbours.sort((a, b) => b.weight - a.weight || a.comparable.id - b.comparable.id);
  return { traits, neighbours };
};

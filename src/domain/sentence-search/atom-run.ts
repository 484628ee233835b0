/** Looking around among the atoms of a sentence. */
import type { Atom } from './atoms.ts';
import type { Measure, Sense } from './senses.ts';

export type Kind = Sense['kind'];

export const senseIn = (atom: Atom | undefined): Sense | null => (atom?.kind === 'sense' ? atom.sense : null);

export const isSense = (atom: Atom | undefined, ...kinds: readonly Kind[]): boolean => {
  const sense = senseIn(atom);
  return sense !== null && kinds.includes(sense.kind);
};

/** A common word without a filter. */
export const isEveryday = (atom: Atom | undefined): boolean => isSense(atom, 'common') || (atom?.kind === 'word' && atom.common);

/** The first atom from here on that is none of these kinds. */
export const skip = (atoms: readonly Atom[], at: number, ...kinds: readonly Kind[]): number => {
  let next = at;
  while (isSense(atoms[next], ...kinds)) next += 1;
  return next;
};

const FARTHEST = 5;

/** 'Budget max 20 000': what the words before an amount say is measured. */
export const measureBefore = (atoms: readonly Atom[], at: number): Measure | null => {
  for (let before = at - 1; before >= at - FARTHEST; before--) {
    const sense = senseIn(atoms[before]);
    if (sense?.kind === 'measure') return sense.of;
    if (!isSense(atoms[before], 'filler', 'bound', 'between', 'to', 'near', 'purpose')) return null;
  }
  return null;
};

/** '80 000 on the odometer', '2000 $ down payment'; not where the words belong to the next amount, as a year's mostly do. */
export const measureAfter = (atoms: readonly Atom[], at: number): Measure | null => {
  const next = skip(atoms, at, 'filler');
  const sense = senseIn(atoms[next]);
  const isAnothers = atoms[skip(atoms, next + 1, 'filler', 'bound')]?.kind === 'amount';
  return sense?.kind === 'measure' && sense.of !== 'year' && !isAnothers ? sense.of : null;
};

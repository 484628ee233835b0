/** Looking around among the atoms of a sentence. */
import type { Atom } from './atoms.ts';
import type { Frequency } from '../finance/payment.ts';
import type { Amount } from './amount-at.ts';
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
/** What the words beside an amount say of it. */
interface Measured {
  readonly measure: Measure | null;
  readonly period: Frequency | null;
}

export const isDeposit = (sense: Sense | null): boolean => sense?.kind === 'measure' && sense.of === 'deposit';

const isSum = (atom: Atom | undefined): atom is Amount =>
  atom?.kind === 'amount' && atom.period === null && atom.unit !== 'km' && atom.unit !== 'mile' && atom.unit !== 'age';

/**
 * Whether the words for a down payment at `at` belong to the amount behind them: it is the smaller one beside them, as in
 * '20 000, down payment 2000' and '2000 down, up to 20 000'.
 */
const isDepositOfNext = (atoms: readonly Atom[], at: number): boolean => {
  let before = at - 1;
  while (isSense(atoms[before], 'filler')) before -= 1;
  const [own, next] = [atoms[before], atoms[skip(atoms, at + 1, 'filler', 'bound')]];
  return isSum(next) && (!isSum(own) || next.value < own.value);
};

/** 'Budget max 20 000', 'monthly budget 300'. */
const measuredBefore = (atoms: readonly Atom[], at: number): Measured => {
  let measure: Measure | null = null;
  let period: Frequency | null = null;
  for (let before = at - 1; before >= at - FARTHEST; before--) {
    const sense = senseIn(atoms[before]);
    if (sense?.kind === 'measure') {
      if (sense.of === 'deposit' && !isDepositOfNext(atoms, before)) break;
      measure ??= sense.of;
      period ??= sense.frequency ?? null;
    } else if (sense?.kind === 'period') period ??= sense.frequency;
    else if (!isSense(atoms[before], 'filler', 'bound', 'between', 'to', 'near', 'purpose')) break;
  }
  return { measure, period };
};

/** '80 000 on the odometer', '2000 $ down payment'; not where the words belong to the next amount, as a year's mostly do. */
const measuredAfter = (atoms: readonly Atom[], at: number): Measured => {
  const next = skip(atoms, at, 'filler');
  const sense = senseIn(atoms[next]);
  if (sense?.kind !== 'measure' || sense.of === 'year') return { measure: null, period: null };
  const isNextOnes =
    sense.of === 'deposit' ? isDepositOfNext(atoms, next) : atoms[skip(atoms, next + 1, 'filler', 'bound')]?.kind === 'amount';
  return isNextOnes ? { measure: null, period: null } : { measure: sense.of, period: sense.frequency ?? null };
};

/**
 * What the words around an amount say is measured, and how often it is paid. An amount with a unit needs no word behind it for what
 * it measures, except to tell that it has no filter.
 * @param start the atom with which its phrase began
 * @param at its last atom
 * @param behind the first atom after it
 */
export const measuredOf = ({ unit }: Amount, atoms: readonly Atom[], start: number, at: number, behind: number): Measured => {
  const paid = atoms[start - 1];
  // '350 a month over 6 years' is how long it is paid.
  if (unit === 'age' && paid?.kind === 'amount' && paid.period !== null) return { measure: 'other', period: null };
  const [before, after] = [measuredBefore(atoms, at), measuredAfter(atoms, behind)];
  if (before.measure !== null) return before;
  const isTold = unit === null || after.measure === 'other' || after.measure === 'deposit';
  return { measure: isTold ? after.measure : null, period: before.period ?? after.period };
};

/** Whether a word that may be a make or model, or an everyday word, is meant as the name. */
import { isEveryday, isSense } from './atom-run.ts';
import type { Atom, NameAtom } from './atoms.ts';
import type { Sentence } from './place-at.ts';
import { makeOf } from './vocabulary.ts';

const ARTICLES = new Set(['a', 'an', 'the', 'un', 'une', 'la', 'le', 'el', 'una']);
/** The least number that can name a model without its make: 'une 208', '208 or Clio'. */
const LEAST_NUMBER = 100;

/** @param trusting nothing else in the sentence is left without a meaning */
export const beliefIn = (
  atoms: readonly Atom[],
  { tokens }: Sentence,
  trusting: boolean,
): ((atom: NameAtom, at: number) => boolean) => {
  const sureMakes = new Set(
    atoms
      .flatMap((atom) => (atom.kind === 'name' && atom.trust === 'sure' ? atom.names : []))
      .filter(({ kind }) => kind === 'make')
      .map(makeOf),
  );
  /** Another part of the sentence is about a vehicle too. */
  const saysMore = atoms.some(
    (atom) => atom.kind === 'amount' || (atom.kind === 'name' && atom.trust === 'sure') || isSense(atom, 'value', 'flag'),
  );

  /** 'Chevrolet Spark' is not a Sea-Doo Spark. */
  const contradicts = ({ names }: NameAtom, before: Atom | undefined): boolean => {
    const makes = before?.kind === 'name' && before.names.every(({ kind }) => kind === 'make') ? before.names.map(makeOf) : [];
    return makes.length > 0 && !names.some((name) => name.kind === 'make' || makes.includes(name.makeKey));
  };
  /** 'Mini Cooper', 'RAM 1500'. */
  const hasOwnModel = ({ names }: NameAtom, after: Atom | undefined): boolean => {
    const makes = names.filter(({ kind }) => kind === 'make').map(makeOf);
    return after?.kind === 'name' && after.names.some((name) => name.kind === 'model' && makes.includes(name.makeKey));
  };

  /** '208 or Clio'. */
  const isChoice = (at: number): boolean =>
    [-1, 1].some((step) => isSense(atoms[at + step], 'or') && atoms[at + 2 * step]?.kind === 'name');

  return (atom, at) => {
    const [before, after] = [atoms[at - 1], atoms[at + 1]];
    if (contradicts(atom, before)) return false;
    if (atom.trust === 'sure' || hasOwnModel(atom, after)) return true;
    if (atom.names.every((name) => name.kind === 'make' && !name.stocked)) return false;
    if (isSense(before, 'purpose') || isEveryday(before) || isEveryday(after)) return false;
    if (atom.trust === 'likely') return trusting || saysMore;
    const fits = sureMakes.size === 0 || atom.names.some((name) => sureMakes.has(makeOf(name)));
    if (!trusting || !fits || isSense(after, 'purpose')) return false;
    if (atom.trust === 'doubtful') return !isSense(before, 'near');
    const number = tokens[atom.from]?.number ?? 0;
    const makes = new Set(atom.names.map(makeOf));
    const isNamed = ARTICLES.has(tokens[atom.from - 1]?.word ?? '') || isChoice(at);
    return number >= LEAST_NUMBER && makes.size === 1 && isNamed;
  };
};

/** The slots of some makes, models or kinds: a kind is what a listing is, its type, make, model and body. */
import { CODES, LIVE, MAKES, OTHER_MAKES } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Scratch } from '../scratch.ts';
import type { Term } from './program.ts';

/** More of them are not compared one by one: each slot's kind is looked up. */
const FEW = 8;

/** A make is found 16 slots at a time, by a column of bytes. */
export const makeTerms = (index: InventoryIndex, makes: readonly number[], scratch: Scratch): Term[] => {
  const { make } = index.kinds.attributes;
  if (makes.length > FEW || makes.some((code) => code >= OTHER_MAKES))
    return kindTerms(
      index,
      kindsWith(index, (kind) => makes.includes(make[kind]!)),
      scratch,
    );
  const bytes = scratch.flags(makes.length);
  bytes.set(makes);
  return [{ kind: 'makes', row: LIVE, plane: MAKES, makes: bytes }];
};

/** The kinds in use that pass. */
export const kindsWith = ({ kinds }: InventoryIndex, passes: (kind: number) => boolean): number[] => {
  const found: number[] = [];
  for (let kind = 0; kind < kinds.size; kind++) if (kinds.uses[kind] !== 0 && passes(kind)) found.push(kind);
  return found;
};

/** Few kinds are found 8 slots at a time, by their codes. */
export const kindTerms = ({ kinds }: InventoryIndex, wanted: readonly number[], scratch: Scratch): Term[] => {
  if (wanted.length <= FEW && kinds.size <= 2 ** 16) {
    const few = scratch.codes(wanted.length);
    few.set(wanted);
    return [{ kind: 'kinds', row: LIVE, plane: CODES.kind, kinds: few }];
  }
  const allowed = scratch.flags(kinds.size);
  for (const kind of wanted) allowed[kind] = 1;
  return [{ kind: 'codes', row: LIVE, plane: CODES.kind, allowed }];
};

/** The same for kinds that may be all those of a make. */
export const kindOrMakeTerms = (index: InventoryIndex, wanted: readonly number[], scratch: Scratch): Term[] => {
  const { kinds } = index;
  const { make } = kinds.attributes;
  const isWanted = new Set(wanted);
  const makes = new Set(wanted.map((kind) => make[kind]!));
  for (const kind of kindsWith(index, (each) => makes.has(make[each]!))) if (!isWanted.has(kind)) makes.delete(make[kind]!);
  const others = wanted.filter((kind) => !makes.has(make[kind]!));
  return [
    ...(makes.size > 0 ? makeTerms(index, [...makes], scratch) : []),
    ...(others.length > 0 ? kindTerms(index, others, scratch) : []),
  ];
};

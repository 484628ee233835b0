/** The grammar: which atoms of a sentence belong together, and what they ask for. */
import { findProvince } from '../location/provinces.ts';
import { isDeposit, isSense, measuredOf, senseIn, skip, type Kind } from './atom-run.ts';
import type { Amount } from './amount-at.ts';
import type { Atom } from './atoms.ts';
import { beliefIn } from './belief.ts';
import { Draft } from './draft.ts';
import { isPostalCode, placeAt, type Sentence } from './place-at.ts';
import { isYearBeside, readAmount, type AmountContext, type Said } from './read-amount.ts';
import type { Bound, Sense } from './senses.ts';
import { CODED_FACETS, type CodedFacet } from '../inventory/facets.ts';

export interface Unused {
  readonly text: string;
  /** A word that may be in a vehicle's name and has no filter. */
  readonly searchable: boolean;
}

export interface PlaceWish {
  /** As typed; null is where the visitor is. */
  readonly text: string | null;
  readonly radiusKm: number | null;
}

export interface Reading {
  readonly draft: Draft;
  readonly place: PlaceWish | null;
  readonly unused: readonly Unused[];
}

const isKind = (field: CodedFacet): boolean => field === 'type' || field === 'body';

const LITTLE = new Set('a an the of in le la les l de des du d un une el los las del al en'.split(' '));
const FROM = new Set(['of', 'from', 'de', 'du', 'd', 'des', 'del']);
const ABOUT: Bound = { kind: 'bound', side: 'about', place: 'before' };
/** A number alone is worth searching where it may be a model's or a trim's. */
const MODEL_NUMBER = /^\d{3,}$/;

/** Reads a sentence once, from its first atom to its last. Every step returns the index of the first atom that it did not read. */
class Reader {
  readonly draft = new Draft();
  readonly unused: (Unused & { readonly from: number; readonly to: number })[] = [];
  readonly #atoms: readonly Atom[];
  readonly #sentence: Sentence;
  readonly #context: AmountContext;
  #place: string | null = null;
  #isPlaced = false;
  #radiusKm: number | null = null;
  /** The sentence speaks of a down payment. */
  readonly #bargained: boolean;

  constructor(atoms: readonly Atom[], sentence: Sentence, context: AmountContext) {
    this.#atoms = atoms;
    this.#sentence = sentence;
    this.#context = context;
    this.#bargained = atoms.some((atom) => isDeposit(senseIn(atom)));
  }

  get place(): PlaceWish | null {
    return this.#isPlaced || this.#radiusKm !== null ? { text: this.#place, radiusKm: this.#radiusKm } : null;
  }

  textOf(from: number, to: number): string {
    const { text, tokens } = this.#sentence;
    return text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  }

  leave(from: number, to: number, searchable: boolean): void {
    const last = this.unused.at(-1);
    const token = this.#sentence.tokens[from];
    // Two parts of one word: 'crit’air'.
    if (last?.to === from && token?.glued && !token.isSign) {
      this.unused.pop();
      this.unused.push({ text: this.textOf(last.from, to), from: last.from, to, searchable: last.searchable && searchable });
    } else this.unused.push({ text: this.textOf(from, to), from, to, searchable });
  }

  /** Null where no place is named at this token, or the sentence has named one before. */
  takePlace(token: number, doubtful: boolean): number | null {
    const found = this.#isPlaced ? null : placeAt(this.#sentence, token, doubtful);
    if (!found) return null;
    this.#place = found.text;
    this.#isPlaced = true;
    const next = this.#atoms.findIndex(({ from }) => from >= found.to);
    return next === -1 ? this.#atoms.length : next;
  }

  /** Where a place may follow a distance: behind 'around' or 'of'. */
  #placeBehind(at: number): number | null {
    const { tokens } = this.#sentence;
    const leads = isSense(this.#atoms[at], 'around', 'near') || FROM.has(tokens[this.#atoms[at]?.from ?? -1]?.word ?? '');
    const token = leads ? this.#atoms[at + 1]?.from : undefined;
    return token !== undefined && placeAt(this.#sentence, token, false) !== null ? token : null;
  }

  /** Only short function words may come between a bound and its number: 'before you buy a 2018' has no bound. */
  #amountBehind(at: number): number {
    const { tokens } = this.#sentence;
    let next = at + 1;
    for (;;) {
      const atom = this.#atoms[next];
      const isLittle = isSense(atom, 'filler') && LITTLE.has(tokens[atom?.from ?? -1]?.word ?? '');
      if (!isLittle && !isSense(atom, 'measure', 'bound')) return next;
      next += 1;
    }
  }

  /**
   * An amount or a range with all that belongs to it.
   * @param start the atom with which the phrase began, for what has to be left unused
   */
  amount(first: Amount, at: number, start: number, before: Bound | null, isBetween: boolean): number {
    const atoms = this.#atoms;
    const joins: readonly Kind[] = isBetween ? ['to', 'and'] : ['to'];
    const end = isSense(atoms[at + 1], ...joins) ? skip(atoms, at + 2, 'filler', 'bound') : at;
    const second = end > at ? atoms[end] : undefined;
    // '15 000 $ à 50 km' are a price and a distance.
    const isAlike = second?.kind === 'amount' && (first.unit === null || second.unit === null || first.unit === second.unit);
    const isRange = isAlike && !isYearBeside(first, second, this.#context);
    const high = isRange ? second : first;
    let next = isRange ? end + 1 : at + 1;

    let bound = before;
    const behind = senseIn(atoms[next]);
    if (!isRange && behind?.kind === 'bound' && behind.place !== 'before') {
      // '… under 20 000, max 80 000 km'
      const isNextOnes = before !== null && behind.place === 'either' && atoms[next + 1]?.kind === 'amount';
      if (!isNextOnes) {
        bound ??= behind;
        next += 1;
      }
    }
    const { measure, period } = measuredOf(first, atoms, start, at, next);
    const isDistance = high.unit === 'km' || high.unit === 'mile';
    const placed = isDistance ? this.#placeBehind(next) : null;
    const said: Said = {
      low: isRange ? first : null,
      high: { ...high, period: high.period ?? period },
      bound,
      measure,
      placed: placed !== null,
      bargained: this.#bargained,
    };
    const meaning = readAmount(said, this.draft, this.#context);
    switch (meaning.kind) {
      case 'filter':
        return next;
      case 'radius':
        this.#radiusKm ??= meaning.km;
        return (placed === null ? null : this.takePlace(placed, false)) ?? next;
      case 'none': {
        const isLone = !isRange && high.unit === null && bound === null && measure === null;
        const from = isLone ? first.from : (atoms[start]?.from ?? first.from);
        this.leave(from, atoms[next - 1]?.to ?? first.to, isLone && MODEL_NUMBER.test(this.textOf(first.from, first.to)));
        return next;
      }
    }
  }

  /** 'Not red or black', 'ni rouge ni noir'; what has no filter is left unused together with its 'not'. */
  negation(at: number): number {
    const atoms = this.#atoms;
    let next = skip(atoms, at + 1, 'filler', 'not', 'near', 'purpose', 'to');
    const [head, quality] = [senseIn(atoms[next]), senseIn(atoms[next + 1])];
    // 'No quiero un coche rojo' is about the red, as is 'not a red car'.
    if (head?.kind === 'value' && isKind(head.field) && quality?.kind === 'value' && !isKind(quality.field)) {
      this.draft.want(head.field, head.codes);
      next += 1;
    }
    let field: CodedFacet | null = null;
    for (let sense = senseIn(atoms[next]); sense?.kind === 'value' && (field === null || sense.field === field);) {
      this.draft.refuse(sense.field, sense.codes);
      field = sense.field;
      next += 1;
      const joined = skip(atoms, next, 'or', 'and', 'filler', 'not');
      const follows: Sense | null = joined === next ? null : senseIn(atoms[joined]);
      if (follows?.kind !== 'value' || follows.field !== field) return next;
      sense = follows;
      next = joined;
    }
    const what = atoms[next];
    if (what?.kind === 'sense' && what.sense.kind === 'bound' && what.sense.side !== 'about') {
      const amount = atoms[skip(atoms, next + 1, 'filler', 'measure')];
      const turned: Bound = { ...what.sense, side: what.sense.side === 'min' ? 'max' : 'min', strict: false };
      if (amount?.kind === 'amount') return this.amount(amount, atoms.indexOf(amount), at, turned, false);
    }
    const isLoose = !what || what.kind === 'pause' || isSense(what, 'bound');
    if (isLoose) return at + 1;
    this.leave(atoms[at]?.from ?? what.from, what.to, false);
    return next + 1;
  }

  /** 'À Québec' is the city, 'au Québec' the province. */
  #province(atom: Atom, at: number, text: string): number {
    const { tokens, speech, country } = this.#sentence;
    const isCity = speech.tongue === 'fr' && tokens[atom.from - 1]?.word === 'a';
    const taken = isCity ? this.takePlace(atom.from, false) : null;
    if (taken !== null) return taken;
    const province = findProvince(text, country);
    if (province) this.draft.set({ province: province.iso.toLowerCase() });
    else this.leave(atom.from, atom.to, true);
    return at + 1;
  }

  sense(sense: Sense, atom: Atom, at: number): number {
    switch (sense.kind) {
      case 'value': {
        // 'A truck for my boat': the visitor has the boat.
        const isThere =
          isSense(this.#atoms[at - 1], 'purpose') &&
          isKind(sense.field) &&
          CODED_FACETS.some((field) => isKind(field) && this.draft.wants(field));
        if (isThere) this.leave(atom.from, atom.to, false);
        else this.draft.want(sense.field, sense.codes);
        return at + 1;
      }
      case 'flag':
        this.draft.flag(sense.flag);
        return at + 1;
      case 'special':
        this.draft.set(sense.query);
        return at + 1;
      case 'country':
        this.draft.set({ country: sense.code.toLowerCase() });
        return at + 1;
      case 'province':
        return this.#province(atom, at, sense.text);
      case 'common':
        this.leave(atom.from, atom.to, false);
        return at + 1;
      case 'not':
        return this.negation(at);
      case 'here':
        this.#isPlaced = true;
        return at + 1;
      case 'near':
        return this.takePlace(atom.to, sense.doubtful) ?? at + 1;
      case 'to': {
        // The French 'à' is of places too.
        const { tokens, speech } = this.#sentence;
        const isAt = speech.tongue === 'fr' && tokens[atom.from]?.word === 'a';
        return (isAt ? this.takePlace(atom.to, true) : null) ?? at + 1;
      }
      case 'around':
      case 'bound':
      case 'between': {
        const next = this.#amountBehind(at);
        const amount = this.#atoms[next];
        const bound = sense.kind === 'bound' ? sense : sense.kind === 'around' ? ABOUT : null;
        if (amount?.kind === 'amount' && bound?.place !== 'after')
          return this.amount(amount, next, at, bound, sense.kind === 'between');
        return (sense.kind === 'around' ? this.takePlace(atom.to, false) : null) ?? at + 1;
      }
      case 'measure':
        if (sense.of === 'other' || isDeposit(sense)) this.leave(atom.from, atom.to, false);
        return at + 1;
      case 'unit':
      case 'scale':
      case 'period':
      case 'and':
      case 'or':
      case 'filler':
      case 'purpose':
        return at + 1;
    }
  }
}

/** @param trusting believe doubtful names: nothing else in the sentence is left without a meaning */
export const readAtoms = (atoms: readonly Atom[], sentence: Sentence, context: AmountContext, trusting: boolean): Reading => {
  const reader = new Reader(atoms, sentence, context);
  const isBelieved = beliefIn(atoms, sentence, trusting);
  const read = (atom: Atom, at: number): number => {
    switch (atom.kind) {
      case 'amount':
        return reader.amount(atom, at, at, null, false);
      case 'sense':
        return reader.sense(atom.sense, atom, at);
      case 'name': {
        const isSearchable =
          atom.trust === 'sure' || atom.trust === 'likely' || MODEL_NUMBER.test(reader.textOf(atom.from, atom.to));
        if (isBelieved(atom, at)) reader.draft.name(atom.names);
        else reader.leave(atom.from, atom.to, isSearchable);
        return at + 1;
      }
      case 'word': {
        const taken = isPostalCode(sentence.tokens, atom.from) ? reader.takePlace(atom.from, false) : null;
        if (taken === null) reader.leave(atom.from, atom.to, !atom.common);
        return taken ?? at + 1;
      }
      case 'pause':
        return at + 1;
    }
  };
  let at = 0;
  for (let atom = atoms[at]; atom; atom = atoms[at]) at = read(atom, at);
  return { draft: reader.draft, place: reader.place, unused: reader.unused };
};

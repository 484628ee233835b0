/** Compares the facts of our own styles with an authority's facts of the same vehicles. */
import { expect } from 'chai';
import type { FactValue, TitleId } from '../../src/domain/catalogue/facts/catalogue-facts.ts';
import { styleGroup } from '../../src/domain/catalogue/same-style.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';

/** Whether two values of one title say the same. */
export type Agreement = (ours: FactValue, theirs: FactValue) => boolean;

const ends = (value: FactValue): readonly [number, number] | null =>
  typeof value === 'number' ? [value, value] : typeof value === 'object' ? value : null;

/** The same number, code or text. */
export const same: Agreement = (ours, theirs) => JSON.stringify(ours) === JSON.stringify(theirs);

/** Codes that an authority does not tell apart count as one. */
export const sameBut =
  (...alike: readonly (readonly string[])[]): Agreement =>
  (ours, theirs) =>
    same(ours, theirs) || alike.some((codes) => codes.includes(String(ours)) && codes.includes(String(theirs)));

/** Numbers at most so far apart; spans that come so near each other. */
export const within =
  (most: number): Agreement =>
  (ours, theirs) => {
    const [a, b] = [ends(ours), ends(theirs)];
    return a !== null && b !== null && a[0] - b[1] <= most + 1e-9 && b[0] - a[1] <= most + 1e-9;
  };

/** Numbers at most such a share of theirs apart: 0.02 for two per cent. */
export const withinShare =
  (share: number): Agreement =>
  (ours, theirs) =>
    within(share * (ends(theirs)?.[1] ?? 0))(ours, theirs);

type Titles = Readonly<Partial<Record<TitleId, Agreement>>>;

export interface Authority {
  readonly name: string;
  readonly styles: readonly StyleRecord[];
  /** What it is asked about, and how near it must come. */
  readonly titles: Titles;
  /** Equal for the vehicles that may be one: make, model and year unless said otherwise. */
  readonly groupOf?: (style: StyleRecord) => string;
  /** Which of a group can be meant at all. */
  readonly isCounterpart?: (ours: StyleRecord, theirs: StyleRecord) => boolean;
  /** Known errors, and entries that describe another vehicle. */
  readonly exceptions?: readonly FactException[];
}

export interface FactException {
  /** Found in `2025 Honda Civic LX`. */
  readonly styles: RegExp;
  readonly titles: readonly TitleId[];
  readonly why: string;
}

export interface Disagreement {
  readonly style: StyleRecord;
  readonly title: TitleId;
  /** `2025 Honda Civic LX: engineSize 2, EPA 1.5`. */
  readonly text: string;
}

export interface FactCheck {
  readonly authority: Authority;
  /** How often each title was compared. */
  readonly compared: ReadonlyMap<TitleId, number>;
  readonly values: number;
  /** Without those that an exception explains. */
  readonly disagreements: readonly Disagreement[];
  /** How many disagreements exceptions explain. */
  readonly excepted: number;
  readonly idleExceptions: readonly FactException[];
  /** Styles that it contradicts in nothing. */
  readonly agreeing: readonly StyleRecord[];
  /** Styles that it knows. */
  readonly known: readonly StyleRecord[];
  readonly unknown: readonly StyleRecord[];
}

export const styleTitle = ({ year, make, model, name }: StyleRecord): string => `${String(year)} ${make} ${model} ${name}`;

const write = (value: FactValue): string => (typeof value === 'object' ? value.join('–') : String(value));

/** Every title that both have, and whether they agree on it. */
const compare = (ours: StyleRecord, theirs: StyleRecord, titles: Titles) =>
  (Object.entries(titles) as [TitleId, Agreement][]).flatMap(([title, agree]) => {
    const [a, b] = [ours.facts[title], theirs.facts[title]];
    return a === undefined || b === undefined ? [] : [{ title, ours: a, theirs: b, agrees: agree(a, b) }];
  });

/** The vehicle that a style contradicts least, and of those alike the one that it shares most titles with. */
const nearest = (style: StyleRecord, candidates: readonly StyleRecord[], titles: Titles) =>
  candidates
    .map((theirs) => {
      const values = compare(style, theirs, titles);
      return { values, wrong: values.filter(({ agrees }) => !agrees) };
    })
    .sort((a, b) => a.wrong.length - b.wrong.length || b.values.length - a.values.length)[0];

/**
 * An authority names engines, gearboxes and driven wheels, seldom trims: a style is held against the vehicle of its make, model and
 * year that it contradicts least. A wrong fact is found because no vehicle agrees with it and with all the others too.
 */
export const holdAgainst = (styles: readonly StyleRecord[], authority: Authority): FactCheck => {
  const { groupOf = styleGroup, isCounterpart = () => true, exceptions = [] } = authority;
  const groups = Map.groupBy(authority.styles, groupOf);
  const compared = new Map<TitleId, number>();
  const all: Disagreement[] = [];
  const [agreeing, known, unknown]: [StyleRecord[], StyleRecord[], StyleRecord[]] = [[], [], []];
  for (const style of styles) {
    const candidates = (groups.get(groupOf(style)) ?? []).filter((theirs) => isCounterpart(style, theirs));
    const found = nearest(style, candidates, authority.titles);
    if (!found) {
      unknown.push(style);
      continue;
    }
    known.push(style);
    if (found.wrong.length === 0) agreeing.push(style);
    for (const { title } of found.values) compared.set(title, (compared.get(title) ?? 0) + 1);
    for (const { title, ours, theirs } of found.wrong) {
      const text = `${styleTitle(style)}: ${title} ${write(ours)}, ${authority.name} ${write(theirs)}`;
      all.push({ style, title, text });
    }
  }
  const explains = ({ styles: which, titles }: FactException, { style, title }: Disagreement): boolean =>
    titles.includes(title) && which.test(styleTitle(style));
  const disagreements = all.filter((disagreement) => !exceptions.some((exception) => explains(exception, disagreement)));
  return {
    authority,
    compared,
    values: [...compared.values()].reduce((sum, count) => sum + count, 0),
    disagreements,
    excepted: all.length - disagreements.length,
    idleExceptions: exceptions.filter((exception) => !all.some((disagreement) => explains(exception, disagreement))),
    agreeing,
    known,
    unknown,
  };
};

/** For the log of a test: how much was compared with which authority. */
const told = ({ authority, values, known, unknown, excepted, disagreements, compared }: FactCheck): string =>
  `      ${authority.name}: ${String(values)} values of ${String(known.length)} styles compared, ` +
  `${String(values - excepted - disagreements.length)} agree, ${String(excepted)} are excepted; ` +
  `${String(unknown.length)} styles are not in it (${[...compared].map(([title, count]) => `${title} ${String(count)}`).join(', ')})`;

/** Everything agrees, much was compared, no exception is left over, and a mistake in any title would be seen. */
export const expectAgreement = (check: FactCheck, atLeast: { readonly values: number; readonly styles: number }): void => {
  console.log(told(check));
  expect(check.disagreements.map(({ text }) => text)).to.deep.equal([]);
  expect(check.idleExceptions.map(({ why }) => why)).to.deep.equal([]);
  expect(check.values, 'values compared').to.be.at.least(atLeast.values);
  expect(check.known.length, 'styles compared').to.be.at.least(atLeast.styles);
  const unseen = [...check.compared.keys()].filter((title) => !seesMistake(check, title));
  expect(unseen, 'titles in which a mistake would pass').to.deep.equal([]);
};

const mistaken = (value: FactValue | undefined): FactValue | undefined =>
  typeof value === 'number'
    ? value * 2 + 1
    : typeof value === 'object'
      ? [value[0] * 2 + 1, value[1] * 2 + 1]
      : value === undefined
        ? undefined
        : 'none of the codes';

/** Whether the check would find it out if every style that has the title had it wrong. */
const seesMistake = ({ agreeing, authority }: FactCheck, title: TitleId): boolean => {
  const wrong = agreeing
    .filter(({ facts }) => facts[title] !== undefined)
    .map((style) => ({ ...style, facts: { ...style.facts, [title]: mistaken(style.facts[title]) } }));
  const { disagreements, compared } = holdAgainst(wrong, { ...authority, exceptions: [] });
  return disagreements.length >= (compared.get(title) ?? 0);
};

/** Vehicles for sale or styles of the catalogue side by side: what differs, and which is the best value of a row. */

/** The value of one of them in a row. */
export interface Fact {
  /** Null when not known. */
  readonly text: string | null;
  /** The text as a number, where rows are ranked by it; a row has figures of one unit. */
  readonly figure?: number | null;
  /** Of the text, where it is in another language than the page; a tag for `lang`. */
  readonly language?: string | null;
  /** Such a vehicle cannot have this fact. */
  readonly inapplicable?: true;
}

export interface ComparedCell {
  readonly text: string | null;
  readonly best: boolean;
  /** Share of the row's highest figure, 0 to 1; null in rows that have no best. */
  readonly share: number | null;
  readonly language?: string;
  readonly inapplicable?: true;
}

export interface ComparedRow {
  readonly differs: boolean;
  readonly cells: readonly ComparedCell[];
}

/**
 * A row differs when its texts do; an unknown value differs from a known one. The best are those with the highest or lowest figure, and
 * all who share it; there is none where the known figures are equal, where only one is known, or where neither end is better.
 */
export const compareFacts = (facts: readonly Fact[], better: 'high' | 'low' | null): ComparedRow => {
  const figures = facts.flatMap(({ figure }) => (figure === null || figure === undefined ? [] : [figure]));
  const ranked = better !== null && new Set(figures).size > 1;
  const highest = Math.max(...figures);
  const best = better === 'low' ? Math.min(...figures) : highest;
  return {
    differs: new Set(facts.map(({ text }) => text)).size > 1,
    cells: facts.map(({ text, figure = null, language, inapplicable }) => ({
      text,
      best: ranked && figure === best,
      share: ranked && highest > 0 && figure !== null ? figure / highest : null,
      ...(language && { language }),
      ...(inapplicable && { inapplicable }),
    })),
  };
};

/** Whether one has a thing; 'unknown' where its source lists nothing at all. */
export type Possession = 'standard' | 'optional' | 'none' | 'unknown';

export interface ItemRow {
  readonly item: string;
  /** Of the item's name, where it is in another language than the page. */
  readonly language?: string | null;
  readonly differs: boolean;
  readonly has: readonly Possession[];
}

/** @param lists what each of them has, by item; null where nothing is known of one */
export const compareItems = (
  items: readonly string[],
  lists: readonly (ReadonlyMap<string, Possession> | null)[],
): readonly ItemRow[] =>
  items.map((item) => {
    const has = lists.map((list) => (list === null ? 'unknown' : (list.get(item) ?? 'none')));
    return { item, has, differs: new Set(has).size > 1 };
  });

/** The most that fit side by side (product rules, section 3). */
export const MOST_COMPARED = 4;

/**
 * @param texts values of the parameter, each one id or several with commas between them
 * @param most how many values are read; the others are ignored
 */
export const readChosen = (texts: readonly string[], most: number) => {
  const all = texts
    .flatMap((text) => text.slice(0, (most + 1) * 17).split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const parts = all.slice(0, most);
  const readable = parts.filter((part) => /^\d{1,15}$/.test(part)).map(Number);
  return {
    /** Each once, in the order in which they were asked for; unknown ones may still be among them. */
    ids: [...new Set(readable)],
    /** Asked for more than once. */
    repeated: [...new Set(readable.filter((id, place) => readable.indexOf(id) !== place))],
    /** No number at all. */
    unreadable: [...new Set(parts.filter((part) => !/^\d{1,15}$/.test(part)))].map((part) => part.slice(0, 40)),
    /** The number of values that were not read. */
    surplus: all.length - parts.length,
  };
};

export type Chosen = ReturnType<typeof readChosen>;

/**
 * What the address names and the page does not compare.
 * @param names of all that were found, by id, in the order in which they were asked for
 */
export const leftOut = ({ ids, repeated, unreadable }: Chosen, names: ReadonlyMap<number, string>) => ({
  /** Names of those that do not fit any more. */
  beyond: [...names.values()].slice(MOST_COMPARED),
  repeated: repeated.flatMap((id) => names.get(id) ?? []),
  /** Ids of nothing that the site shows. */
  unknown: ids.filter((id) => !names.has(id)),
  unreadable,
});

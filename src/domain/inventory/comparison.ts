/** Several listings side by side: which of their facts differ, and which is the best value of a row. */

/** One fact of one listing. */
export interface Fact {
  /** Null where the source is silent. */
  readonly text: string | null;
  /** What the text stands for, where rows are ranked by it; only figures of one unit stand in a row. */
  readonly figure?: number | null;
}

export interface ComparedCell {
  readonly text: string | null;
  readonly best: boolean;
}

export interface ComparedRow {
  readonly differs: boolean;
  readonly cells: readonly ComparedCell[];
}

/**
 * A row differs when its texts do; what is not known differs from what is. The best are those with the highest or lowest figure,
 * unless all known figures are equal or only one is known: then there is nothing to be better than.
 */
export const compareFacts = (facts: readonly Fact[], better: 'high' | 'low' | null): ComparedRow => {
  const figures = facts.flatMap(({ figure }) => (figure === null || figure === undefined ? [] : [figure]));
  const ranked = better !== null && new Set(figures).size > 1;
  const best = better === 'low' ? Math.min(...figures) : Math.max(...figures);
  return {
    differs: new Set(facts.map(({ text }) => text)).size > 1,
    cells: facts.map(({ text, figure }) => ({ text, best: ranked && figure === best })),
  };
};

/** As many as fit side by side (product rules, section 3). */
export const MOST_COMPARED = 4;

export interface Chosen {
  /** Each once, in the order in which they were asked for; unknown ones may still be among them. */
  readonly ids: readonly number[];
  /** Asked for more than once. */
  readonly repeated: readonly number[];
  /** No number at all. */
  readonly unreadable: readonly string[];
  /** Values behind the most that are read. */
  readonly surplus: number;
}

/**
 * @param texts values of the parameter, each one id or several with commas between them
 * @param most how many values are read; those behind them are not looked at
 */
export const readChosen = (texts: readonly string[], most: number): Chosen => {
  const all = texts
    .flatMap((text) => text.slice(0, (most + 1) * 17).split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const parts = all.slice(0, most);
  const readable = parts.filter((part) => /^\d{1,15}$/.test(part)).map(Number);
  return {
    ids: [...new Set(readable)],
    repeated: [...new Set(readable.filter((id, place) => readable.indexOf(id) !== place))],
    unreadable: [...new Set(parts.filter((part) => !/^\d{1,15}$/.test(part)))].map((part) => part.slice(0, 40)),
    surplus: all.length - parts.length,
  };
};

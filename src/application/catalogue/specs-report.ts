/** What an import of specifications did, or would do, as data. */
import type { FactValue, TitleId } from '../../domain/catalogue/facts.ts';
import type { StyleIssue, StyleRow } from '../../domain/catalogue/import/style-row.ts';
import type { FactFault } from '../../domain/catalogue/read-fact.ts';

export type RejectedStyle = Extract<StyleRow, { kind: 'rejected' }>;

export interface ConflictExample {
  readonly style: string;
  readonly title: TitleId;
  readonly feed: string;
  readonly value: FactValue;
  readonly otherFeed: string;
  readonly other: FactValue;
}

export interface Counted<T> {
  readonly count: number;
  readonly example: T;
}

export interface SpecsReport {
  /** Records of the feed: the sum of the counts that follow, without `joined`. */
  readonly rows: number;
  readonly added: number;
  /** Of the added ones: those of styles that other feeds brought before. */
  readonly joined: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Records of one key, after the first. */
  readonly duplicates: number;
  readonly rejected: number;
  readonly rejections: readonly Counted<RejectedStyle>[];
  readonly leftOut: readonly { readonly reason: string; readonly count: number }[];
  /** Values that were left out of accepted styles. */
  readonly issues: readonly Counted<StyleIssue & { readonly place: string }>[];
  /** Facts in which this feed and others differ, by title. */
  readonly conflicts: readonly Counted<ConflictExample>[];
}

/** Counts as an import goes along; its memory does not grow with the feed. */
export class SpecsTally {
  rows = 0;
  added = 0;
  joined = 0;
  changed = 0;
  unchanged = 0;
  duplicates = 0;
  #rejected = 0;
  readonly #rejections = new Map<string, { count: number; readonly example: RejectedStyle }>();
  readonly #leftOut = new Map<string, number>();
  readonly #issues = new Map<string, { count: number; readonly example: StyleIssue & { readonly place: string } }>();
  readonly #conflicts = new Map<string, { count: number; readonly example: ConflictExample }>();

  rejection(row: RejectedStyle): void {
    this.#rejected++;
    count(this.#rejections, row.reason, row);
  }

  leftOut(reason: string): void {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + 1);
  }

  issues(issues: readonly StyleIssue[], place: string): void {
    for (const issue of issues) count(this.#issues, `${issue.field} ${issue.fault satisfies FactFault}`, { ...issue, place });
  }

  conflict(conflict: ConflictExample): void {
    count(this.#conflicts, `${conflict.title} ${conflict.otherFeed}`, conflict);
  }

  report(): SpecsReport {
    const { rows, added, joined, changed, unchanged, duplicates } = this;
    return {
      rows,
      added,
      joined,
      changed,
      unchanged,
      duplicates,
      rejected: this.#rejected,
      rejections: mostFirst(this.#rejections.values()),
      leftOut: mostFirst([...this.#leftOut].map(([reason, times]) => ({ reason, count: times }))),
      issues: mostFirst(this.#issues.values()),
      conflicts: mostFirst(this.#conflicts.values()),
    };
  }
}

const mostFirst = <T extends { readonly count: number }>(counted: Iterable<T>): T[] =>
  [...counted].sort((a, b) => b.count - a.count);

const count = <T>(counted: Map<string, { count: number; readonly example: T }>, key: string, example: T): void => {
  const known = counted.get(key);
  if (known) known.count++;
  else counted.set(key, { count: 1, example });
};

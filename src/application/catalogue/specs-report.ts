/** What an import of specifications did, or would do. */
import type { FactValue, TitleId } from '../../domain/catalogue/facts/catalogue-facts.ts';
import type { RejectedRow, StyleIssue } from '../../domain/catalogue/import/style-row.ts';
import { Examples, RecordTally, type Counted, type RecordCounts } from '../imports/run-import.ts';

export interface ConflictExample {
  readonly style: string;
  readonly title: TitleId;
  readonly feed: string;
  readonly value: FactValue;
  readonly otherFeed: string;
  readonly other: FactValue;
}

export interface SpecsReport extends RecordCounts {
  /** Added records of styles that another feed had imported before. */
  readonly joined: number;
  readonly rejections: readonly Counted<RejectedRow>[];
  /** Values that were left out of accepted styles. */
  readonly issues: readonly Counted<StyleIssue & { readonly place: string }>[];
  /** Facts in which this feed and others differ, by title. */
  readonly conflicts: readonly Counted<ConflictExample>[];
}

export class SpecsTally extends RecordTally {
  joined = 0;
  readonly #rejections = new Examples<RejectedRow>();
  readonly #issues = new Examples<StyleIssue & { readonly place: string }>();
  readonly #conflicts = new Examples<ConflictExample>();

  rejection(row: RejectedRow): void {
    this.rejected++;
    this.#rejections.add(row.reason, row);
  }

  issues(issues: readonly StyleIssue[], place: string): void {
    for (const issue of issues) this.#issues.add(`${issue.field} ${issue.fault}`, { ...issue, place });
  }

  conflict(conflict: ConflictExample): void {
    this.#conflicts.add(`${conflict.title} ${conflict.otherFeed}`, conflict);
  }

  report(): SpecsReport {
    return {
      ...this.counts(),
      joined: this.joined,
      rejections: this.#rejections.list(),
      issues: this.#issues.list(),
      conflicts: this.#conflicts.list(),
    };
  }
}

/** What an import of vehicles did, or would do. */
import type { Placements } from '../../domain/dealers/dealer-place.ts';
import type { VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import type { Coverage } from '../../domain/feeds/coverage.ts';
import type { Money } from '../../domain/money/money.ts';
import type { FieldIssue, RejectedFor, UnrecognisedWord } from '../../domain/feeds/mapped-record.ts';
import type { OpenNumbers } from '../../domain/feeds/number-columns.ts';
import { Examples, RecordTally, type Counted, type RecordCounts } from '../imports/run-import.ts';

/** A record that was rejected. */
export interface RejectedRow {
  /** Of a feed in several files. */
  readonly file?: string;
  readonly line: number;
  readonly field: string;
  readonly value: string;
  readonly reason: RejectedFor | 'broken-record' | 'duplicate';
  /** For a duplicate, the line of the first record of the vehicle. */
  readonly otherLine?: number;
  /** The reader's message for a broken record. */
  readonly problem?: string;
}

export interface PriceChange {
  readonly vehicle: string;
  readonly stockNumber: string | null;
  readonly from: Money | null;
  readonly to: Money | null;
}

export interface DealerCount {
  readonly id: number;
  readonly name: string;
  readonly listedBefore: number;
  readonly gone: number;
}

export interface ImportReport extends RecordCounts {
  /** Changed ones that were unavailable before. */
  readonly returned: number;
  readonly priceChanged: number;
  /** The first ones. */
  readonly priceChanges: readonly PriceChange[];
  /** Vehicles of a full feed's dealers that are no longer in the feed. */
  readonly gone: number;
  readonly rejections: readonly Counted<RejectedRow>[];
  readonly dealers: readonly DealerCount[];
  /** Words that match no enumeration value, most frequent first. */
  readonly unrecognised: readonly (UnrecognisedWord & { readonly count: number })[];
  /** Values that were left out of accepted vehicles. */
  readonly issues: readonly Counted<FieldIssue & { readonly line: number }>[];
  /** Numbers whose mark alone does not tell thousands from decimals. */
  readonly openNumbers: readonly OpenNumbers[];
  /** Dealers of whom too many vehicles would be gone, and the records of theirs that did not go in. */
  readonly held: readonly DealerCount[];
  readonly heldRows: number;
  /** Unchanged ones, because the write API wrote them last. */
  readonly ofApi: number;
  /** Dealers whom the feed no longer names, and who keep their vehicles because they are too many at once. */
  readonly kept: readonly DealerCount[];
  /** Dealers of the profile whom the file does not name, and whom it does not concern. */
  readonly absent: readonly DealerCount[];
  /** The first vehicles as they were understood, with the lines of the file. */
  readonly samples: readonly (readonly [line: number, facts: VehicleFacts])[];
  /** Nothing was taken off: a row that could not be read may be any vehicle. */
  readonly keptAll: boolean;
  /** How many of the vehicles have each field. */
  readonly coverage: Pick<Coverage, 'rows' | 'filled'>;
  /** Where the places of its dealers are from. */
  readonly placements: Placements;
  /** Fields whose columns the table does not have, with the names that the profile gives them. */
  readonly missingColumns: readonly (readonly [field: string, columns: string])[];
}

const PRICE_EXAMPLES = 200;
const SAMPLES = 20;
/** A hostile file may have a new word in every row. */
const MAX_WORDS = 1_000;

export class ImportTally extends RecordTally {
  readonly #samples: (readonly [number, VehicleFacts])[] = [];
  returned = 0;
  held = 0;
  ofApi = 0;
  #priceChanged = 0;
  readonly #priceChanges: PriceChange[] = [];
  readonly #rejections = new Examples<RejectedRow>();
  readonly #words = new Examples<UnrecognisedWord>(MAX_WORDS);
  readonly #issues = new Examples<FieldIssue & { readonly line: number }>();

  priceChange(change: PriceChange): void {
    this.#priceChanged++;
    if (this.#priceChanges.length < PRICE_EXAMPLES) this.#priceChanges.push(change);
  }

  get hasSamples(): boolean {
    return this.#samples.length === SAMPLES;
  }

  vehicle(line: number, facts: VehicleFacts): void {
    if (this.#samples.length < SAMPLES) this.#samples.push([line, facts]);
  }

  rejection(row: RejectedRow): void {
    if (row.reason === 'duplicate') this.duplicates++;
    else this.rejected++;
    this.#rejections.add(row.reason, row);
  }

  unrecognised(words: readonly UnrecognisedWord[]): void {
    for (const word of words) this.#words.add(`${word.attribute} ${word.word.toLowerCase()}`, word);
  }

  issues(issues: readonly FieldIssue[], line: number): void {
    for (const issue of issues) this.#issues.add(`${issue.field} ${issue.fault}`, { ...issue, line });
  }

  report(
    dealers: readonly DealerCount[],
    rest: Pick<
      ImportReport,
      'openNumbers' | 'missingColumns' | 'keptAll' | 'held' | 'kept' | 'absent' | 'coverage' | 'placements'
    >,
  ): ImportReport {
    return {
      ...this.counts(),
      returned: this.returned,
      priceChanged: this.#priceChanged,
      priceChanges: this.#priceChanges,
      gone: dealers.reduce((sum, { gone }) => sum + gone, 0),
      rejections: this.#rejections.list(),
      dealers,
      unrecognised: this.#words.list().map(({ example, count }) => ({ ...example, count })),
      issues: this.#issues.list(),
      samples: this.#samples,
      ...rest,
      heldRows: this.held,
      ofApi: this.ofApi,
    };
  }
}

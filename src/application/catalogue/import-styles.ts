/** Imports one feed of specifications: every usable record in one transaction, or nothing. */
import { conflictsBetween } from '../../domain/catalogue/merge-records.ts';
import { modelKey } from '../../domain/catalogue/model-key.ts';
import { onlySameStyle, styleGroup } from '../../domain/catalogue/same-style.ts';
import type { StyleRecord } from '../../domain/catalogue/style-record.ts';
import { summaryOfRecord } from '../../domain/catalogue/style-summary.ts';
import type { KnownModels, RejectedRow, StyleIssue, StyleRow } from '../../domain/catalogue/import/style-row.ts';
import { hash64 } from '../../domain/vehicle/fingerprint.ts';
import type { CatalogueTransaction, CatalogueWriting, KnownRecord, KnownStyle, RecordToSave } from '../../ports/catalogue.ts';
import type { StyleFeed } from '../../ports/style-feed.ts';
import { runImport, settle, type ImportCommand, type ImportOutcome } from '../imports/run-import.ts';
import { SpecsTally, type SpecsReport } from './specs-report.ts';

export interface ImportStylesCommand extends ImportCommand {
  readonly feed: StyleFeed;
  readonly onRejected?: (row: RejectedRow) => void;
  readonly onIssue?: (issue: StyleIssue, place: string) => void;
}

export type ImportStylesOutcome = ImportOutcome<SpecsReport>;

const BATCH_SIZE = 1000;

/** Rejects with `StorageBusy` when another process writes for too long, and with the storage's own errors. */
export const importStyles = (catalogue: CatalogueWriting, command: ImportStylesCommand): Promise<ImportStylesOutcome> =>
  runImport(catalogue, (transaction) => new StylesImport(transaction, command).run(), command);

class StylesImport {
  readonly #catalogue: CatalogueTransaction;
  readonly #command: ImportStylesCommand;
  readonly #tally = new SpecsTally();
  /** Styles stored before the import, by make, model and year. */
  readonly #styles = new Map<string, KnownStyle[]>();
  readonly #records = new Map<string, ReadonlyMap<string, KnownRecord>>();
  readonly #seen = new Set<string>();
  #saving: RecordToSave[] = [];

  constructor(catalogue: CatalogueTransaction, command: ImportStylesCommand) {
    this.#catalogue = catalogue;
    this.#command = command;
  }

  async run(): Promise<ImportStylesOutcome> {
    for await (const styles of this.#catalogue.styles()) for (const style of styles) this.#enter(style);
    for await (const row of this.#command.feed.rows(this.#knownModels())) {
      this.#tally.rows++;
      await this.#take(row);
    }
    await this.#save();
    return settle(this.#tally.report(), this.#command);
  }

  #enter(style: KnownStyle): void {
    const group = styleGroup(style);
    const known = this.#styles.get(group);
    if (known) known.push(style);
    else this.#styles.set(group, [style]);
  }

  /** Used to split names where a feed writes model and trim as one. Models from the feed's own last import do not count. */
  #knownModels(): KnownModels {
    const byMake = new Map<string, Set<string>>();
    for (const styles of this.#styles.values())
      for (const { make, model, feeds } of styles) {
        if (feeds.every((feed) => NOT_ASKED.has(feed))) continue;
        const models = byMake.get(make) ?? new Set<string>();
        byMake.set(make, models.add(modelKey(model, make)));
      }
    const none: ReadonlySet<string> = new Set();
    return (make) => byMake.get(make) ?? none;
  }

  async #take(row: StyleRow): Promise<void> {
    switch (row.kind) {
      case 'rejected':
        this.#tally.rejection(row);
        this.#command.onRejected?.(row);
        return;
      case 'left-out':
        this.#tally.leftOut.add(row.reason, row.reason);
        return;
      case 'style':
        this.#tally.issues(row.issues, row.place);
        for (const issue of row.issues) this.#command.onIssue?.(issue, row.place);
        await this.#takeRecord(row.record);
    }
  }

  async #takeRecord(record: StyleRecord): Promise<void> {
    const identity = `${record.feed} ${record.key}`;
    if (this.#seen.has(identity)) {
      this.#tally.duplicates++;
      return;
    }
    this.#seen.add(identity);
    const known = (await this.#recordsOf(record.feed)).get(record.key);
    const fingerprint = hash64(JSON.stringify(record));
    if (known?.fingerprint === fingerprint) {
      this.#tally.unchanged++;
      return;
    }
    const styleId = known?.styleId ?? this.#match(record)?.id ?? null;
    if (known) this.#tally.changed++;
    else this.#tally.added++;
    if (!known && styleId !== null) this.#tally.joined++;
    if (styleId !== null) await this.#noteConflicts(record, styleId);
    this.#saving.push({ record, fingerprint, styleId });
    if (this.#saving.length >= BATCH_SIZE) await this.#save();
  }

  /** The only style that the record can describe. */
  #match(record: StyleRecord): KnownStyle | null {
    const candidates = (this.#styles.get(styleGroup(record)) ?? []).filter((style) => !style.feeds.includes(record.feed));
    const only = onlySameStyle(summaryOfRecord(record), candidates);
    if (!only) return null;
    // The next record of this feed is another style.
    this.#styles.set(
      styleGroup(record),
      (this.#styles.get(styleGroup(record)) ?? []).map((style) =>
        style === only ? { ...style, feeds: [...style.feeds, record.feed] } : style,
      ),
    );
    return only;
  }

  async #noteConflicts(record: StyleRecord, styleId: number): Promise<void> {
    for (const other of await this.#catalogue.recordsOfStyle(styleId)) {
      if (other.feed === record.feed) continue;
      for (const { title, value, other: differing } of conflictsBetween(record.facts, other.facts))
        this.#tally.conflict({
          style: `${String(record.year)} ${record.make} ${record.model} ${record.name}`,
          title,
          feed: record.feed,
          value,
          otherFeed: other.feed,
          other: differing,
        });
    }
  }

  async #recordsOf(feed: string): Promise<ReadonlyMap<string, KnownRecord>> {
    const known = this.#records.get(feed) ?? (await this.#catalogue.recordsOf(feed));
    this.#records.set(feed, known);
    return known;
  }

  async #save(): Promise<void> {
    if (this.#saving.length > 0) await this.#catalogue.save(this.#saving);
    this.#saving = [];
  }
}

/** Feeds whose models are cut from a longer name, or are for another continent. */
const NOT_ASKED: ReadonlySet<string> = new Set(['nrcan', 'ademe', 'open-ev']);

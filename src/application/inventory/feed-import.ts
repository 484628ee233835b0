/** Takes the rows of a feed into a transaction, and decides at their end whether they may stay. */
import { createRecordMapper, type RecordMapper } from '../../domain/feeds/record-mapper.ts';
import type { MappedRecord } from '../../domain/feeds/mapped-record.ts';
import type { DecidedMarks } from '../../domain/feeds/number-columns.ts';
import { CoverageCount, coverageFalls, filledFields, missingColumns, type CoverageFall } from '../../domain/feeds/coverage.ts';
import type { RemovalRun } from '../../domain/feeds/removal-limit.ts';
import { readEffects, rowHash, writeRowMark } from '../../domain/feeds/row-mark.ts';
import type { FeedProfile, VehicleField } from '../../domain/feeds/profile.ts';
import { samePrice } from '../../domain/money/money.ts';
import { fingerprintOf, hash64 } from '../../domain/vehicle/fingerprint.ts';
import { defaultSources } from '../../domain/vehicle/sources.ts';
import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import type { VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import type { Clock } from '../../ports/clock.ts';
import { FeedBroken, type FeedReader, type FeedRow } from '../../ports/feed-reader.ts';
import type { LocationProvider } from '../../ports/location-provider.ts';
import type { InventoryTransaction, InventoryWriting } from '../../ports/vehicles.ts';
import type { FoundVehicle } from '../dealers/known-vehicles.ts';
import { settle, type ImportCommand, type ImportOutcome } from '../imports/run-import.ts';
import { FeedDealers } from './feed-dealers.ts';
import { FeedWrites } from './feed-writes.ts';
import { departuresOf, NO_DEPARTURES, type Total } from './departures.ts';
import { ImportTally, type DealerCount, type ImportReport, type RejectedRow } from './import-report.ts';

export interface ImportFeedCommand extends ImportCommand {
  readonly profile: FeedProfile;
  readonly feed: FeedReader;
  /** The dealer of every record; null when the profile or the records name it. */
  readonly dealerId: number | null;
  /** Lets a full feed remove more of a dealer's vehicles than `removalLimit`. */
  readonly allowRemovals: boolean;
  /** Lets fields be filled in far fewer vehicles than in the last imports of this source. */
  readonly allowMissingFields?: boolean;
  readonly onRejected?: (row: RejectedRow) => void;
  /** The feed is read once more, from its beginning: what was reported so far does not count. */
  readonly onReadAgain?: () => void;
}

export interface ImportFeedPorts {
  readonly inventory: InventoryWriting;
  readonly clock: Clock;
  /** Where postal codes and towns are, for dealers without coordinates: asked in the transaction, and so of data at hand. */
  readonly places: LocationProvider;
  /** Another one for each program that may read a record otherwise; null where that is not known, and so each record is read. */
  readonly program?: string | null;
}

/** Only `imported` has changed anything. */
export type ImportFeedOutcome =
  | ImportOutcome<ImportReport>
  | {
      readonly kind: 'too-many-removals';
      readonly report: ImportReport;
      readonly dealers: readonly DealerCount[];
      /** Each dealer alone could lose them, all together lose too many. */
      readonly together: Total | null;
    }
  | { readonly kind: 'missing-fields'; readonly report: ImportReport; readonly falls: readonly CoverageFall[] }
  | { readonly kind: 'unknown-dealer'; readonly id: number };

/** The end of the file showed that numbers are to be read in another way, or dealers to be held back. It asks for each once. */
export interface ReadAgain {
  readonly kind: 'read-again';
  readonly marks: DecidedMarks;
  /** By the dealer's key in the feed. */
  readonly held: ReadonlyMap<string, DealerCount>;
}

type RecordRow = Extract<FeedRow, { readonly kind: 'record' }>;

/** One pass over the file, in the transaction of the import. */
export class FeedImport {
  readonly #inventory: InventoryTransaction;
  readonly #command: ImportFeedCommand;
  readonly #now: number;
  readonly #again: Omit<ReadAgain, 'kind'>;
  readonly #mapper: RecordMapper;
  readonly #tally = new ImportTally();
  readonly #dealers: FeedDealers;
  readonly #writes: FeedWrites;
  /** What, besides the record itself, decides how it is read; null where every record is to be read. */
  readonly #usualReading: string | null;
  /** The same of a table, whose columns decide too. */
  #reading: string | null = null;
  readonly #unread: string[] = [];
  readonly #covered = new CoverageCount();
  /** The part that the last record was in, of a feed in several files. */
  #file: string | undefined;
  #recordFile: string | undefined;
  /** Null until the first record. */
  #missing: ReadonlyMap<VehicleField, string> | null = null;

  constructor(
    inventory: InventoryTransaction,
    command: ImportFeedCommand,
    now: number,
    { places, program = null }: Pick<ImportFeedPorts, 'places' | 'program'>,
    again: Omit<ReadAgain, 'kind'> = { marks: {}, held: new Map() },
  ) {
    this.#again = again;
    this.#inventory = inventory;
    this.#command = command;
    this.#now = now;
    this.#dealers = new FeedDealers(inventory, command.profile.name, places);
    this.#writes = new FeedWrites(inventory, now);
    const how = { thisYear: new Date(now).getUTCFullYear(), dealers: command.dealerId === null, marks: again.marks };
    this.#mapper = createRecordMapper(command.profile, how);
    this.#usualReading = program === null ? null : hash64(JSON.stringify([program, command.profile, how]));
  }

  async run(): Promise<ImportFeedOutcome | ReadAgain> {
    const { dealerId, feed, profile, allowRemovals } = this.#command;
    if (dealerId !== null && !(await this.#dealers.useOnly(dealerId))) return { kind: 'unknown-dealer', id: dealerId };

    for await (const row of feed.rows()) {
      this.#tally.rows++;
      await this.#take(row);
    }
    await this.#writes.flush();
    if (this.#tally.rows === 0)
      throw new FeedBroken('the file has no records', { hint: 'Is it the right file, and the right profile?' });
    const { held } = this.#again;
    const marks = held.size > 0 ? null : this.#mapper.columns.decide();
    if (marks) return { kind: 'read-again', marks, held };

    const { stocks, source } = this.#dealers;
    const runs = await this.#inventory.coverageOf(source);
    const keptAll = profile.feed === 'full' && !this.#dealers.spareUnread(this.#unread);
    const departures = keptAll
      ? NO_DEPARTURES
      : await departuresOf(this.#inventory, {
          profile,
          runs,
          stocks,
          held: [...held.values()].map(({ id }) => id),
          oneDealer: dealerId !== null,
          allowRemovals,
          now: this.#now,
        });
    const { leaving, emptied, together, tooManyTogether, kept, absent } = departures;
    const { coverage } = this.#covered;
    const report = this.#tally.report(
      leaving.map(({ dealer }) => dealer),
      {
        openNumbers: this.#mapper.columns.open(),
        missingColumns: [...(this.#missing ?? [])],
        keptAll,
        held: [...held.values()],
        kept,
        absent,
        coverage,
        placements: this.#dealers.placements,
      },
    );
    const outcome = settle(report, this.#command);
    const falls = coverageFalls(coverage, runs, new Set(this.#missing?.keys()));
    if (outcome.kind !== 'nothing-usable' && falls.length > 0 && this.#command.allowMissingFields !== true)
      return { kind: 'missing-fields', report, falls };
    if (outcome.kind !== 'nothing-usable' && emptied.length > 0 && !allowRemovals) {
      if (emptied.length < stocks.length && held.size === 0)
        return { kind: 'read-again', marks: this.#again.marks, held: this.#dealers.byKey(emptied) };
      return { kind: 'too-many-removals', report, dealers: emptied, together: null };
    }
    if (outcome.kind !== 'nothing-usable' && tooManyTogether && !allowRemovals)
      return { kind: 'too-many-removals', report, dealers: [], together };
    if (outcome.kind !== 'imported') return outcome;
    // What an operator had to allow says nothing of what is usual.
    const run: RemovalRun =
      tooManyTogether || emptied.length > 0 ? { listed: 0, gone: 0 } : { listed: together.listedBefore, gone: together.gone };
    await this.#inventory.noteCoverage(source, { ...coverage, ...run }, this.#now);
    for (const { ids } of leaving) await this.#inventory.setAvailability(ids, 'unavailable', this.#now);
    return outcome;
  }

  async #take(row: FeedRow): Promise<void> {
    if (row.kind === 'broken') {
      this.#file = row.file;
      this.#reject({ line: row.line, field: '', value: row.text.slice(0, 500), reason: 'broken-record', problem: row.problem });
      if (this.#command.profile.feed === 'full') this.#unread.push(row.text);
      return;
    }
    if (this.#missing === null || row.file !== this.#recordFile) this.#beginFile(row);
    this.#file = this.#recordFile = row.file;
    if (this.#takeAgain(row)) {
      if (this.#writes.isFull) await this.#writes.flush();
      return;
    }
    const mapped = this.#mapper.map(row.record);
    if ('dealer' in mapped && this.#again.held.has(mapped.dealer?.key ?? '')) {
      this.#tally.held++;
      return;
    }
    switch (mapped.kind) {
      case 'formula':
        throw new FeedBroken(`${mapped.field} holds a spreadsheet formula (${mapped.value.slice(0, 60)})`, {
          line: row.line,
          hint: 'Nobody sells a car by a formula: the file was tampered with, or exported as formulas instead of values.',
        });
      case 'left-out':
        this.#tally.leftOut.add(mapped.reason, mapped.reason);
        return;
      case 'rejected':
        await this.#takeRejected(mapped, row.line);
        return;
      case 'vehicle':
        await this.#takeVehicle(mapped, row);
    }
  }

  #beginFile({ record, text }: RecordRow): void {
    this.#missing = new Map([...(this.#missing ?? []), ...missingColumns(this.#command.profile, record)]);
    const usual = this.#usualReading;
    const columns = text === undefined ? [] : [...record.keys()];
    this.#reading = usual === null ? null : hash64(JSON.stringify([usual, columns]));
  }

  /** Takes a record that is equal to the one from which its vehicle was last read; false where it is to be read. */
  #takeAgain({ record, text, line }: RecordRow): boolean {
    const reading = this.#reading;
    if (reading === null || !this.#tally.hasSamples || !this.#dealers.haveRows) return false;
    const named = this.#mapper.identify(record);
    const stock = named && this.#dealers.loaded(named.dealer);
    if (!stock) return false;
    const written = stock.effectsOfRow(named.identity, (fingerprint) => rowHash(reading, text ?? record, fingerprint));
    if (written === null) return false;
    const { filled, numbers } = readEffects(written);
    if (!this.#mapper.columns.hasNoted(numbers)) return false;
    const match = stock.match(named.identity, line);
    if (match.kind !== 'known') return false;
    this.#mapper.columns.noteAgain(numbers);
    this.#covered.add(filled);
    this.#tally.issues(this.#dealers.otherAddress(named.dealer), line);
    this.#tally.unchanged++;
    this.#writes.seen(match.vehicle.id, null);
    return true;
  }

  async #takeRejected(
    { reason, field, value, dealer, identity }: Extract<MappedRecord, { kind: 'rejected' }>,
    line: number,
  ): Promise<void> {
    this.#reject({ line, field, value, reason });
    const stock = await this.#dealers.knownStockOf(dealer);
    stock?.spare(identity);
  }

  async #takeVehicle(
    { facts, dealer, issues, unrecognised, numbers }: Extract<MappedRecord, { kind: 'vehicle' }>,
    { line, record, text }: RecordRow,
  ): Promise<void> {
    const stock = await this.#dealers.stockOf(dealer);
    const match = stock.match(facts, line);
    if (match.kind === 'duplicate') {
      const { field, line: otherLine } = match;
      this.#reject({ line, field, value: facts[field] ?? '', reason: 'duplicate', otherLine });
      return;
    }
    if (match.kind === 'known' && match.vehicle.ofApi) {
      this.#tally.unchanged++;
      this.#tally.ofApi++;
      return;
    }
    const filled = filledFields(facts);
    this.#covered.add(filled);
    this.#tally.vehicle(line, facts);
    this.#tally.issues(issues, line);
    this.#tally.issues(this.#dealers.otherAddress(dealer), line);
    this.#tally.unrecognised(unrecognised);
    const { sources } = this.#command.profile;
    const fingerprint = fingerprintOf(facts, sources);
    // A record with something to report is read each time.
    const reading = issues.length + unrecognised.length === 0 ? this.#reading : null;
    const rowMark = reading === null ? null : writeRowMark(rowHash(reading, text ?? record, fingerprint), { filled, numbers });
    const vehicle = {
      ...facts,
      dealerId: stock.id,
      sources: sources ?? defaultSources(facts.type),
      demo: false,
      fingerprint,
      rowMark,
    };
    if (match.kind === 'new') {
      this.#tally.added++;
      this.#writes.add(vehicle);
    } else if (match.vehicle.fingerprint === fingerprint) {
      this.#tally.unchanged++;
      this.#writes.seen(match.vehicle.id, rowMark);
    } else {
      this.#noteChange(match.vehicle, facts);
      this.#writes.replace({ ...vehicle, id: match.vehicle.id });
    }
    if (this.#writes.isFull) await this.#writes.flush();
  }

  #noteChange(known: FoundVehicle, facts: VehicleFacts): void {
    this.#tally.changed++;
    if (known.availability === 'unavailable' && facts.availability !== 'unavailable') this.#tally.returned++;
    if (samePrice(known.price, facts.price)) return;
    const { stockNumber, price } = facts;
    this.#tally.priceChange({ vehicle: vehicleName(facts), stockNumber, from: known.price, to: price });
  }

  #reject(row: RejectedRow): void {
    const placed = this.#file === undefined ? row : { ...row, file: this.#file };
    this.#tally.rejection(placed);
    this.#command.onRejected?.(placed);
  }
}

/** Imports one file of a feed: every usable record in one transaction, or nothing. */
import { createRecordMapper, type RecordMapper } from '../../domain/feeds/record-mapper.ts';
import type { FeedDealer, FieldIssue, MappedRecord } from '../../domain/feeds/mapped-record.ts';
import type { DecidedMarks } from '../../domain/feeds/number-columns.ts';
import { CoverageCount, coverageFalls, missingColumns, type CoverageFall } from '../../domain/feeds/coverage.ts';
import type { RemovalRun } from '../../domain/feeds/removal-limit.ts';
import type { FeedProfile, VehicleField } from '../../domain/feeds/profile.ts';
import { samePrice } from '../../domain/money/money.ts';
import { fold } from '../../domain/text/fold.ts';
import { fingerprintOf } from '../../domain/vehicle/fingerprint.ts';
import { defaultSources } from '../../domain/vehicle/sources.ts';
import type { VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import type { Clock } from '../../ports/clock.ts';
import { FeedBroken, type FeedReader, type FeedRow } from '../../ports/feed-reader.ts';
import type { InventoryTransaction, InventoryWriting, NewVehicle, StoredVehicle } from '../../ports/vehicles.ts';
import { DealerStock } from '../dealers/dealer-stock.ts';
import { KnownVehicles, type FoundVehicle } from '../dealers/known-vehicles.ts';
import { runImport, settle, type ImportCommand, type ImportOutcome } from '../imports/run-import.ts';
import { departuresOf, NO_DEPARTURES, type Total } from './departures.ts';
import { ImportTally, type DealerCount, type ImportReport, type RejectedRow } from './import-report.ts';

export interface ImportFeedPorts {
  readonly inventory: InventoryWriting;
  readonly clock: Clock;
}

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

const BATCH_SIZE = 500;

/** Rejects with `StorageBusy` when another process writes for too long, and with the storage's own errors. */
export const importFeed = async (ports: ImportFeedPorts, command: ImportFeedCommand): Promise<ImportFeedOutcome> => {
  const now = ports.clock.now();
  const pass = (again?: ReadAgain) =>
    runImport(ports.inventory, (inventory) => new FeedImport(inventory, command, now, again).run(), command);
  let outcome = await pass();
  while (outcome.kind === 'read-again') {
    command.onReadAgain?.();
    outcome = await pass(outcome);
  }
  return outcome;
};

/** The end of the file showed that numbers are to be read in another way, or dealers to be held back. It asks for each once. */
interface ReadAgain {
  readonly kind: 'read-again';
  readonly marks: DecidedMarks;
  /** By the dealer's key in the feed. */
  readonly held: ReadonlyMap<string, DealerCount>;
}

class FeedImport {
  readonly #inventory: InventoryTransaction;
  readonly #command: ImportFeedCommand;
  readonly #now: number;
  readonly #again: Omit<ReadAgain, 'kind'>;
  readonly #mapper: RecordMapper;
  readonly #tally = new ImportTally();
  readonly #known = new KnownVehicles();
  /** By the dealer's key in the feed; the operator's dealer has the key ''. */
  readonly #stocks = new Map<string, DealerStock>();
  #adding: NewVehicle[] = [];
  #replacing: (StoredVehicle & { readonly id: number })[] = [];
  #seen: number[] = [];
  /** The first record of each dealer, by key. */
  readonly #addresses = new Map<string, FeedDealer>();
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
    again: Omit<ReadAgain, 'kind'> = { marks: {}, held: new Map() },
  ) {
    this.#again = again;
    this.#inventory = inventory;
    this.#command = command;
    this.#now = now;
    this.#mapper = createRecordMapper(command.profile, {
      thisYear: new Date(now).getUTCFullYear(),
      dealers: command.dealerId === null,
      marks: again.marks,
    });
  }

  async run(): Promise<ImportFeedOutcome | ReadAgain> {
    const { dealerId, feed, profile, allowRemovals } = this.#command;
    if (dealerId !== null) {
      const dealer = await this.#inventory.dealerOfId(dealerId);
      if (!dealer) return { kind: 'unknown-dealer', id: dealerId };
      this.#stocks.set('', await DealerStock.load(this.#inventory, this.#known, dealer.id, dealer.name));
    }

    for await (const row of feed.rows()) {
      this.#tally.rows++;
      await this.#take(row);
    }
    await this.#write();
    if (this.#tally.rows === 0)
      throw new FeedBroken('the file has no records', { hint: 'Is it the right file, and the right profile?' });
    const { held } = this.#again;
    const marks = held.size > 0 ? null : this.#mapper.columns.decide();
    if (marks) return { kind: 'read-again', marks, held };

    const stocks = [...this.#stocks.values()];
    const source = this.#sourceOf(stocks);
    const runs = await this.#inventory.coverageOf(source);
    const keptAll = profile.feed === 'full' && !this.#knowsUnread(stocks);
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
      },
    );
    const outcome = settle(report, this.#command);
    const falls = coverageFalls(coverage, runs, new Set(this.#missing?.keys()));
    if (outcome.kind !== 'nothing-usable' && falls.length > 0 && this.#command.allowMissingFields !== true)
      return { kind: 'missing-fields', report, falls };
    if (outcome.kind !== 'nothing-usable' && emptied.length > 0 && !allowRemovals) {
      if (emptied.length < stocks.length && held.size === 0)
        return { kind: 'read-again', marks: this.#again.marks, held: this.#keysOf(emptied) };
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
    if (this.#missing === null || row.file !== this.#recordFile)
      this.#missing = new Map([...(this.#missing ?? []), ...missingColumns(this.#command.profile, row.record)]);
    this.#file = this.#recordFile = row.file;
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
        await this.#takeVehicle(mapped, row.line);
    }
  }

  async #takeRejected(
    { reason, field, value, dealer, identity }: Extract<MappedRecord, { kind: 'rejected' }>,
    line: number,
  ): Promise<void> {
    this.#reject({ line, field, value, reason });
    const stock = await this.#knownStockOf(dealer);
    stock?.spare(identity);
  }

  async #takeVehicle(
    { facts, dealer, issues, unrecognised }: Extract<MappedRecord, { kind: 'vehicle' }>,
    line: number,
  ): Promise<void> {
    const stock = await this.#stockOf(dealer);
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
    this.#covered.add(facts);
    this.#tally.vehicle(line, facts);
    this.#tally.issues(issues, line);
    this.#tally.issues(this.#otherAddress(dealer), line);
    this.#tally.unrecognised(unrecognised);
    const { sources } = this.#command.profile;
    const vehicle = {
      ...facts,
      dealerId: stock.id,
      sources: sources ?? defaultSources(facts.type),
      demo: false,
      fingerprint: fingerprintOf(facts, sources),
    };
    if (match.kind === 'new') {
      this.#tally.added++;
      this.#adding.push(vehicle);
    } else if (match.vehicle.fingerprint === vehicle.fingerprint) {
      this.#tally.unchanged++;
      this.#seen.push(match.vehicle.id);
    } else {
      this.#noteChange(match.vehicle, facts);
      this.#replacing.push({ ...vehicle, id: match.vehicle.id });
    }
    if (this.#adding.length + this.#replacing.length + this.#seen.length >= BATCH_SIZE) await this.#write();
  }

  #noteChange(known: FoundVehicle, facts: VehicleFacts): void {
    this.#tally.changed++;
    if (known.availability === 'unavailable' && facts.availability !== 'unavailable') this.#tally.returned++;
    if (samePrice(known.price, facts.price)) return;
    const vehicle = [facts.year, facts.make, facts.model, facts.version].filter((part) => part !== null).join(' ');
    this.#tally.priceChange({ vehicle, stockNumber: facts.stockNumber, from: known.price, to: facts.price });
  }

  #reject(row: RejectedRow): void {
    const placed = this.#file === undefined ? row : { ...row, file: this.#file };
    this.#tally.rejection(placed);
    this.#command.onRejected?.(placed);
  }

  async #stockOf(dealer: FeedDealer | null): Promise<DealerStock> {
    const known = this.#stocks.get(dealer?.key ?? '');
    if (known) return known;
    if (!dealer) throw new Error('The vehicle has no dealer');
    const id = await this.#inventory.saveDealer({ ...dealer, key: this.#keyOf(dealer), demo: false });
    const stock = await DealerStock.load(this.#inventory, this.#known, id, dealer.name);
    this.#stocks.set(dealer.key, stock);
    return stock;
  }

  /** The stock of a rejected record's dealer, who is not stored because of it. */
  async #knownStockOf(dealer: FeedDealer | null): Promise<DealerStock | undefined> {
    const known = this.#stocks.get(dealer?.key ?? '');
    if (known || !dealer) return known;
    const stored = await this.#inventory.dealerOfKey(this.#keyOf(dealer));
    if (!stored) return undefined;
    const stock = await DealerStock.load(this.#inventory, this.#known, stored.id, stored.name);
    this.#stocks.set(dealer.key, stock);
    return stock;
  }

  /**
   * Spares the vehicles that rows name which could not be read. False where such a row names no known vehicle for each of its lines: a
   * stray quote joins rows, and a vehicle of theirs would be taken for gone.
   */
  #knowsUnread(stocks: readonly DealerStock[]): boolean {
    return this.#unread.every((row) => {
      const texts = row.split(/[|,;\t\r\n"]/).map((text) => text.trim());
      const named = stocks.reduce((sum, stock) => sum + stock.spareNamed(texts), 0);
      return named >= row.trim().split('\n').length;
    });
  }

  /** What an earlier record said otherwise of where the same dealer is. */
  #otherAddress(dealer: FeedDealer | null): readonly FieldIssue[] {
    if (!dealer) return [];
    const first = this.#addresses.get(dealer.key);
    if (first === dealer) return [];
    if (!first) this.#addresses.set(dealer.key, dealer);
    const fields = (['street', 'city', 'province', 'postalCode'] as const).filter(
      (field) =>
        first &&
        dealer[field] !== null &&
        first[field] !== null &&
        dealer[field] !== first[field] &&
        fold(dealer[field]) !== fold(first[field]),
    );
    return fields.map((field) => ({ field, value: dealer[field] ?? '', fault: 'other-address' }));
  }

  /** Files of one dealer each are sources of their own: dealers fill different fields. */
  #sourceOf(stocks: readonly DealerStock[]): string {
    const { name } = this.#command.profile;
    const [only] = stocks;
    return stocks.length === 1 && only ? `${name}:${String(only.id)}` : name;
  }

  #keysOf(dealers: readonly DealerCount[]): ReadonlyMap<string, DealerCount> {
    const byId = new Map(dealers.map((dealer) => [dealer.id, dealer]));
    return new Map(
      [...this.#stocks].flatMap(([key, { id }]) =>
        [[key, byId.get(id)] as const].filter((pair): pair is readonly [string, DealerCount] => pair[1] !== undefined),
      ),
    );
  }

  /** Two profiles may use the same key for different dealers. */
  #keyOf(dealer: FeedDealer): string {
    return `${this.#command.profile.name}:${dealer.key}`;
  }

  async #write(): Promise<void> {
    if (this.#adding.length > 0) await this.#inventory.add(this.#adding, this.#now);
    if (this.#replacing.length > 0) await this.#inventory.replace(this.#replacing, this.#now);
    if (this.#seen.length > 0) await this.#inventory.seenAgain(this.#seen, this.#now);
    this.#adding = [];
    this.#replacing = [];
    this.#seen = [];
  }
}

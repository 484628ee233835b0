/** Applies a profile to the records of one file. */
import { fold } from '../text/fold.ts';
import { hash64 } from '../vehicle/fingerprint.ts';
import { isFormula } from './formula.ts';
import { leavesBelow, type FeedRecord } from './feed-record.ts';
import { createRuleCompiler, type FieldReader } from './field-rule.ts';
import { createDealerReader } from './map-dealer.ts';
import { readFacts, readStockNumber, readVin } from './map-vehicle.ts';
import type { Measured } from './measures.ts';
import { NumberColumns, type DecidedMarks } from './number-columns.ts';
import { GIVEN_NUMBER } from '../vehicle/stock-number.ts';
import type { FeedDealer, FieldIssue, MappedRecord, RecordIdentity, UnrecognisedWord } from './mapped-record.ts';
import { VEHICLE_FIELDS, type FeedProfile, type VehicleField } from './profile.ts';

export interface RecordMapper {
  /** Records come in the order of the file: equal ones without a stock number are numbered by it. */
  map(record: FeedRecord): MappedRecord;
  /** Which vehicle of which dealer an accepted record is; null where only `map` can tell. */
  identify(record: FeedRecord): { readonly dealer: FeedDealer | null; readonly identity: RecordIdentity } | null;
  /** How the numbers of the records so far are written. */
  readonly columns: NumberColumns;
}

export interface MapperOptions {
  /** The present year, for what a model year can be. */
  readonly thisYear: number;
  /** False when the operator has named the dealer: then the records need not. */
  readonly dealers: boolean;
  /** Readings that an earlier pass over the same records has called for. */
  readonly marks?: DecidedMarks;
}

const NO_TEXTS: readonly string[] = [];

export const createRecordMapper = (profile: FeedProfile, { thisYear, dealers, marks }: MapperOptions): RecordMapper => {
  const compiler = createRuleCompiler(profile);
  const fields = new Map<VehicleField, FieldReader>(
    VEHICLE_FIELDS.flatMap((field) => {
      const rule = profile.fields[field];
      return rule === undefined ? [] : [[field, compiler.field(rule)] as const];
    }),
  );
  const dealerOf = createDealerReader(profile, compiler);
  const leaveOut = profile.leaveOut.map(({ from, pattern, reason }) => ({ reason, find: compiler.field({ from, pattern }) }));
  const columns = new NumberColumns(profile.decimal, marks);
  const givenNumber = createNumberGiver(profile, compiler.source);

  /** Undefined where the first text is none: another may be. */
  const numberOf = (
    record: FeedRecord,
    field: VehicleField,
    read: (text: string) => Measured<string>,
  ): string | null | undefined => {
    const [text] = fields.get(field)?.(record) ?? NO_TEXTS;
    if (text === undefined) return null;
    const number = read(text);
    return number.kind === 'value' ? number.value : undefined;
  };

  return {
    columns,
    identify(record) {
      const issues: FieldIssue[] = [];
      const dealer = dealers ? dealerOf(record, issues) : null;
      const stockNumber = numberOf(record, 'stockNumber', readStockNumber);
      const vin = numberOf(record, 'vin', (text) => readVin(text, null));
      if (issues.length > 0 || stockNumber === undefined || vin === undefined) return null;
      return stockNumber === null && vin === null ? null : { dealer, identity: { stockNumber, vin } };
    },
    map(record) {
      columns.takeNotes();
      const formula = findFormula(record);
      if (formula) return { kind: 'formula', ...formula };
      const unwanted = leaveOut.find(({ find }) => find(record).length > 0);
      if (unwanted) return { kind: 'left-out', reason: unwanted.reason };

      const issues: FieldIssue[] = [];
      const unrecognised: UnrecognisedWord[] = [];
      const texts = (field: VehicleField): readonly string[] => fields.get(field)?.(record) ?? NO_TEXTS;
      const read = readFacts(profile, texts, thisYear, { issues, unrecognised, columns });
      const facts = read.stockNumber === null && read.vin === null ? { ...read, stockNumber: givenNumber(record) } : read;
      const dealer = dealers ? dealerOf(record, issues) : null;

      const reject = (
        reason: Extract<MappedRecord, { kind: 'rejected' }>['reason'],
        field: string,
        value: string,
      ): MappedRecord => ({
        kind: 'rejected',
        reason,
        field,
        value,
        identity: { stockNumber: facts.stockNumber, vin: facts.vin },
        dealer,
      });
      if (facts.make === '') return reject('no-make', 'make', '');
      if (facts.model === '') return reject('no-model', 'model', '');
      if (facts.stockNumber === null && facts.vin === null) return reject('no-identity', 'vin', texts('vin')[0] ?? '');
      if (dealers && dealer === null) return reject('no-dealer', 'dealer', '');
      return { kind: 'vehicle', facts, dealer, issues, unrecognised, numbers: columns.takeNotes() };
    },
  };
};

function findFormula(record: FeedRecord): { readonly field: string; readonly value: string } | null {
  for (const name of record.keys()) {
    const node = record.get(name) ?? '';
    // Walking through a tree takes several times as long as looking at a cell.
    if (typeof node === 'string') {
      if (isFormula(node)) return { field: name, value: node };
    } else for (const [field, value] of leavesBelow(name, node)) if (isFormula(value)) return { field, value };
  }
  return null;
}

/** A stable number from what the profile calls the identity of a record; null when the profile has none or the record says nothing. */
function createNumberGiver(profile: FeedProfile, source: (name: string) => FieldReader): (record: FeedRecord) => string | null {
  const { identity } = profile;
  if (!identity) return () => null;
  const readers = identity.from.map(source);
  const counts = new Map<string, number>();
  return (record) => {
    const parts = readers.map((read) => read(record).map(fold).join('\u001e'));
    if (parts.every((part) => part === '')) return null;
    const number = `${GIVEN_NUMBER}${hash64(parts.join('\u001f')).slice(0, 12)}`;
    if (identity.equals === 'same') return number;
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    return count === 1 ? number : `${number}-${String(count)}`;
  };
}

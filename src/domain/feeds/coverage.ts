/** How many records of a feed fill each field, compared with earlier imports of the same source: a renamed column empties its field. */
import type { VehicleDetails, VehicleFacts } from '../vehicle/vehicle.ts';
import { FLAGS } from '../vehicle/vehicle-facts.ts';
import { DETAIL_FIELDS, VEHICLE_FIELDS, type FeedProfile, type FieldRule, type FieldStep, type VehicleField } from './profile.ts';
import type { FeedRecord } from './feed-record.ts';
import { valueSources } from './profile-sources.ts';
import type { RemovalRun } from './removal-limit.ts';

/** One import of a source: its vehicles, how many of them have each field, and how many it took off of how many. */
export interface Coverage extends RemovalRun {
  readonly rows: number;
  readonly filled: Readonly<Record<string, number>>;
}

/** A field that far fewer vehicles have than in any of the earlier imports. */
export interface CoverageFall {
  readonly field: VehicleField;
  /** Shares of the vehicles, from 0 to 1. */
  readonly before: number;
  readonly now: number;
}

/** The fact that a field of a profile fills, where it has another name. */
const FACT_OF: Readonly<Partial<Record<VehicleField, keyof VehicleFacts>>> = {
  engine: 'engineLitres',
  power: 'powerKw',
};

/** Every vehicle has these, whatever its feed says; the others are counted under another name. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  'make',
  'model',
  'makeAndModel',
  'type',
  'condition',
  'availability',
  'currency',
  'mileage',
  'equipment',
  'images',
  'warrantyMonths',
  'warrantyKm',
  ...FLAGS,
  ...Object.keys(DETAIL_FIELDS),
]);

const PLAIN = VEHICLE_FIELDS.filter((field) => !UNCOUNTED.has(field)).map(
  (field) => [field, FACT_OF[field] ?? (field as keyof VehicleFacts)] as const,
);

const DETAILS = Object.entries(DETAIL_FIELDS) as [VehicleField, keyof VehicleDetails][];

/** One letter for each field. */
const LETTERS = Object.fromEntries(VEHICLE_FIELDS.map((field, k) => [field, String.fromCharCode(48 + k)])) as Record<
  VehicleField,
  string
>;

/** The fields that a vehicle has, a letter each. */
export const filledFields = (facts: VehicleFacts): string => {
  let filled = '';
  for (const [field, fact] of PLAIN) if (facts[fact] !== null) filled += LETTERS[field];
  for (const flag of FLAGS) if (facts[flag]) filled += LETTERS[flag];
  if (facts.mileageKm !== null || facts.mileageOriginal !== null) filled += LETTERS.mileage;
  for (const [field, detail] of DETAILS) if (facts.details[detail] !== undefined) filled += LETTERS[field];
  if (facts.images.length > 0) filled += LETTERS.images;
  if (Object.keys(facts.equipment).length > 0) filled += LETTERS.equipment;
  if (facts.condition !== 'used') filled += LETTERS.condition;
  return filled;
};

export class CoverageCount {
  #rows = 0;
  readonly #vehicles = new Map<string, number>();

  /** @param filled as `filledFields` writes it */
  add(filled: string): void {
    this.#rows++;
    this.#vehicles.set(filled, (this.#vehicles.get(filled) ?? 0) + 1);
  }

  get coverage(): Pick<Coverage, 'rows' | 'filled'> {
    const filled: Record<string, number> = {};
    for (const [letters, count] of this.#vehicles)
      for (const letter of letters) {
        const field = VEHICLE_FIELDS[letter.charCodeAt(0) - 48];
        if (field !== undefined) filled[field] = (filled[field] ?? 0) + count;
      }
    return { rows: this.#rows, filled };
  }
}

/** Share of all vehicles that may lose a field without a question. */
const USUAL_LOSS = 0.2;

/**
 * The fields that fell: more vehicles lost them, against the lowest of the earlier imports, than a fifth of all and three standard
 * deviations of chance; of a field whose column is missing, a single one is enough.
 */
export const coverageFalls = (
  now: Pick<Coverage, 'rows' | 'filled'>,
  earlier: readonly Pick<Coverage, 'rows' | 'filled'>[],
  missing: ReadonlySet<VehicleField> = new Set(),
): readonly CoverageFall[] => {
  const filledIn = ({ filled }: Pick<Coverage, 'filled'>, field: VehicleField): number => filled[field] ?? 0;
  const runs = earlier.filter(({ rows }) => rows > 0);
  if (runs.length === 0 || now.rows === 0) return [];
  return VEHICLE_FIELDS.flatMap((field) => {
    const [lowest] = runs.toSorted((a, b) => filledIn(a, field) / a.rows - filledIn(b, field) / b.rows);
    if (!lowest) return [];
    const before = filledIn(lowest, field) / lowest.rows;
    const lost = before * now.rows - filledIn(now, field);
    // Of few vehicles one cannot be sure that all have it: one more of each kind (rule of succession).
    const likely = (filledIn(lowest, field) + 1) / (lowest.rows + 2);
    const chance = USUAL_LOSS * now.rows + 3 * Math.sqrt(likely * (1 - likely) * now.rows);
    const fell = lost > chance || (lost >= 1 && missing.has(field) && filledIn(now, field) === 0);
    return fell ? [{ field, before, now: filledIn(now, field) / now.rows }] : [];
  });
};

/** The fields of which a record of a table has no column at all. */
export const missingColumns = (profile: FeedProfile, record: FeedRecord): ReadonlyMap<VehicleField, string> => {
  const missing = new Map<VehicleField, string>();
  if (profile.format !== 'csv') return missing;
  for (const [field, rule] of Object.entries(profile.fields) as [VehicleField, FieldRule][]) {
    const columns = columnsOf(profile, rule);
    if (columns.length > 0 && columns.every((column) => !record.has(column))) missing.set(field, columns.join(', '));
  }
  return missing;
};

function columnsOf({ extract }: FeedProfile, rule: FieldRule): readonly string[] {
  const named = [rule].flat().flatMap((step: string | FieldStep) => (typeof step === 'string' ? [step] : valueSources(step)));
  return [...new Set(named.map((name) => extract[name.split('.')[0] ?? '']?.from ?? name))];
}

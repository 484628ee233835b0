/**
 * Reads the tables of models under data/. A model stands at the beginning of a line, its trims are indented below it:
 *
 *   Make: Model | body | model years | doors seats | share of the market
 *     Trim | fuel litres cylinders kW | gearbox and gears | drivetrain | list price [| model years]
 *
 * Model years are those in which it was sold new with these trims: `2013-` is still sold. `-` is unknown or meaningless.
 * Gearboxes: A automatic, M manual, D dual clutch, S sequential, CVT. List prices are those of 2025, or of the last model year
 * before it, in the market's currency; models that ended before 2000 are collectors' and stand at today's price.
 */
import { BODIES, DRIVETRAINS, FUELS, TYPE_OF_BODY } from '../../domain/vehicle/attributes.ts';
import type { Body, Drivetrain, Fuel, Transmission, VehicleType } from '../../domain/vehicle/attributes.ts';

export interface Years {
  readonly from: number;
  /** Infinity where it is still made. */
  readonly to: number;
}

export interface Trim {
  readonly name: string;
  readonly years: Years;
  readonly fuel: Fuel | null;
  readonly litres: number | null;
  readonly cylinders: number | null;
  readonly kw: number | null;
  readonly transmission: Transmission | null;
  readonly gears: number | null;
  readonly drivetrain: Drivetrain | null;
  readonly listPrice: number;
}

export interface Model {
  readonly make: string;
  readonly name: string;
  readonly type: VehicleType;
  readonly body: Body;
  readonly years: Years;
  readonly doors: number | null;
  readonly seats: number | null;
  readonly share: number;
  readonly trims: readonly Trim[];
}

/** Throws SyntaxError naming the line that does not fit. */
export const parseModels = (table: string): Model[] => {
  const models: (Omit<Model, 'trims'> & { readonly trims: Trim[] })[] = [];
  for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
    const columns = line.split('|').map((column) => column.trim());
    const model = models.at(-1);
    if (!line.startsWith(' ')) models.push({ ...parseModel(columns, line), trims: [] });
    else if (model) model.trims.push(parseTrim(columns, model.years, line));
  }
  return models;
};

function parseModel(
  [title = '', bodyText, yearsText = '', places = '', share]: readonly string[],
  line: string,
): Omit<Model, 'trims'> {
  const [make = '', name = ''] = title.split(': ');
  const [doors, seats] = places.split(' ').map(orNull);
  const body = known(BODIES, bodyText, line) ?? 'other';
  return {
    make,
    name,
    type: TYPE_OF_BODY[body],
    body,
    years: parseYears(yearsText, line),
    doors: doors ?? null,
    seats: seats ?? null,
    share: Number(share),
  };
}

function parseTrim(
  [name = '', engine = '', gearbox = '', drive, price, yearsText]: readonly string[],
  modelYears: Years,
  line: string,
): Trim {
  const [fuelText, ...numbers] = engine.split(' ');
  const [litres = null, cylinders = null, kw = null] = numbers.map(orNull);
  const years = yearsText === undefined ? modelYears : parseYears(yearsText, line);
  return {
    name,
    years: { from: Math.max(years.from, modelYears.from), to: Math.min(years.to, modelYears.to) },
    fuel: known(FUELS, fuelText, line),
    litres,
    cylinders,
    kw,
    ...parseGearbox(gearbox, line),
    drivetrain: known(DRIVETRAINS, drive, line),
    listPrice: Number(price),
  };
}

const GEARBOXES: Readonly<Record<string, Transmission>> = { A: 'automatic', M: 'manual', D: 'dual-clutch', S: 'sequential' };

function parseGearbox(text: string, line: string): Pick<Trim, 'transmission' | 'gears'> {
  if (text === '-') return { transmission: null, gears: null };
  if (text === 'CVT') return { transmission: 'cvt', gears: null };
  const transmission = GEARBOXES[text.charAt(0)];
  if (!transmission) throw new SyntaxError(`No gearbox ${text}: ${line}`);
  return { transmission, gears: Number(text.slice(1)) };
}

function parseYears(text: string, line: string): Years {
  const match = /^(\d{4})-(\d{4})?$/.exec(text);
  if (!match) throw new SyntaxError(`No model years ${text}: ${line}`);
  return { from: Number(match[1]), to: match[2] === undefined ? Infinity : Number(match[2]) };
}

function known<T extends string>(values: readonly T[], text: string | undefined, line: string): T | null {
  const value = values.find((candidate) => candidate === text);
  if (value === undefined && text !== '-') throw new SyntaxError(`No such word ${String(text)}: ${line}`);
  return value ?? null;
}

const orNull = (text: string): number | null => (text === '-' ? null : Number(text));

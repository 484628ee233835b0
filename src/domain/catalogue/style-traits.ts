/** Traits by which two descriptions of a vehicle are compared. */
import { wordsOf } from '../text/fold.ts';
import type { StyleSummary } from './specification-style.ts';

export type Traits = Pick<StyleSummary, 'transmission' | 'drivetrain' | 'fuel' | 'engineLitres' | 'cylinders'> &
  Partial<Pick<StyleSummary, 'powerKw'>>;

/** Engine, gearbox and driven wheels in a name, which the traits compare already. */
const COMPARED =
  /^(?:\d|l|at\d*|mt\d*|cvt|dct\d*|amt\d*|awd|4wd|4x4|4x2|2wd|fwd|rwd|hybrid|hybride|electric|electrique|automatic|automatique|manual|manuelle|auto|stop|start|\d+(?:kw|ch|cv|hp))$/;

/** The words that distinguish a name from others of its model. */
export const tellingWords = (name: string, model: string): string[] => {
  const ofModel = new Set(wordsOf(model));
  return wordsOf(name).filter((word) => !COMPARED.test(word) && !ofModel.has(word));
};

const DRIVEN_BY_ALL = new Set(['awd', '4wd', '4x4']);
const driven = (drivetrain: string | null): string | null =>
  drivetrain === null ? null : DRIVEN_BY_ALL.has(drivetrain) ? 'all' : drivetrain;

/** '2wd' may be either axle. */
const otherDrive = (one: string | null, other: string | null): boolean => {
  const [a, b] = [driven(one), driven(other)];
  if (a === null || b === null || a === b) return false;
  return a === 'all' || b === 'all' || (a !== '2wd' && b !== '2wd');
};

/** Words for the same fuel in different tables: a flex-fuel vehicle is a gasoline one in a table without E85. */
const FUEL_FAMILY: Readonly<Record<string, string>> = { flex: 'gas', 'premium-unleaded': 'gas', ethanol: 'gas' };
/** What a mild hybrid may be called. */
const MILD_HYBRIDS = new Set(['gas', 'diesel', 'hybrid', 'hybrid-electric']);

const otherFuel = (one: string | null, other: string | null): boolean => {
  if (one === null || other === null) return false;
  const [a, b] = [FUEL_FAMILY[one] ?? one, FUEL_FAMILY[other] ?? other];
  const mild = a === 'hybrid-electric' || b === 'hybrid-electric';
  return a !== b && !(mild && MILD_HYBRIDS.has(a) && MILD_HYBRIDS.has(b));
};

export const differ = <T>(one: T | null, other: T | null): boolean => one !== null && other !== null && one !== other;
const farApart = (one: number | null | undefined, other: number | null | undefined, most: number): boolean =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) > most;

/** Standards, rounding and units of two continents cause differences up to this; another engine differs by more. */
const SAME_POWER = 0.1;

const isManual = (transmission: string | null): boolean | null => (transmission === null ? null : transmission === 'manual');

/** Whether they cannot be the same: another fuel, other driven wheels, another engine, or manual against automatic. */
export const contradicts = (one: Traits, other: Traits): boolean =>
  otherFuel(one.fuel, other.fuel) ||
  differ(isManual(one.transmission), isManual(other.transmission)) ||
  otherDrive(one.drivetrain, other.drivetrain) ||
  differ(one.cylinders, other.cylinders) ||
  farApart(one.engineLitres, other.engineLitres, 0.06) ||
  farApart(one.powerKw, other.powerKw, SAME_POWER * Math.max(one.powerKw ?? 0, other.powerKw ?? 0));

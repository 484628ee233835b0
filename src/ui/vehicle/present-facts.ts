/** The facts of a vehicle as texts; missing facts are omitted. */
import { attributeText } from '../../domain/vehicle/vehicle-texts.ts';
import { shownStockNumber } from '../../domain/vehicle/stock-number.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { mileageText, numberText, priceText } from '../../domain/money/price-text.ts';
import {
  cylindersLabel,
  doorsLabel,
  engineLabel,
  labelOf,
  plainColourLabel,
  transmissionLabel,
} from '../../domain/vehicle/attribute-labels.ts';
import { NUMBER_LIMITS, type WordAttribute } from '../../domain/vehicle/attributes.ts';
import { COUNT_NAMES, type CountName } from '../../domain/vehicle/vehicle-facts.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

export type FactName =
  | Exclude<WordAttribute, 'type'>
  | CountName
  | 'year'
  | 'mileage'
  | 'engine'
  | 'doors'
  | 'interiorColour'
  | 'cylinders'
  | 'power'
  | 'listPrice'
  | 'length'
  | 'beam'
  | 'plateClass'
  | 'priorUse'
  | 'batteryHealth'
  | 'stockNumber'
  | 'vin';

export interface FactView {
  readonly name: FactName;
  readonly value: string;
  /** A second line under the value: the odometer as the dealer read it, in miles or hours. */
  readonly note: string | null;
  /** The dealer's own words, in their language. */
  readonly verbatim?: true;
  /** Taken from the catalogue's style, because the dealer did not state it. */
  readonly fromCatalogue?: true;
}

/** Kilowatts in one metric horsepower (what 'ch' and 'CV' mean) and in one mechanical one. */
const KW_PER_METRIC_HP = 0.735_498_75;
const KW_PER_HP = 0.745_699_87;

const powerText = (kw: number, languageId: LanguageId): string => {
  const metric = `${numberText(Math.round(kw / KW_PER_METRIC_HP), languageId)}\u00a0`;
  const horses = {
    1: `${numberText(Math.round(kw / KW_PER_HP), languageId)}\u00a0hp`,
    2: `${numberText(Math.round(kw / KW_PER_HP), languageId)}\u00a0ch`,
    3: `${metric}ch`,
    4: `${metric}CV`,
    5: `${numberText(Math.round(kw / KW_PER_HP), languageId)}\u00a0hp`,
  }[languageId];
  return `${horses} (${numberText(kw < 10 ? Math.round(kw * 10) / 10 : Math.round(kw), languageId)}\u00a0kW)`;
};

const within = (value: number | null, { min, max }: { readonly min: number; readonly max: number }): number | null =>
  value !== null && value >= min && value <= max ? value : null;

const originalMileage = ({ mileageOriginal }: Vehicle, languageId: LanguageId): string | null =>
  mileageOriginal && `${numberText(mileageOriginal.value, languageId)}\u00a0${mileageOriginal.unit}`;

const metresText = (length: number | undefined, languageId: LanguageId): string | null =>
  length === undefined ? null : `${numberText(length, languageId)}\u00a0m`;

/** In the dealer's words. */
const VERBATIM: ReadonlySet<FactName> = new Set(['priorUse', 'plateClass']);

export const factViews = (vehicle: Vehicle, languageId: LanguageId): FactView[] => {
  const { transmission, gears, unrecognised, engineLitres, powerKw, mileageKm, details } = vehicle;
  const doors = within(vehicle.doors, NUMBER_LIMITS.doors);
  const cylinders = within(vehicle.cylinders, NUMBER_LIMITS.cylinders);
  const mileageNote = originalMileage(vehicle, languageId);
  const interior = vehicle.interiorColour === null ? null : plainColourLabel(vehicle.interiorColour, languageId);
  const values: readonly (readonly [name: FactName, value: string | null, note?: string | null])[] = [
    ['year', vehicle.year === null ? null : String(vehicle.year)],
    ['mileage', mileageKm === null ? mileageNote : mileageText(mileageKm, languageId), mileageKm === null ? null : mileageNote],
    ['fuel', attributeText(vehicle, 'fuel', languageId)],
    [
      'transmission',
      transmission === null
        ? attributeText(vehicle, 'transmission', languageId)
        : transmissionLabel(transmission, gears, languageId),
    ],
    ['engine', engineLitres === null ? null : engineLabel(engineLitres, languageId)],
    ['drivetrain', attributeText(vehicle, 'drivetrain', languageId)],
    ['colour', attributeText(vehicle, 'colour', languageId)],
    ['doors', doors === null ? null : doorsLabel(doors, languageId)],
    ['body', attributeText(vehicle, 'body', languageId)],
    ['condition', unrecognised.condition ?? labelOf('condition', vehicle.condition, languageId)],
    ['interiorColour', interior ?? vehicle.interiorColour],
    ['cylinders', cylinders === null ? null : cylindersLabel(cylinders, languageId)],
    ...COUNT_NAMES.map((name) => [name, vehicle[name] === null ? null : numberText(vehicle[name], languageId)] as const),
    ['power', powerKw === null ? null : powerText(powerKw, languageId)],
    ['batteryHealth', details.batteryHealth === undefined ? null : `${numberText(details.batteryHealth, languageId)}\u00a0%`],
    ['length', metresText(details.lengthM, languageId)],
    ['beam', metresText(details.beamM, languageId)],
    ['priorUse', details.priorUse ?? null],
    ['plateClass', details.plateClass ?? null],
    [
      'listPrice',
      vehicle.price === null || details.listPrice === undefined
        ? null
        : priceText({ ...vehicle.price, amount: details.listPrice }, languageId, vehicle.price.currency),
    ],
    ['stockNumber', shownStockNumber(vehicle)],
    ['vin', vehicle.vin],
  ];
  return values.flatMap(([name, value, note = null]) => {
    if (value === null) return [];
    return VERBATIM.has(name) || (name === 'interiorColour' && interior === null)
      ? [{ name, value, note, verbatim: true }]
      : [{ name, value, note }];
  });
};

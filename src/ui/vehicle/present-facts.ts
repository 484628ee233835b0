/** The facts of a vehicle as texts; missing facts are omitted. */
import { hpOfKw, metricHpOfKw } from '../../domain/catalogue/facts/quantity.ts';
import { attributeText } from '../../domain/vehicle/vehicle-texts.ts';
import { shownStockNumber } from '../../domain/vehicle/stock-number.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { mileageText, numberText, priceText } from '../../domain/money/price-text.ts';
import {
  cylindersLabel,
  doorsLabel,
  engineLabel,
  hasLabel,
  labelOf,
  plainColourLabel,
  transmissionLabel,
} from '../../domain/vehicle/attribute-labels.ts';
import { CODED_DETAILS, NUMBER_LIMITS, type CodedDetail, type WordAttribute } from '../../domain/vehicle/attributes.ts';
import { COUNT_NAMES, type CountName } from '../../domain/vehicle/vehicle-facts.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

export type FactName =
  | Exclude<WordAttribute, 'type'>
  | CountName
  | CodedDetail
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

/** In the horsepower of each language: 'hp' and Canadian 'ch' are mechanical, European 'ch' and 'CV' metric. */
const powerText = (kw: number, languageId: LanguageId): string => {
  const horses = languageId === 3 || languageId === 4 ? metricHpOfKw(kw) : hpOfKw(kw);
  const unit = { 1: 'hp', 2: 'ch', 3: 'ch', 4: 'CV', 5: 'hp' }[languageId];
  const kilowatts = kw < 10 ? Math.round(kw * 10) / 10 : Math.round(kw);
  return `${numberText(Math.round(horses), languageId)}\u00a0${unit} (${numberText(kilowatts, languageId)}\u00a0kW)`;
};

const within = (value: number | null, { min, max }: { readonly min: number; readonly max: number }): number | null =>
  value !== null && value >= min && value <= max ? value : null;

const originalMileage = ({ mileageOriginal }: Vehicle, languageId: LanguageId): string | null =>
  mileageOriginal && `${numberText(mileageOriginal.value, languageId)}\u00a0${mileageOriginal.unit}`;

const metresText = (length: number | undefined, languageId: LanguageId): string | null =>
  length === undefined ? null : `${numberText(length, languageId)}\u00a0m`;

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
    ...CODED_DETAILS.map(
      (name) => [name, details[name] === undefined ? null : labelOf(name, details[name], languageId)] as const,
    ),
    [
      'listPrice',
      vehicle.price === null || details.listPrice === undefined
        ? null
        : priceText({ ...vehicle.price, amount: details.listPrice }, languageId, vehicle.price.currency),
    ],
    ['stockNumber', shownStockNumber(vehicle)],
    ['vin', vehicle.vin],
  ];
  const verbatim = new Set<FactName>(CODED_DETAILS.filter((name) => !hasLabel(name, details[name] ?? '')));
  if (interior === null) verbatim.add('interiorColour');
  return values.flatMap(([name, value, note = null]) => {
    if (value === null) return [];
    return verbatim.has(name) ? [{ name, value, note, verbatim: true }] : [{ name, value, note }];
  });
};

/**
 * A style of the catalogue in schema.org's vocabulary: the model of a product (`ProductModel`) that is a vehicle, with what its maker
 * publishes. It is not an offer: a style is not for sale.
 */
import { styleName } from '../../../domain/catalogue/style-name.ts';
import { drawingOf } from '../../../domain/catalogue/style-picture.ts';
import { stylePath } from '../../../domain/catalogue/catalogue-path.ts';
import { factText } from '../../../domain/catalogue/facts/fact-text.ts';
import { comparableNumber, titleOf, type FactValue, type TitleId } from '../../../domain/catalogue/facts/catalogue-facts.ts';
import type { CatalogueStyle } from '../../../domain/catalogue/specification-style.ts';
import { titleName } from '../../../domain/catalogue/technical-sheet.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import type { Translate } from '../../../domain/language/translate.ts';
import { labelOf } from '../../../domain/vehicle/attribute-labels.ts';
import { stylePhotoUrl } from '../../../domain/vehicle/photo-url.ts';
import { DRIVES, TYPES } from './vehicle-data.ts';
import { schemaTerm, type Absolute, type StructuredData } from './structured-data.ts';

type Facts = CatalogueStyle['facts'];

/** UN/CEFACT codes of the units in which facts are held; consumption has none, and is written as text. */
const UNIT_CODES = {
  L: 'LTR',
  kW: 'KWT',
  Nm: 'NU',
  mm: 'MMT',
  kg: 'KGM',
  s: 'SEC',
  'km/h': 'KMH',
  km: 'KMT',
  kWh: 'KWH',
} as const;
const UNIT_TEXTS = { 'L/100km': 'L/100 km', 'kWh/100km': 'kWh/100 km' } as const;

/** Properties of Product and Vehicle, each from the first title that is known. Product calls the length depth. */
const QUANTITIES = {
  fuelConsumption: ['consumptionCombined', 'consumptionWltp', 'energyCombined', 'energyWltp'],
  fuelCapacity: ['fuelTank'],
  accelerationTime: ['acceleration'],
  speed: ['topSpeed'],
  depth: ['length'],
  width: ['width'],
  height: ['height'],
  wheelbase: ['wheelbase'],
  weight: ['curbWeight'],
  weightTotal: ['grossWeight'],
  payload: ['payload'],
  trailerWeight: ['towing'],
  cargoVolume: ['cargo'],
} as const satisfies Readonly<Record<string, readonly TitleId[]>>;

const ENGINE_QUANTITIES = {
  engineDisplacement: ['engineSize'],
  enginePower: ['power'],
  torque: ['torque'],
} as const satisfies Readonly<Record<string, readonly TitleId[]>>;

/** Facts that buyers ask for and that schema.org has no property for. */
const OTHERS: readonly TitleId[] = ['rangeEpa', 'rangeWltp', 'batteryUsable', 'batteryTotal', 'cargoMax'];

const hasKey = <Key extends string>(values: Readonly<Record<Key, string>>, key: string): key is Key => Object.hasOwn(values, key);

/** The value of a title, or its range, in the title's unit. */
const quantity = (id: TitleId, value: FactValue): StructuredData | undefined => {
  const title = titleOf(id);
  if (title.kind !== 'number' || typeof value === 'string' || typeof value === 'boolean') return undefined;
  const rounded = (number: number): number => Number(number.toFixed(title.decimals));
  const { unit } = title;
  return {
    '@type': 'QuantitativeValue',
    ...(typeof value === 'number' ? { value: rounded(value) } : { minValue: rounded(value[0]), maxValue: rounded(value[1]) }),
    unitCode: hasKey(UNIT_CODES, unit) ? UNIT_CODES[unit] : undefined,
    unitText: hasKey(UNIT_TEXTS, unit) ? UNIT_TEXTS[unit] : undefined,
  };
};

const quantities = (
  facts: Facts,
  properties: Readonly<Record<string, readonly TitleId[]>>,
): Readonly<Record<string, StructuredData>> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([property, titles]) => {
      const known = titles.find((title) => facts[title] !== undefined);
      const fact = known && facts[known];
      const said = known && fact && quantity(known, fact.value);
      return said ? [[property, said]] : [];
    }),
  );

const engineOf = (facts: Facts, text: (id: TitleId) => string | undefined): StructuredData | undefined => {
  const fuelType = text('fuel');
  const measured = quantities(facts, ENGINE_QUANTITIES);
  return fuelType === undefined && Object.keys(measured).length === 0
    ? undefined
    : { '@type': 'EngineSpecification', fuelType, ...measured };
};

export const styleData = (
  style: CatalogueStyle,
  { languageId, t }: { readonly languageId: LanguageId; readonly t: Translate },
  absolute: Absolute,
): StructuredData => {
  const { type, make, model, year, name, body, images, facts, doors, seats, drivetrain, gears } = style;
  const url = absolute(stylePath('specs', style, languageId));
  const text = (id: TitleId): string | undefined => {
    const fact = facts[id];
    return fact && factText(id, fact.value, languageId, t);
  };
  const drive = drivetrain === null ? undefined : DRIVES[drivetrain];
  const others = OTHERS.flatMap((id) => {
    const said = facts[id] && quantity(id, facts[id].value);
    return said ? [{ ...said, '@type': 'PropertyValue', name: titleName(id, t) }] : [];
  });
  return {
    '@type': [TYPES[type], 'ProductModel'],
    '@id': `${url}#model`,
    name: styleName(style),
    url,
    image:
      images.length > 0 ? images.map((_, index) => absolute(stylePhotoUrl(style.id, index, 1280))) : [absolute(drawingOf(style))],
    brand: { '@type': 'Brand', name: make },
    model,
    vehicleModelDate: String(year),
    vehicleConfiguration: name,
    bodyType: body === null ? undefined : labelOf('body', body, languageId),
    vehicleEngine: engineOf(facts, text),
    fuelType: text('fuel'),
    vehicleTransmission: text('transmission'),
    numberOfForwardGears: gears ?? undefined,
    driveWheelConfiguration: drive === undefined ? text('drivetrain') : schemaTerm(drive),
    ...quantities(facts, QUANTITIES),
    emissionsCO2: comparableNumber(facts.co2?.value ?? facts.co2Wltp?.value) ?? undefined,
    numberOfDoors: doors ?? undefined,
    vehicleSeatingCapacity: seats ?? undefined,
    additionalProperty: others.length > 0 ? others : undefined,
  };
};

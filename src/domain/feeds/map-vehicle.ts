/** From the texts of one record to the facts of a vehicle: recognises, converts, and reports what it left out. */
import { isRealDay } from '../time/calendar.ts';
import {
  type CodedDetail,
  NUMBER_LIMITS,
  type Transmission,
  typeOfBody,
  type VehicleType,
  type WordAttribute,
} from '../vehicle/attributes.ts';
import { COUNT_NAMES, type CountName, COUNTS, type Flag, FLAGS } from '../vehicle/vehicle-facts.ts';
import { makeName, splitMakeAndModel } from '../vehicle/makes.ts';
import { modelName, versionName } from '../vehicle/model-names.ts';
import type { VehicleDetails, VehicleFacts, VehicleImage } from '../vehicle/vehicle.ts';
import { normaliseVin, vinProblem } from '../vehicle/vin.ts';
import { groupEquipment } from './equipment-groups.ts';
import type { FieldIssue, UnrecognisedWord } from './mapped-record.ts';
import {
  engineLitres,
  fault,
  type Measured,
  metres,
  mileage,
  modelYear,
  NONE,
  percentage,
  powerKw,
  value,
  wholeNumber,
} from './measures.ts';
import type { NumberColumns, NumberField } from './number-columns.ts';
import type { OpenMarks } from './number-text.ts';
import { decodedText, descriptionText, lineText, webAddress } from './plain-text.ts';
import type { FeedProfile, VehicleField } from './profile.ts';
import {
  recogniseAvailability,
  recogniseBody,
  recogniseColour,
  recogniseCondition,
  recogniseDetail,
  recogniseDrivetrain,
  recogniseFuel,
  recogniseType,
} from './words/attribute-words.ts';
import type { Recognised } from './words/recognise.ts';
import { plausibleGears, recogniseTransmission } from './words/transmission-words.ts';
import { readCurrency, readPrice } from './written-price.ts';

const MAX_TEXT = 200;
const MAX_IMAGES = 100;
const MAX_WARRANTY_MONTHS = 180;
const MAX_WARRANTY_KM = 500_000;

/** The texts that the profile's rule for a field finds in the record. */
export type FieldTexts = (field: VehicleField) => readonly string[];

export interface VehicleNotes {
  readonly issues: FieldIssue[];
  readonly unrecognised: UnrecognisedWord[];
  readonly columns: NumberColumns;
}

/** Reads what a record says of a vehicle. Make and model are empty where the record lacks them. */
export const readFacts = (profile: FeedProfile, texts: FieldTexts, thisYear: number, notes: VehicleNotes): VehicleFacts => {
  const { currency, units } = profile;
  const unrecognised: Partial<Record<WordAttribute, string>> = {};

  const line = (field: VehicleField): string | null => {
    for (const text of texts(field)) {
      const clean = lineText(decodedText(text)).slice(0, MAX_TEXT);
      if (clean !== '') return clean;
    }
    return null;
  };

  /** The first usable value; when there is none, the fault of the first text is reported. */
  const measure = <T>(field: VehicleField, read: (text: string) => Measured<T>, from = texts(field)): T | null => {
    let issue: FieldIssue | null = null;
    for (const text of from) {
      const measured = read(text);
      if (measured.kind === 'value') return measured.value;
      if (measured.kind === 'fault') issue ??= { field, value: text, fault: measured.fault };
    }
    if (issue) notes.issues.push(issue);
    return null;
  };

  /** Its text counts for how the marks of the whole column are to be read. */
  const number = <T>(field: NumberField, read: (text: string, open: OpenMarks) => Measured<T>): T | null => {
    const open = notes.columns.marks(field);
    return measure(field, (text) => {
      notes.columns.note(field, text);
      return read(text, open);
    });
  };

  /** The code of a word; where none is known, `keep` gets the word. */
  const code = <Code extends string>(
    attribute: WordAttribute | CodedDetail | 'availability',
    recognise: (text: string) => Recognised<Code>,
    keep?: (word: string) => void,
  ): Code | null => {
    let unknown: string | null = null;
    for (const text of texts(attribute)) {
      const recognised = recognise(text);
      if (recognised.kind === 'known') return recognised.code;
      if (recognised.kind === 'unknown') unknown ??= lineText(text).slice(0, MAX_TEXT);
    }
    if (unknown !== null && unknown !== '') {
      notes.unrecognised.push({ attribute, word: unknown });
      keep?.(unknown);
    }
    return null;
  };

  const word = <Code extends string>(attribute: WordAttribute, recognise: (text: string) => Recognised<Code>): Code | null =>
    code(attribute, recognise, (unknown) => (unrecognised[attribute] = unknown));

  const codeOrWords = (detail: CodedDetail): string | null => {
    let words: string | null = null;
    return code(detail, recogniseDetail[detail], (unknown) => (words = unknown)) ?? words;
  };

  const statedType = word('type', recogniseType);
  const body = word('body', (text) => recogniseBody(text, statedType ?? profile.type));
  const type: VehicleType = statedType ?? (profile.type === 'car' && body !== null ? typeOfBody(body) : profile.type);
  const condition = word('condition', recogniseCondition) ?? 'used';

  let gearsOfTransmission: number | null = null;
  const transmission = word('transmission', (text): Recognised<Transmission> => {
    const { kind, gears } = recogniseTransmission(text);
    if (kind.kind === 'known') gearsOfTransmission = gears;
    return kind;
  });

  const gears = measure('gears', (text) => wholeNumber(text, 1, 99));
  const driven = number('mileage', (text, open) => mileage(text, units.mileage, open, type));
  const year = measure('year', (text) => modelYear(text, thisYear));
  // On a used vehicle, 0 means that the odometer was not read.
  const unread = driven?.km === 0 && condition === 'used';

  const { make, model } = nameOf(line('make'), line('model'), line('makeAndModel'));
  const version = line('version');
  const months = measure('warrantyMonths', (text) => wholeNumber(text, 1, MAX_WARRANTY_MONTHS));
  const km = number('warrantyKm', (text, open) => wholeNumber(text, 1, MAX_WARRANTY_KM, open));
  const warranty = line('warranty');

  // A column of currencies that names one which cannot be had leaves the price out: it is not in the profile's currency.
  const usual = texts('currency').length === 0 ? currency : measure('currency', (text) => readCurrency(text, currency));
  const price = usual === null ? null : number('price', (text, open) => readPrice(text, open, usual));

  /** Another price of the vehicle, which says something only beside its price and in the same currency. */
  const otherPrice = (field: 'listPrice' | 'previousPrice'): number | null => {
    const other = usual === null ? null : number(field, (text, open) => readPrice(text, open, usual));
    return other && other.currency === price?.currency ? other.amount : null;
  };
  const details = known({
    listPrice: otherPrice('listPrice'),
    previousPrice: otherPrice('previousPrice'),
    lengthM: measure('length', (text) => metres(text, units.length, 0)),
    beamM: measure('beam', (text) => metres(text, units.length, 1)),
    plateClass: codeOrWords('plateClass'),
    priorUse: codeOrWords('priorUse'),
    batteryHealth: measure('batteryHealth', percentage),
  });

  const facts: Omit<VehicleFacts, CountName | Flag> = {
    stockNumber: measure('stockNumber', readStockNumber),
    vin: measure('vin', (text) => readVin(text, year)),
    type,
    make,
    model,
    year,
    version: version === null ? null : versionName(version),
    body,
    condition,
    transmission,
    gears: (gears === null ? null : plausibleGears(gears, transmission)) ?? gearsOfTransmission,
    fuel: word('fuel', recogniseFuel),
    drivetrain: word('drivetrain', recogniseDrivetrain),
    colour: word('colour', recogniseColour),
    interiorColour: interior(line('interiorColour')),
    cylinders: measure('cylinders', (text) =>
      wholeNumber(text, NUMBER_LIMITS.cylinders.min, type === 'car' ? NUMBER_LIMITS.cylinders.max : 24),
    ),
    doors: measure('doors', (text) => wholeNumber(text, type === 'car' ? NUMBER_LIMITS.doors.min : 1, NUMBER_LIMITS.doors.max)),
    engineLitres: number('engine', (text, open) => engineLitres(text, units.engine, open, type)),
    powerKw: number('power', (text, open) => powerKw(text, units.power, open, type)),
    mileageKm: unread ? null : (driven?.km ?? null),
    mileageOriginal: unread ? null : (driven?.original ?? null),
    price,
    availability: code('availability', recogniseAvailability) ?? 'available',
    inspectedOn: measure('inspectedOn', readDay),
    inspectionReportUrl: measure('inspectionReportUrl', readAddress),
    historyReportUrl: measure('historyReportUrl', readAddress),
    warranty: months === null && km === null && warranty === null ? null : { months, km, text: warranty },
    outboundUrl: measure('outboundUrl', readAddress),
    group: line('group'),
    description:
      texts('description')
        .map((text) => descriptionText(text))
        .find((text) => text !== '') ?? null,
    details,
    equipment: groupEquipment(
      texts('equipment')
        .map((text) => lineText(text).slice(0, MAX_TEXT))
        .filter((text) => text !== ''),
    ),
    images: photos(texts('images').map((text) => measure('images', readAddress, [text]))),
    unrecognised,
  };
  // Set one by one: V8 makes an object that is spread into a literal several times as slowly.
  const all = facts as typeof facts & Record<CountName, number | null> & Record<Flag, boolean>;
  for (const name of COUNT_NAMES) all[name] = measure(name, (text) => wholeNumber(text, COUNTS[name].min, COUNTS[name].max));
  for (const name of FLAGS) all[name] = measure(name, readYesOrNo) ?? false;
  return all;
};

/** The details that a record has. */
const known = (details: { readonly [Name in keyof VehicleDetails]-?: VehicleDetails[Name] | null }): VehicleDetails => {
  const found: Record<string, unknown> = {};
  for (const [name, detail] of Object.entries(details)) if (detail !== null) found[name] = detail;
  return found;
};

const photos = (addresses: readonly (string | null)[]): VehicleImage[] => {
  const images: VehicleImage[] = [];
  const seen = new Set<string>();
  for (const url of addresses) {
    if (url === null || seen.has(url) || images.length === MAX_IMAGES) continue;
    seen.add(url);
    images.push({ url, type: 'photo', language: null });
  }
  return images;
};

function nameOf(
  make: string | null,
  model: string | null,
  both: string | null,
): { readonly make: string; readonly model: string } {
  const split = both === null ? { make: '', model: '' } : splitMakeAndModel(both);
  const name = split.make || makeName(make ?? '');
  return { make: name, model: modelName(split.model || (model ?? ''), name) };
}

const MAX_STOCK_NUMBER = 60;

export function readStockNumber(text: string): Measured<string> {
  const number = lineText(text);
  if (number === '') return NONE;
  return number.length <= MAX_STOCK_NUMBER ? value(number) : fault('too-long');
}

/** @param year of the model, which decides what the VIN may be; null where it is not known */
export function readVin(text: string, year: number | null): Measured<string> {
  const vin = normaliseVin(lineText(text));
  if (vin === null) return NONE;
  const problem = vinProblem(vin, year);
  return problem === null && vin.length <= 20 ? value(vin) : fault(`vin-${problem ?? 'length'}`);
}

const YES = /^(?:1|t|true|y|yes|x|oui|vrai|ja|wahr|si|sí|s|verdadero|vero|on)$/i;
const NO = /^(?:0|f|false|n|no|non|faux|nein|falsch|nee|falso|off)$/i;

function readYesOrNo(text: string): Measured<boolean> {
  if (YES.test(text.trim())) return value(true);
  return NO.test(text.trim()) ? value(false) : fault('no-yes-or-no');
}

function readAddress(text: string): Measured<string> {
  const address = webAddress(text.trim());
  return address === null ? fault('no-web-address') : value(address);
}

/** A day of the calendar, written as `2026-11-06`, with or without a time after it. */
function readDay(text: string): Measured<string> {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text.trim())?.[0];
  return day !== undefined && isRealDay(day) ? value(day) : fault('no-date');
}

/** Interior colours are shown in the dealer's words, without all capitals. */
function interior(text: string | null): string | null {
  if (text === null || /^(?:other|not specified|n\/?a)$/i.test(text)) return null;
  return text.length > 3 && text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text;
}

/** Electric vehicles of the OpenEV data set: a model's base, a year of it and a variant of that year, laid over one another. */
import { makeName } from '../../vehicle/makes.ts';
import { createCodeReader } from '../../feeds/words/recognise.ts';
import { CURRENCIES, money } from '../../money/money.ts';
import type { Body } from '../../vehicle/attributes.ts';
import type { TitleId } from '../facts/catalogue-facts.ts';
import { catalogueModel } from '../model-key.ts';
import type { RecordPrice } from '../style-record.ts';
import type { SourceNote } from '../specification-style.ts';
import { FactsDraft, isModelYear, rejecting } from './style-draft.ts';
import type { StyleRow } from './style-row.ts';
import words from './words.json' with { type: 'json' };

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The second over the first: objects member by member, everything else as a whole. */
export const layOver = (below: JsonObject, above: JsonObject): JsonObject => {
  const laid: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = laid[key];
    laid[key] = isObject(under) && isObject(value) ? layOver(under, value) : value;
  }
  return laid;
};

const at = (value: unknown, path: string): unknown =>
  path.split('/').reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
const textAt = (value: unknown, path: string): string => {
  const found = at(value, path);
  return typeof found === 'string' ? found : '';
};
const listAt = (value: unknown, path: string): readonly JsonObject[] => {
  const found = at(value, path);
  return Array.isArray(found) ? found.filter(isObject) : [];
};

/** Numbers by the path in the file. */
const NUMBERS: readonly (readonly [TitleId, string])[] = [
  ['power', 'powertrain/system_power_kw'],
  ['torque', 'powertrain/system_torque_nm'],
  ['batteryUsable', 'battery/pack_capacity_kwh_net'],
  ['batteryTotal', 'battery/pack_capacity_kwh_gross'],
  ['batteryVoltage', 'battery/pack_voltage_nominal_v'],
  ['acCharging', 'charging/ac/max_power_kw'],
  ['dcCharging', 'charging/dc/max_power_kw'],
  ['vehicleToLoad', 'v2x/v2l/max_power_kw'],
  ['acceleration', 'performance/acceleration_0_100_kmh_s'],
  ['topSpeed', 'performance/top_speed_kmh'],
  ['length', 'dimensions/length_mm'],
  ['width', 'dimensions/width_mm'],
  ['widthWithMirrors', 'dimensions/width_with_mirrors_mm'],
  ['height', 'dimensions/height_mm'],
  ['wheelbase', 'dimensions/wheelbase_mm'],
  ['groundClearance', 'dimensions/ground_clearance_mm'],
  ['turningCircle', 'dimensions/turning_circle_m'],
  ['doors', 'body/doors'],
  ['seats', 'body/seats'],
  ['curbWeight', 'weights/curb_weight_kg'],
  ['grossWeight', 'weights/gross_vehicle_weight_kg'],
  ['payload', 'weights/max_payload_kg'],
  ['roofLoad', 'weights/roof_load_kg'],
  ['cargo', 'capacity/cargo_l'],
  ['cargoMax', 'capacity/cargo_max_l'],
  ['frunk', 'capacity/frunk_l'],
  ['towing', 'capacity/towing_braked_kg'],
  ['towingUnbraked', 'capacity/towing_unbraked_kg'],
  ['wheels', 'wheels_tires/standard_wheel_size_in'],
  ['batteryWarrantyYears', 'battery/warranty/years'],
  ['batteryWarrantyDistance', 'battery/warranty/distance_km'],
];

const bodyIn = createCodeReader<Body>(words.openEv.bodies);
const connectorIn = createCodeReader(words.openEv.connectors);
const chemistryIn = createCodeReader(words.openEv.chemistries);
const RANGES: Readonly<Record<string, TitleId>> = { epa: 'rangeEpa', wltp: 'rangeWltp', cltc: 'rangeCltc' };

/** A vehicle file on its base. `key` is its path in the data set without the ending: `tesla/model_3/2024/model_3_performance`. */
export const mapOpenEv = (vehicle: JsonObject, key: string): StyleRow => {
  const place = `${key}.json`;
  const reject = rejecting(place, (field) => JSON.stringify(at(vehicle, field) ?? null));
  const year = at(vehicle, 'year');
  if (textAt(vehicle, 'make/name') === '') return reject('make/name', 'The make is missing');
  if (textAt(vehicle, 'model/name') === '') return reject('model/name', 'The model is missing');
  if (!isModelYear(year)) return reject('year', 'The model year is missing or cannot be');
  if (/^(?:concept|prototype|announced)$/.test(textAt(vehicle, 'availability/status')))
    return { kind: 'left-out', reason: 'announced, and never sold' };

  const make = makeName(textAt(vehicle, 'make/name'));
  const plugIn = /PHEV|EREV|electric-only|range extender/i.test(
    JSON.stringify([at(vehicle, 'charging'), at(vehicle, 'range'), at(vehicle, 'variant'), at(vehicle, 'trim')]),
  );
  const draft = new FactsDraft()
    .put('fuel', plugIn ? 'plug-in-hybrid' : 'electric')
    .put('drivetrain', textAt(vehicle, 'powertrain/drivetrain'));
  for (const [id, path] of NUMBERS) {
    const number = at(vehicle, path);
    if (typeof number === 'number') draft.put(id, number, path);
  }
  const chemistry = textAt(vehicle, 'battery/chemistry');
  draft.put('batteryChemistry', chemistryIn(chemistry) ?? chemistry);
  const heatPump = at(vehicle, 'battery/heat_pump');
  if (typeof heatPump === 'boolean') draft.put('heatPump', heatPump);
  if (!plugIn) draft.put('transmission', 'automatic').put('gears', 1);
  const ports = listAt(vehicle, 'charge_ports').map((port) => textAt(port, 'connector'));
  draft.put('chargePort', [...new Set(ports.map((port) => connectorIn(port) ?? port))].join(', '));
  for (const { cycle, range_km: range, notes } of listAt(vehicle, 'range/rated')) {
    const id = RANGES[String(cycle)];
    if (id && typeof range === 'number' && !/total range/i.test(String(notes))) draft.put(id, range, `range/${String(cycle)}`);
  }
  const [fast] = listAt(vehicle, 'charging/charging_time/dc').filter(
    (time) => at(time, 'from_soc_percent') === 10 && at(time, 'to_soc_percent') === 80,
  );
  if (typeof fast?.time_min === 'number') draft.put('dcChargeTime', fast.time_min, 'charging_time/dc');
  const markets = at(vehicle, 'markets');
  return draft.row(place, {
    feed: 'open-ev',
    key,
    make,
    model: catalogueModel(textAt(vehicle, 'model/name'), make),
    year,
    name: textAt(vehicle, 'variant/name') || textAt(vehicle, 'trim/name') || 'Base',
    body: bodyIn(textAt(vehicle, 'body/style')),
    markets: Array.isArray(markets) ? markets.filter((market): market is string => /^[A-Z]{2}$/.test(String(market))).sort() : [],
    prices: pricesOf(vehicle),
    sources: [sourceOf(vehicle)],
  });
};

/** In the currencies that sites know, one a country. */
function pricesOf(vehicle: JsonObject): RecordPrice[] {
  const prices = new Map<string, RecordPrice>();
  for (const { country, amount, currency: code } of listAt(vehicle, 'pricing/msrp')) {
    const currency = CURRENCIES.find((known) => known === code);
    if (typeof country !== 'string' || typeof amount !== 'number' || amount <= 0 || !currency || prices.has(country)) continue;
    prices.set(country, { country, price: money(amount, currency), delivery: null });
  }
  return [...prices.values()];
}

/** The data set, and the first page that it took the vehicle from. */
function sourceOf(vehicle: JsonObject): SourceNote {
  const [first] = listAt(vehicle, 'sources');
  const read = textAt(first, 'accessed_at').slice(0, 10);
  const title = textAt(first, 'title');
  return {
    key: 'open-ev',
    name: title === '' ? 'OpenEV Data' : `OpenEV Data: ${title}`,
    url: /^https?:\/\//.test(textAt(first, 'url'))
      ? textAt(first, 'url')
      : 'https://github.com/open-ev-data/open-ev-data-dataset',
    licence: 'CDLA-Permissive-2.0',
    date: /^\d{4}-\d{2}-\d{2}$/.test(read) ? read : null,
  };
}

/** One invented vehicle, from its place in the inventory. */
import { defaultCurrencyOf, money, type Currency, type Money } from '../../domain/money/money.ts';
import type { Condition } from '../../domain/vehicle/attributes.ts';
import type { Availability } from '../../domain/vehicle/availability.ts';
import type { VehicleFacts, Warranty } from '../../domain/vehicle/vehicle.ts';
import type { DemoVehicle } from '../../ports/demo-inventory.ts';
import type { PriceRecord } from '../../ports/vehicles.ts';
import type { DemoDealer } from './demo-dealers.ts';
import { coloursOf, WORDS, type Market } from './demo-data.ts';
import { describe } from './description.ts';
import type { EquipmentLists } from './demo-equipment.ts';
import type { Lot, Offer } from './lot.ts';
import { Weighted, type Random } from './random.ts';
import { countsHours, firstListed, salesBegin, usualDistance, yearsSince } from './usage.ts';
import { asDealersWrite, isCollectable, listPriceOf, valueOf, type Wear } from './value.ts';
import { stockNumberOf, vinOf } from './vehicle-number.ts';

const DAY = 86_400_000;

export interface Setting {
  readonly now: number;
  readonly lots: Readonly<Record<Market, Lot>>;
  readonly equipment: EquipmentLists;
}

/** @param place in the whole inventory, from 0 @param n its place among its dealer's vehicles, from 0 */
export const makeVehicle = (place: number, dealer: DemoDealer, n: number, random: Random, setting: Setting): DemoVehicle => {
  const { record, franchise } = dealer;
  const { market } = record;
  const isNew = random.chance(shareOfNew(dealer));
  const lot = setting.lots[market];
  const { model, trim, ...found } = isNew ? lot.newVehicle(dealer, random) : lot.usedVehicle(dealer, random);
  const listed = firstListed(model.body, setting.now, random);
  // A vehicle listed before its model year began gets the year before, if the trim existed then.
  const year = found.year - (listed < salesBegin(found.year, market) && trim.years.from < found.year ? 1 : 0);
  const firstSeen = Math.max(listed, salesBegin(year, market));
  const offer: Offer = { model, trim, year };
  const condition = (isNew ? NEW_CONDITIONS : model.type === 'car' ? USED_CONDITIONS : USED_LEISURE_CONDITIONS).pick(random);
  const wear = wearOf(offer, market, condition, firstSeen, random);
  const availability = AVAILABILITY_SHARES.pick(random);
  const price = availability === 'price-coming' || random.chance(0.02) ? null : priceOf(offer, condition, wear, market, random);
  const priceHistory = price ? historyOf(price, condition, firstSeen, setting.now, random) : [];
  const stockNumber = stockNumberOf(dealer, n, isNew);
  const bridge = dealer.bridge && random.chance(0.9);
  const lightlyUsed = condition === 'used' && wear.age <= 7 && (wear.gone ?? 0) < 130_000;
  const hours = countsHours(model.body);

  const facts: VehicleFacts = {
    stockNumber,
    vin: market === 'CA' && model.type !== 'boat' ? vinOf(model.make, model.name, year, place) : null,
    type: model.type,
    make: model.make,
    model: model.name,
    year,
    version: trim.name,
    body: model.body,
    condition,
    transmission: trim.transmission,
    gears: trim.gears,
    fuel: trim.fuel,
    drivetrain: trim.drivetrain,
    colour: coloursOf(model.body).pick(random),
    interiorColour: model.type === 'car' ? random.pick(WORDS[dealer.language].interiors) : null,
    cylinders: trim.cylinders,
    doors: model.doors,
    seats: model.seats,
    owners: null,
    engineLitres: trim.litres,
    powerKw: trim.kw,
    mileageKm: hours ? null : wear.gone,
    mileageOriginal: hours && wear.gone !== null ? { value: wear.gone, unit: 'h' } : null,
    price,
    availability,
    promotion: random.chance(isNew ? 0.14 : priceHistory.length > 1 ? 0.25 : 0.03),
    buyOnline: dealer.sellsOnline && random.chance(0.85),
    certified: lightlyUsed && model.make === franchise && random.chance(0.6),
    inspected: !isNew && dealer.inspects && random.chance(0.75),
    extendedCare: lightlyUsed && random.chance(0.3),
    bridge,
    viral: false,
    inspectedOn: null,
    inspectionReportUrl: null,
    historyReportUrl: null,
    details: {},
    warranty: model.type === 'car' ? warrantyOf(market, wear) : null,
    outboundUrl: bridge
      ? `${record.website ?? ''}/${dealer.language === 'en' ? 'inventory' : 'inventaire'}/${stockNumber.toLowerCase()}`
      : null,
    group: dealer.group,
    description: null,
    equipment: setting.equipment.of(model, trim, year, dealer.language),
    images: [],
    unrecognised: {},
  };
  const description = describe(facts, dealer, random);
  // Drawn last: random numbers for a new field must not change the other fields of existing vehicles.
  const inspectedOn = facts.inspected ? dayBefore(firstSeen, random.whole(0, 12)) : null;
  const owners = condition === 'used' || condition === 'consignment' ? ownersOf(wear.age, random) : null;
  const viral = random.chance(0.05);
  return {
    dealerKey: record.key,
    facts: { ...facts, description, inspectedOn, owners, viral },
    firstSeen,
    priceHistory,
  };
};

function shareOfNew({ trade, franchise, record }: DemoDealer): number {
  if (trade === 'car') return franchise === null ? 0 : record.market === 'CA' ? 0.45 : 0.3;
  return trade === 'heavy' ? 0.3 : 0.45;
}

const NEW_CONDITIONS = new Weighted<Condition>([
  ['new', 86],
  ['demonstrator', 8],
  ['courtesy', 3],
  ['company', 3],
]);
const USED_CONDITIONS = new Weighted<Condition>([
  ['used', 98],
  ['consignment', 1],
  ['company', 1],
]);
const USED_LEISURE_CONDITIONS = new Weighted<Condition>([
  ['used', 92],
  ['consignment', 8],
]);

const AVAILABILITY_SHARES = new Weighted<Availability>([
  ['available', 87],
  ['reserved', 2.5],
  ['pending', 2],
  ['coming', 2.5],
  ['price-coming', 1],
  ['sold', 3.5],
  ['unavailable', 1.5],
]);

function wearOf({ model, trim, year }: Offer, market: Market, condition: Condition, firstSeen: number, random: Random): Wear {
  const age = yearsSince(year, firstSeen);
  const usual = usualDistance(model, trim, market, age);
  if (usual === null) return { age: condition === 'new' ? 0 : age, usual, gone: null };
  // New boats have not run; new campers and trucks are driven from the factory.
  if (condition === 'new') {
    const delivered = model.body === 'motorhome' || model.type === 'heavy' ? random.whole(120, 1800) : random.whole(2, 60);
    return { age: 0, usual: null, gone: countsHours(model.body) ? null : delivered };
  }
  const driven =
    usual *
    Math.exp(random.normal(0.3)) *
    (isCollectable(model) ? 0.35 : condition === 'used' || condition === 'consignment' ? 1 : 0.4);
  return { age, usual, gone: Math.max(1, Math.min(990_000, Math.round(driven))) };
}

/** Three years or 60,000 km from new in Canada, two years in France: what most makes give on the whole car. */
const FULL_WARRANTY = { CA: { months: 36, km: 60_000 }, FR: { months: 24, km: null } } as const;

function warrantyOf(market: Market, { age, gone }: Wear): Warranty | null {
  const full = FULL_WARRANTY[market];
  const months = Math.floor(full.months - age * 12);
  const km = full.km === null ? null : Math.floor((full.km - (gone ?? 0)) / 100) * 100;
  return months <= 0 || (km !== null && km <= 0) ? null : { months, km, text: null };
}

/** A vehicle changes hands about every five years; for one vehicle in twelve the number of owners is not known. */
function ownersOf(age: number, random: Random): number | null {
  if (random.chance(1 / 12)) return null;
  let owners = 1;
  for (let year = 2; year < age && owners < 9; year++) if (random.chance(0.2)) owners += 1;
  return owners;
}

const dayBefore = (at: number, days: number): string => new Date(at - days * DAY).toISOString().slice(0, 10);

const currencyOf = (market: Market): Currency => (market === 'CA' ? 'CAD' : defaultCurrencyOf(market));

function priceOf({ model, trim, year }: Offer, condition: Condition, wear: Wear, market: Market, random: Random): Money {
  if (condition === 'new') {
    const withOptions = listPriceOf(trim, year) * (1 + random.next() * 0.06);
    return money(market === 'CA' ? Math.round(withOptions) : Math.round(withOptions / 10) * 10, currencyOf(market));
  }
  return money(asDealersWrite(valueOf(model, trim, year, condition, wear, random), market), currencyOf(market));
}

/** Worked out backwards from the present price: a used vehicle is reduced about every two months, a new one rarely. */
function historyOf(price: Money, condition: Condition, firstSeen: number, now: number, random: Random): PriceRecord[] {
  const days = (now - firstSeen) / DAY;
  const changes = Math.min(4, Math.floor((days / (condition === 'new' ? 150 : 55)) * (0.4 + random.next())));
  const records: PriceRecord[] = [];
  let amount = price.amount;
  for (let change = changes; change >= 0; change--) {
    const at =
      change === 0 ? firstSeen : Math.round(firstSeen + (now - firstSeen) * ((change - 0.2 - random.next() * 0.5) / changes));
    records.unshift({ at, price: money(amount, price.currency) });
    // One change in twelve is an increase.
    const before = random.chance(1 / 12) ? 1 - random.next() * 0.02 : 1.01 + random.next() * 0.04;
    amount = Math.max(50, Math.round((amount * before) / 10) * 10 + (price.amount % 10 === 5 ? 5 : 0));
  }
  return records.filter((record, k) => record.price?.amount !== records[k - 1]?.price?.amount);
}

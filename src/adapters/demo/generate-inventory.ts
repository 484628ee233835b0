/** The demo inventory: plausible vehicles of invented dealers, the same for the same seed and day. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoInventory, DemoVehicle } from '../../ports/demo-inventory.ts';
import type { LogoPicture } from '../../ports/media/dealer-logos.ts';
import type { DealerRecord } from '../../ports/vehicles.ts';
import { DEFAULT_LISTINGS, MAX_LISTINGS } from '../../application/inventory/seed-inventory.ts';
import { CANADIAN_DEALERS, dealerAt, FRENCH_DEALERS, type DemoDealer } from './demo-dealers.ts';
import { EquipmentLists } from './demo-equipment.ts';
import { Lot } from './lot.ts';
import { makeVehicle, type Setting } from './make-vehicle.ts';
import { namedLogo } from '../media/named-logo.ts';
import { Random, Weighted } from './random.ts';

export interface DemoOptions {
  /** How many vehicles, 0 to 1,000,000. */
  readonly listings?: number;
  readonly seed?: number;
  /** Milliseconds since 1970, UTC: ages, prices and seasons are relative to this day. */
  readonly now: number;
  /** The folder of the drawn logos (`feeds/demo/logos`); without it no dealer has one. */
  readonly logosFolder?: string;
}

/** Number of vehicles for each block of 150 dealers. */
const BLOCK = 6000;
const DEALERS = CANADIAN_DEALERS + FRENCH_DEALERS;

/** Throws RangeError when the number of listings is out of range. */
export const generateInventory = ({ listings = DEFAULT_LISTINGS, seed = 1, now, logosFolder }: DemoOptions): DemoInventory => {
  if (!Number.isInteger(listings) || listings < 0 || listings > MAX_LISTINGS)
    throw new RangeError(`${listings} is not a number of listings from 0 to ${MAX_LISTINGS}`);
  const { dealerOfSlot, rankOfSlot } = slots();
  const dealers = Array.from({ length: Math.ceil(listings / BLOCK) * DEALERS }, (_, n) => dealerAt(n));
  const dealerOf = (place: number): DemoDealer | undefined =>
    dealers[Math.floor(place / BLOCK) * DEALERS + (dealerOfSlot[place % BLOCK] ?? 0)];

  const used = dealersOf(dealers, listings, dealerOf);
  return {
    dealers: used.map(({ record }) => record),
    logos: new Map(
      logosFolder === undefined ? [] : used.flatMap(({ record, brand }) => drawnLogo(record, join(logosFolder, `${brand}.svg`))),
    ),
    listings,
    *vehicles(): Generator<DemoVehicle> {
      const setting: Setting = { now, lots: { CA: new Lot('CA', now), FR: new Lot('FR', now) }, equipment: new EquipmentLists() };
      for (let place = 0; place < listings; place++) {
        const dealer = dealerOf(place);
        if (dealer) yield makeVehicle(place, dealer, rankOfSlot[place % BLOCK] ?? 0, new Random(seed, place), setting);
      }
    },
  };
};

/** Dealers without a drawing are shown by their initials. */
const drawnLogo = ({ key }: DealerRecord, file: string): [string, LogoPicture][] =>
  existsSync(file) ? [[key, namedLogo(readFileSync(file), '.svg')]] : [];

/** In order: the dealers that have a vehicle, and always the first two. */
function dealersOf(
  all: readonly DemoDealer[],
  listings: number,
  dealerOf: (place: number) => DemoDealer | undefined,
): DemoDealer[] {
  const used = new Set<DemoDealer | undefined>(all.slice(0, 2));
  for (let place = 0; place < listings; place++) used.add(dealerOf(place));
  return all.filter((dealer) => used.has(dealer));
}

/** Which dealer of a block has the block's n-th vehicle, and its place among that dealer's vehicles. */
function slots(): { readonly dealerOfSlot: Uint16Array; readonly rankOfSlot: Uint16Array } {
  const dealerOfSlot = new Uint16Array(BLOCK);
  const rankOfSlot = new Uint16Array(BLOCK);
  const counts = new Uint16Array(DEALERS);
  const draw = new Weighted(Array.from({ length: DEALERS }, (_, n) => [n, dealerAt(n).size] as const));
  const random = new Random(0x510f, 0);
  for (let slot = 0; slot < BLOCK; slot++) {
    const dealer = draw.pick(random);
    dealerOfSlot[slot] = dealer;
    rankOfSlot[slot] = counts[dealer] ?? 0;
    counts[dealer] = (counts[dealer] ?? 0) + 1;
  }
  return { dealerOfSlot, rankOfSlot };
}

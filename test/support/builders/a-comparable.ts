import type { Comparable } from '../../../src/domain/rating/comparable.ts';
import { aVehicle } from './a-vehicle.ts';

/** A 2019 RAV4 Hybrid XLE for 28,995 to compare with, until told otherwise. */
export const aComparable = (changes: Partial<Comparable> & { readonly id: number }): Comparable => ({
  ...aVehicle().build(),
  vin: null,
  year: 2019,
  mileageKm: 82_400,
  amount: 28_995,
  ...changes,
});

/**
 * RAV4s whose prices are exactly 30,000 × 1.1^(year − 2019) × 0.97^(mileage ÷ 10,000 km − 8), from 2017 to 2021 and of many
 * mileages; ids count from 100.
 */
export const aMarket = (size: number, changes: (id: number) => Partial<Comparable> = () => ({})): Comparable[] =>
  Array.from({ length: size }, (_, k) => {
    const year = 2017 + (k % 5);
    const mileageKm = 40_000 + ((k * 37) % 80) * 1000;
    const amount = marketPrice(year, mileageKm);
    return aComparable({ id: 100 + k, year, mileageKm, amount, ...changes(100 + k) });
  });

export const marketPrice = (year: number, mileageKm: number): number =>
  30_000 * 1.1 ** (year - 2019) * 0.97 ** (mileageKm / 10_000 - 8);

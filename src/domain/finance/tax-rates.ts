/**
 * Sales taxes on a vehicle bought from a dealer, by province or territory of Canada, each rate with the day from which it holds.
 * Taxes follow the place where the vehicle is registered. Days are dates as YYYY-MM-DD.
 */

export type TaxName = 'GST' | 'HST' | 'PST' | 'QST' | 'RST';

/** What a rate depends on. */
export interface TaxedVehicle {
  /** A car, a van, a pickup of up to one ton or a motorcycle: British Columbia taxes expensive ones at higher rates. */
  readonly passenger: boolean;
  readonly zeroEmission: boolean;
  readonly used: boolean;
}

/** In per cent of the price before all taxes. */
type Percent = (price: number, vehicle: TaxedVehicle) => number;

export interface DatedRate {
  readonly name: TaxName;
  readonly from: string;
  readonly percent: Percent;
}

const flat = (name: TaxName, from: string, percent: number): DatedRate => ({ name, from, percent: () => percent });

/** Excise Tax Act, s. 165(1); 5 % since 2008. */
export const GST: readonly DatedRate[] = [flat('GST', '2008-01-01', 5)];

/** The percentage of the first band that the price is under. */
const banded =
  (...bands: readonly (readonly [under: number, percent: number])[]) =>
  (price: number): number =>
    bands.find(([under]) => price < under)?.[1] ?? 20;

const surtax = banded([55_000, 7], [56_000, 8], [57_000, 9], [125_000, 10], [150_000, 15]);
const surtaxZeroEmission = banded([75_000, 7], [76_000, 8], [77_000, 9], [125_000, 10], [150_000, 15]);

/** British Columbia: Bulletins PST 116 and PST 308; bands above 125,000: Notice 2018-003. */
const britishColumbia: Percent = (price, { passenger }) => (passenger ? surtax(price) : 7);

/** Budget 2022, until 22 February 2027: used zero-emission vehicles are exempt, new ones reach the bands later. */
const britishColumbiaZeroEmission: Percent = (price, vehicle) => {
  if (!vehicle.passenger || !vehicle.zeroEmission) return britishColumbia(price, vehicle);
  return vehicle.used ? 0 : surtaxZeroEmission(price);
};

/**
 * The tax of each province or territory beside GST, or HST instead of both, oldest first. HST: Excise Tax Act, s. 165(2), and
 * Schedule VIII. Rates: Canada Revenue Agency, "GST/HST calculator (and rates)"; Nova Scotia: Notice 342 of October 2024.
 */
export const PROVINCIAL_RATES: ReadonlyMap<string, readonly DatedRate[]> = new Map<string, readonly DatedRate[]>(
  Object.entries({
    AB: [],
    BC: [
      { name: 'PST', from: '2018-04-01', percent: britishColumbia },
      { name: 'PST', from: '2022-02-23', percent: britishColumbiaZeroEmission },
      { name: 'PST', from: '2027-02-23', percent: britishColumbia },
    ],
    // Manitoba Finance, Bulletin 012 (Motor Vehicle and Trailer Dealers); 8 % before.
    MB: [flat('RST', '2019-07-01', 7)],
    NB: [flat('HST', '2016-07-01', 15)],
    NL: [flat('HST', '2016-07-01', 15)],
    NS: [flat('HST', '2010-07-01', 15), flat('HST', '2025-04-01', 14)],
    NT: [],
    NU: [],
    ON: [flat('HST', '2010-07-01', 13)],
    PE: [flat('HST', '2016-10-01', 15)],
    // Act respecting the Québec sales tax, s. 16: on the price without GST since 2013.
    QC: [flat('QST', '2013-01-01', 9.975)],
    // Information Bulletin PST-18 (Motor Dealers): used vehicles of dealers are taxed since that day.
    SK: [flat('PST', '2018-04-11', 6)],
    YT: [],
  }),
);

/** A listing under the names of the wire (specification, section 3, "Vehicle / product"): an item of GET /api/search. */
import { shownStockNumber } from '../vehicle/stock-number.ts';
import { defaultTerms, paymentForPrice, type Frequency } from '../finance/payment.ts';
import { languageOf, type LanguageId, type Tongue } from '../language/language.ts';
import type { Money } from '../money/money.ts';
import type { Site } from '../site/site.ts';
import { pictureOfVehicle } from '../vehicle/illustration.ts';
import { photoUrl } from '../vehicle/photo-url.ts';
import { vehiclePath, type VehiclePageKind } from '../vehicle/vehicle-url.ts';
import type { Listing, Vehicle } from '../vehicle/vehicle.ts';

const languageOfTongue = (site: Pick<Site, 'country' | 'languages'>, tongue: Tongue): LanguageId => {
  const ofCountry: Readonly<Record<Tongue, LanguageId>> =
    site.country === 'FR' ? { en: 1, fr: 3, es: 4 } : { en: 1, fr: 2, es: 5 };
  return site.languages.find((id) => languageOf(id).tongue === tongue) ?? ofCountry[tongue];
};

const payment = (price: Money | null, frequency: Frequency): number | null =>
  price && paymentForPrice(price.amount, { ...defaultTerms(price.currency), frequency });

/** Photos come from this server, which keeps its own copies of them. */
const imagesOf = ({ id, images }: Vehicle, origin: string, most: number | null) =>
  images.slice(0, most ?? images.length).map(({ type, language, url }, index) => ({
    Type: type,
    Language: language,
    Url: type === 'photo' ? origin + photoUrl(id, index, 1280) : url,
  }));

const pictureOf = (vehicle: Vehicle): string => {
  const index = vehicle.images.findIndex(({ type }) => type === 'photo');
  return index === -1 ? pictureOfVehicle(vehicle) : photoUrl(vehicle.id, index, 320);
};

export interface ProductSetting {
  readonly site: Pick<Site, 'country' | 'languages'>;
  /** Scheme and host, before the paths. */
  readonly origin: string;
  /** The most images to carry; null for all (wire name: ImageTotal). */
  readonly imageTotal: number | null;
}

export const productRecord = ({ vehicle, dealer }: Listing, { site, origin, imageTotal }: ProductSetting) => {
  const { unrecognised, price } = vehicle;
  const url = (kind: VehiclePageKind, tongue: Tongue): string =>
    origin + vehiclePath(vehicle, languageOfTongue(site, tongue), kind);
  return {
    Id: vehicle.id,
    StockNumber: shownStockNumber(vehicle),
    Make: vehicle.make,
    Model: vehicle.model,
    Year: vehicle.year,
    Version: vehicle.version,
    Type: vehicle.type,
    /** A code of the enumeration, or the dealer's own word where it fits none. */
    Body: vehicle.body ?? unrecognised.body ?? null,
    Price: price?.amount ?? null,
    Currency: price?.currency ?? null,
    /** The estimated payment a week with the default terms; null without a price, and in euros, which are paid by the month. */
    PricePayment: price?.currency === 'EUR' ? null : payment(price, 'Weekly'),
    PricePaymentMonth: payment(price, 'Month'),
    Condition: vehicle.condition,
    /** Kilometres. */
    Mileage: vehicle.mileageKm,
    Transmission: vehicle.transmission ?? unrecognised.transmission ?? null,
    Fuel: vehicle.fuel ?? unrecognised.fuel ?? null,
    Availability: vehicle.availability,
    CompanyId: dealer.id,
    Company: { Id: dealer.id, Name: dealer.name, City: dealer.city, Province: dealer.province },
    UrlPartialEn: url('partial', 'en'),
    UrlPartialFr: url('partial', 'fr'),
    UrlPartialEs: url('partial', 'es'),
    UrlRegularEn: url('regular', 'en'),
    UrlRegularFr: url('regular', 'fr'),
    UrlRegularEs: url('regular', 'es'),
    UrlBridgeEn: url('bridge', 'en'),
    UrlBridgeFr: url('bridge', 'fr'),
    UrlBridgeEs: url('bridge', 'es'),
    /** For a small card: the first photo, or a drawing where there is none. */
    Picture: origin + pictureOf(vehicle),
    Images: imagesOf(vehicle, origin, imageTotal),
  };
};
export type ProductRecord = ReturnType<typeof productRecord>;

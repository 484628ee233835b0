/** A price rating as formatted texts. */
import { gradeLabel } from '../../domain/vehicle/attribute-labels.ts';
import { modelName, nameOf } from '../../domain/vehicle/vehicle-name.ts';
import type { RatedVehicle } from '../../application/rating/rate-vehicle.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { mileageText, percentText, priceText } from '../../domain/money/price-text.ts';
import type { Evidence } from '../../domain/rating/expected-price.ts';
import { OUTER } from '../../domain/rating/grade.ts';
import type { Rated } from '../../domain/rating/rating.ts';
import { showsListing, type Site } from '../../domain/site/site.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import { plotOf, type Plot } from './present-plot.ts';

const TEN_THOUSAND_KM = 10_000;
/** Smaller differences are not mentioned. */
const HARDLY = 0.01;

export interface RatingParts {
  readonly rated: RatedVehicle;
  readonly vehicle: Vehicle;
  readonly site: Site;
  readonly languageId: LanguageId;
}

/** '7.9 %': at most one digit behind the point. */
const shareText = (share: number, languageId: LanguageId): string => percentText(Math.round(share * 1000) / 10, languageId);

/** The effect on the price of something added to its logarithm: '+8.3 %', '−2 %'. */
const effectText = (logarithm: number, languageId: LanguageId): string => {
  const share = Math.expm1(logarithm);
  const sign = share < 0 ? '−' : '+';
  return `${sign}${shareText(Math.abs(share), languageId)}`;
};

const yearsOf = (years: readonly number[]): string => {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${String(first)}–${String(last)}`;
};

const ratedView = (rated: Rated, own: { readonly mileageKm: number; readonly amount: number }, parts: RatingParts) => {
  const { vehicle, site, languageId } = parts;
  const { grade, expected, confidence, margin, difference } = rated;
  const text = (amount: number): string =>
    priceText({ amount: Math.round(amount), currency: vehicle.price?.currency ?? site.currency }, languageId, site.currency);
  const plot = plotOf(own, rated, { mileage: (km) => mileageText(km, languageId), price: text });
  return {
    kind: 'rated' as const,
    grade,
    label: gradeLabel(grade, languageId),
    /** The difference from the expected price; null if it is negligible. */
    difference:
      Math.abs(difference) < HARDLY
        ? null
        : { text: text(Math.abs(own.amount - expected.amount)), side: difference < 0 ? ('below' as const) : ('above' as const) },
    price: text(own.amount),
    expected: text(expected.amount),
    /** The range of fair prices. */
    from: text(expected.amount * (1 - margin)),
    to: text(expected.amount * (1 + margin)),
    model: modelName(vehicle, languageId),
    /** Model years of the comparables: '2021', or '2020–2023'. */
    years: yearsOf(expected.sample.map(({ comparable }) => comparable.year)),
    confidence,
    spread: shareText(expected.spread, languageId),
    /** The relative difference up to which a price is fair, and beyond which it is great or high. */
    margin: shareText(margin, languageId),
    outer: shareText(OUTER * margin, languageId),
    /** The signed effect on the price of one model year newer and of 10,000 km more. */
    perYear: effectText(expected.perYear, languageId),
    per10000Km: effectText(expected.per10000Km, languageId),
    tenThousandKm: mileageText(TEN_THOUSAND_KM, languageId),
    plot: plot.view,
    /** The closest first. */
    comparables: expected.sample.flatMap((evidence) => comparedView(evidence, text, plot, parts)),
  };
};

const comparedView = (
  evidence: Evidence,
  text: (amount: number) => string,
  { place }: Plot,
  { rated: { listings }, site, languageId }: RatingParts,
) => {
  const { comparable, adjusted } = evidence;
  const listing = listings.get(comparable.id);
  if (!listing) return [];
  const { vehicle } = listing;
  return [
    {
      id: vehicle.id,
      name: vehicle.version === null ? nameOf(vehicle, languageId) : `${String(comparable.year)} ${vehicle.version}`,
      mileage: mileageText(comparable.mileageKm, languageId),
      price: text(comparable.amount),
      /** The price adjusted to this vehicle's year, mileage, power and version. */
      adjusted: text(adjusted),
      /** Null if this site does not show it. */
      path: showsListing(site, listing) ? vehiclePath(vehicle, languageId) : null,
      ...place(evidence),
    },
  ];
};

/** Null for a vehicle that is not listed any more, and where its price could not be compared. */
export const ratingView = ({ rated, ...shown }: Omit<RatingParts, 'rated'> & { readonly rated: RatedVehicle | null }) => {
  if (rated === null) return null;
  const { rating } = rated;
  const { vehicle } = shown;
  if (rating.kind === 'rated') return ratedView(rating, rating.subject, { ...shown, rated });
  const { reason, sample } = rating;
  return reason === 'not-listed'
    ? null
    : { kind: 'unrated' as const, reason, sample, model: modelName(vehicle, shown.languageId) };
};

export type RatingView = NonNullable<ReturnType<typeof ratingView>>;
export type RatedView = Extract<RatingView, { kind: 'rated' }>;
export type UnratedView = Extract<RatingView, { kind: 'unrated' }>;
export type ComparedView = RatedView['comparables'][number];

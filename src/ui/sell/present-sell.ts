import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import type { ValuedVehicle } from '../../application/rating/value-vehicle.ts';
import { FINANCE_WIRE } from '../../domain/finance/finance-inputs.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { mileageText, percentText, priceText } from '../../domain/money/price-text.ts';
import { TRADE_IN_MARGIN } from '../../domain/rating/price-range.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { showsListing, type Site } from '../../domain/site/site.ts';
import type { TradedVehicle, TradeQuestion } from '../../domain/leads/trade-question.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { LeadFormsView } from '../leads/present-lead-forms.ts';
import type { OfferView, WantedView } from './present-offer.ts';

const CLOSEST = 5;

/** Ranges are rounded to hundreds: more digits would suggest a precision that they do not have. */
const toHundreds = (amount: number): number => Math.round(amount / 100) * 100;

export const tradedText = (traded: TradedVehicle, languageId: LanguageId): string =>
  `${vehicleName(traded, languageId)}, ${mileageText(traded.mileageKm, languageId)}`;

export const worthView = ({ range, listings }: ValuedVehicle, site: Site, languageId: LanguageId) => {
  if (range.kind === 'none') return range;
  const text = (amount: number): string => priceText({ amount, currency: site.currency }, languageId, site.currency);
  const about = ({ low, high }: { readonly low: number; readonly high: number }) => ({
    low: text(toHundreds(low)),
    high: text(toHundreds(high)),
  });
  return {
    kind: 'range' as const,
    /** What dealers ask for such a vehicle. */
    asked: about(range.asked),
    /** What a dealer may give for it. */
    tradeIn: about(range.tradeIn),
    /** The assumed margin between the asking price and the trade-in value. */
    margin: {
      least: percentText(TRADE_IN_MARGIN.low * 100, languageId),
      most: percentText(TRADE_IN_MARGIN.high * 100, languageId),
    },
    confidence: range.confidence,
    sample: range.sample.length,
    /** The closest of the sample that this site shows. */
    closest: listings
      .filter((listing) => showsListing(site, listing))
      .slice(0, CLOSEST)
      .flatMap(({ vehicle }) =>
        vehicle.price
          ? [
              {
                id: vehicle.id,
                name: vehicleName(vehicle, languageId),
                facts: vehicle.mileageKm === null ? '' : mileageText(vehicle.mileageKm, languageId),
                price: priceText(vehicle.price, languageId, site.currency),
                path: vehiclePath(vehicle, languageId),
              },
            ]
          : [],
      ),
    /** The financing page with the lower end of the trade-in as the down payment. */
    financingPath: `${pathOf('Public_Financing', languageId)}?${FINANCE_WIRE.downPayment}=${String(toHundreds(range.tradeIn.low))}`,
  };
};

type AnyWorthView = ReturnType<typeof worthView>;
export type WorthView = Extract<AnyWorthView, { kind: 'range' }>;
export type NoWorthView = Extract<AnyWorthView, { kind: 'none' }>;

/** The page for a visitor who wants to sell their vehicle or trade it in. */
export interface SellView {
  readonly path: string;
  readonly question: Pick<TradeQuestion, 'texts' | 'problems'>;
  /** The described vehicle, in one line; null until it is complete. */
  readonly vehicle: string | null;
  readonly worth: AnyWorthView | null;
  readonly wanted: WantedView | null;
  /** The address names a vehicle that is not on offer any more. */
  readonly isWantedGone: boolean;
  /** The dealer whom the address names; null for none. */
  readonly dealerId: number | null;
  /** Null until the vehicle is described. */
  readonly offer: (OfferView & { readonly forms: LeadFormsView }) | null;
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly newestYear: number;
  /** A picture of the kind of vehicle that the site is about. */
  readonly drawing: string;
}

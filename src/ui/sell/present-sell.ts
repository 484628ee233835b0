import type { ValuedVehicle } from '../../application/rating/value-vehicle.ts';
import { FINANCE_WIRE } from '../../domain/finance/finance-inputs.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { mileageText, percentText, priceText } from '../../domain/money/price-text.ts';
import { TRADE_IN_MARGIN } from '../../domain/rating/price-range.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { showsDealer, type Site } from '../../domain/site/site.ts';
import type { TradedVehicle } from '../../domain/leads/trade-question.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { SellView } from './sell-view.ts';

const CLOSEST = 5;

/** A range is told in hundreds: more digits would promise more than it can keep. */
const toHundreds = (amount: number): number => Math.round(amount / 100) * 100;

export const tradedText = ({ year, make, model, version, mileageKm }: TradedVehicle, languageId: LanguageId): string =>
  `${[String(year), make, model, version].filter((part) => part !== null).join(' ')}, ${mileageText(mileageKm, languageId)}`;

export const worthView = ({ range, listings }: ValuedVehicle, site: Site, languageId: LanguageId): SellView['worth'] => {
  if (range.kind === 'none') return range;
  const text = (amount: number): string => priceText({ amount, currency: site.currency }, languageId, site.currency);
  const about = ({ low, high }: { readonly low: number; readonly high: number }) => ({
    low: text(toHundreds(low)),
    high: text(toHundreds(high)),
  });
  return {
    kind: 'range',
    asked: about(range.asked),
    tradeIn: about(range.tradeIn),
    margin: {
      least: percentText(TRADE_IN_MARGIN.low * 100, languageId),
      most: percentText(TRADE_IN_MARGIN.high * 100, languageId),
    },
    confidence: range.confidence,
    sample: range.sample.length,
    closest: listings
      .filter(({ dealer }) => showsDealer(site, dealer))
      .slice(0, CLOSEST)
      .flatMap(({ vehicle }) =>
        vehicle.price
          ? [
              {
                id: vehicle.id,
                name: [vehicle.year, vehicle.make, vehicle.model, vehicle.version].filter((part) => part !== null).join(' '),
                facts: vehicle.mileageKm === null ? '' : mileageText(vehicle.mileageKm, languageId),
                price: priceText(vehicle.price, languageId, site.currency),
                path: vehiclePath(vehicle, languageId),
              },
            ]
          : [],
      ),
    financingPath: `${pathOf('Public_Financing', languageId)}?${FINANCE_WIRE.downPayment}=${String(toHundreds(range.tradeIn.low))}`,
  };
};

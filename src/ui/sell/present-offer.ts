/** The dealers that a visitor may offer their vehicle to, and the vehicles that they may trade it in for. */
import { listPath } from '../../domain/inventory/list-path.ts';
import type { LeadForm } from '../../domain/leads/lead-form.ts';
import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import { distanceKm } from '../../domain/location/coordinates.ts';
import { distanceText, priceText } from '../../domain/money/price-text.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { TRADE_WIRE, type TradedVehicle, type TradeField, type TradeQuestion } from '../../domain/leads/trade-question.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Dealer, Listing } from '../../domain/vehicle/vehicle.ts';
import { VEHICLE_PARAMETER } from '../finance/finance-wire.ts';
import { DEALER_PARAMETER } from './sell-wire.ts';
import type { PageRequest } from '../page-request.ts';

/** Anchor of the form. */
const FORM = '#trade-in';

const FIELDS = Object.keys(TRADE_WIRE) as TradeField[];

/** This page, of the same vehicle, with another choice. */
const pathWith = (choice: Readonly<Record<string, string>>, { texts }: TradeQuestion, { language }: PageRequest): string => {
  const said = FIELDS.flatMap((field) => (texts[field] === '' ? [] : [[TRADE_WIRE[field], texts[field]]]));
  const query = new URLSearchParams([...said, ...Object.entries(choice)]).toString();
  const path = pathOf('Public_SellTrade', language.id);
  return `${query === '' ? path : `${path}?${query}`}${said.length === 0 ? '' : FORM}`;
};

/** A vehicle of the inventory that the visitor wants in exchange for their own. */
export const wantedView = ({ vehicle, dealer }: Listing, question: TradeQuestion, request: PageRequest) => {
  const { site, language } = request;
  return {
    id: vehicle.id,
    name: vehicleName(vehicle, language.id),
    price: vehicle.price && priceText(vehicle.price, language.id, site.currency),
    dealer: dealer.name,
    path: vehiclePath(vehicle, language.id),
    /** This page without it. */
    withoutPath: pathWith({}, question, request),
  };
};

/** The vehicle as the form carries it. */
export const offeredValues = ({ make, model, year, version, mileageKm }: TradedVehicle): Partial<LeadForm> => ({
  offeredMake: make,
  offeredModel: model,
  offeredYear: String(year),
  offeredVersion: version ?? '',
  offeredMileage: String(mileageKm),
});

interface Choices {
  readonly dealers: readonly Dealer[];
  readonly favourites: readonly Listing[];
  /** The recipient; null for the site. */
  readonly chosen: Dealer | null;
  readonly wanted: Listing | null;
  readonly withSite: boolean;
}

export const choiceViews = (
  { dealers, favourites, chosen, wanted, withSite }: Choices,
  question: TradeQuestion,
  request: PageRequest,
) => {
  const { site, language, place } = request;
  const whereOf = ({ city, coordinates }: Dealer): string =>
    [city, place && coordinates ? distanceText(distanceKm(place, coordinates), language.id) : null]
      .filter((part) => part !== null)
      .join(' · ');
  const siteItself = {
    key: 'site',
    name: site.name,
    detail: '',
    path: pathWith({}, question, request),
    isChosen: !wanted && !chosen,
    isSite: true,
  };
  return {
    buyers: [
      ...(withSite ? [siteItself] : []),
      ...dealers.map((dealer) => ({
        key: String(dealer.id),
        name: dealer.name,
        detail: whereOf(dealer),
        path: pathWith({ [DEALER_PARAMETER]: String(dealer.id) }, question, request),
        isChosen: !wanted && dealer.id === chosen?.id,
        isSite: false,
      })),
    ],
    listPath: listPath(site.division, language.id),
    /** Vehicles to trade in for: the one that they came from, and their favourites. */
    vehicles: [...(wanted ? [wanted] : []), ...favourites.filter(({ vehicle }) => vehicle.id !== wanted?.vehicle.id)].map(
      ({ vehicle, dealer }) => ({
        key: String(vehicle.id),
        name: vehicleName(vehicle, language.id),
        detail: [vehicle.price && priceText(vehicle.price, language.id, site.currency), dealer.name]
          .filter((part) => part !== null)
          .join(' · '),
        path: pathWith({ [VEHICLE_PARAMETER]: String(vehicle.id) }, question, request),
        isChosen: vehicle.id === wanted?.vehicle.id,
      }),
    ),
  };
};

export type WantedView = ReturnType<typeof wantedView>;
export type OfferView = ReturnType<typeof choiceViews>;
export type ChoiceView = OfferView['vehicles'][number];

/** Prepares the page of one vehicle: picks what it shows, and turns figures and codes into text of its language. */
import { outboundUrlOf } from '../../application/tracking/outbound-url.ts';
import { usageText } from '../../domain/vehicle/vehicle-texts.ts';
import { daysListed } from '../../domain/vehicle/days-listed.ts';
import { modelIn, nameOf, vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import type { ShownVehicle } from '../../application/vehicle/view-vehicle.ts';
import { listPathOfType } from '../../domain/inventory/list-path.ts';
import { listedEquipment } from '../../domain/equipment/listed-equipment.ts';
import { foreignTo, languageName, type LanguageId } from '../../domain/language/language.ts';
import type { Translate } from '../../domain/language/translate.ts';
import { LEAD_TYPE_RULES } from '../../domain/leads/lead.ts';
import { vehicleForms } from '../../domain/leads/vehicle-forms.ts';
import { distanceKm } from '../../domain/location/coordinates.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import { distanceText, priceText } from '../../domain/money/price-text.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { Site } from '../../domain/site/site.ts';
import { fold } from '../../domain/text/fold.ts';
import { availabilityLabel, availabilityText } from '../../domain/vehicle/attribute-labels.ts';
import { AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import { dealerPath } from '../../domain/dealers/dealer-url.ts';
import { pictureOfVehicle } from '../../domain/vehicle/illustration.ts';
import { priceDropOf } from '../../domain/vehicle/price-drop.ts';
import { qrUrl } from '../../domain/vehicle/qr-url.ts';
import { shownStockNumber } from '../../domain/vehicle/stock-number.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { CardBadge, CardView } from '../components/present-card.ts';
import { VEHICLE_PARAMETER } from '../finance/finance-wire.ts';
import type { LeadFormsView } from '../leads/present-lead-forms.ts';
import { inspectionView, planViews, warrantyView } from './present-care.ts';
import { dateText } from '../components/present-date.ts';
import { dealerView, whereaboutsOf } from '../dealers/present-dealer.ts';
import { presentEstimate } from '../finance/present-estimate.ts';
import { listingFacts, sheetLink } from './present-catalogue-facts.ts';
import { paymentView, type PaymentParts } from '../finance/present-payment.ts';
import { dealerHoursView } from '../dealers/present-hours.ts';
import { historyView } from './present-history.ts';
import { ratingView } from '../rating/present-rating.ts';
import type { StillView } from '../map/present-still.ts';
import { trackedOf } from './present-tracked.ts';
import type { TrailView } from './present-trail.ts';
import { photosOf } from '../../domain/vehicle/vehicle-photos.ts';

const BADGES: readonly CardBadge[] = ['certified', 'inspected', 'buyOnline', 'promotion'];

interface Reader {
  readonly site: Site;
  readonly languageId: LanguageId;
}

export interface VehiclePageParts extends Reader, Omit<ShownVehicle, 'similar'> {
  readonly similar: readonly CardView[];
  readonly now: number;
  /** The dealer's surroundings; null where their place is not known. */
  readonly still: StillView | null;
  readonly variant: 'page' | 'partial';
  /** The way back to the list that the visitor came from; null where they did not come from one. */
  readonly trail: TrailView | null;
  /** The forms, and the result of one that was sent; null if there is neither. */
  readonly leads: LeadFormsView | null;
  /** Where the visitor is; null for no distance. */
  readonly from: VisitorPlace | null;
  /** The page's own path and query. */
  readonly asked: PaymentParts['asked'];
  readonly t: Translate;
}

/** Below the list of the type: make, model, the vehicle itself. */
const crumbsOf = (vehicle: Vehicle, languageId: LanguageId) => {
  const { type, make, model, year, version } = vehicle;
  const makes = [fold(make)];
  return [
    { label: make, path: listPathOfType(type, languageId, { makes }) },
    { label: modelIn(model, languageId), path: listPathOfType(type, languageId, { makes, models: [fold(model)] }) },
    { label: [year, version].filter((part) => part !== null).join(' ') || model, path: vehiclePath(vehicle, languageId) },
  ];
};

const availabilityOf = ({ availability }: Vehicle, languageId: LanguageId) => ({
  ...AVAILABILITY_RULES[availability],
  code: availability,
  label: availabilityLabel(availability, languageId),
  /** An explanation for the visitor; null if the label is enough. */
  text: availabilityText(availability, languageId),
});

/** The page that sends the visitor to the dealer's own site; null where the vehicle has no page there. */
const bridgeOf = (vehicle: Vehicle, site: Site, languageId: LanguageId) => {
  const url = vehicle.bridge ? outboundUrlOf(vehicle, site) : null;
  return url && { path: vehiclePath(vehicle, languageId, 'bridge'), url: url.href };
};

/** The page with the form of this type for the vehicle; null if the vehicle does not allow it. */
const pageFor = (type: 'buy-online' | 'trade-in', vehicle: Vehicle, languageId: LanguageId): string | null =>
  LEAD_TYPE_RULES[type].allows(vehicle)
    ? `${pathOf(type === 'buy-online' ? 'Public_BuyOnline' : 'Public_SellTrade', languageId)}?${VEHICLE_PARAMETER}=${String(vehicle.id)}`
    : null;

export const vehicleView = ({
  listing,
  photos,
  history,
  rated,
  similar,
  style,
  inLists,
  now,
  still,
  variant,
  trail,
  site,
  languageId,
  from,
  leads,
  asked,
  t,
}: VehiclePageParts) => {
  const { vehicle, dealer } = listing;
  const { type, body, equipment, description } = vehicle;
  const priceToCome = vehicle.availability === 'price-coming' || (vehicle.availability === 'coming' && vehicle.price === null);
  const price = priceToCome ? null : vehicle.price;
  const availability = availabilityOf(vehicle, languageId);
  const { listed } = availability;
  const drop = priceDropOf(history, now);
  const text = (amount: NonNullable<Vehicle['price']>): string => priceText(amount, languageId, site.currency);
  const bodies = body === null ? [] : [body];
  const textLanguage = foreignTo(languageId, dealer.language);
  return {
    variant,
    trail,
    /** This vehicle's own page, without carried parameters. */
    path: vehiclePath(vehicle, languageId),
    /** What search engines are told of: the page of the listing that the lists show. */
    canonical: vehiclePath(inLists, languageId),
    name: nameOf(vehicle, languageId),
    /** With the version. */
    fullName: vehicleName(vehicle, languageId),
    version: vehicle.version,
    mileage: usageText(vehicle, languageId),
    stockNumber: shownStockNumber(vehicle),
    type,
    typePath: listPathOfType(type, languageId),
    crumbs: crumbsOf(vehicle, languageId),
    badges: BADGES.filter((badge) => vehicle[badge]),
    photos,
    /** The dealer has photos, and none of them can be had. */
    photosLost: photos.length === 0 && photosOf(vehicle).length > 0,
    drawing: pictureOfVehicle(vehicle),
    availability,
    price: price && text(price),
    /** Shown in place of the price: 'Price coming'. Null where the dealer has not named one. */
    priceLabel: priceToCome ? availabilityLabel('price-coming', languageId) : null,
    drop:
      listed && price && drop
        ? { before: text(drop.before), by: text(drop.by), on: dateText(drop.at, languageId, dealer.timeZone) }
        : null,
    // A vehicle that is gone is not financed.
    payment: listed && price ? paymentView({ vehicle, site, languageId, place: from, now, asked }) : null,
    facts: listingFacts(vehicle, style, languageId),
    sheet: sheetLink(vehicle, style, languageId),
    equipment: listedEquipment(equipment, dealer.language, languageId, t),
    /** Language of the dealer's texts where it is not the page's: screen readers must speak it. */
    textLanguage,
    /** 'French', for people. */
    textLanguageName: textLanguage && languageName(textLanguage, languageId),
    description: (description ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    inspection: inspectionView(vehicle, languageId, t),
    warranty: warrantyView(vehicle, languageId),
    plans: planViews(vehicle, site, languageId),
    /** Address of the free history report; null if it must be requested. */
    historyReport: vehicle.historyReportUrl,
    buyOnline: pageFor('buy-online', vehicle, languageId),
    tradeIn: pageFor('trade-in', vehicle, languageId),
    /** A picture of the QR code that leads to this page, for paper. */
    qr: qrUrl(vehicle.id, languageId),
    history: historyView(history, { languageId, timeZone: dealer.timeZone, price: text, now }),
    daysListed: daysListed(vehicle, now),
    rating: ratingView({ rated, vehicle, site, languageId }),
    dealer: dealerView(dealer, dealerPath(dealer, languageId)),
    hours: dealerHoursView(dealer, now, languageId),
    whereabouts: whereaboutsOf(dealer, languageId, still),
    /** Forms that the page offers, each under its own name as `#anchor`. */
    forms: vehicleForms(vehicle),
    leads,
    distance: from && dealer.coordinates ? distanceText(distanceKm(from, dealer.coordinates), languageId) : null,
    bridge: bridgeOf(vehicle, site, languageId),
    similar,
    /** The terms behind the payments of the similar vehicles. */
    estimate: presentEstimate(similar, site, languageId, asked.terms),
    similarPath: listPathOfType(type, languageId, { bodies }),
    tracked: trackedOf(vehicle, variant, languageId),
  };
};

/**
 * The page of a vehicle that has long been gone (410).
 * @param similar alternatives to the vehicle
 */
export const goneView = (
  vehicle: Vehicle,
  similar: readonly CardView[],
  { site, languageId, terms }: Reader & Pick<VehiclePageParts['asked'], 'terms'>,
) => {
  const { type, body, version } = vehicle;
  return {
    variant: 'gone' as const,
    path: vehiclePath(vehicle, languageId),
    name: nameOf(vehicle, languageId),
    /** With the version. */
    fullName: vehicleName(vehicle, languageId),
    version,
    type,
    typePath: listPathOfType(type, languageId),
    drawing: pictureOfVehicle(vehicle),
    label: availabilityLabel(vehicle.availability, languageId),
    similar,
    estimate: presentEstimate(similar, site, languageId, terms),
    similarPath: listPathOfType(type, languageId, { bodies: body === null ? [] : [body] }),
  };
};

export type VehicleView = ReturnType<typeof vehicleView>;
export type GoneView = ReturnType<typeof goneView>;

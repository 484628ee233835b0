/** Prepares the page of one vehicle: picks what it shows, and turns figures and codes into text of its language. */
import { shownStockNumber } from '../../../domain/vehicle/stock-number.ts';
import { listPathOfType } from '../../../domain/inventory/list-path.ts';
import { languageOf, type LanguageId } from '../../../domain/language/language.ts';
import { mileageText, priceText } from '../../../domain/money/price-text.ts';
import { leadsToDealer } from '../../../domain/site/search-type.ts';
import type { Site } from '../../../domain/site/site.ts';
import { withSourceTag } from '../../../domain/site/source-tag.ts';
import { fold } from '../../../domain/text/fold.ts';
import { productViewEvent } from '../../../domain/tracking/product-view-event.ts';
import type { TrackedPage } from '../../../domain/tracking/tracking-payload.ts';
import { availabilityLabel, availabilityText } from '../../../domain/vehicle/attribute-labels.ts';
import { AVAILABILITY_RULES } from '../../../domain/vehicle/availability.ts';
import { dealerPath } from '../../../domain/vehicle/dealer-url.ts';
import { illustrationOf } from '../../../domain/vehicle/illustration.ts';
import { photoUrl } from '../../../domain/vehicle/photo-url.ts';
import { priceDropOf } from '../../../domain/vehicle/price-drop.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { EquipmentGroup, Listing, Vehicle } from '../../../domain/vehicle/vehicle.ts';
import type { PriceRecord } from '../../../ports/vehicles.ts';
import type { CardBadge, CardView } from '../../../ui/components/vehicle-card.tsx';
import type { BridgeView, PhotoView, VehicleView } from '../../../ui/vehicle/vehicle-view.ts';
import { dateText } from './date-text.ts';
import { dealerView } from './dealer-view.ts';
import { presentEstimate } from './estimate-view.ts';
import { factViews } from './fact-views.ts';
import { paymentView } from './payment-view.ts';

const DAY = 86_400_000;
const BADGES: readonly CardBadge[] = ['certified', 'inspected', 'buyOnline', 'promotion'];
const GROUPS: readonly EquipmentGroup[] = ['safety', 'interior', 'exterior', 'entertainment', 'mechanical', 'other'];

interface Reader {
  readonly site: Site;
  readonly languageId: LanguageId;
}

export interface VehiclePageParts extends Reader {
  readonly listing: Listing;
  /** Oldest first. */
  readonly history: readonly PriceRecord[];
  readonly similar: readonly CardView[];
  readonly now: number;
  readonly variant: VehicleView['variant'];
}

const nameOf = ({ year, make, model }: Vehicle): string => [year, make, model].filter((part) => part !== null).join(' ');

const photosOf = ({ id, images }: Vehicle): PhotoView[] =>
  images.flatMap(({ type }, index) =>
    type === 'photo'
      ? [
          {
            src: photoUrl(id, index, 1280),
            srcSet: ([320, 640, 1280] as const).map((width) => `${photoUrl(id, index, width)} ${String(width)}w`).join(', '),
            thumb: photoUrl(id, index, 320),
          },
        ]
      : [],
  );

const crumbsOf = (vehicle: Vehicle, languageId: LanguageId): VehicleView['crumbs'] => {
  const { type, make, model, year, version } = vehicle;
  const makes = [fold(make)];
  return [
    { label: make, path: listPathOfType(type, languageId, { makes }) },
    { label: model, path: listPathOfType(type, languageId, { makes, models: [fold(model)] }) },
    { label: [year, version].filter((part) => part !== null).join(' ') || model, path: vehiclePath(vehicle, languageId) },
  ];
};

const availabilityOf = ({ availability }: Vehicle, languageId: LanguageId): VehicleView['availability'] => {
  const { listed, enquire, notify, dimmed, tone } = AVAILABILITY_RULES[availability];
  return {
    code: availability,
    label: availabilityLabel(availability, languageId),
    text: availabilityText(availability, languageId),
    open: enquire || notify,
    listed,
    dimmed,
    tone,
  };
};

/** The dealer's page of the vehicle with the site's tag, when this site sends there and it is one that a browser may be sent to. */
export const outboundUrlOf = ({ outboundUrl }: Vehicle, site: Pick<Site, 'searchType' | 'source'>): URL | null => {
  const url = outboundUrl === null || !leadsToDealer(site) ? null : URL.parse(withSourceTag(outboundUrl, site));
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
};

const bridgeOf = (vehicle: Vehicle, site: Site, languageId: LanguageId): VehicleView['bridge'] => {
  const url = vehicle.bridge ? outboundUrlOf(vehicle, site) : null;
  return url && { path: vehiclePath(vehicle, languageId, 'bridge'), url: url.href };
};

const trackedOf = (vehicle: Vehicle, page: TrackedPage, languageId: LanguageId): VehicleView['tracked'] => ({
  productId: vehicle.id,
  page,
  event: productViewEvent(vehicle, languageOf(languageId).tongue, page === 'bridge'),
});

export const vehicleView = ({ listing, history, similar, now, variant, site, languageId }: VehiclePageParts): VehicleView => {
  const { vehicle, dealer } = listing;
  const { type, body, colour, mileageKm, equipment, description } = vehicle;
  const priceToCome = vehicle.availability === 'price-coming' || (vehicle.availability === 'coming' && vehicle.price === null);
  const price = priceToCome ? null : vehicle.price;
  const availability = availabilityOf(vehicle, languageId);
  const { listed } = availability;
  const drop = priceDropOf(history, now);
  const text = (amount: NonNullable<Vehicle['price']>): string => priceText(amount, languageId, site.currency);
  const bodies = body === null ? [] : [body];
  return {
    variant,
    path: vehiclePath(vehicle, languageId),
    name: nameOf(vehicle),
    version: vehicle.version,
    mileage: mileageKm === null ? null : mileageText(mileageKm, languageId),
    stockNumber: shownStockNumber(vehicle),
    type,
    typePath: listPathOfType(type, languageId),
    crumbs: crumbsOf(vehicle, languageId),
    badges: BADGES.filter((badge) => vehicle[badge]),
    photos: photosOf(vehicle),
    drawing: illustrationOf(type, body, colour),
    availability,
    price: price && text(price),
    priceLabel: priceToCome ? availabilityLabel('price-coming', languageId) : null,
    drop:
      listed && price && drop
        ? { before: text(drop.before), by: text(drop.by), on: dateText(drop.at, languageId, dealer.timeZone) }
        : null,
    // Nobody borrows for a vehicle that is gone.
    payment: listed && price ? paymentView(price, site, languageId) : null,
    facts: factViews(vehicle, languageId),
    equipment: GROUPS.map((group) => ({ group, items: [...new Set(equipment[group])] })).filter(({ items }) => items.length > 0),
    description: (description ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    history: history
      .toReversed()
      .map((record) => ({ on: dateText(record.at, languageId, dealer.timeZone), price: record.price && text(record.price) })),
    daysListed: Math.max(0, Math.floor((now - vehicle.firstSeen) / DAY)),
    dealer: dealerView(dealer, dealerPath(dealer, languageId)),
    bridge: bridgeOf(vehicle, site, languageId),
    similar,
    estimate: presentEstimate(similar, site, languageId),
    similarPath: listPathOfType(type, languageId, { bodies }),
    tracked: trackedOf(vehicle, variant, languageId),
  };
};

export const bridgeView = ({ vehicle, dealer }: Listing, url: URL, { site, languageId }: Reader): BridgeView => {
  const [photo] = photosOf(vehicle);
  const { name, initials, hue } = dealerView(dealer, '');
  return {
    variant: 'bridge',
    path: vehiclePath(vehicle, languageId),
    name: nameOf(vehicle),
    version: vehicle.version,
    price: vehicle.price && priceText(vehicle.price, languageId, site.currency),
    picture: photo?.thumb ?? illustrationOf(vehicle.type, vehicle.body, vehicle.colour),
    dealer: { name, initials, hue },
    url: url.href,
    host: url.host,
    tracked: trackedOf(vehicle, 'bridge', languageId),
  };
};

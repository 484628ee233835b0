/** A listing as a card shows it, in the words and figures of one language. */
import { estimatedPayment, isFinanced } from '../../domain/finance/payment.ts';
import { isUsual, type VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import { dealerLogoUrl } from '../../domain/dealers/dealer-logo.ts';
import { dealerPath } from '../../domain/dealers/dealer-url.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { distanceKm, type Coordinates } from '../../domain/location/coordinates.ts';
import type { Money } from '../../domain/money/money.ts';
import { distanceText, numberText, priceText } from '../../domain/money/price-text.ts';
import { carriedParameters, withCarried } from '../../domain/routing/carried-parameters.ts';
import type { Site } from '../../domain/site/site.ts';
import { cardPage, opensNewTab } from '../../domain/site/search-type.ts';
import { availabilityLabel, gradeLabel } from '../../domain/vehicle/attribute-labels.ts';
import { AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import { daysListed, listedText } from '../../domain/vehicle/days-listed.ts';
import { freshDrop } from '../../domain/vehicle/price-drop.ts';
import { modelName } from '../../domain/vehicle/vehicle-name.ts';
import { pictureOfVehicle } from '../../domain/vehicle/illustration.ts';
import { photoUrl } from '../../domain/vehicle/photo-url.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import { attributeText, usageText } from '../../domain/vehicle/vehicle-texts.ts';
import type { Dealer, Listing, Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { PageRequest } from '../page-request.ts';

/** Where the card is shown, and to whom. */
export interface CardContext {
  readonly site: Pick<Site, 'currency' | 'logoInInventory' | 'searchType' | 'searchTarget'>;
  readonly languageId: LanguageId;
  /** Parameters that its link carries, as a query string. */
  readonly carried: string;
  /** Origin of distances; null for no distances. */
  readonly from: Coordinates | null;
  /** Terms that payments are calculated with. */
  readonly terms: VisitorTerms;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

/** The card context of a request. */
export const cardContextOf = ({ site, language, params, place, terms, now }: PageRequest) => ({
  site,
  languageId: language.id,
  carried: carriedParameters(params, site.logoInInventory),
  from: place,
  terms,
  now,
});

const BADGES = ['promotion', 'buyOnline', 'certified', 'inspected'] as const;
export type CardBadge = (typeof BADGES)[number];
const MOST_BADGES = 2;
const DAY = 86_400_000;

/** A card has little room, and the abbreviation is common in every language. */
const shortTransmission = (vehicle: Vehicle, languageId: LanguageId): string | null =>
  vehicle.transmission === 'cvt' ? 'CVT' : attributeText(vehicle, 'transmission', languageId);

const paymentOf = (price: Money, { site, languageId, terms }: Omit<CardContext, 'carried' | 'from'>) => {
  if (!isFinanced(price, site.currency)) return null;
  const amount = estimatedPayment(price.amount, terms);
  // The down payment pays for it.
  if (amount === 0) return null;
  return { amount: priceText({ ...price, amount }, languageId, site.currency), frequency: terms.frequency };
};

const stateOf = ({ availability }: Vehicle, languageId: LanguageId) => {
  if (availability === 'available' || availability === 'price-coming') return null;
  const note = availability === 'pending' || availability === 'coming' ? availability : null;
  return { label: availabilityLabel(availability, languageId), note, dimmed: AVAILABILITY_RULES[availability].dimmed };
};

export interface PictureView {
  readonly src: string;
  readonly srcSet: string | null;
  readonly alt: string;
  readonly drawn: boolean;
}

const imageOf = (vehicle: Vehicle, languageId: LanguageId): PictureView => {
  const alt = [modelName(vehicle, languageId), vehicle.year].filter((part) => part !== null).join(' ');
  const index = vehicle.images.findIndex(({ type }) => type === 'photo');
  if (index === -1) return { src: pictureOfVehicle(vehicle), srcSet: null, alt, drawn: true };
  const [small, large] = [photoUrl(vehicle.id, index, 320), photoUrl(vehicle.id, index, 640)];
  return { src: large, srcSet: `${small} 320w, ${large} 640w`, alt, drawn: false };
};

const photoCount = ({ images }: Vehicle, languageId: LanguageId): string | null => {
  const photos = images.filter(({ type }) => type === 'photo').length;
  return photos < 2 ? null : numberText(photos, languageId);
};

export interface DealerMarkView {
  /** Address of the dealer's logo; null for a dealer without one. */
  readonly logo: string | null;
  /** Shown in its place. */
  readonly initials: string;
  readonly hue: number;
}

/** The dealer's logo, or two letters and a hue; the same on every call. */
export const dealerMark = ({ id, name, logo }: Pick<Dealer, 'id' | 'name' | 'logo'>): DealerMarkView => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const initials = (words.length > 1 ? words.slice(0, 2).map((word) => word.slice(0, 1)) : [name.slice(0, 2)]).join('');
  return { logo: logo && dealerLogoUrl(logo), initials: initials.toUpperCase(), hue: (id * 47) % 360 };
};

/** What the rating says of a price that is shown: its grade, and the price that is usual. */
const ratingOf = ({ vehicle: { price }, rating }: Listing, { site, languageId }: Omit<CardContext, 'carried' | 'from'>) =>
  price && rating
    ? {
        grade: rating.grade,
        label: gradeLabel(rating.grade, languageId),
        usual: priceText({ ...price, amount: Math.round(rating.expected) }, languageId, site.currency),
      }
    : null;

/** A recent reduction, with the lowest price of the 30 days before it. */
const dropOf = ({ drop }: Listing, { site, languageId, now }: Omit<CardContext, 'carried' | 'from'>) => {
  const fresh = drop ? freshDrop(drop, now) : null;
  return (
    fresh && { by: priceText(fresh.by, languageId, site.currency), before: priceText(fresh.before, languageId, site.currency) }
  );
};

/** The part of a card that is the same for every visitor of a site with these terms, without the parameters that its link carries. */
const presentEverywhere = (listing: Listing, context: Omit<CardContext, 'carried' | 'from'>) => {
  const { vehicle, dealer } = listing;
  const { site, languageId, now } = context;
  const page = cardPage(site, vehicle);
  const bridge = page === 'bridge';
  const priceComing = vehicle.availability === 'price-coming' || (vehicle.availability === 'coming' && vehicle.price === null);
  const price = priceComing ? null : vehicle.price;
  const drop = price && dropOf(listing, context);
  const facts = [
    vehicle.year === null ? null : String(vehicle.year),
    usageText(vehicle, languageId),
    shortTransmission(vehicle, languageId),
    attributeText(vehicle, 'fuel', languageId),
  ];
  return {
    id: vehicle.id,
    /** The dealer that has it. */
    companyId: dealer.id,
    href: vehiclePath(vehicle, languageId, page),
    name: modelName(vehicle, languageId),
    version: vehicle.version,
    /** Year, mileage, transmission and fuel, if known. */
    facts: facts.filter((fact) => fact !== null),
    /** Null if there is no price, or it is announced for later. */
    price: price && priceText(price, languageId, site.currency),
    payment: price && paymentOf(price, context),
    rating: price && ratingOf(listing, context),
    drop,
    /** Since when it is on offer: '3 days ago'. */
    listed: listedText(daysListed(vehicle, now), languageId),
    /** The number of its photos; null with fewer than two. */
    photos: photoCount(vehicle, languageId),
    /** The label over the picture; null for a vehicle that is simply available. */
    state: stateOf(vehicle, languageId),
    /** Shown instead of a price: 'Price coming'. Null if the dealer has not set one. */
    priceLabel: priceComing ? availabilityLabel('price-coming', languageId) : null,
    badges: BADGES.filter((badge) => vehicle[badge]).slice(0, drop ? MOST_BADGES - 1 : MOST_BADGES),
    image: imageOf(vehicle, languageId),
    /** With the address of their inventory; null on sites that do not name dealers in theirs. */
    dealer: site.logoInInventory ? { name: dealer.name, href: dealerPath(dealer, languageId), ...dealerMark(dealer) } : null,
    distance: null as string | null,
    /** The link leads to the page that forwards the visitor to the dealer's site. */
    bridge,
    newTab: bridge && opensNewTab(site),
  };
};

export type CardView = Readonly<ReturnType<typeof presentEverywhere>>;

/** Cached for as long as their listings are: most lists show the same vehicles. */
const made = new WeakMap<Listing, Map<string, CardView>>();

const keptCard = (listing: Listing, context: CardContext): CardView => {
  // Too specific to one visitor to be cached.
  if (!isUsual(context.terms, context.site.currency)) return presentEverywhere(listing, context);
  const { currency, logoInInventory, searchType, searchTarget } = context.site;
  // Reductions and days of listing change at midnight.
  const today = Math.floor(context.now / DAY);
  const key = [context.languageId, today, currency, logoInInventory, searchType, searchTarget].join(' ');
  const cards = made.get(listing) ?? new Map<string, CardView>();
  const card = cards.get(key) ?? presentEverywhere(listing, context);
  made.set(listing, cards.set(key, card));
  return card;
};
export const presentCard = (listing: Listing, context: CardContext): CardView => {
  const { languageId, carried, from } = context;
  const { coordinates } = listing.dealer;
  const card = keptCard(listing, context);
  if (carried === '' && (!from || !coordinates)) return card;
  return {
    ...card,
    href: withCarried(card.href, carried),
    dealer: card.dealer && { ...card.dealer, href: withCarried(card.dealer.href, carried) },
    distance: from && coordinates ? distanceText(distanceKm(from, coordinates), languageId) : null,
  };
};

import { exactPlaceOf } from '../../domain/dealers/dealer-place.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { dealerPath } from '../../domain/dealers/dealer-url.ts';
import { phoneText } from '../../domain/text/phone-text.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import type { StillView } from '../map/present-still.ts';
import { dealerMark } from '../components/present-card.ts';

const present = (parts: readonly (string | null)[]): string[] => parts.filter((part) => part !== null && part !== '') as string[];

/** Lines of the address in the order of the dealer's country. */
const addressOf = ({ street, city, province, postalCode, market }: Dealer): string[] => {
  const place =
    market === 'FR'
      ? present([postalCode, city]).join(' ')
      : present([present([city, province]).join(', '), postalCode]).join(' ');
  return present([street, place]);
};

const websiteOf = ({ website }: Dealer) => {
  const url = website === null ? null : URL.parse(website);
  return url && /^https?:$/.test(url.protocol) ? { href: url.href, text: url.host.replace(/^www\./, '') } : null;
};

/**
 * Without the address that leads are sent to, which is for the operator alone: a lead by mail would be outside of what is kept and counted.
 *
 * @param inventory path of the dealer's page, which has all their vehicles
 */
export const dealerView = (dealer: Dealer, inventory: string) => {
  const { name, city, phone } = dealer;
  return {
    name,
    mark: dealerMark(dealer),
    city,
    /** Street and town, one per line. */
    address: addressOf(dealer),
    phone: phone === null ? null : { href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phoneText(phone) },
    website: websiteOf(dealer),
    inventory,
  };
};

/**
 * A picture of where the dealer is, their page with the map, and the way to them on OpenStreetMap, by their address where their place is
 * approximate; null where it is not known.
 *
 * @param still null where the dealer's place is not known
 */
export const whereaboutsOf = (dealer: Dealer, languageId: LanguageId, still: StillView | null) => {
  if (!still) return null;
  const exact = exactPlaceOf(dealer);
  const to = exact ? `${String(exact.latitude)},${String(exact.longitude)}` : [...addressOf(dealer), dealer.country].join(', ');
  return {
    still,
    isApproximate: exact === null,
    map: dealerPath(dealer, languageId, 'Public_DealerInventoryMap'),
    directions: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`,
  };
};

export type DealerView = ReturnType<typeof dealerView>;
export type WhereaboutsView = NonNullable<ReturnType<typeof whereaboutsOf>>;

/** To which addresses a dealer's leads go, and in which form (docs/leads.md, "Where a dealer wants their leads"). */
import { checkEmail } from './field-rules.ts';
import { WIRE_TYPES } from './lead-form.ts';

/** `attached` to a readable mail, alone in the `body` for systems that read their mailbox, or left out. */
export const ADF_PLACES = ['attached', 'body', 'none'] as const;
export type AdfPlace = (typeof ADF_PLACES)[number];

/** A message to the site reaches no dealer. */
type RoutedType = Exclude<keyof typeof WIRE_TYPES, 'contact'>;

export interface LeadRouting {
  /** At least one address each; `other` has the types that are not listed. Types that nothing is said of: the dealer's `email`. */
  readonly addresses: Readonly<Partial<Record<RoutedType | 'other', readonly string[]>>>;
  /** Gets a copy of every lead; visitors are told its name before they send one. */
  readonly group: { readonly name: string; readonly addresses: readonly string[] } | null;
  readonly adf: AdfPlace;
}

/** Of one type of lead, and of a group. */
export const MOST_ADDRESSES = 5;

const ROUTED_TYPES = new Map<string, RoutedType | 'other'>([
  ['*', 'other'],
  ...Object.entries(WIRE_TYPES).flatMap(([type, wire]) =>
    type === 'contact' ? [] : [[wire.toLowerCase(), type as RoutedType] as const],
  ),
]);

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** `sales@dealer.example, desk@dealer.example`; null for anything else, and for more than `MOST_ADDRESSES`. */
export const parseAddresses = (text: string): readonly string[] | null => {
  const addresses = [...new Set(wordsOf(text).map((word) => word.toLowerCase()))];
  const isRead = addresses.length > 0 && addresses.length <= MOST_ADDRESSES;
  return isRead && addresses.every((address) => 'value' in checkEmail(address)) ? addresses : null;
};

/**
 * `Appointment drive@dealer.example; TradeIn, BuyOnline used@dealer.example desk@dealer.example; * leads@dealer.example`, by the names
 * of types on the wire. Addresses without a type are those of all other types. Null for anything else, a type named twice included.
 */
export const parseRoutes = (text: string): LeadRouting['addresses'] | null => {
  const routes: Partial<Record<RoutedType | 'other', readonly string[]>> = {};
  for (const rule of text.split(';').filter((part) => part.trim() !== '')) {
    const words = wordsOf(rule);
    const first = words.findIndex((word) => word.includes('@'));
    if (first < 0) return null;
    const addresses = parseAddresses(words.slice(first).join(' '));
    for (const word of first === 0 ? ['*'] : words.slice(0, first)) {
      const type = ROUTED_TYPES.get(word.toLowerCase());
      if (!type || !addresses || routes[type]) return null;
      routes[type] = addresses;
    }
  }
  return Object.keys(routes).length === 0 ? null : routes;
};

/** As `parseRoutes` reads it. */
export const routesText = (addresses: LeadRouting['addresses']): string =>
  Object.entries(addresses)
    .map(([type, list]) => `${type === 'other' ? '*' : WIRE_TYPES[type as RoutedType]} ${list.join(', ')}`)
    .join('; ');

/** What a feed, a table or the command says of one dealer, each as a text; null where it says nothing. */
export interface RoutingTexts {
  readonly leadRoutes: string | null;
  readonly leadGroup: string | null;
  readonly leadCopies: string | null;
  readonly adf: string | null;
}

export type RoutingFault = keyof RoutingTexts;

/** Null where nothing is said at all. What cannot be read is a fault, and is taken as not said. */
export const readRouting = (
  texts: RoutingTexts,
): { readonly routing: LeadRouting | null; readonly faults: readonly RoutingFault[] } => {
  const { leadRoutes, leadGroup, leadCopies, adf } = texts;
  const addresses = leadRoutes === null ? {} : parseRoutes(leadRoutes);
  const copies = leadCopies === null ? [] : parseAddresses(leadCopies);
  const place = adf === null ? 'attached' : ADF_PLACES.find((each) => each === adf.toLowerCase());
  const faults: RoutingFault[] = [
    ...(addresses ? [] : ['leadRoutes' as const]),
    // Visitors are told who gets a copy: addresses need a name.
    ...((leadCopies === null) === (leadGroup === null) ? [] : ['leadGroup' as const]),
    ...(copies ? [] : ['leadCopies' as const]),
    ...(place ? [] : ['adf' as const]),
  ];
  const group = leadGroup === null || !copies || copies.length === 0 ? null : { name: leadGroup, addresses: copies };
  const routing = { addresses: addresses ?? {}, group, adf: place ?? 'attached' };
  const isSilent = Object.keys(routing.addresses).length === 0 && group === null && routing.adf === 'attached';
  return { routing: isSilent ? null : routing, faults };
};

/** As `readRouting` reads it. */
export const routingTexts = (routing: LeadRouting | null): RoutingTexts => ({
  leadRoutes: routing === null || Object.keys(routing.addresses).length === 0 ? null : routesText(routing.addresses),
  leadGroup: routing?.group?.name ?? null,
  leadCopies: routing?.group?.addresses.join(', ') ?? null,
  adf: routing?.adf ?? null,
});

/** Of a dealer. */
interface Routed {
  readonly name: string;
  readonly email: string | null;
  readonly leadRouting: LeadRouting | null;
}

/** Where a lead of this type goes; empty where the dealer has no address. */
export const addressesFor = (type: keyof typeof WIRE_TYPES, { email, leadRouting }: Omit<Routed, 'name'>): readonly string[] => {
  const { addresses = {} } = leadRouting ?? {};
  const chosen = type === 'contact' ? undefined : addresses[type];
  return chosen ?? addresses.other ?? (email === null ? [] : [email]);
};

/** Name of the group that gets a copy of the dealer's leads, which visitors are told; null for none. */
export const groupName = ({ leadRouting }: Pick<Routed, 'leadRouting'>): string | null => leadRouting?.group?.name ?? null;

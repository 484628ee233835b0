/** What visitors may do with a vehicle in each state (specification, section 4, "Availability labels"). */

export const AVAILABILITIES = ['available', 'reserved', 'pending', 'coming', 'price-coming', 'sold', 'unavailable'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export interface AvailabilityRule {
  /** Found by search and counted in facets. */
  readonly listed: boolean;
  /** A visitor may ask about it now. */
  readonly enquire: boolean;
  /** A visitor may leave their address to hear when it is available again. */
  readonly notify: boolean;
  /** Its picture is shown dimmed. */
  readonly dimmed: boolean;
  readonly tone: 'success' | 'warning' | 'info' | 'neutral';
}

export const AVAILABILITY_RULES: Readonly<Record<Availability, AvailabilityRule>> = {
  available: { listed: true, enquire: true, notify: false, dimmed: false, tone: 'success' },
  reserved: { listed: true, enquire: false, notify: true, dimmed: true, tone: 'warning' },
  pending: { listed: true, enquire: false, notify: true, dimmed: true, tone: 'warning' },
  coming: { listed: true, enquire: true, notify: false, dimmed: false, tone: 'info' },
  'price-coming': { listed: true, enquire: true, notify: false, dimmed: false, tone: 'info' },
  sold: { listed: false, enquire: false, notify: false, dimmed: true, tone: 'neutral' },
  unavailable: { listed: false, enquire: false, notify: true, dimmed: true, tone: 'neutral' },
};

/** When the vehicle left the lists, in milliseconds; null while it is in them. @param history its states, oldest first */
export const unlistedSince = (
  history: readonly { readonly at: number; readonly availability: Availability }[],
): number | null => {
  const lastListed = history.findLastIndex(({ availability }) => AVAILABILITY_RULES[availability].listed);
  return history[lastListed + 1]?.at ?? null;
};

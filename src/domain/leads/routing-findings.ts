/** What the doctor says of the addresses that dealers' leads go to. */
import type { Dealer } from '../vehicle/vehicle.ts';
import { checkEmail } from './field-rules.ts';
import { addressesFor } from './lead-routing.ts';
import { LEAD_TYPES } from './lead.ts';

export interface RoutingFindings {
  /** Dealers with rules of their own. */
  readonly routed: number;
  /** Dealers without any address for some type: the site gets it. */
  readonly unreachable: number;
  /** Addresses that no mail can be sent to, each once, with the first dealer who has it: `12 (none)`. */
  readonly faults: readonly string[];
}

export const routingFindings = (dealers: readonly Pick<Dealer, 'id' | 'email' | 'leadRouting'>[]): RoutingFindings => {
  const faults = new Map<string, string>();
  let unreachable = 0;
  for (const dealer of dealers) {
    const lists = LEAD_TYPES.map((type) => addressesFor(type, dealer));
    if (lists.some((list) => list.length === 0)) unreachable += 1;
    for (const address of [...lists.flat(), ...(dealer.leadRouting?.group?.addresses ?? [])])
      if ('problem' in checkEmail(address) && !faults.has(address)) faults.set(address, `${String(dealer.id)} (${address})`);
  }
  return { routed: dealers.filter(({ leadRouting }) => leadRouting !== null).length, unreachable, faults: [...faults.values()] };
};

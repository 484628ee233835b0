/** How leads are removed together with every copy that this install has. */
import type { Leads } from '../../ports/leads.ts';
import type { Transport } from '../../ports/transport.ts';
import { deliveryNamesOf, type Transports } from './channels.ts';

export interface KeepLeadsPorts {
  readonly leads: Leads;
  readonly transports: Transports;
}

/** Removes these leads and resolves with their number. What was already sent stays with its receivers. */
export const eraseLeads = async ({ leads, transports }: KeepLeadsPorts, ids: readonly string[]): Promise<number> => {
  const names = ids.flatMap(deliveryNamesOf);
  const forget = async (): Promise<void> => {
    for (const transport of Object.values<Transport<never>>({ ...transports })) await transport.forget?.(names);
  };
  // Before, so that a crash leaves no orphaned copy; and after, since a delivery may have been in progress.
  await forget();
  const erased = await leads.erase(ids);
  await forget();
  return erased;
};

/** How long leads are kept, and how they are removed: with every copy that this install holds. */
import type { Clock } from '../../ports/clock.ts';
import type { Leads } from '../../ports/leads.ts';
import type { Transport } from '../../ports/transport.ts';
import { deliveryNamesOf, type Transports } from './channels.ts';

export interface KeepLeadsPorts {
  readonly leads: Leads;
  readonly transports: Transports;
}

/** Months of the calendar, in UTC. */
const monthsBefore = (now: number, months: number): number => {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
};

/** Removes these leads; how many there were. What was sent already is with its receivers. */
export const eraseLeads = async ({ leads, transports }: KeepLeadsPorts, ids: readonly string[]): Promise<number> => {
  const names = ids.flatMap(deliveryNamesOf);
  const forget = async (): Promise<void> => {
    for (const transport of Object.values<Transport<never>>({ ...transports })) await transport.forget?.(names);
  };
  // Before, so that a crash leaves no copy that is never looked for; and after, since a delivery may have been under way.
  await forget();
  const erased = await leads.erase(ids);
  await forget();
  return erased;
};

/** Removes everything that this address sent; how many leads. */
export const eraseEmail = async (ports: KeepLeadsPorts, email: string): Promise<number> =>
  eraseLeads(
    ports,
    (await ports.leads.ofEmail(email)).map(({ id }) => id),
  );

/** Removes what is older than the months that visitors were told; how many leads. */
export const purgeLeads = async (
  ports: KeepLeadsPorts & { readonly clock: Clock; readonly retentionMonths: number },
): Promise<number> => eraseLeads(ports, await ports.leads.idsBefore(monthsBefore(ports.clock.now(), ports.retentionMonths)));

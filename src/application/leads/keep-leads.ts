/** How long leads are stored, and how they are removed together with every copy that this install has. */
import type { Clock } from '../../ports/clock.ts';
import type { Leads } from '../../ports/leads.ts';
import type { Transport } from '../../ports/transport.ts';
import { deliveryNamesOf, type Transports } from './channels.ts';

export interface KeepLeadsPorts {
  readonly leads: Leads;
  readonly transports: Transports;
}

/** Calendar months, in UTC. */
const monthsBefore = (now: number, months: number): number => {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
};

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

/** Removes everything that this address sent; resolves with the number of leads. */
export const eraseEmail = async (ports: KeepLeadsPorts, email: string): Promise<number> =>
  eraseLeads(
    ports,
    (await ports.leads.ofEmail(email)).map(({ id }) => id),
  );

/** Removes leads older than the retention that visitors were told; resolves with their number. */
export const purgeLeads = async (
  ports: KeepLeadsPorts & { readonly clock: Clock; readonly retentionMonths: number },
): Promise<number> => eraseLeads(ports, await ports.leads.idsBefore(monthsBefore(ports.clock.now(), ports.retentionMonths)));

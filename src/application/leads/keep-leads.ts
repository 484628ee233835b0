/** How long leads are kept, and how they are removed: with every copy that this install holds. */
import type { Clock } from '../../ports/clock.ts';
import type { Leads } from '../../ports/leads.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { MAIL_CHANNELS, mailNameOf } from './mail-name.ts';

export interface KeepLeadsPorts {
  readonly leads: Leads;
  readonly mailer: Mailer;
}

/** Months of the calendar, in UTC. */
const monthsBefore = (now: number, months: number): number => {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
};

/** Removes these leads; how many there were. What was sent already is with its receivers. */
export const eraseLeads = async ({ leads, mailer }: KeepLeadsPorts, ids: readonly string[]): Promise<number> => {
  const copies = ids.flatMap((id) => MAIL_CHANNELS.map((channel) => mailNameOf(id, channel)));
  // Before, so that a crash leaves no copy that nobody looks for; and after, since a delivery may have been under way.
  await mailer.forget(copies);
  const erased = await leads.erase(ids);
  await mailer.forget(copies);
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

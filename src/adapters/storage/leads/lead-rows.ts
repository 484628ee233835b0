import type { Insertable } from 'kysely';
import type { Lead } from '../../../domain/leads/lead.ts';
import { mailboxOf } from '../../../domain/leads/visitor-mail-limits.ts';
import { fold } from '../../../domain/text/fold.ts';
import type { OwedDelivery } from '../../../ports/leads.ts';
import type { LeadKeys } from './lead-keys.ts';
import { mac, open, seal, type LeadKey } from './sealing.ts';
import type { LeadsTable, OutboxTable } from './leads-tables.ts';

/** Throws when the key is missing, or the row is not what was sealed. */
export const openLead = ({ id, keyId, sealed }: Pick<LeadsTable, 'id' | 'keyId' | 'sealed'>, keys: LeadKeys): Lead => {
  const key = keys.ofId(keyId);
  if (!key) throw new Error(`The key ${keyId} is missing`);
  return JSON.parse(open(key, sealed, `lead ${id}`)) as Lead;
};

/** The columns of a lead that are made with a key, except the MAC of its submission. */
export const sealedColumns = (
  lead: Lead,
  key: LeadKey,
): Pick<LeadsTable, 'keyId' | 'sealed' | 'emailMac' | 'mailboxMac' | 'textMac'> => ({
  keyId: key.id,
  sealed: seal(key, JSON.stringify(lead), `lead ${lead.id}`),
  emailMac: lead.email === null ? null : mac(key, 'email', lead.email.toLowerCase()),
  mailboxMac: lead.email === null ? null : mac(key, 'mailbox', mailboxOf(lead.email)),
  textMac: lead.message === null ? null : mac(key, 'text', fold(lead.message)),
});

/** A delivery that was not tried yet, due from `at` on. */
export const newDelivery = (
  leadId: string,
  { channel, destination }: OwedDelivery,
  { status, at }: { readonly status: 'held' | 'waiting'; readonly at: number },
): Insertable<OutboxTable> => ({ leadId, channel, destination, status, attempts: 0, firstDue: at, at, leaseUntil: 0 });

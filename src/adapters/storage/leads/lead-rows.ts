import type { Lead } from '../../../domain/leads/lead.ts';
import { fold } from '../../../domain/text/fold.ts';
import type { LeadKeys } from './lead-keys.ts';
import { mac, open, seal, type LeadKey } from './sealing.ts';
import type { LeadsTable } from './tables.ts';

/** Throws where the key is missing, or the row is not what was sealed. */
export const openLead = ({ id, key_id, sealed }: Pick<LeadsTable, 'id' | 'key_id' | 'sealed'>, keys: LeadKeys): Lead => {
  const key = keys.ofId(key_id);
  if (!key) throw new Error(`The key ${key_id} is missing`);
  return JSON.parse(open(key, sealed, `lead ${id}`)) as Lead;
};

/** What of a lead is made with a key, but for the mac of its submission. */
export const sealedColumns = (lead: Lead, key: LeadKey): Pick<LeadsTable, 'key_id' | 'sealed' | 'email_mac' | 'text_mac'> => ({
  key_id: key.id,
  sealed: seal(key, JSON.stringify(lead), `lead ${lead.id}`),
  email_mac: lead.email === null ? null : mac(key, 'email', lead.email.toLowerCase()),
  text_mac: lead.message === null ? null : mac(key, 'text', fold(lead.message)),
});

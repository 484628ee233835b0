/** What the holder of an alert's token sees and may do. */
import type { Lead } from '../../domain/leads/lead.ts';
import type { AlertState } from '../../ports/alerts.ts';
import type { Ports } from '../../ports/ports.ts';

export type AlertPorts = Pick<Ports, 'alertLinks' | 'alerts' | 'leads' | 'clock'>;

export type ViewedAlert =
  /** A token that was never issued, or whose request was erased. */
  { readonly kind: 'unknown' } | { readonly kind: 'known'; readonly lead: Lead; readonly state: AlertState };

/** The actions of one token; confirming and stopping tell whether there is such a request. */
export interface AlertDesk {
  view(token: string): Promise<ViewedAlert>;
  confirm(token: string): Promise<boolean>;
  stop(token: string): Promise<boolean>;
}

export const alertDesk = ({ alertLinks, alerts, leads, clock }: AlertPorts): AlertDesk => ({
  async view(token) {
    const leadId = alertLinks.leadOf(token);
    const found = leadId === null ? null : await leads.ofId(leadId);
    if (found?.lead.type !== 'availability') return { kind: 'unknown' };
    return { kind: 'known', lead: found.lead, state: await alerts.stateOf(found.lead.id) };
  },

  async confirm(token) {
    const leadId = alertLinks.leadOf(token);
    return leadId !== null && alerts.confirm(leadId, clock.now());
  },

  async stop(token) {
    const leadId = alertLinks.leadOf(token);
    if (leadId === null) return false;
    await alerts.stop(leadId);
    return true;
  },
});

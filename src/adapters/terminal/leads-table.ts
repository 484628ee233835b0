import type { Lead } from '../../domain/leads/lead.ts';
import type { DeliveryState, LeadCounts, LeadSummary } from '../../ports/leads.ts';
import { table } from './traffic-table.ts';

const timeText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const deliveryText = ({ channel, status, attempts, lastError }: DeliveryState): string => {
  const tried = attempts > 1 || lastError !== null ? `, ${String(attempts)} tried` : '';
  return `${channel} ${status}${tried}${lastError === null ? '' : `: ${lastError}`}`;
};

export const countsLine = ({ leads, quarantined, waiting, sent, dead, oldestWaiting }: LeadCounts): string =>
  `${String(leads)} leads, ${String(quarantined)} quarantined; deliveries: ${String(sent)} sent, ${String(waiting)} waiting` +
  `${oldestWaiting === null ? '' : ` (since ${timeText(oldestWaiting)} UTC)`}, ${String(dead)} dead`;

/** Newest first; nothing of a visitor. */
export const leadLines = (leads: readonly LeadSummary[]): string[] =>
  leads.length === 0
    ? []
    : table(
        ['Id', 'UTC', 'Site', 'Type', 'Vehicle', 'Dealer', 'Quarantined', 'Deliveries'],
        leads.map(({ id, at, siteKey, type, vehicleId, dealerId, quarantined, suspicions, deliveries }) => [
          id,
          timeText(at),
          siteKey,
          type,
          String(vehicleId ?? ''),
          String(dealerId ?? ''),
          quarantined ? suspicions.join(' ') : '',
          deliveries.map(deliveryText).join('; '),
        ]),
      );

/** One lead with all that was said, for the operator's eyes. */
export const leadText = (lead: Lead, { suspicions, quarantined, deliveries }: LeadSummary): string =>
  [
    JSON.stringify(lead, null, 2),
    ...(quarantined ? [`Quarantined: ${suspicions.join(', ')}`] : []),
    ...deliveries.map((delivery) => `${timeText(delivery.at)} UTC  ${deliveryText(delivery)}`),
  ].join('\n');

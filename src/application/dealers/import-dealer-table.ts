/** Imports an operator's table of dealers, their opening hours and where their leads go: all of it, or nothing if one row has an error. */
import { parseOpeningHours } from '../../domain/dealers/opening-hours.ts';
import { readRouting, type LeadRouting, type RoutingFault } from '../../domain/leads/lead-routing.ts';
import { isTimeZone } from '../../domain/time/wall-clock.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import type { FeedReader, FeedRow } from '../../ports/feed-reader.ts';
import type { InventoryTransaction, InventoryWriting } from '../../ports/vehicles.ts';
import { runImport, type BrokenFeed } from '../imports/run-import.ts';

/** Columns of the table by what `readRouting` calls them. */
const ROUTING_COLUMNS = {
  leadRoutes: 'lead_routes',
  leadGroup: 'lead_group',
  leadCopies: 'lead_copies',
  adf: 'adf',
} as const satisfies Record<RoutingFault, string>;

export interface DealerTableFault {
  readonly line: number;
  readonly column: 'row' | 'id' | 'hours' | 'time_zone' | (typeof ROUTING_COLUMNS)[RoutingFault];
  readonly value: string;
}

/** Only `imported` has changed anything. */
export type DealerTableOutcome =
  | { readonly kind: 'imported'; readonly dealers: number }
  | { readonly kind: 'faults'; readonly faults: readonly DealerTableFault[] }
  | BrokenFeed;

interface Told extends Pick<Dealer, 'hours' | 'timeZone'> {
  readonly id: number;
  /** Null where the row says nothing of it. */
  readonly routing: LeadRouting | null;
}

const read = async (inventory: InventoryTransaction, row: FeedRow): Promise<Told | DealerTableFault> => {
  const { line } = row;
  if (row.kind === 'broken') return { line, column: 'row', value: row.text };
  const cell = (name: string): string => {
    const value = row.record.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [id, hoursText, timeZone] = [cell('id'), cell('hours'), cell('time_zone')];
  if (!/^\d{1,15}$/.test(id) || !(await inventory.dealerOfId(Number(id)))) return { line, column: 'id', value: id };
  const hours = parseOpeningHours(hoursText);
  if (!hours && hoursText !== '') return { line, column: 'hours', value: hoursText };
  if (timeZone !== '' && !isTimeZone(timeZone)) return { line, column: 'time_zone', value: timeZone };
  const said = (name: RoutingFault): string | null => cell(ROUTING_COLUMNS[name]) || null;
  const { routing, faults } = readRouting({
    leadRoutes: said('leadRoutes'),
    leadGroup: said('leadGroup'),
    leadCopies: said('leadCopies'),
    adf: said('adf'),
  });
  const [fault] = faults;
  if (fault) return { line, column: ROUTING_COLUMNS[fault], value: said(fault) ?? '' };
  if (!hours && timeZone === '' && !routing) return { line, column: 'hours', value: '' };
  return { id: Number(id), hours, timeZone: timeZone || null, routing };
};

/**
 * @param feed rows with the cells `id` (the dealer's), `hours` (`Mo-Fr 09:00-18:00; Sa-Su off`), `time_zone` (IANA), `lead_routes`,
 *   `lead_group`, `lead_copies` and `adf` (`domain/leads/lead-routing.ts`). Empty cells leave what is stored, but the four of leads are
 *   one: a row that has any of them replaces them all.
 * Rejects with `StorageBusy` when another process writes for too long, and with the storage's own errors.
 */
export const importDealerTable = (inventory: InventoryWriting, feed: FeedReader): Promise<DealerTableOutcome> =>
  runImport<InventoryTransaction, DealerTableOutcome>(inventory, async (transaction) => {
    const faults: DealerTableFault[] = [];
    const ids = new Set<number>();
    for await (const row of feed.rows()) {
      const told = await read(transaction, row);
      if ('column' in told) faults.push(told);
      else {
        ids.add(told.id);
        await transaction.setOpeningHours(told.id, told);
        if (told.routing) await transaction.setLeadRouting(told.id, told.routing);
      }
    }
    return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'imported', dealers: ids.size };
  });

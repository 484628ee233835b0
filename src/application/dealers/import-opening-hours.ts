/** Imports an operator's table of opening hours: all of it, or nothing if one row has an error. */
import { parseOpeningHours } from '../../domain/dealers/opening-hours.ts';
import { isTimeZone } from '../../domain/time/wall-clock.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import type { FeedReader, FeedRow } from '../../ports/feed-reader.ts';
import type { InventoryTransaction, InventoryWriting } from '../../ports/vehicles.ts';
import { runImport, type BrokenFeed } from '../imports/run-import.ts';

export interface HoursFault {
  readonly line: number;
  readonly column: 'row' | 'id' | 'hours' | 'time_zone';
  readonly value: string;
}

/** Only `imported` has changed anything. */
export type HoursOutcome =
  | { readonly kind: 'imported'; readonly dealers: number }
  | { readonly kind: 'faults'; readonly faults: readonly HoursFault[] }
  | BrokenFeed;

interface Told extends Pick<Dealer, 'hours' | 'timeZone'> {
  readonly id: number;
}

const read = async (inventory: InventoryTransaction, row: FeedRow): Promise<Told | HoursFault> => {
  const { line } = row;
  if (row.kind === 'broken') return { line, column: 'row', value: row.text };
  const cell = (name: string): string => {
    const value = row.record.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [id, hoursText, timeZone] = [cell('id'), cell('hours'), cell('time_zone')];
  if (!/^\d{1,15}$/.test(id) || !(await inventory.dealerOfId(Number(id)))) return { line, column: 'id', value: id };
  const hours = parseOpeningHours(hoursText);
  if (!hours && (hoursText !== '' || timeZone === '')) return { line, column: 'hours', value: hoursText };
  if (timeZone !== '' && !isTimeZone(timeZone)) return { line, column: 'time_zone', value: timeZone };
  return { id: Number(id), hours, timeZone: timeZone || null };
};

/**
 * @param feed rows with the cells `id` (the dealer's), `hours` (`Mo-Fr 09:00-18:00; Sa-Su off`) and `time_zone` (IANA); one of
 *   the last two may be empty, which leaves what is stored
 * Rejects with `StorageBusy` when another process writes for too long, and with the storage's own errors.
 */
export const importOpeningHours = (inventory: InventoryWriting, feed: FeedReader): Promise<HoursOutcome> =>
  runImport<InventoryTransaction, HoursOutcome>(inventory, async (transaction) => {
    const faults: HoursFault[] = [];
    const ids = new Set<number>();
    for await (const row of feed.rows()) {
      const told = await read(transaction, row);
      if ('column' in told) faults.push(told);
      else {
        ids.add(told.id);
        await transaction.setOpeningHours(told.id, told);
      }
    }
    return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'imported', dealers: ids.size };
  });

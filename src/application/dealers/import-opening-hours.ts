/** Brings an operator's table of opening hours in: all of it, or nothing where one row has a fault. */
import { parseOpeningHours } from '../../domain/dealers/opening-hours.ts';
import { isTimeZone } from '../../domain/time/wall-clock.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import { FeedBroken, type FeedReader, type FeedRow } from '../../ports/feed-reader.ts';
import type { InventoryTransaction, InventoryWriting } from '../../ports/vehicles.ts';

export interface HoursFault {
  readonly line: number;
  readonly column: 'row' | 'id' | 'hours' | 'time_zone';
  readonly value: string;
}

export type HoursOutcome =
  | { readonly kind: 'told'; readonly dealers: number }
  | { readonly kind: 'faults'; readonly faults: readonly HoursFault[] }
  | { readonly kind: 'broken'; readonly problem: string; readonly line: number | null };

interface Told extends Pick<Dealer, 'hours' | 'timeZone'> {
  readonly id: number;
}

class Faulty extends Error {
  readonly faults: readonly HoursFault[];
  constructor(faults: readonly HoursFault[]) {
    super('faulty');
    this.faults = faults;
  }
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
export const importOpeningHours = async (inventory: InventoryWriting, feed: FeedReader): Promise<HoursOutcome> => {
  try {
    const dealers = await inventory.transaction(async (transaction) => {
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
      if (faults.length > 0) throw new Faulty(faults);
      return ids.size;
    });
    return { kind: 'told', dealers };
  } catch (error) {
    if (error instanceof Faulty) return { kind: 'faults', faults: error.faults };
    if (error instanceof FeedBroken) return { kind: 'broken', problem: error.message, line: error.line };
    throw error;
  }
};

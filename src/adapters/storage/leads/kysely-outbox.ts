import type { ExpressionBuilder } from 'kysely';
import type { Lead } from '../../../domain/leads/lead.ts';
import type { ClaimedDelivery, ClaimOptions, DeliveryOutcome, Outbox } from '../../../ports/leads.ts';
import { openLead } from './lead-rows.ts';
import type { LeadKeys } from './lead-keys.ts';
import type { LeadsStorage } from './leads-storage.ts';
import type { LeadTables } from './leads-tables.ts';

/** One lead that cannot be read must not hold up the others. */
const openOrNull = (row: Parameters<typeof openLead>[0], keys: LeadKeys): Lead | null => {
  try {
    return openLead(row, keys);
  } catch {
    return null;
  }
};

/** No delivery is to wait and no claim lasts for so long: a later time was written by a clock that was ahead, and would hold it up as long. */
const LONGEST_WAIT_MS = 3_600_000;

/** Times that have come, or cannot be meant. */
const isOver = (column: 'at' | 'leaseUntil', now: number) => (eb: ExpressionBuilder<LeadTables, 'outbox'>) =>
  eb.or([eb(column, '<=', now), eb(column, '>', now + LONGEST_WAIT_MS)]);

export const kyselyOutbox = (storage: LeadsStorage): Outbox => ({
  async claim({ now, limit, leaseMs, holder, except }: ClaimOptions): Promise<ClaimedDelivery[]> {
    const due = storage.db
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'waiting')
      .where(isOver('at', now))
      .where(isOver('leaseUntil', now))
      .where('destination', 'not in', ['', ...except])
      .orderBy('at')
      .orderBy('id')
      .limit(limit);
    // Most of the time nothing is due: this check needs no transaction.
    if (!(await due.executeTakeFirst())) return [];

    // What another worker is claiming at this moment is left to it.
    const claimable = due.$if(storage.locksRows, (query) => query.forUpdate().skipLocked());
    const rows = await storage.writeRows(async (db) => {
      const ids = (await db.executeQuery(claimable)).rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      await db
        .updateTable('outbox')
        .set({ holder, leaseUntil: now + leaseMs })
        .where('id', 'in', ids)
        .execute();
      return db
        .selectFrom('outbox')
        .innerJoin('leads', 'leads.id', 'outbox.leadId')
        .select(['outbox.id', 'channel', 'destination', 'attempts', 'firstDue', 'leadId', 'keyId', 'sealed'])
        .where('outbox.id', 'in', ids)
        .orderBy('outbox.at')
        .orderBy('outbox.id')
        .execute();
    });
    return rows.map(({ keyId, sealed, ...delivery }) => ({
      ...delivery,
      lead: openOrNull({ id: delivery.leadId, keyId, sealed }, storage.keys),
    }));
  },

  async giveBack(ids: readonly number[], holder: string): Promise<void> {
    if (ids.length === 0) return;
    await storage.writeRows(async (db) => {
      await db
        .updateTable('outbox')
        .set({ holder: null, leaseUntil: 0 })
        .where('id', 'in', ids)
        .where('holder', '=', holder)
        .execute();
    });
  },

  async settle(id: number, holder: string, outcome: DeliveryOutcome): Promise<void> {
    await storage.writeRows(async (db) => {
      await db
        .updateTable('outbox')
        .set((eb) => ({ holder: null, leaseUntil: 0, ...changeFor(outcome, eb('attempts', '+', 1)) }))
        .where('id', '=', id)
        .where('holder', '=', holder)
        .execute();
    });
  },
});

function changeFor<Attempts>(outcome: DeliveryOutcome, attempts: Attempts) {
  switch (outcome.kind) {
    case 'sent':
      return { status: 'sent' as const, attempts, at: outcome.at, lastError: null };
    case 'again':
      return { attempts, at: outcome.at, lastError: outcome.reason };
    case 'dead':
      return { status: 'dead' as const, attempts, at: outcome.at, lastError: outcome.reason };
  }
}

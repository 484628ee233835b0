import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Lead, Suspicion } from '../../../domain/leads/lead.ts';
import { DAY_MS, mailboxOf, mayMailVisitor } from '../../../domain/leads/visitor-mail-limits.ts';
import { fold } from '../../../domain/text/fold.ts';
import { ALERT } from '../../../ports/alerts.ts';
import type {
  DeliveryState,
  KeyAnswer,
  LeadCounts,
  LeadFilter,
  LeadSummary,
  Leads,
  NewLead,
  OwedDelivery,
  SubmittedKey,
} from '../../../ports/leads.ts';
import type { LeadsStorage } from './leads-storage.ts';
import { newDelivery, openLead, sealedColumns } from './lead-rows.ts';
import { isSame, mac } from './sealing.ts';
import type { LeadsTable, LeadTables } from './leads-tables.ts';

const hashOf = ({ siteKey, key }: SubmittedKey): Buffer => createHash('sha256').update(`${siteKey}\u0000${key}`).digest();

const SUMMARY = [
  'id',
  'at',
  'siteKey',
  'type',
  'vehicleId',
  'dealerId',
  'suspicions',
  'quarantined',
] as const satisfies (keyof LeadSummary)[];
type SummaryRow = Pick<LeadsTable, (typeof SUMMARY)[number]>;

const DECRYPTED_AT_ONCE = 1000;

export class KyselyLeads implements Leads {
  readonly #storage: LeadsStorage;

  constructor(storage: LeadsStorage) {
    this.#storage = storage;
  }

  answerTo(submitted: SubmittedKey): Promise<KeyAnswer> {
    return this.#answerIn(this.#storage.db, submitted);
  }

  add({ lead, suspicions, deliveries, visitorMails, notice, ...submitted }: NewLead): Promise<KeyAnswer> {
    const { keys } = this.#storage;
    const quarantined = suspicions.length > 0;
    return this.#storage.write(async (db) => {
      const known = await this.#answerIn(db, submitted);
      if (known.kind !== 'new') return known;
      const row = {
        id: lead.id,
        at: lead.at,
        siteKey: lead.site.key,
        type: lead.type,
        vehicleId: lead.vehicle?.id ?? null,
        dealerId: lead.dealer?.id ?? null,
        suspicions: JSON.stringify(suspicions),
        quarantined: quarantined ? 1 : 0,
        keyHash: hashOf(submitted),
        bodyMac: mac(keys.current(), 'body', submitted.body),
        ...sealedColumns(lead, keys.current()),
      } as const;
      const mails = (await this.#mayMail(db, lead, visitorMails)) ? visitorMails : [];
      await db.insertInto('leads').values(row).execute();
      const status = quarantined ? 'held' : 'waiting';
      await db
        .insertInto('outbox')
        .values([...deliveries, ...mails].map((owed) => newDelivery(lead.id, owed, { status, at: lead.at })))
        .execute();
      if (notice && !(await this.#hasNotice(db, lead, notice.channel)))
        await db
          .insertInto('outbox')
          .values(newDelivery(lead.id, notice, { status: 'waiting', at: notice.due }))
          .execute();
      return known;
    });
  }

  async #mayMail(db: Kysely<LeadTables>, { email, at }: Lead, mails: readonly OwedDelivery[]): Promise<boolean> {
    if (email === null || mails.length === 0) return false;
    const macs = this.#storage.keys.all().map((key) => mac(key, 'email', email.toLowerCase()));
    const mailboxes = this.#storage.keys.all().map((key) => mac(key, 'mailbox', mailboxOf(email)));
    const earlier = await db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.leadId')
      .select('firstDue')
      .where((eb) => eb.or([eb('mailboxMac', 'in', mailboxes), eb('emailMac', 'in', macs)]))
      .where(
        'channel',
        'in',
        mails.map(({ channel }) => channel),
      )
      .where('firstDue', '>', at - DAY_MS)
      .execute();
    const confirmed = await db
      .selectFrom('leads')
      .leftJoin('alerts', 'alerts.leadId', 'leads.id')
      .leftJoin('outbox', (join) => join.onRef('outbox.leadId', '=', 'leads.id').on('outbox.channel', '=', ALERT.channel))
      .select('leads.id')
      .where('emailMac', 'in', macs)
      .where((eb) => eb.or([eb('alerts.leadId', 'is not', null), eb('outbox.id', 'is not', null)]))
      .executeTakeFirst();
    return mayMailVisitor(
      earlier.map(({ firstDue }) => firstDue),
      confirmed !== undefined,
      at,
    );
  }

  /** Whether a notice of the lead's site waits that nobody is sending at this moment. */
  async #hasNotice(db: Kysely<LeadTables>, { site, at }: Lead, channel: string): Promise<boolean> {
    const waiting = await db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.leadId')
      .select('outbox.id')
      .where('channel', '=', channel)
      .where('status', '=', 'waiting')
      .where('leaseUntil', '<=', at)
      .where('siteKey', '=', site.key)
      // A worker that claims it meanwhile would compose it without this lead.
      .$if(this.#storage.locksRows, (query) => query.forUpdate('outbox'))
      .executeTakeFirst();
    return waiting !== undefined;
  }

  async vehiclesWithText(
    text: string,
    { since, exceptVehicle }: { readonly since: number; readonly exceptVehicle: number | null },
  ): Promise<number> {
    const macs = this.#storage.keys.all().map((key) => mac(key, 'text', fold(text)));
    const { vehicles } = await this.#storage.db
      .selectFrom('leads')
      .select((eb) => eb.fn.count<number>('vehicleId').distinct().as('vehicles'))
      .where('textMac', 'in', macs)
      .where('at', '>=', since)
      .where('vehicleId', 'is distinct from', exceptVehicle)
      .executeTakeFirstOrThrow();
    return vehicles;
  }

  async list({ state, limit }: LeadFilter): Promise<LeadSummary[]> {
    let query = this.#storage.db.selectFrom('leads').select(SUMMARY).orderBy('at', 'desc').orderBy('id').limit(limit);
    if (state === 'quarantined') query = query.where('quarantined', '=', 1);
    if (state === 'waiting' || state === 'dead') {
      query = query.where('id', 'in', (eb) => eb.selectFrom('outbox').select('leadId').where('status', '=', state));
    }
    return this.#summaries(await query.execute());
  }

  async counts(): Promise<LeadCounts> {
    const { db } = this.#storage;
    const leads = await db
      .selectFrom('leads')
      .select((eb) => [eb.fn.countAll<number>().as('leads'), sql<number>`coalesce(sum(quarantined), 0)`.as('quarantined')])
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('outbox')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count'), eb.fn.min('firstDue').as('oldest')])
      .groupBy('status')
      .execute();
    const of = (status: DeliveryState['status']) => rows.find((row) => row.status === status);
    return {
      ...leads,
      waiting: of('waiting')?.count ?? 0,
      sent: of('sent')?.count ?? 0,
      dead: of('dead')?.count ?? 0,
      oldestWaiting: of('waiting')?.oldest ?? null,
    };
  }

  async ofId(id: string): Promise<{ readonly lead: Lead; readonly summary: LeadSummary } | null> {
    const found = await this.#storage.db
      .selectFrom('leads')
      .select([...SUMMARY, 'keyId', 'sealed'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return null;
    const { keyId, sealed, ...row } = found;
    const [summary] = await this.#summaries([row]);
    return summary ? { lead: openLead({ id, keyId, sealed }, this.#storage.keys), summary } : null;
  }

  async ofEmail(email: string): Promise<Lead[]> {
    const macs = this.#storage.keys.all().map((key) => mac(key, 'email', email.trim().toLowerCase()));
    const rows = await this.#storage.db.selectFrom('leads').selectAll().where('emailMac', 'in', macs).orderBy('at').execute();
    return rows.map((row) => openLead(row, this.#storage.keys));
  }

  async ofPhone(phone: string): Promise<Lead[]> {
    const found: Lead[] = [];
    // In pages, since all of them would not fit into memory.
    for (let last = ''; ;) {
      const rows = await this.#storage.db
        .selectFrom('leads')
        .select(['id', 'keyId', 'sealed'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(DECRYPTED_AT_ONCE)
        .execute();
      found.push(...rows.map((row) => openLead(row, this.#storage.keys)).filter((lead) => lead.phone === phone));
      if (rows.length < DECRYPTED_AT_ONCE) return found.sort((a, b) => a.at - b.at);
      last = rows.at(-1)?.id ?? last;
    }
  }

  release(id: string, now: number): Promise<boolean> {
    return this.#storage.write(async (db) => {
      const freed = await db
        .updateTable('leads')
        .set({ quarantined: 0 })
        .where('id', '=', id)
        .where('quarantined', '=', 1)
        .executeTakeFirst();
      await db
        .updateTable('outbox')
        .set({ status: 'waiting', firstDue: now, at: now })
        .where('leadId', '=', id)
        .where('status', '=', 'held')
        .execute();
      return freed.numUpdatedRows > 0n;
    });
  }

  retry(id: string | null, now: number): Promise<number> {
    return this.#storage.write(async (db) => {
      let dead = db
        .updateTable('outbox')
        .set({ status: 'waiting', firstDue: now, at: now, attempts: 0 })
        .where('status', '=', 'dead');
      let waiting = db.updateTable('outbox').set({ at: now }).where('status', '=', 'waiting').where('leaseUntil', '<=', now);
      if (id !== null) {
        dead = dead.where('leadId', '=', id);
        waiting = waiting.where('leadId', '=', id);
      }
      const hurried = await waiting.executeTakeFirst();
      const revived = await dead.executeTakeFirst();
      return Number(hurried.numUpdatedRows + revived.numUpdatedRows);
    });
  }

  async erase(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const erased = await this.#storage.write(async (db) => {
      let count = 0n;
      for (const id of ids) count += (await db.deleteFrom('leads').where('id', '=', id).executeTakeFirst()).numDeletedRows;
      return Number(count);
    });
    this.#storage.settle();
    return erased;
  }

  async expired(time: number, neededChannels: readonly string[]): Promise<{ ids: string[]; undelivered: string[] }> {
    const rows = await this.#storage.db
      .selectFrom('leads')
      .select((eb) => [
        'id',
        eb
          .exists(
            eb
              .selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.leadId', '=', 'leads.id')
              .where((outbox) =>
                outbox.or([
                  outbox('status', '=', 'waiting'),
                  outbox('status', '=', 'dead').and('channel', 'in', [...neededChannels]),
                ]),
              ),
          )
          .as('isOpen'),
      ])
      .where('at', '<', time)
      .execute();
    const idsWhere = (isOpen: boolean): string[] => rows.filter((row) => Boolean(row.isOpen) === isOpen).map(({ id }) => id);
    return { ids: idsWhere(false), undelivered: idsWhere(true) };
  }

  async latestTime(): Promise<number | null> {
    const { db } = this.#storage;
    const seen = await db.selectFrom('seenTime').select('at').executeTakeFirst();
    if (seen) return seen.at;
    const { newest } = await db
      .selectFrom('leads')
      .select((eb) => eb.fn.max('at').as('newest'))
      .executeTakeFirstOrThrow();
    return newest;
  }

  async sawTime(now: number): Promise<void> {
    await this.#storage.write(async (db) => {
      await db
        .insertInto('seenTime')
        .values({ id: 1, at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
        .execute();
    });
  }

  async #answerIn(db: Kysely<LeadTables>, submitted: SubmittedKey): Promise<KeyAnswer> {
    const row = await db
      .selectFrom('leads')
      .select(['id', 'bodyMac'])
      .where('keyHash', '=', hashOf(submitted))
      .executeTakeFirst();
    if (!row) return { kind: 'new' };
    // Resealed leads keep the MAC made with the key at the time of submission.
    const same = this.#storage.keys.all().some((key) => isSame(mac(key, 'body', submitted.body), row.bodyMac));
    return same ? { kind: 'known', id: row.id } : { kind: 'conflict' };
  }

  async #summaries(rows: readonly SummaryRow[]): Promise<LeadSummary[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const deliveries = await this.#storage.db
      .selectFrom('outbox')
      .select(['leadId', 'channel', 'status', 'attempts', 'at', 'lastError'])
      .where('leadId', 'in', ids)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      ...row,
      suspicions: JSON.parse(row.suspicions) as Suspicion[],
      quarantined: row.quarantined === 1,
      deliveries: deliveries.filter(({ leadId }) => leadId === row.id).map(({ leadId: _, ...delivery }) => delivery),
    }));
  }
}

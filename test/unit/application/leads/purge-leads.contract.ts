import { expect } from 'chai';
import { KyselyLeads } from '../../../../src/adapters/storage/leads/kysely-leads.ts';
import { kyselyOutbox } from '../../../../src/adapters/storage/leads/kysely-outbox.ts';
import { LeadKeyFile } from '../../../../src/adapters/storage/leads/lead-keys.ts';
import type { LeadsStorage } from '../../../../src/adapters/storage/leads/leads-storage.ts';
import { purgeLeads, type PurgeLeadsPorts } from '../../../../src/application/leads/purge-leads.ts';
import { aLead, aNewLead } from '../../../support/builders/a-lead.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import type { Storages } from '../../../support/storages.ts';

const DAY_MS = 86_400_000;
const YEARS_MS = 3 * 365 * DAY_MS;

export const describePurge = (storages: Storages): void => {
  describe(`Removing leads past their retention in ${storages.name}`, () => {
    let folder: ReturnType<typeof temporaryFolder>;
    let storage: LeadsStorage;
    let leads: KyselyLeads;
    let clock: FixedClock;
    let ports: PurgeLeadsPorts;

    beforeEach(async () => {
      folder = temporaryFolder();
      storage = await storages.leads(folder.path, new LeadKeyFile(folder.path));
      leads = new KyselyLeads(storage);
      clock = new FixedClock();
      const send = () => Promise.resolve({ kind: 'sent' } as const);
      ports = { leads, transports: { mail: { send }, webhook: { send } }, clock, retentionMonths: 24 };
    });
    afterEach(async () => {
      await storage.close();
      folder.remove();
    });

    /** Leads of this age, which their dealers have unless it is said that their delivery waits or was given up. */
    const add = async (
      number: number,
      { ageMs = 0, state = 'sent' }: { ageMs?: number; state?: 'sent' | 'waiting' | 'dead' | 'confirmation dead' } = {},
    ) => {
      const channel = state === 'confirmation dead' ? 'confirmation' : 'dealer';
      for (let n = 0; n < number; n += 1) {
        const id = `${state} ${String(ageMs)} ${String(n)}`;
        await leads.add(
          aNewLead(aLead({ id, at: clock.now() - ageMs }), { deliveries: [{ channel, destination: 'mail' }], visitorMails: [] }),
        );
      }
      if (state === 'waiting') return;
      const outbox = kyselyOutbox(storage);
      const claimed = await outbox.claim({ now: clock.now(), limit: number, leaseMs: 1, holder: 'one', except: [] });
      for (const { id } of claimed)
        await outbox.settle(id, 'one', { kind: state === 'sent' ? 'sent' : 'dead', at: clock.now(), reason: 'smtp 550' });
    };
    const kept = async (): Promise<number> => (await leads.counts()).leads;

    it('removes what is old by the hour, and nothing else', async () => {
      await add(2, { ageMs: 25 * 31 * DAY_MS });
      await add(30);
      expect(await purgeLeads(ports)).to.deep.equal({ kind: 'purged', leads: 2, undelivered: 0 });
      expect(await kept()).to.equal(30);
    });

    it('never removes one that its dealer has not got, whether it waits or was given up, unless told to', async () => {
      await add(3, { ageMs: YEARS_MS, state: 'waiting' });
      expect(await purgeLeads(ports, { confirmed: true })).to.deep.equal({ kind: 'purged', leads: 0, undelivered: 3 });
      await add(2, { ageMs: YEARS_MS + 1, state: 'dead' });
      await add(1, { ageMs: YEARS_MS + 2, state: 'confirmation dead' });
      expect(await purgeLeads(ports, { confirmed: true })).to.deep.equal({ kind: 'purged', leads: 1, undelivered: 5 });
      expect(await kept()).to.equal(5);
      expect(await purgeLeads(ports, { confirmed: true, undeliveredToo: true })).to.include({ leads: 5, undelivered: 0 });
      expect(await kept()).to.equal(0);
    });

    it('erases nothing when the clock jumps three years ahead, says so every time, and goes on when it is set right', async () => {
      await add(5, { state: 'waiting' });
      await add(7, { ageMs: 1 });
      await purgeLeads(ports);
      const right = clock.now();
      clock.advance(YEARS_MS);
      for (let hour = 0; hour < 3; hour += 1) {
        expect(await purgeLeads(ports)).to.deep.include({
          kind: 'stopped',
          why: 'clock',
          leads: 7,
          undelivered: 5,
          latestTime: right,
        });
        clock.advance(3_600_000);
      }
      expect(await kept()).to.equal(12);
      clock.advance(right - clock.now() + 3_600_000);
      expect(await purgeLeads(ports)).to.deep.equal({ kind: 'purged', leads: 0, undelivered: 0 });
    });

    it('remembers a jump that made nothing old enough at first', async () => {
      await add(1, { ageMs: 23 * 30 * DAY_MS });
      await purgeLeads(ports);
      clock.advance(20 * DAY_MS);
      expect(await purgeLeads(ports)).to.include({ kind: 'purged', leads: 0 });
      for (let day = 0; day < 60; day += 1) {
        clock.advance(DAY_MS);
        await purgeLeads(ports);
      }
      expect(await kept()).to.equal(1);
    });

    it('stops where it would remove more than a tenth, and does it when the operator confirms', async () => {
      await add(12, { ageMs: 13 * 31 * DAY_MS });
      await add(60);
      await purgeLeads(ports);
      const shorter = { ...ports, retentionMonths: 12 };
      expect(await purgeLeads(shorter)).to.deep.include({ kind: 'stopped', why: 'share', leads: 12, of: 72 });
      expect(await purgeLeads(shorter, { confirmed: true })).to.include({ kind: 'purged', leads: 12 });
      expect(await purgeLeads(shorter)).to.include({ kind: 'purged', leads: 0 });
    });
  });
};

import { expect } from 'chai';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KyselyLeads } from '../../src/adapters/storage/leads/kysely-leads.ts';
import { kyselyOutbox } from '../../src/adapters/storage/leads/kysely-outbox.ts';
import { kyselyWebhooks } from '../../src/adapters/storage/leads/kysely-webhooks.ts';
import { LeadKeyFile } from '../../src/adapters/storage/leads/lead-keys.ts';
import type { LeadsStorage } from '../../src/adapters/storage/leads/leads-storage.ts';
import { reseal } from '../../src/adapters/storage/leads/reseal.ts';
import type { Outbox } from '../../src/ports/leads.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Storages } from '../support/storages.ts';

const AT = aLead().at;

export const describeLeads = (storages: Storages): void => {
  describe(`Leads in ${storages.name}`, () => {
    let folder: ReturnType<typeof temporaryFolder>;
    let keys: LeadKeyFile;
    let storage: LeadsStorage;
    let leads: KyselyLeads;
    let outbox: Outbox;

    beforeEach(async () => {
      folder = temporaryFolder();
      keys = new LeadKeyFile(folder.path);
      storage = await storages.leads(folder.path, keys);
      leads = new KyselyLeads(storage);
      outbox = kyselyOutbox(storage);
    });
    afterEach(async () => {
      await storage.close();
      folder.remove();
    });

    const claim = (now = AT, changes: { holder?: string; except?: string[] } = {}) =>
      outbox.claim({ now, limit: 10, leaseMs: 60_000, holder: 'one', except: [], ...changes });

    it('gives a lead back as it came in', async () => {
      expect(await leads.add(aNewLead())).to.deep.equal({ kind: 'new' });
      expect((await leads.ofId(aLead().id))?.lead).to.deep.equal(aLead());
      expect(await leads.ofId('another')).to.equal(null);
    });

    it('answers the same key the same, and another body under it with a conflict', async () => {
      await leads.add(aNewLead());
      const again = aNewLead(aLead({ id: 'new' }), { key: aLead().id });
      expect(await leads.add(again)).to.deep.equal({ kind: 'known', id: aLead().id });
      expect(await leads.answerTo({ ...again, body: 'other' })).to.deep.equal({ kind: 'conflict' });
      expect(await leads.answerTo({ ...again, siteKey: 'another site' })).to.deep.equal({ kind: 'new' });
      expect((await leads.counts()).leads).to.equal(1);
    });

    it('writes one row for a key that comes twice at the same time', async () => {
      const answers = await Promise.all(['a', 'b', 'c'].map((id) => leads.add(aNewLead(aLead({ id }), { key: 'one' }))));
      expect(answers.map(({ kind }) => kind)).to.deep.equal(['new', 'known', 'known']);
      expect(await leads.counts()).to.deep.include({ leads: 1, waiting: 2 });
    });

    it('hands a delivery to one worker, and to another when the first is not heard of again', async () => {
      await leads.add(aNewLead());
      expect(await claim()).to.have.length(2);
      expect(await claim(AT, { holder: 'two' })).to.deep.equal([]);
      const [first] = await claim(AT + 60_000, { holder: 'two' });
      await outbox.settle(first!.id, 'one', { kind: 'dead', at: AT, reason: 'late' });
      await outbox.settle(first!.id, 'two', { kind: 'sent', at: AT });
      expect(await leads.counts()).to.deep.include({ sent: 1, dead: 0, waiting: 1 });
    });

    it('hands over what was to wait, or was claimed, by a clock that was years ahead', async () => {
      const ahead = AT + 3 * 365 * 86_400_000;
      await leads.add(aNewLead(aLead({ at: ahead })));
      const [tried, claimed] = await claim(ahead, { holder: 'lost' });
      await outbox.settle(tried!.id, 'lost', { kind: 'again', at: ahead + 30_000, reason: 'smtp 450' });
      expect((await claim()).map(({ id }) => id)).to.have.members([tried!.id, claimed!.id]);
    });

    it('leaves alone what is to wait for a while', async () => {
      await leads.add(aNewLead());
      for (const { id } of await claim()) await outbox.settle(id, 'one', { kind: 'again', at: AT + 600_000, reason: 'smtp 450' });
      for (const early of [AT, AT + 599_999]) expect(await claim(early)).to.deep.equal([]);
      expect(await claim(AT + 600_000)).to.have.length(2);
    });

    it('gives back what was not tried, and leaves alone a destination that rests', async () => {
      await leads.add(
        aNewLead(aLead(), {
          deliveries: [
            { channel: 'dealer', destination: 'mail' },
            { channel: 'webhook', destination: 'webhook 1' },
          ],
          visitorMails: [],
        }),
      );
      const claimed = await claim(AT, { except: ['mail'] });
      expect(claimed.map(({ channel }) => channel)).to.deep.equal(['webhook']);
      await outbox.giveBack([claimed[0]!.id], 'one');
      expect(await claim()).to.have.length(2);
    });

    it('holds a suspect until it is released', async () => {
      await leads.add(aNewLead(aLead(), { suspicions: ['honeypot'] }));
      expect(await claim()).to.deep.equal([]);
      expect(await leads.list({ state: 'quarantined', limit: 9 })).to.have.length(1);
      expect(await leads.release(aLead().id, AT + 5)).to.equal(true);
      expect(await leads.release(aLead().id, AT + 5)).to.equal(false);
      expect(await claim(AT + 5)).to.have.length(2);
    });

    it('shows the dead, and tries them again when told to', async () => {
      await leads.add(aNewLead());
      for (const { id } of await claim()) await outbox.settle(id, 'one', { kind: 'dead', at: AT, reason: 'smtp 550' });
      expect((await leads.list({ state: 'dead', limit: 9 }))[0]?.deliveries[0]).to.deep.include({
        status: 'dead',
        lastError: 'smtp 550',
      });
      expect(await leads.retry(null, AT + 9)).to.equal(2);
      expect(await claim(AT + 9)).to.have.length(2);
    });

    it('finds and erases what an address sent, whatever its capitals', async () => {
      await leads.add(aNewLead());
      await leads.add(aNewLead(aLead({ id: 'other', email: 'else@example.org' })));
      const found = await leads.ofEmail(' ZOE@example.org');
      expect(found.map(({ id }) => id)).to.deep.equal([aLead().id]);
      expect(await leads.erase(found.map(({ id }) => id))).to.equal(1);
      expect(await leads.counts()).to.deep.include({ leads: 1, waiting: 2 });
    });

    it('counts the other vehicles that the same text came in about', async () => {
      for (const id of [1, 2, 3]) await leads.add(aNewLead(aLead({ id: String(id), vehicle: { ...aLead().vehicle!, id } })));
      const text = ` is it STILL there? I could come by on Saturday.`;
      expect(await leads.vehiclesWithText(text, { since: 0, exceptVehicle: 3 })).to.equal(2);
      expect(await leads.vehiclesWithText(text, { since: AT + 1, exceptVehicle: null })).to.equal(0);
    });

    it('reads old leads, answers old keys and finds old addresses after the key has changed', async () => {
      await leads.add(aNewLead());
      await kyselyWebhooks(storage).save({ dealerId: 1, url: 'https://dealer.example/', secret: 's' });
      const before = keys.current().id;
      keys.rotate();
      expect(keys.current().id).to.not.equal(before);
      expect((await leads.ofId(aLead().id))?.lead).to.deep.equal(aLead());
      expect(await reseal(storage)).to.equal(1);
      expect(await reseal(storage)).to.equal(0);
      expect((await leads.ofId(aLead().id))?.lead).to.deep.equal(aLead());
      expect(await leads.answerTo(aNewLead())).to.deep.equal({ kind: 'known', id: aLead().id });
      expect(await leads.ofEmail('zoe@example.org')).to.have.length(1);
      expect(await kyselyWebhooks(storage).ofDealer(1)).to.deep.include({ secret: 's' });
    });

    it('keeps its key to its owner, and refuses to start without it', async () => {
      await leads.add(aNewLead());
      const file = join(folder.path, 'leads.key');
      expect(statSync(file).mode & 0o777).to.equal(0o600);
      const other = temporaryFolder();
      const stranger = new LeadKeyFile(other.path);
      const refused = await storages.leads(folder.path, stranger).then(
        () => '',
        (error: unknown) => String(error),
      );
      other.remove();
      expect(refused).to.match(/the key \w{8} is missing/);
      writeFileSync(file, `${readFileSync(file, 'utf8')}nonsense\n`);
      expect(() => new LeadKeyFile(folder.path)).to.throw(/a line is not a key/);
    });

    it('cannot open a lead that was moved to another row', async () => {
      await leads.add(aNewLead());
      await leads.add(aNewLead(aLead({ id: 'other' })));
      await storage.write(async (db) => {
        const { sealed } = await db.selectFrom('leads').select('sealed').where('id', '=', aLead().id).executeTakeFirstOrThrow();
        await db.updateTable('leads').set({ sealed }).where('id', '=', 'other').execute();
      });
      const readable = (await claim()).map(({ lead }) => lead?.id);
      expect(readable).to.have.members([aLead().id, aLead().id, undefined, undefined]);
    });
  });
};

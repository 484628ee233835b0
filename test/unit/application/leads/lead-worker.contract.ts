import { expect } from 'chai';
import { systemClock } from '../../../../src/adapters/system/system-clock.ts';
import { LeadDelivery, type DeliveryEvent } from '../../../../src/application/leads/deliver-leads.ts';
import type { PurgeOutcome } from '../../../../src/application/leads/purge-leads.ts';
import { LeadWorker } from '../../../../src/application/leads/lead-worker.ts';
import { AlertWatch } from '../../../../src/application/leads/watch-alerts.ts';
import { kyselyAlerts } from '../../../../src/adapters/storage/leads/kysely-alerts.ts';
import { KyselyLeads } from '../../../../src/adapters/storage/leads/kysely-leads.ts';
import { kyselyOutbox } from '../../../../src/adapters/storage/leads/kysely-outbox.ts';
import { kyselyWebhooks } from '../../../../src/adapters/storage/leads/kysely-webhooks.ts';
import { LeadKeyFile } from '../../../../src/adapters/storage/leads/lead-keys.ts';
import type { LeadsStorage } from '../../../../src/adapters/storage/leads/leads-storage.ts';
import type { Sending } from '../../../../src/ports/transport.ts';
import { aLead, aNewLead } from '../../../support/builders/a-lead.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { plainAlertLinks } from '../../../support/fakes/plain-alert-links.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { words } from '../../../support/words.ts';
import type { Storages } from '../../../support/storages.ts';

export const describeLeadWorker = (storages: Storages): void => {
  describe(`The worker on leads in ${storages.name}`, () => {
    const folder = temporaryFolder();
    let storage: LeadsStorage;
    let leads: KyselyLeads;
    const purges: PurgeOutcome[] = [];

    before(async () => {
      storage = await storages.leads(folder.path, new LeadKeyFile(folder.path));
      leads = new KyselyLeads(storage);
    });
    after(async () => {
      await storage.close();
      folder.remove();
    });

    const workerWith = (send: () => Promise<Sending>, tell: (event: DeliveryEvent) => void): LeadWorker => {
      const webhooks = kyselyWebhooks(storage);
      const vehicles = new InMemoryInventory();
      const transports = { mail: { send }, webhook: { send } };
      const ports = {
        outbox: kyselyOutbox(storage),
        webhooks,
        vehicles,
        transports,
        alertLinks: plainAlertLinks,
        words,
        leads,
        clock: systemClock,
      };
      const delivery = new LeadDelivery({ ...ports, chance: () => 0, holder: 'worker' }, tell);
      const alertWatch = new AlertWatch({ alerts: kyselyAlerts(storage), vehicles, clock: systemClock });
      return new LeadWorker(
        { delivery, alertWatch, leads, transports, clock: systemClock, retentionMonths: 24 },
        { onError: (error) => expect.fail(String(error)), onPurge: (outcome) => purges.push(outcome) },
      );
    };

    it('delivers what is due and removes what is too old', async () => {
      const now = systemClock.now();
      await leads.add(aNewLead(aLead({ id: 'old', at: now - 3 * 365 * 86_400_000 }), { suspicions: ['rate'] }));
      await leads.add(aNewLead(aLead({ id: 'new', at: now })));
      const events: DeliveryEvent[] = [];
      const worker = workerWith(
        () => Promise.resolve({ kind: 'sent' }),
        (event) => events.push(event),
      );
      worker.start();
      while (events.length < 2) await new Promise((done) => setTimeout(done, 5));
      await worker.stop();
      expect(events.map(({ leadId, channel, outcome }) => `${leadId} ${channel} ${outcome}`)).to.have.members([
        'new dealer sent',
        'new confirmation sent',
      ]);
      expect(await leads.ofId('old')).to.equal(null);
      expect(purges).to.deep.equal([{ kind: 'purged', leads: 1, undelivered: 0 }]);
    });

    it('gives up a confirmation that is refused for good, and tries the dealer again', async () => {
      await leads.add(aNewLead(aLead({ id: 'refused', at: systemClock.now() })));
      const events: DeliveryEvent[] = [];
      const worker = workerWith(
        () => Promise.resolve({ kind: 'refused', reason: 'smtp 550 at RCPT TO', forGood: true }),
        (event) => events.push(event),
      );
      worker.start();
      while (events.length < 2) await new Promise((done) => setTimeout(done, 5));
      await worker.stop();
      expect(events.map(({ channel, outcome }) => `${channel} ${outcome}`)).to.have.members([
        'confirmation dead',
        'dealer again',
      ]);
    });

    it('tries a delivery again whose channel belongs to another version, and delivers the others', async () => {
      const deliveries = ['carrier-pigeon', 'dealer'].map((channel) => ({ channel, destination: channel }));
      await leads.add(aNewLead(aLead({ id: 'newer', at: systemClock.now() }), { deliveries, visitorMails: [] }));
      const events: DeliveryEvent[] = [];
      const worker = workerWith(
        () => Promise.resolve({ kind: 'sent' }),
        (event) => events.push(event),
      );
      worker.start();
      while (events.length < 2) await new Promise((done) => setTimeout(done, 5));
      await worker.stop();
      expect(events.map(({ channel, outcome, reason }) => [channel, outcome, reason])).to.have.deep.members([
        ['carrier-pigeon', 'again', 'unknown channel'],
        ['dealer', 'sent', undefined],
      ]);
    });

    it('stops though the relay hangs', async () => {
      await leads.add(aNewLead(aLead({ id: 'hanging', at: systemClock.now() })));
      let hangs = 0;
      const worker = workerWith(
        () => {
          hangs += 1;
          return new Promise(() => {});
        },
        () => {},
      );
      worker.start();
      while (hangs === 0) await new Promise((done) => setTimeout(done, 5));
      await worker.stop();
    });
  });
};

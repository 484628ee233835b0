import { expect } from 'chai';
import { Metrics } from '../../../../src/adapters/system/metrics.ts';

describe('The metrics of leads', () => {
  it('are of this moment, from the first time that somebody asks', async () => {
    const counts = { leads: 9, quarantined: 4, waiting: 3, dead: 2, sent: 7, oldestWaiting: 1_000 };
    const metrics = new Metrics({
      leadCounts: () => new Promise((resolve) => setTimeout(() => resolve(counts), 5)),
      inventoryRevision: () => Promise.resolve(1),
      listedVehicles: () => Promise.resolve(1),
      locationRests: () => false,
      freeBytes: () => Promise.resolve(5e9),
      now: () => 6_000,
    });
    const gauges = (await metrics.text()).body.split('\n').filter((line) => /^forecourt_(?:outbox|leads)_\w+ /.test(line));
    expect(gauges).to.have.members([
      'forecourt_outbox_pending 3',
      'forecourt_outbox_dead 2',
      'forecourt_outbox_oldest_seconds 5',
      'forecourt_leads_quarantined 4',
      'forecourt_leads_kept 9',
      'forecourt_leads_purged_total 0',
      'forecourt_leads_purge_stopped 0',
      'forecourt_leads_overdue_undelivered 0',
    ]);
  });
});

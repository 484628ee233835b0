import { expect } from 'chai';
import { metricsOf } from '../../../support/builders/metrics-of.ts';
import { aSource } from '../../../support/feeds/a-source.ts';

describe('The metrics of leads', () => {
  it('are of this moment, from the first time that somebody asks', async () => {
    const counts = { leads: 9, quarantined: 4, waiting: 3, dead: 2, sent: 7, oldestWaiting: 1_000 };
    const metrics = metricsOf({
      leadCounts: () => new Promise((resolve) => setTimeout(() => resolve(counts), 5)),
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

describe('The metrics of sources', () => {
  it('say which is overdue or stopped, when it last went in, and what did not', async () => {
    const run = { id: 1, source: 'garage', startedAt: 1_000, endedAt: 2_000, leaseUntil: 9_000, detail: '', coverage: {} };
    const counts = { rows: 60, added: 0, changed: 0, unchanged: 57, gone: 0, bytes: 1, rejected: 3 };
    const record = { since: 0, told: 'ok' as const, validators: null };
    const metrics = metricsOf({
      sources: () =>
        Promise.resolve([
          {
            source: aSource(),
            record: { ...record, name: 'garage', runs: [{ ...run, ...counts, outcome: 'imported' as const }] },
            condition: 'overdue' as const,
          },
          { source: aSource({ name: 'new' }), record: { ...record, name: 'new', runs: [] }, condition: 'ok' as const },
        ]),
    });
    const gauges = (await metrics.text()).body.split('\n').filter((line) => line.startsWith('forecourt_feed_'));
    expect(gauges).to.have.members([
      'forecourt_feed_overdue{source="garage"} 1',
      'forecourt_feed_overdue{source="new"} 0',
      'forecourt_feed_stopped{source="garage"} 0',
      'forecourt_feed_stopped{source="new"} 0',
      'forecourt_feed_last_success_timestamp_seconds{source="garage"} 2',
      'forecourt_feed_rejected_rows{source="garage"} 3',
    ]);
  });
});

describe('Metrics while a database and the search are away', () => {
  it('are answered all the same: what cannot be read is NaN, and the server is said not to be ready', async () => {
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    const metrics = metricsOf({
      leadCounts: away,
      inventoryRevision: away,
      listedVehicles: away,
      freeBytes: away,
      sources: away,
    });
    metrics.watchServer({
      reason: () => Promise.resolve('the database does not answer'),
      degraded: () => Promise.resolve(null),
    });
    const lines = (await metrics.text()).body.split('\n');
    expect(lines).to.include.members([
      'forecourt_not_ready 1',
      'forecourt_degraded 0',
      'forecourt_outbox_dead Nan',
      'forecourt_outbox_oldest_seconds Nan',
      'forecourt_vehicles_listed Nan',
      'forecourt_disk_free_bytes Nan',
    ]);
  });
});

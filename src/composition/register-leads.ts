import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileMailer } from '../adapters/leads/file-mailer.ts';
import { hmacAlertLinks } from '../adapters/leads/hmac-alert-links.ts';
import { hmacFormStamps } from '../adapters/leads/hmac-form-stamps.ts';
import { httpWebhookSender } from '../adapters/leads/http-webhook-sender.ts';
import { numberingPlans } from '../adapters/leads/libphonenumber-phones.ts';
import { SmtpMailer } from '../adapters/leads/smtp-mailer.ts';
import { kyselyAlerts } from '../adapters/storage/leads/kysely-alerts.ts';
import { KyselyLeads } from '../adapters/storage/leads/kysely-leads.ts';
import { kyselyOutbox } from '../adapters/storage/leads/kysely-outbox.ts';
import { kyselyWebhooks } from '../adapters/storage/leads/kysely-webhooks.ts';
import { keysFromSettings, LeadKeyFile } from '../adapters/storage/leads/lead-keys.ts';
import { openLeads } from '../adapters/storage/leads/leads-storage.ts';
import { inSpan } from '../adapters/system/tracing/spans.ts';
import { tracedTransport } from '../adapters/system/tracing/traced-transport.ts';
import { leadsInPostgres } from '../adapters/storage/postgres/postgres-storages.ts';
import { alertDesk } from '../application/leads/answer-alert.ts';
import { LeadDelivery } from '../application/leads/deliver-leads.ts';
import { LeadWorker } from '../application/leads/lead-worker.ts';
import { RecentLeads } from '../application/leads/recent-leads.ts';
import { sendLead } from '../application/leads/send-lead.ts';
import { AlertWatch } from '../application/leads/watch-alerts.ts';
import type { Transport } from '../ports/transport.ts';
import { make, open, type Registration } from './registration.ts';

/** Services that accept, store and deliver leads. */
export const LEADS: readonly Registration[] = [
  make('leadKeys', ['config'], ({ config: { leads, dataDir } }) =>
    leads.keys ? keysFromSettings(leads.keys) : new LeadKeyFile(dataDir),
  ),
  open(
    'leadsStorage',
    ['config', 'postgres', 'leadKeys', 'diskReserve', 'logger'],
    ({ config, postgres, leadKeys, diskReserve, logger }) =>
      postgres
        ? leadsInPostgres(postgres, leadKeys)
        : openLeads(config.dataDir, leadKeys, {
            makeRoom() {
              logger.error(
                'The disk is full: the reserve is given up, so that leads can be stored. Make room on the disk of DATA_DIR',
              );
              diskReserve.release();
            },
          }),
    (storage) => storage.close(),
  ),
  make('leads', ['leadsStorage'], ({ leadsStorage }) => new KyselyLeads(leadsStorage)),
  make('leadCounts', ['leads'], ({ leads }) => leads.counts.bind(leads)),
  make('webhooks', ['leadsStorage'], ({ leadsStorage }) => kyselyWebhooks(leadsStorage)),
  make('alerts', ['leadsStorage'], ({ leadsStorage }) => kyselyAlerts(leadsStorage)),
  make('outbox', ['leadsStorage'], ({ leadsStorage }) => kyselyOutbox(leadsStorage)),
  make('alertLinks', ['leadKeys'], ({ leadKeys }) => hmacAlertLinks(leadKeys)),
  make('stamps', ['leadKeys', 'clock'], ({ leadKeys, clock }) => hmacFormStamps(leadKeys, clock)),
  make('phones', [], () => numberingPlans),
  make('retentionMonths', ['config'], ({ config }) => config.leads.retentionMonths),
  make(
    'transports',
    ['config', 'clock'],
    ({ config: { leads, dataDir, tracing }, clock }) => {
      const mail = leads.smtpUrl === null ? fileMailer(join(dataDir, 'outbox')) : new SmtpMailer(leads.smtpUrl);
      const webhook = httpWebhookSender(clock);
      return tracing ? { mail: tracedTransport('mail', mail), webhook: tracedTransport('webhook', webhook) } : { mail, webhook };
    },
    (transports) => Object.values<Transport<never>>({ ...transports }).forEach((transport) => transport.close?.()),
  ),
  make(
    'sendLead',
    [
      'leads',
      'transports',
      'webhooks',
      'alertLinks',
      'words',
      'vehicles',
      'phones',
      'ids',
      'clock',
      'retentionMonths',
      'metrics',
      'logger',
    ],
    ({ metrics, logger, ...ports }) => {
      const recentLeads = new RecentLeads();
      return async (submission) => {
        const sent = await inSpan('send lead', {}, () => sendLead(submission, { ...ports, recentLeads }));
        if (sent.kind === 'busy')
          logger.error({ err: sent.cause }, 'A lead could not be stored: its sender was asked to try again');
        if (sent.kind === 'accepted' && sent.suspicions.length > 0)
          logger.warn({ leadId: sent.id, suspicions: sent.suspicions }, 'Lead held for review: see npm run leads -- release');
        metrics.leadSent(submission.form.type, sent);
        return sent;
      };
    },
  ),
  make('alertDesk', ['alertLinks', 'alerts', 'leads', 'clock'], alertDesk),
  make('alertWatch', ['alerts', 'vehicles', 'clock'], (ports) => new AlertWatch(ports)),
  make(
    'delivery',
    ['config', 'outbox', 'leads', 'vehicles', 'transports', 'webhooks', 'alertLinks', 'words', 'clock', 'metrics', 'logger'],
    ({ config, metrics, logger, ...ports }) => {
      const sent = config.leads.smtpUrl === null ? 'Lead delivered: mail only to a file, SMTP_URL is unset' : 'Lead delivered';
      let dead = 0;
      // The outcome of each delivery is logged, without personal data.
      return new LeadDelivery({ ...ports, chance: Math.random, holder: randomUUID() }, (event) => {
        metrics.delivered(event);
        if (event.outcome === 'sent') logger.info(event, sent);
        else if (event.outcome === 'again') logger.warn(event, 'Lead not delivered yet; trying again');
        else {
          dead += 1;
          logger.error(
            { ...event, deadSinceStart: dead },
            'Lead not delivered: given up. See npm run leads -- list --state dead',
          );
        }
      });
    },
  ),
  make(
    'leadWorker',
    ['delivery', 'alertWatch', 'leads', 'transports', 'clock', 'retentionMonths', 'metrics', 'logger'],
    ({ metrics, logger, ...ports }) =>
      new LeadWorker(ports, {
        onError: (err) => logger.error({ err }, 'Leads could not be delivered; trying again'),
        onPurge(outcome) {
          metrics.purged(outcome);
          if (outcome.kind === 'stopped')
            logger.error(
              outcome,
              'Leads past their retention were NOT removed: check the clock, then see npm run leads -- purge',
            );
          else if (outcome.leads > 0) logger.info(outcome, 'Leads past their retention removed');
          if (outcome.undelivered > 0)
            logger.warn(
              { undelivered: outcome.undelivered },
              'Leads past their retention were never delivered and stay. See npm run leads -- list --state dead, then purge --undelivered',
            );
        },
      }),
    (worker) => worker.stop(),
  ),
];

/** Wires what takes, keeps and delivers leads: for the server, for the worker apart, and for the command. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { HmacAlertLinks } from '../adapters/leads/hmac-alert-links.ts';
import { HmacFormStamps } from '../adapters/leads/hmac-form-stamps.ts';
import { randomIds } from '../adapters/system/random-ids.ts';
import { FileMailer } from '../adapters/leads/file-mailer.ts';
import { SmtpMailer } from '../adapters/leads/smtp-mailer.ts';
import { numberingPlans } from '../adapters/leads/phone-numbers.ts';
import { KyselyAlerts } from '../adapters/storage/leads/kysely-alerts.ts';
import { KyselyLeads } from '../adapters/storage/leads/kysely-leads.ts';
import { KyselyOutbox } from '../adapters/storage/leads/kysely-outbox.ts';
import { KyselyWebhooks } from '../adapters/storage/leads/kysely-webhooks.ts';
import { keysFromSettings, LeadKeyFile, type LeadKeys } from '../adapters/storage/leads/lead-keys.ts';
import { openLeads, type LeadsStorage } from '../adapters/storage/leads/leads-storage.ts';
import { HttpWebhookSender } from '../adapters/leads/http-webhook-sender.ts';
import { alertDesk, type AlertDesk } from '../application/leads/answer-alert.ts';
import { LeadDelivery, type DeliveryEvent } from '../application/leads/deliver-leads.ts';
import { LeadWorker } from '../application/leads/lead-worker.ts';
import { sendLead, type LeadSubmission, type SentLead } from '../application/leads/send-lead.ts';
import { AlertWatch } from '../application/leads/watch-alerts.ts';
import type { Clock } from '../ports/clock.ts';
import type { FormStamps } from '../ports/form-stamps.ts';
import type { Leads } from '../ports/leads.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Vehicles } from '../ports/vehicles.ts';
import type { Webhooks } from '../ports/webhooks.ts';
import type { Config } from './config.ts';

export type LeadSender = (submission: LeadSubmission) => Promise<SentLead>;

export interface LeadParts {
  readonly storage: LeadsStorage;
  readonly leads: Leads;
  readonly webhooks: Webhooks;
  readonly mailer: Mailer;
  readonly stamps: FormStamps;
  readonly alertDesk: AlertDesk;
  sender(vehicles: Vehicles): LeadSender;
  /** `vehicles` is the inventory that alerts wait for. */
  worker(vehicles: Pick<Vehicles, 'revision' | 'ofIds'>, tell: (event: DeliveryEvent) => void): LeadWorker;
  /** Finishes the deliveries that are under way, for a second. */
  close(): Promise<void>;
}

export const openLeadKeys = ({ dataDir, leads }: Pick<Config, 'dataDir' | 'leads'>): LeadKeys =>
  leads.keys ? keysFromSettings(leads.keys) : new LeadKeyFile(dataDir);

/** Rejects with `StorageUnusable` when leads.db or its keys cannot be used. */
export const openLeadParts = async (
  config: Pick<Config, 'dataDir' | 'leads'>,
  clock: Clock,
  keys: LeadKeys = openLeadKeys(config),
): Promise<LeadParts> => {
  const { dataDir } = config;
  const { smtpUrl, retentionMonths } = config.leads;
  const storage = await openLeads(dataDir, keys);
  const leads = new KyselyLeads(storage);
  const webhooks = new KyselyWebhooks(storage);
  const alerts = new KyselyAlerts(storage);
  const alertLinks = new HmacAlertLinks(keys);
  const mailer = smtpUrl === null ? new FileMailer(join(dataDir, 'outbox')) : new SmtpMailer(smtpUrl);
  const workers: LeadWorker[] = [];
  return {
    storage,
    leads,
    webhooks,
    mailer,
    stamps: new HmacFormStamps(keys, clock),
    alertDesk: alertDesk({ links: alertLinks, alerts, leads, clock }),
    sender: (vehicles) => (submission) =>
      sendLead(submission, { leads, webhooks, vehicles, phones: numberingPlans, ids: randomIds, clock, retentionMonths }),
    worker(vehicles, tell) {
      const outbox = new KyselyOutbox(storage);
      const ports = { outbox, webhooks, mailer, webhookSender: new HttpWebhookSender(clock), alertLinks, clock };
      const delivery = new LeadDelivery({ ...ports, chance: Math.random, holder: randomUUID() }, tell);
      const worker = new LeadWorker({
        delivery,
        alertWatch: new AlertWatch({ alerts, vehicles, clock }),
        leads,
        mailer,
        clock,
        retentionMonths,
      });
      workers.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      mailer.close();
      await storage.close();
    },
  };
};

/** Delivers from now on until `close`. What becomes of each delivery stands in the log, without anything personal. */
export const startDelivery = (
  parts: LeadParts,
  vehicles: Pick<Vehicles, 'revision' | 'ofIds'>,
  logger: Logger,
  observe: (event: DeliveryEvent) => void = () => undefined,
): void => {
  let dead = 0;
  const tell = (event: DeliveryEvent): void => {
    observe(event);
    if (event.outcome === 'sent') logger.info(event, 'Lead delivered');
    else if (event.outcome === 'again') logger.warn(event, 'Lead not delivered yet; trying again');
    else {
      dead += 1;
      logger.error({ ...event, deadSinceStart: dead }, 'Lead not delivered: given up. See npm run leads -- list --state dead');
    }
  };
  parts.worker(vehicles, tell).start((err) => logger.error({ err }, 'Leads could not be delivered; trying again'));
};

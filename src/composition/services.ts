/** Every service of a process by name. Registrations refer to these names; the compiler checks that the types fit. */
import type { Express, RequestHandler } from 'express';
import type { i18n } from 'i18next';
import type { Logger } from 'pino';
import type { IndexedCatalogue } from '../adapters/catalogue/indexed-catalogue.ts';
import type { Readiness } from '../adapters/http/health.ts';
import type { RequestQueue } from '../adapters/http/middleware/request-queue.ts';
import type { Assets } from '../adapters/ssr/assets.ts';
import type { ExtraPage } from '../adapters/ssr/page-table.ts';
import type { Messages } from '../adapters/i18n/messages.ts';
import type { PageTranslators } from '../adapters/ssr/page-translators.ts';
import type { RenderedPage } from '../adapters/ssr/render-page.tsx';
import type { SharedCopies } from '../adapters/media/store/shared-copies.ts';
import type { CatalogueStorage } from '../adapters/storage/catalogue/catalogue-storage.ts';
import type { ConsentStorage } from '../adapters/storage/consents/consents-storage.ts';
import type { DiskReserve } from '../adapters/storage/disk-reserve.ts';
import type { InventoryStorage } from '../adapters/storage/inventory/inventory-tables.ts';
import type { PostgresDatabase } from '../adapters/storage/postgres/postgres-database.ts';
import type { LeadKeys } from '../adapters/storage/leads/lead-keys.ts';
import type { LeadsStorage } from '../adapters/storage/leads/leads-storage.ts';
import type { Tracing } from '../adapters/system/tracing/start-tracing.ts';
import type { Metrics } from '../adapters/system/metrics.ts';
import type { AlertDesk } from '../application/leads/answer-alert.ts';
import type { Transports } from '../application/leads/channels.ts';
import type { LeadDelivery } from '../application/leads/deliver-leads.ts';
import type { LeadWorker } from '../application/leads/lead-worker.ts';
import type { SendLead } from '../application/leads/send-lead.ts';
import type { AlertWatch } from '../application/leads/watch-alerts.ts';
import type { RunSourcePorts } from '../application/feeds/run-source.ts';
import type { SourceWorker } from '../application/feeds/source-worker.ts';
import type { InventoryFollower } from '../application/inventory/follow-inventory.ts';
import type { PriceRatings } from '../application/rating/price-ratings.ts';
import type { Poll } from '../application/poll.ts';
import type { UnderstandSearch } from '../application/sentence-search/understand-search.ts';
import type { TrafficCounter } from '../application/tracking/count-traffic.ts';
import type { FeedSource } from '../domain/feeds/feed-source.ts';
import type { LanguageId } from '../domain/language/language.ts';
import type { Site } from '../domain/site/site.ts';
import type { LeadCounts } from '../ports/leads.ts';
import type { Traffic } from '../ports/traffic.ts';
import type { Vehicles } from '../ports/vehicles.ts';
import type { RequestCounts } from '../ports/system/request-counts.ts';
import type { Ports } from '../ports/ports.ts';
import type { Config } from './config.ts';
import type { ServerReadiness } from './readiness.ts';
import type { SearchEngine } from './search-engine.ts';
import type { Locations } from './locations.ts';

export interface Services extends Ports {
  // Settings and system
  config: Config;
  sites: readonly Site[];
  diskReserve: DiskReserve;
  diskWatch: Poll;
  logger: Logger;
  metrics: Metrics;
  /** Null where nothing is traced. */
  tracing: Tracing | null;

  /** Where everything is stored; null: in files of the data folder. */
  postgres: PostgresDatabase | null;
  consentStorage: ConsentStorage;
  /** Shared with other processes; null: each limit counts by itself. */
  requestCounts: RequestCounts | null;

  // Inventory
  inventoryStorage: InventoryStorage;
  /** Pages read vehicles from it: it caches the latest ones until the inventory changes. */
  cachedVehicles: Vehicles;
  searchEngine: SearchEngine;
  follower: InventoryFollower;
  ratings: PriceRatings;
  serverReadiness: ServerReadiness;
  readiness: Readiness;
  understandSearch: UnderstandSearch;
  trafficCounts: Traffic;
  trafficCounter: TrafficCounter;
  traffic: Pick<TrafficCounter, 'count'>;

  // Sources of feeds
  sources: readonly FeedSource[];
  runSourcePorts: RunSourcePorts;
  sourceWorker: SourceWorker;
  sourceWatch: Poll;

  // Catalogue
  catalogueStorage: CatalogueStorage;
  catalogueIndex: IndexedCatalogue;
  catalogueFollower: Poll;

  // Location
  locations: Locations;
  locationsAreRelayed: boolean;

  // Leads
  leadKeys: LeadKeys;
  leadsStorage: LeadsStorage;
  leadCounts: () => Promise<LeadCounts>;
  alertDesk: AlertDesk;
  transports: Transports;
  retentionMonths: number;
  sendLead: SendLead;
  delivery: LeadDelivery;
  alertWatch: AlertWatch;
  leadWorker: LeadWorker;

  // Pages and pictures
  /** Null: each node has its own copies of photos. */
  photoStore: SharedCopies | null;
  messages: Messages;
  translatorOf: (language: LanguageId) => i18n;
  pageTranslatorOf: PageTranslators;
  assets: Assets;
  extraPages: readonly ExtraPage[];
  render: (page: RenderedPage) => Uint8Array;

  // HTTP
  /** Counts the leads of the API and the forms together. */
  requestQueue: RequestQueue;
  leadPace: readonly RequestHandler[];
  files: readonly RequestHandler[];
  discovery: RequestHandler;
  api: readonly RequestHandler[];
  actions: readonly RequestHandler[];
  pageRoutes: readonly RequestHandler[];
  app: Express;
}

export type ServiceName = keyof Services;

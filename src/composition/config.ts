/** Settings from the environment: read once, checked at once (product rules, section 1). */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { FileContentPages } from '../adapters/content/file-content-pages.ts';
import { loadSources, type FeedSecrets } from '../adapters/feeds/sources/load-sources.ts';
import { parseBucketUrl, type BucketSettings } from '../adapters/media/store/bucket-settings.ts';
import { FaultyFile } from '../adapters/yaml/faulty-file.ts';
import { parseSearchUrl, type OpenSearchSettings } from '../adapters/search/opensearch/opensearch-settings.ts';
import { parseLeadKey } from '../adapters/storage/leads/lead-keys.ts';
import { addressesOf } from '../adapters/storage/postgres/postgres-hosts.ts';
import type { PostgresSettings } from '../adapters/storage/postgres/postgres-database.ts';
import type { LeadKey } from '../adapters/storage/leads/sealing.ts';
import type { TracingSettings } from '../adapters/system/tracing/start-tracing.ts';
import { loadSites } from '../adapters/sites/load-sites.ts';
import type { FeedSource } from '../domain/feeds/feed-source.ts';
import type { Site } from '../domain/site/site.ts';
import type { ContentPages } from '../ports/content-pages.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The provider of visitors' places. */
export type LocationConfig = { readonly provider: 'embedded' } | { readonly provider: 'http'; readonly url: string };

export interface Config {
  readonly root: string;
  readonly host: string;
  readonly port: number;
  /** Processes that serve on the port. */
  readonly workers: number;
  /** Where metrics are served; null for nowhere. `isDefault`: another free port is taken when it is in use. */
  readonly metrics: { readonly host: string; readonly port: number; readonly isDefault: boolean } | null;
  readonly dataDir: string;
  /** PostgreSQL, which then has the databases instead of the data folder; null for SQLite. */
  readonly database: PostgresSettings | null;
  /** The cluster that searches; null: an index in the process. */
  readonly search: OpenSearchSettings | null;
  /** The bucket where nodes share the copies of photos; null: each has its own in the data folder alone. */
  readonly photos: BucketSettings | null;
  readonly sitesDir: string;
  /** Folders with profiles of feeds; of two profiles with one name the first counts. */
  readonly feedsDirs: readonly string[];
  /** Where feeds come from and when; a file that need not exist. */
  readonly sourcesFile: string;
  /** The settings whose names begin with FEED_: credentials of sources. */
  readonly feedSecrets: FeedSecrets;
  /** Who is told by mail when a source is overdue or stopped; null for nobody. */
  readonly alarmMail: string | null;
  /** Addresses and CIDR blocks whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Of requests that did not fail, one of so many is logged. */
  readonly logOneIn: number;
  /** The collector of traces; null: nothing is traced. */
  readonly tracing: TracingSettings | null;
  /** 32 bytes that backups are encrypted with; null: they are not. */
  readonly backupKey: Buffer | null;
  /** Size of the file that is given up when the disk is full, so that leads can be stored; 0 for none. */
  readonly reserveBytes: number;
  /** Room for all proofs of consent. */
  readonly consentBytes: number;
  /** Invented vehicles fill an inventory that never held one. Off: an install for real visitors, held to what those need. */
  readonly demo: boolean;
  /** Every message is longer and accented, to check the layouts. */
  readonly pseudoLocale: boolean;
  readonly location: LocationConfig;
  /** Origin that browsers report visits to; '' for this server. */
  readonly dataHost: string;
  readonly leads: LeadsConfig;
  /** When requests are refused with 503 so that the others are answered in time; a delay of 0 turns this off. */
  readonly overload: { readonly delayMs: number; readonly queue: number };
  /** Open at once from one address that is no trusted proxy's; 0 for no limit. */
  readonly connectionsPerAddress: number;
}

/** How leads are stored and delivered. */
export interface LeadsConfig {
  /** Null: messages are files in `DATA_DIR/outbox`. */
  readonly smtpUrl: string | null;
  /** The current one first; null: the file `DATA_DIR/leads.key`. */
  readonly keys: readonly [LeadKey, ...LeadKey[]] | null;
  readonly retentionMonths: number;
  /** The server delivers leads itself; otherwise `npm run worker` does. */
  readonly deliversHere: boolean;
}

/** Exit code for faulty settings (EX_CONFIG of sysexits.h). */
export const EXIT_CONFIG = 78;

/** Every fault of the settings, each a line with its name, its value and a hint. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : `${String(faults.length)} faults`}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** That of exporters, by the convention of OpenTelemetry's for Prometheus. */
const METRICS_PORT = 9464;

type Environment = Readonly<Record<string, string | undefined>>;

/** The process's environment, with defaults from a `.env` file in the project's folder. */
export const environment = (root: string): Environment => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
};

/** The operator's own folder of profiles, and that of the project. */
export const feedsDirsOf = (root: string, { FEEDS_DIR: own }: Environment): readonly string[] => [
  ...(own === undefined || own === '' ? [] : [resolve(root, own)]),
  join(root, 'feeds'),
];

const isCidr = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

const readLocation = (
  setting: (name: string) => string | undefined,
  fault: (name: string, hint: string) => void,
): LocationConfig | null => {
  const provider = setting('LOCATION_PROVIDER') ?? 'embedded';
  const url = setting('LOCATION_URL');
  if (provider === 'embedded') return { provider };
  if (provider !== 'http') {
    fault('LOCATION_PROVIDER', 'give embedded or http');
    return null;
  }
  if (url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && !/[?#]/.test(url))
    return { provider, url };
  fault(
    'LOCATION_URL',
    'LOCATION_PROVIDER=http needs the address of a server, such as https://places.example.org, without query',
  );
  return null;
};

const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

const MOST_MONTHS = 120;

const readLeads = (
  setting: (name: string) => string | undefined,
  fault: (name: string, hint: string) => void,
  /** Never contains the value. */
  secretFault: (name: string, hint: string) => void,
): LeadsConfig => {
  const smtpUrl = setting('SMTP_URL') ?? null;
  if (smtpUrl !== null && !isSmtpUrl(smtpUrl))
    secretFault('SMTP_URL', 'give an address such as smtps://user:password@mail.example.org:465');

  const one = setting('LEADS_KEY');
  const several = setting('LEADS_KEYS');
  const written = several?.split(',') ?? (one === undefined ? [] : [one.includes(':') ? one : `main:${one}`]);
  const parsed = written.map(parseLeadKey);
  const [current, ...older] = parsed.filter((key) => key !== null);
  const name = several === undefined ? 'LEADS_KEY' : 'LEADS_KEYS';
  if (one !== undefined && several !== undefined) secretFault('LEADS_KEY', 'give LEADS_KEY or LEADS_KEYS, not both');
  else if (parsed.includes(null) || new Set(parsed.map((key) => key?.id)).size < parsed.length)
    secretFault(
      name,
      'give 32 bytes as base64 (openssl rand -base64 32), for LEADS_KEYS as id:base64 with a comma between, each id once',
    );

  const months = setting('LEADS_RETENTION_MONTHS') ?? '24';
  const retentionMonths = Number(months);
  if (!/^\d{1,3}$/.test(months) || retentionMonths < 1 || retentionMonths > MOST_MONTHS)
    fault('LEADS_RETENTION_MONTHS', `give a whole number of months from 1 to ${String(MOST_MONTHS)}`);

  const delivery = setting('LEADS_DELIVERY') ?? 'server';
  if (delivery !== 'server' && delivery !== 'worker')
    fault('LEADS_DELIVERY', 'give server, or worker where npm run worker delivers');

  return { smtpUrl, keys: current ? [current, ...older] : null, retentionMonths, deliversHere: delivery === 'server' };
};

/** Settings alone, for commands that need no sites. Throws ConfigError with every fault found. */
export const readConfig = (root: string, env: Environment): Config => {
  const faults: string[] = [];
  const setting = (name: string): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };
  const fault = (name: string, hint: string): void => {
    faults.push(`${name}=${JSON.stringify(env[name])}: ${hint}`);
  };

  /** The value is never logged. */
  const secretFault = (name: string, hint: string): void => {
    faults.push(`${name}: ${hint} (the value is a secret and not shown)`);
  };
  /** What a setting with a key or a password says; null where it is unset, or faulty. */
  const secret = <T>(name: string, parse: (text: string) => T | null, hint: string): T | null => {
    const text = setting(name);
    if (text === undefined) return null;
    const value = parse(text);
    if (value === null) secretFault(name, hint);
    return value;
  };

  const portText = setting('PORT') ?? '3000';
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) fault('PORT', 'give a port number from 0 (any free one) to 65535');

  const metricsText = setting('METRICS_PORT');
  const metricsPort = metricsText === undefined ? (port === 0 ? 0 : METRICS_PORT) : Number(metricsText);
  if (
    metricsText !== undefined &&
    metricsText !== 'off' &&
    (!/^\d{1,5}$/.test(metricsText) || metricsPort > 65_535 || (port > 0 && metricsPort === port))
  )
    fault('METRICS_PORT', 'give a port number from 0 (any free one) to 65535, another than PORT, or off');
  const metrics =
    metricsText === 'off'
      ? null
      : { host: setting('METRICS_HOST') ?? '127.0.0.1', port: metricsPort, isDefault: metricsText === undefined };

  const trustedProxies = (setting('TRUSTED_PROXIES') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const proxy of trustedProxies) {
    if (!isCidr(proxy)) fault('TRUSTED_PROXIES', `${JSON.stringify(proxy)} is not an address or CIDR block such as 10.0.0.0/8`);
  }

  const logLevel = LOG_LEVELS.find((level) => level === (setting('LOG_LEVEL') ?? 'info'));
  if (!logLevel) fault('LOG_LEVEL', `give one of ${LOG_LEVELS.join(', ')}`);

  const development = setting('NODE_ENV') !== 'production';
  const demo = setting('DEMO') ?? (development ? 'on' : 'off');
  if (demo !== 'on' && demo !== 'off')
    fault('DEMO', 'give on to fill an empty inventory with invented vehicles, or off; unset, it is off with NODE_ENV=production');

  const backupKey = secret(
    'BACKUP_KEY',
    (text) => (/^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : null),
    'give 32 bytes as base64 (openssl rand -base64 32)',
  );

  const reserve = setting('RESERVE_MB') ?? '64';
  if (!/^\d{1,5}$/.test(reserve)) fault('RESERVE_MB', 'give a whole number of megabytes, 0 for no reserve');

  const pseudo = setting('PSEUDO_LOCALE') ?? '0';
  if (pseudo !== '0' && pseudo !== '1') fault('PSEUDO_LOCALE', 'give 1 for lengthened texts, or leave it unset');
  if (pseudo === '1' && !development) fault('PSEUDO_LOCALE', 'lengthens every text and is refused with NODE_ENV=production');

  const location = readLocation(setting, fault);
  const search = secret(
    'SEARCH_URL',
    parseSearchUrl,
    'give the address of an OpenSearch node, such as http://search.example.org:9200, several with a comma between; a name after / is what its indexes begin with',
  );
  const photos = secret(
    'PHOTOS_URL',
    parseBucketUrl,
    'give the address of a bucket with its key and secret, such as https://KEY:SECRET@s3.example.org/bucket/photos, whose / : @ % are written %2F %3A %40 %25 in key and secret',
  );

  const alarmMail = setting('ALARM_MAIL') ?? null;
  if (alarmMail !== null && !/^[^\s@<>",;]+@[^\s@<>",;]+$/.test(alarmMail)) fault('ALARM_MAIL', 'give one mail address');
  const feedSecrets = Object.fromEntries(
    Object.keys(env).flatMap((name) => {
      const value = name.startsWith('FEED_') ? setting(name) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

  const dataHost = setting('DATA_HOST') ?? '';
  if (dataHost !== '' && !isOrigin(dataHost)) fault('DATA_HOST', 'give scheme and host alone, such as https://data.example.org');

  const leads = readLeads(setting, fault, secretFault);

  const wholeNumber = (name: string, byDefault: number, [least, most]: readonly [number, number], hint: string): number => {
    const text = setting(name) ?? String(byDefault);
    const number = Number(text);
    if (!/^\d{1,6}$/.test(text) || number < least || number > most) fault(name, hint);
    return number;
  };
  const overload = {
    delayMs: wholeNumber('OVERLOAD_DELAY_MS', 500, [0, 60_000], 'give milliseconds from 0 (no request is ever refused) to 60000'),
    queue: wholeNumber('OVERLOAD_QUEUE', 500, [1, 100_000], 'give a number of requests from 1 to 100000'),
  };

  const connectionsPerAddress = wholeNumber(
    'CONNECTIONS_PER_ADDRESS',
    256,
    [0, 100_000],
    'give a number of connections from 0 (no limit) to 100000',
  );

  const workers = wholeNumber('WEB_CONCURRENCY', 1, [1, 64], 'give the number of processes that serve, from 1 to 64');

  const logOneIn = wholeNumber('LOG_ONE_IN', 1, [1, 100_000], 'give 1 for a line of every request, 100 for one of a hundred');

  const consentsMb = wholeNumber('CONSENTS_MB', 1024, [32, 999_999], 'give a whole number of megabytes from 32 to 999999');

  // By OpenTelemetry's own names: the first is a base, the second the whole address.
  const collector = setting('OTEL_EXPORTER_OTLP_ENDPOINT');
  const tracesUrl = setting('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? (collector && `${collector.replace(/\/$/, '')}/v1/traces`);
  if (tracesUrl !== undefined && !/^https?:$/.test(URL.parse(tracesUrl)?.protocol ?? ''))
    fault(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'give the address of a collector that takes OTLP over HTTP, such as http://localhost:4318',
    );

  const ownFeeds = setting('FEEDS_DIR');
  if (ownFeeds !== undefined && !existsSync(resolve(root, ownFeeds))) fault('FEEDS_DIR', 'there is no such folder');
  const databaseUrl = secret(
    'DATABASE_URL',
    (url) => (addressesOf(url).length > 0 ? url : null),
    'give the address of a PostgreSQL database such as postgres://user:password@db.example.org:5432/forecourt, with several hosts as db-1,db-2, or leave it unset for SQLite in DATA_DIR',
  );
  const database =
    databaseUrl === null
      ? null
      : {
          url: databaseUrl,
          connections: wholeNumber('DATABASE_POOL', 10, [2, 1000], 'give the most connections of a process, from 2 to 1000'),
          timeoutMs: wholeNumber('DATABASE_TIMEOUT_MS', 10_000, [100, 600_000], 'give milliseconds from 100 to 600000'),
        };

  if (faults.length > 0 || !logLevel || !location) throw new ConfigError(faults);
  return {
    root,
    host: setting('HOST') ?? '127.0.0.1',
    port,
    workers,
    metrics,
    dataDir: resolve(root, setting('DATA_DIR') ?? 'var'),
    database,
    search,
    photos,
    sitesDir: resolve(root, setting('SITES_DIR') ?? 'sites'),
    feedsDirs: feedsDirsOf(root, env),
    sourcesFile: resolve(root, setting('SOURCES_FILE') ?? 'sources.yaml'),
    feedSecrets,
    alarmMail,
    trustedProxies,
    logLevel,
    logOneIn,
    tracing: tracesUrl === undefined ? null : { url: tracesUrl, service: setting('OTEL_SERVICE_NAME') ?? 'forecourt' },
    demo: demo === 'on',
    backupKey,
    reserveBytes: Number(reserve) * 1024 ** 2,
    consentBytes: consentsMb * 1024 ** 2,
    pseudoLocale: pseudo === '1',
    location,
    dataHost,
    leads,
    overload,
    connectionsPerAddress,
  };
};

/** A server's configuration. */
export interface ServerConfig {
  readonly config: Config;
  readonly sites: readonly Site[];
  readonly contents: ContentPages;
  readonly sources: readonly FeedSource[];
}

/** Settings, sites and their pages, and the sources of feeds, with the faults of all in one report. Throws ConfigError. */
export const readServerConfig = (root: string, env: Environment): ServerConfig => {
  const faults: string[] = [];
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (error instanceof ConfigError) faults.push(...error.faults);
      else if (error instanceof FaultyFile) faults.push(...error.problems);
      else throw error;
      return undefined;
    }
  };
  const config = collect(() => readConfig(root, env));
  const sitesDir = config?.sitesDir ?? resolve(root, env.SITES_DIR ?? 'sites');
  const sites = collect(() => loadSites(sitesDir));
  const sources = config && collect(() => loadSources(config.sourcesFile, config.feedSecrets));
  const content =
    sites && FileContentPages.read({ sitesDir, shipped: join(root, 'sites/pages') }, sites, config?.leads.retentionMonths ?? 0);
  faults.push(...(content?.problems ?? []));
  if (!config || !sites || !sources || !content || faults.length > 0) throw new ConfigError(faults);
  return { config, sites, contents: content.pages, sources };
};

/** Brings a server from an open data folder to the first visitor. */
import { join } from 'node:path';
import process from 'node:process';
import { ownFolderFeed } from '../../adapters/catalogue/feeds/own-file-feed.ts';
import { warmUp } from '../../adapters/search/embedded/warm-up.ts';
import { seedCatalogueWhenEmpty } from '../../application/catalogue/seed-catalogue.ts';
import { seedWhenEmpty } from '../../application/inventory/seed-inventory.ts';
import { scopeOf, typesOfDivision } from '../../domain/site/site.ts';
import type { DemoInventory } from '../../ports/demo-inventory.ts';
import { checkDatabases } from '../check-databases.ts';
import type { ServerContainer } from '../container.ts';
import { operatorWarnings } from '../operator-warnings.ts';
import type { Services } from '../services.ts';

type Say = (line: string) => void;

/** With DEMO=off an empty inventory stays empty: nobody may take invented vehicles for real ones. */
const seedInventory = async (
  { config, writing, clock, logger }: Pick<Services, 'config' | 'writing' | 'clock' | 'logger'>,
  say: Say,
): Promise<void> => {
  if (!config.demo) {
    if (await writing.isEmpty())
      logger.warn('The inventory is empty: fill it with npm run import. DEMO=on would show invented vehicles.');
    return;
  }
  const makeDemo = async (): Promise<DemoInventory> => {
    const { generateInventory } = await import('../../adapters/demo/generate-inventory.ts');
    return generateInventory({ now: clock.now(), logosFolder: join(config.root, 'feeds/demo/logos') });
  };
  const seeded = await seedWhenEmpty(writing, makeDemo, clock.now(), {
    onWait: () => say('Another process is filling the data folder; waiting for it …'),
  });
  if (seeded?.kind === 'seeded')
    say(`Demo inventory: ${String(seeded.added)} invented vehicles of ${String(seeded.dealers)} invented dealers.`);
};

const CHECK_WITHIN_MS = 60_000;

/** A sentence for each database, while visitors are served. */
const reportDatabases = async ({ config, logger }: Pick<Services, 'config' | 'logger'>): Promise<void> => {
  for await (const { isDamaged, sentence } of checkDatabases(config.dataDir, CHECK_WITHIN_MS))
    if (isDamaged) logger.error(sentence);
    else logger.info(sentence);
};

/** Faulty bundled files are logged and skipped. */
const seedCatalogue = async (
  { config, catalogueWriting }: Pick<Services, 'config' | 'catalogueWriting'>,
  say: Say,
): Promise<void> => {
  const shipped = ownFolderFeed(join(config.root, 'catalogue'));
  const onWait = (): void => say('Another process is filling the catalogue; waiting for it …');
  const seeded = shipped && (await seedCatalogueWhenEmpty(catalogueWriting, shipped, { onWait }));
  if (seeded?.kind === 'broken-feed') say(`The catalogue stays empty: ${seeded.problem}.`);
  if (seeded?.kind === 'imported') say(`Demo catalogue: ${String(seeded.report.added)} styles with their specifications.`);
};

/**
 * Writes the demo into an empty inventory and the shipped styles into an empty catalogue, loads both indexes, starts the work
 * beside the visitors, and declares the server ready. The container stops all of it when it closes.
 * @param isFirst of several processes of one server
 */
export const startServer = async (container: ServerContainer, say: Say, isFirst = true): Promise<void> => {
  const services = await container.open(
    'config',
    'clock',
    'writing',
    'follower',
    'catalogueWriting',
    'catalogueFollower',
    'search',
    'sites',
    'serverReadiness',
    'locations',
    'diskWatch',
    'trafficCounter',
    'sources',
    'sourceWatch',
    'ratings',
    'logger',
  );
  const { config, search, sites, locations, diskWatch, trafficCounter, sourceWatch, logger } = services;
  const warnings = isFirst ? operatorWarnings(config, { uid: process.getuid?.(), sites }) : [];
  for (const warning of warnings) logger.warn(warning);
  await seedInventory(services, say);
  await services.follower.start();
  await seedCatalogue(services, say);
  await services.catalogueFollower.start();
  await warmUp(
    search,
    sites.map((site) => scopeOf(site, typesOfDivision(site.division))),
  );
  if (config.leads.deliversHere) (await container.open('leadWorker')).leadWorker.start();
  services.serverReadiness.loaded();
  // In a separate timer: the server is ready before it, and the first lookup waits for what is not loaded yet.
  setTimeout(() => {
    void services.ratings.start();
    void diskWatch.start();
    if (services.sources.length > 0) void sourceWatch.start();
    if (isFirst) void reportDatabases(services);
    locations.warm().catch((err: unknown) => logger.error({ err }, 'Places cannot be looked up'));
  });
  trafficCounter.start((err) => logger.warn({ err }, 'Views and clicks could not be written; trying again'));
};

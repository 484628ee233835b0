/**
 * npm run crawl -- [--samples N]: starts a separate server over a temporary folder with the demo inventory, walks
 * through all six demo sites as a search engine does, and prints what it found. Exit code 1 on any fault.
 */
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/support/table.ts';
import { loadSites } from '../src/adapters/sites/load-sites.ts';
import { crawl, type Fetched } from '../test/support/crawl/crawl.ts';
import { markupFaults } from '../test/support/crawl/markup-faults.ts';
import { startServer } from '../test/support/running-server.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';

const { values } = parseArgs({ options: { samples: { type: 'string', default: '1' } } });
const samples = Number(values.samples);
if (!Number.isInteger(samples) || samples < 1) throw new Error('--samples: give a whole number from 1');

const folder = temporaryFolder();
const server = await startServer(folder.path);

/** Every host is this machine: names below localhost are not resolved everywhere. */
const fetchPage = async (url: URL): Promise<Fetched> => {
  const outgoing = request({
    host: '127.0.0.1',
    port: server.port,
    path: url.pathname + url.search,
    headers: { host: url.host, accept: 'text/html' },
  });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return {
    status: incoming.statusCode ?? 0,
    location: incoming.headers.location ?? null,
    type: incoming.headers['content-type'] ?? '',
    body: Buffer.concat(chunks).toString(),
  };
};

const started = performance.now();
const origins = loadSites('sites').map(({ hosts }) => `http://${hosts[0] ?? ''}:${String(server.port)}`);
const onPage = (visited: number): void => {
  if (visited % 250 === 0) process.stderr.write(`${String(visited)} addresses …\n`);
};
const { hosts, faults } = await crawl({ origins, fetch: fetchPage, samples, markupFaults, onPage }).finally(async () => {
  await server.stop();
  folder.remove();
});

printTable(
  `All sites, crawled in ${String(Math.round((performance.now() - started) / 1000))} s`,
  hosts.map(({ host, pages, indexed, kinds, files, sitemapAddresses }) => ({
    name: host.replace(/:\d+$/, ''),
    'kinds of pages': kinds,
    'pages read': pages,
    'may be indexed': indexed,
    'files fetched': files,
    'in sitemaps': sitemapAddresses,
    faults: faults.filter(({ url }) => new URL(url).host === host).length,
  })),
);

const MOST_SHOWN = 60;
console.log(faults.length === 0 ? '\nNo fault.' : `\n${String(faults.length)} faults:`);
for (const { url, fault } of faults.slice(0, MOST_SHOWN)) console.log(`  ${url}\n      ${fault}`);
if (faults.length > MOST_SHOWN) console.log(`  … and ${String(faults.length - MOST_SHOWN)} more`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The process of one engine: builds it, asks it, and changes listings while it is asked. */
import { createHash } from 'node:crypto';
import process from 'node:process';
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { EMPTY_QUERY } from '../../src/domain/inventory/inventory-query.ts';
import type { Listing } from '../../src/domain/vehicle/vehicle.ts';
import type { SearchRequest } from '../../src/ports/inventory-search.ts';
import { asText, type Engine, type Found } from './engines/engine.ts';
import { ENGINES } from './engines/registry.ts';
import { listingBatches } from './listings.ts';
import { memoryOfProcesses } from './process-memory.ts';
import { mixedRequests } from './queries.ts';
import { bytesInUse } from './report.ts';
import type { Orders, Reply } from './search-process.ts';

const CHANGED = 200;
const PAUSE_MS = 10;

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

let engine: Engine | undefined;
let requests: readonly SearchRequest[] = [];
let changed: readonly Listing[] = [];

const built = (): Engine => {
  if (!engine) throw new Error('build it first');
  return engine;
};

const search = async (request: SearchRequest): Promise<{ readonly found: Found; readonly ms: number }> => {
  const start = performance.now();
  const found = await built().search(request);
  return { found, ms: performance.now() - start };
};

/** Each of the listings with another price, and then as it was. */
function* changes(): Generator<Listing> {
  for (const listing of changed) {
    const { vehicle, dealer } = listing;
    yield { vehicle: { ...vehicle, price: { amount: (vehicle.price?.amount ?? 10_000) + 500, currency: 'CAD' } }, dealer };
    yield listing;
  }
}

/** Rejects unless the next search sees a change. */
const demandVisible = async (): Promise<void> => {
  const [[listing], [request]] = [changed, requests];
  if (!listing || !request) return;
  const renamed = { ...request, query: { ...EMPTY_QUERY, makes: ['replaced'] } };
  await built().replace({ ...listing, vehicle: { ...listing.vehicle, make: 'Replaced' } });
  const { total } = (await search(renamed)).found;
  await built().replace(listing);
  if (total !== 1 || (await search(renamed)).found.total !== 0) throw new Error('a search did not see the change before it');
};

const replaceAlone = async (withinMs: number): Promise<number[]> => {
  const end = performance.now() + withinMs;
  const times: number[] = [];
  for (const listing of changes()) {
    times.push(await timed(() => built().replace(listing)));
    // Never between a change and its taking back.
    if (performance.now() > end && times.length % 2 === 0) break;
  }
  return times;
};

const replaceWhileAsked = async (withinMs: number): Promise<{ readonly whileAsked: number[]; readonly asked: number[] }> => {
  const [whileAsked, asked]: [number[], number[]] = [[], []];
  const end = performance.now() + withinMs;
  const isOver = (): boolean => performance.now() > end;
  const replacing = async (): Promise<void> => {
    for (const listing of changes()) {
      if (isOver() && whileAsked.length % 2 === 0) return;
      const due = performance.now() + PAUSE_MS;
      await sleep(PAUSE_MS);
      await built().replace(listing);
      whileAsked.push(performance.now() - due);
    }
  };
  const asking = async (): Promise<void> => {
    for (let k = 0; !isOver(); k++) {
      const request = requests[k % requests.length];
      if (request) asked.push((await search(request)).ms);
      await breathe();
    }
  };
  await Promise.all([replacing(), asking()]);
  return { whileAsked, asked };
};

const orders: Orders = {
  build: async (name, listings, queries) => {
    const entry = ENGINES[name];
    if (!entry) throw new Error('there is no such engine');
    if (listings > (entry.most ?? Infinity)) throw new Error(`more than ${entry.most?.toLocaleString('en-CA') ?? ''} listings`);
    requests = mixedRequests(queries);
    engine = await entry.create();
    // Made once for nothing: what the heap takes for making listings is no part of the engine.
    for (const batch of listingBatches(listings)) if (changed.length === 0) changed = batch.slice(0, CHANGED);
    const [held, grown] = [bytesInUse(), memoryOfProcesses()];
    let buildMs = 0;
    for (const batch of listingBatches(listings)) buildMs += await timed(() => engine?.add(batch));
    buildMs += await timed(() => engine?.finish?.());
    return { buildMs, held: bytesInUse() - held, grown: memoryOfProcesses() - grown };
  },
  ask: async (from, to, withinMs) => {
    const end = performance.now() + withinMs;
    const [ms, answers]: [number[], string[]] = [[], []];
    for (const request of requests.slice(from, to)) {
      if (ms.length > 0 && performance.now() > end) break;
      const answer = await search(request);
      ms.push(answer.ms);
      answers.push(createHash('sha256').update(asText(answer.found)).digest('base64'));
    }
    return { ms, answers };
  },
  answer: async (number) => {
    const request = requests[number];
    return request ? asText((await search(request)).found) : '';
  },
  replace: async (withinMs) => {
    await demandVisible();
    return { alone: await replaceAlone(withinMs), ...(await replaceWhileAsked(withinMs)) };
  },
  memory: () => Promise.resolve(memoryOfProcesses()),
};

const obey = async ([name, ...values]: [keyof Orders, ...unknown[]]): Promise<void> => {
  let reply: Reply;
  try {
    reply = { done: await (orders[name] as (...given: unknown[]) => Promise<unknown>)(...values) };
  } catch (error) {
    reply = { failed: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
};
const stop = async (): Promise<void> => {
  await engine?.stop?.();
  process.exit();
};
process.once('disconnect', () => void stop());
process.on('message', (order) => void obey(order as [keyof Orders, ...unknown[]]));

/** Caches what `kept.ts` names. */
import { DATA_PREFIX } from '../page-wire.ts';
import { keptAddress, keptOf, MOST_FILES, MOST_VEHICLES, type Kept } from './kept.ts';
import { offlinePage, type KeptVehicle } from './offline-page.ts';

/** Types of service workers, which TypeScript's DOM library does not have. */
interface WorkerEvent extends Event {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
}
declare const self: WorkerScope & typeof globalThis;

const FILES = 'files-1';
const VEHICLES = 'vehicles-1';
const FAVOURITES = 'favourites-1';

/** Adds an entry and removes the oldest ones. */
const keep = async (name: string, request: string | Request, response: Response, most: number): Promise<void> => {
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => cache.delete(old)));
};

/** A complete, successful answer from this site, not redirected. */
const isWhole = ({ status, type, redirected }: Response): boolean => status === 200 && type === 'basic' && !redirected;

const file = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isWhole(answer)) await keep(FILES, request, answer.clone(), MOST_FILES);
  return answer;
};

const picture = async (event: WorkerEvent): Promise<Response> => {
  const { request } = event;
  const kept = await caches.match(request);
  const bring = async (): Promise<Response> => {
    const answer = await fetch(request);
    if (isWhole(answer)) await keep(FILES, request, answer.clone(), MOST_FILES);
    return answer;
  };
  if (!kept) return bring();
  event.waitUntil(bring().catch(() => undefined));
  return kept;
};

const keptVehicles = async (): Promise<KeptVehicle[]> => {
  const cache = await caches.open(VEHICLES);
  const documents = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(`${DATA_PREFIX}/`));
  const vehicles = await Promise.all(
    documents.map(async (request) => {
      const text = (await (await cache.match(request))?.text()) ?? '';
      const { pathname: path } = new URL(request.url);
      return { path, title: /<h1[^<>]*>([^<]*)/.exec(text)?.[1] ?? path };
    }),
  );
  return vehicles.reverse();
};

const offline = async (url: string): Promise<Response> =>
  new Response(offlinePage(new URL(url).pathname, await keptVehicles()), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

type KeptPage = Extract<Kept, { readonly page: string }>;

/** A page and its state: two entries a vehicle. */
const store = async ({ kind, page, fromList }: KeptPage, request: Request, answer: Response): Promise<void> => {
  const name = kind === 'vehicle' ? VEHICLES : FAVOURITES;
  const most = kind === 'vehicle' ? 2 * MOST_VEHICLES : 10;
  const asked = keptAddress(request.url);
  if (!fromList) await keep(name, asked, answer, most);
  const others = [page, DATA_PREFIX + page].filter((path) => fromList || path !== new URL(asked).pathname);
  for (const path of others) {
    const other = await fetch(path, { headers: { accept: path === page ? 'text/html' : 'application/json' } });
    if (isWhole(other)) await keep(name, new URL(path, self.location.origin).href, other, most);
  }
};

const page = async (event: WorkerEvent, kept: Kept): Promise<Response> => {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if ('page' in kept && isWhole(answer)) event.waitUntil(store(kept, request, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const found = await caches.match(keptAddress(request.url), { ignoreVary: true });
    if (found) return found;
    if (request.mode === 'navigate') return offline(request.url);
    throw error;
  }
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const clear = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => ![FILES, VEHICLES, FAVOURITES].includes(name)).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { method, url, mode, referrer } = event.request;
  const kept = keptOf({ method, url, navigates: mode === 'navigate', referrer }, self.location.origin);
  if (kept.kind === 'file') event.respondWith(file(event.request));
  else if (kept.kind === 'picture') event.respondWith(picture(event));
  else if (kept.kind !== 'nothing') event.respondWith(page(event, kept));
});

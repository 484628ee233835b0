import { appendFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect } from 'chai';
import { FileFeed } from '../../../../src/adapters/feeds/file-feed.ts';
import { nextOccurrence } from '../../../../src/adapters/feeds/sources/cron-schedule.ts';
import { sourceFiles } from '../../../../src/adapters/feeds/sources/fetch-source.ts';
import { KyselyFeedRuns } from '../../../../src/adapters/storage/inventory/kysely-feed-runs.ts';
import { kyselyInventoryWriting } from '../../../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../../../../src/adapters/storage/inventory/kysely-vehicles.ts';
import type { InventoryStorage } from '../../../../src/adapters/storage/inventory/inventory-tables.ts';
import {
  runSource,
  type RanSource,
  type RunSourceOptions,
  type RunSourcePorts,
} from '../../../../src/application/feeds/run-source.ts';
import { SourceWorker } from '../../../../src/application/feeds/source-worker.ts';
import { tellOperator } from '../../../../src/application/feeds/source-watch.ts';
import type { FeedSource } from '../../../../src/domain/feeds/feed-source.ts';
import type { RecordedRun } from '../../../../src/ports/feeds/feed-runs.ts';
import type { MailMessage } from '../../../../src/ports/mailer.ts';
import type { Sending } from '../../../../src/ports/transport.ts';
import { aProfile } from '../../../support/feeds/a-profile.ts';
import { aSource } from '../../../support/feeds/a-source.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { startLocalServer, type LocalServer } from '../../../support/servers/local-server.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import type { Storages } from '../../../support/storages.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';

const HEAD =
  'stock,vin,make,model,version,year,body,condition,mileage,price,colour,fuel,transmission,gears,description,availability,images,equipment';
const rows = (count: number, price = '18995'): string =>
  `${HEAD}\n${Array.from({ length: count }, (_, k) => `A${String(k)},,Honda,Civic,,2019,,,,${price},,,,,,,,`).join('\n')}\n`;

export const describeSources = (storages: Storages): void => {
  describe(`A source in ${storages.name}`, () => {
    let folder: ReturnType<typeof temporaryFolder>;
    let storage: InventoryStorage;
    let runs: KyselyFeedRuns;
    let vehicles: KyselyVehicles;
    let clock: FixedClock;
    let ports: RunSourcePorts;
    let rejected: number[];
    let server: LocalServer;
    let respond: (request: IncomingMessage, response: ServerResponse) => void;
    let requests: number;
    let stock: string;

    before(async () => {
      server = await startLocalServer((request, response) => {
        requests++;
        respond(request, response);
      });
    });
    after(() => server.close());

    beforeEach(async () => {
      folder = temporaryFolder();
      storage = await storages.inventory(folder.path);
      runs = new KyselyFeedRuns(storage);
      vehicles = new KyselyVehicles(storage.db);
      clock = new FixedClock();
      rejected = [];
      requests = 0;
      stock = join(folder.path, 'stock.csv');
      respond = (_request, response) => response.end(rows(3));
      ports = {
        inventory: kyselyInventoryWriting(storage),
        clock,
        places: new FakeLocationProvider(),
        runs,
        files: sourceFiles({ folder: join(folder.path, 'incoming'), secrets: {}, clock }),
        profileOf: () => aProfile(),
        openFeed: (path, profile) => new FileFeed(path, profile),
        rejectedRowsOf: () => ({
          add: ({ line }) => rejected.push(line),
          restart: () => (rejected = []),
          close: () => (rejected.length > 0 ? 'rejected.csv' : null),
        }),
      };
    });
    afterEach(async () => {
      await storage.close();
      folder.remove();
    });

    const source = (changes: Partial<FeedSource> = {}): FeedSource =>
      aSource({ address: { kind: 'file', path: stock }, ...changes });
    const online = (changes: Partial<FeedSource> = {}): FeedSource =>
      aSource({ address: { kind: 'http', url: `${server.url}/stock.csv` }, privateAddresses: true, ...changes });
    const run = (from = source(), options: RunSourceOptions = {}) => runSource(from, ports, options);
    const recorded = async (name = 'garage'): Promise<readonly RecordedRun[]> =>
      (await runs.records([name], clock.now()))[0]?.runs ?? [];
    const listed = async (): Promise<number> => {
      const all = (await Array.fromAsync(vehicles.changedSince(0))).flat();
      return all.filter(({ vehicle }) => vehicle.availability !== 'unavailable').length;
    };

    it('is imported, and what came of it recorded: counts, coverage and rejected rows', async () => {
      writeFileSync(stock, rows(4));
      appendFileSync(stock, 'B1,,,,,,,,,,,,,,,,,\n');
      const ran = await run();
      expect(ran).to.deep.include({ kind: 'ran', rejectedRows: 'rejected.csv' });
      const [last] = await recorded();
      expect(last).to.include({ outcome: 'imported', rows: 5, added: 4, rejected: 1, startedAt: clock.now() });
      expect(last?.coverage).to.include({ price: 1, year: 1 });
      expect(rejected).to.deep.equal([6]);
      expect(await listed()).to.equal(4);
    });

    it('is not read again while its server says that nothing changed, and is with another profile or by command', async () => {
      respond = (request, response) => {
        const known = request.headers['if-none-match'] === '"1"';
        response.writeHead(known ? 304 : 200, { etag: '"1"' }).end(known ? undefined : rows(3));
      };
      await run(online());
      await run(online());
      expect((await recorded()).map(({ outcome }) => outcome)).to.deep.equal(['unchanged', 'imported']);
      ports = { ...ports, profileOf: () => aProfile({ title: 'another' }) };
      await run(online());
      await run(online(), { again: true });
      expect((await recorded()).map(({ outcome }) => outcome)).to.deep.equal(['imported', 'imported', 'unchanged', 'imported']);
    });

    it('is stopped by the removal guard and by garbage, and changes nothing then', async () => {
      writeFileSync(stock, rows(30));
      await run();
      writeFileSync(stock, rows(5));
      await run();
      expect((await recorded())[0]).to.include({ outcome: 'stopped', gone: 0 });
      expect((await recorded())[0]?.detail).to.contain('Autos Laval (1: 25 of 30)');
      writeFileSync(stock, Buffer.from([0, 1, 2, 3, 0, 0, 0]));
      await run();
      expect((await recorded())[0]?.outcome).to.equal('stopped');
      expect(await listed()).to.equal(30);
      writeFileSync(stock, rows(5));
      await run(source(), { allowRemovals: true });
      expect((await recorded())[0]).to.include({ outcome: 'imported', gone: 25 });
    });

    it('asks for the whole file again after a run that was stopped', async () => {
      let etag = '"1"';
      let body = rows(30);
      respond = (request, response) => {
        const known = request.headers['if-none-match'] === etag;
        response.writeHead(known ? 304 : 200, { etag }).end(known ? undefined : body);
      };
      await run(online());
      [etag, body] = ['"2"', rows(5)];
      await run(online());
      await run(online());
      expect((await recorded()).map(({ outcome }) => outcome)).to.deep.equal(['stopped', 'stopped', 'imported']);
    });

    it('fails where its file cannot be fetched, or takes too long', async () => {
      respond = (_request, response) => void response.writeHead(503).end();
      await run(online());
      respond = (_request, response) => void response.write('stock,');
      await run(online({ timeLimitMs: 50 }));
      const [slow, refused] = await recorded();
      expect(refused).to.include({ outcome: 'failed', detail: `${server.url} answered 503` });
      expect(slow?.outcome).to.equal('failed');
      expect(slow?.detail).to.contain('took longer');
    });

    it('is run by one process at a time, and again after one that was killed', async () => {
      writeFileSync(stock, rows(3));
      await runs.remember(['garage'], clock.now());
      await runs.begin('garage', clock.now(), clock.now() + 60_000);
      expect(await run()).to.deep.equal({ kind: 'busy' });
      clock.advance(61_000);
      expect(await run()).to.include({ kind: 'ran' });
      expect((await recorded()).map(({ outcome }) => outcome)).to.deep.equal(['imported', 'interrupted']);
    });

    it('is broken off when the process stops, and nothing is changed', async () => {
      const stopping = new AbortController();
      writeFileSync(stock, rows(2000));
      ports = {
        ...ports,
        openFeed: (path, profile) => {
          const feed = new FileFeed(path, profile);
          return {
            async *rows() {
              let read = 0;
              for await (const row of feed.rows()) {
                if (++read === 1200) stopping.abort();
                yield row;
              }
            },
          };
        },
      };
      await run(source(), { signal: stopping.signal });
      expect((await recorded())[0]).to.include({ outcome: 'interrupted', added: 0 });
      expect(await listed()).to.equal(0);
    });

    describe('in the worker', () => {
      const errors: unknown[] = [];
      const worker = (...sources: readonly FeedSource[]): SourceWorker =>
        new SourceWorker(
          { ...ports, sources, nextOccurrence },
          { onRun: () => undefined, onError: (error) => errors.push(error) },
        );

      it('runs when it is due, once for what was missed', async () => {
        writeFileSync(stock, rows(3));
        const scheduled = worker(source(), source({ name: 'by-command', schedule: null }));
        const turn = async (): Promise<number> => {
          await scheduled.turn();
          await scheduled.settled();
          return (await recorded()).length;
        };
        expect(await turn()).to.equal(1);
        clock.advance(60_000);
        expect(await turn()).to.equal(1);
        clock.advance(5 * 3_600_000);
        expect(await turn()).to.equal(2);
        expect(await turn()).to.equal(2);
        expect(await recorded('by-command')).to.deep.equal([]);
        expect(errors).to.deep.equal([]);
      });

      it('leaves a source alone that another process is running', async () => {
        const hour = 3_600_000;
        await runs.remember(['garage'], clock.now());
        await runs.begin('garage', clock.now(), clock.now() + 3 * hour);
        clock.advance(2 * hour);
        const told: RanSource[] = [];
        const onRun = (_source: string, ran: RanSource): void => void told.push(ran);
        const scheduled = new SourceWorker(
          { ...ports, sources: [source()], nextOccurrence },
          { onRun, onError: (error) => errors.push(error) },
        );
        await scheduled.turn();
        await scheduled.settled();
        expect(told).to.deep.equal([]);
        expect(errors).to.deep.equal([]);
      });

      it('does not wait for a slow source to run another, and breaks it off when it stops', async () => {
        respond = (_request, response) => void response.write('stock,');
        writeFileSync(stock, rows(3));
        const both = worker(online({ name: 'slow' }), source());
        await both.turn();
        while ((await recorded())[0]?.outcome !== 'imported' || requests === 0)
          await new Promise((resolve) => setTimeout(resolve, 5));
        await both.stop();
        expect((await recorded('slow'))[0]?.outcome).to.equal('interrupted');
      });
    });

    describe('that is overdue or stopped', () => {
      let sent: MailMessage[];
      let answer: Sending;
      const tell = (...sources: readonly FeedSource[]) =>
        tellOperator({
          sources,
          runs,
          clock,
          nextOccurrence,
          alarmMail: 'ops@market.example',
          mail: {
            send: (message) => {
              sent.push(message);
              return Promise.resolve(answer);
            },
          },
        });
      beforeEach(() => {
        sent = [];
        answer = { kind: 'sent' };
      });
      const subjects = (): readonly string[] => sent.map(({ subject }) => subject);

      it('is told to the operator by mail once, and again when it has recovered', async () => {
        writeFileSync(stock, rows(30));
        await run();
        await tell(source());
        expect(subjects()).to.deep.equal([]);
        writeFileSync(stock, rows(5));
        await run();
        await tell(source());
        await tell(source());
        expect(subjects()).to.deep.equal(['Feed garage is stopped']);
        expect(sent[0]?.text).to.contain('25 of 30').and.to.contain('npm run feeds -- run garage');
        expect(sent[0]?.to.address).to.equal('ops@market.example');
        await run(source(), { allowRemovals: true });
        await tell(source());
        expect(subjects()).to.deep.equal(['Feed garage is stopped', 'Feed garage has recovered']);
        clock.advance(3 * 3_600_000);
        await tell(source());
        await tell(source());
        expect(subjects().slice(2)).to.deep.equal(['Feed garage is overdue']);
      });

      it('is told even where no worker runs', async () => {
        await tell(source());
        clock.advance(3 * 3_600_000);
        await tell(source());
        expect(subjects()).to.deep.equal(['Feed garage is overdue']);
        expect(sent[0]?.text).to.contain('is npm run worker running?');
      });

      it('is told later where the mail could not be sent', async () => {
        await tell(source());
        clock.advance(3 * 3_600_000);
        answer = { kind: 'unreachable', reason: 'smtp down' };
        expect(await tell(source())).to.deep.equal([answer]);
        answer = { kind: 'sent' };
        await tell(source());
        expect(subjects()).to.have.length(2);
        await tell(source());
        expect(subjects()).to.have.length(2);
      });
    });
  });
};

import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

/** A different postal code of Laval each time, up to 2,000. */
const codeNumber = (number: number): string =>
  `H7S ${String(number % 10)}${LETTERS.charAt(Math.floor(number / 100) % LETTERS.length)}${String(Math.floor(number / 10) % 10)}`;

/** Beside what a page takes anyway on a busy machine. */
const LONGEST_MS = 3000;

interface Visit {
  readonly status: number;
  readonly ms: number;
  readonly placed: boolean;
}

describe('Places from a second install', function () {
  this.timeout(60_000);
  let folders: ReturnType<typeof temporaryFolder>[];
  let places: RunningServer;
  let server: RunningServer;

  before(async () => {
    folders = [temporaryFolder(), temporaryFolder()];
    places = await startServer(folders[1]!.path);
    server = await startServer(folders[0]!.path, { LOCATION_PROVIDER: 'http', LOCATION_URL: places.url('') });
  });
  after(async () => {
    await Promise.all([server.stop(), places.stop()]);
    for (const folder of folders) folder.remove();
  });

  /** Each visit asks for a place that has not been requested before. */
  let asked = 0;
  const visit = async (): Promise<Visit> => {
    const code = codeNumber((asked += 1));
    const before = performance.now();
    const response = await fetch(server.url(`/_data/en-ca/directory?PostalCode=${encodeURIComponent(code)}`));
    const { frame } = (await response.json()) as { frame: { place: { postalCode: string } | null } };
    return { status: response.status, ms: performance.now() - before, placed: frame.place?.postalCode === code };
  };
  const visitsFor = async (ms: number): Promise<Visit[]> => {
    const visits: Visit[] = [];
    const end = performance.now() + ms;
    const visitor = async (): Promise<void> => {
      while (performance.now() < end) {
        visits.push(await visit());
        await sleep(20);
      }
    };
    await Promise.all([visitor(), visitor(), visitor()]);
    return visits;
  };
  const areAnswered = (visits: readonly Visit[]): void => {
    expect(visits.filter(({ status }) => status !== 200)).to.deep.equal([]);
    expect(Math.max(...visits.map(({ ms }) => ms))).to.be.below(LONGEST_MS);
  };

  it('are found, by the embedded data while it is away, and every page is answered all the while', async () => {
    const said = (text: string): number => server.printed.filter((line) => line.includes(text)).length;
    await visitsFor(500);
    const well = await visitsFor(700);
    areAnswered(well);
    expect(well.some(({ placed }) => placed)).to.be.true;
    const before = said('Location provider failed');

    await places.stop('SIGKILL');
    const away = await visitsFor(2500);
    areAnswered(away);
    expect(away.filter(({ placed }) => !placed)).to.deep.equal([]);
    expect(said('Location provider failed')).to.be.above(before);
    expect(server.printed.findLast((line) => line.includes('Location provider failed')))
      .to.include(`"server":"localhost:${String(places.port)}"`)
      .and.match(/"cause":"[^"]+"/);
    const later = away.slice(away.length / 2);
    const half = later.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(later.length / 2)]!;
    expect(half, 'once it is left alone nobody waits for it').to.be.below(200);

    const recovered = said('Location provider recovered');
    places = await startServer(folders[1]!.path, { PORT: String(places.port) });
    const end = performance.now() + 20_000;
    while (said('Location provider recovered') === recovered && performance.now() < end) areAnswered(await visitsFor(500));
    expect(said('Location provider recovered')).to.be.above(recovered);
  });
});

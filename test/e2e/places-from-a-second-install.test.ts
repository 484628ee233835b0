import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';

/** A different postal code of Laval each time, up to 2,000. */
const codeNumber = (number: number): string =>
  `H7S ${String(number % 10)}${LETTERS.charAt(Math.floor(number / 100) % LETTERS.length)}${String(Math.floor(number / 10) % 10)}`;

/** Accepts connections at a port and never answers, as a hung server does. */
const hangAt = async (port: number): Promise<{ readonly reached: () => number; readonly close: () => Promise<void> }> => {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    reached: () => sockets.length,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
};

describe('Places from a second install', function () {
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

  /** Three pages at a time, each for a place that has not been requested before; answers how many have their place. */
  let asked = 0;
  const threePages = async (): Promise<number> => {
    const placed = await Promise.all(
      [1, 2, 3].map(async () => {
        const code = codeNumber((asked += 1));
        const response = await fetch(server.url(`/_data/en-ca/directory?PostalCode=${encodeURIComponent(code)}`));
        expect(response.status).to.equal(200);
        const { frame } = (await response.json()) as { frame: { place: { postalCode: string } | null } };
        return frame.place?.postalCode === code;
      }),
    );
    await sleep(20);
    return placed.filter(Boolean).length;
  };
  const said = (text: string): number => server.printed.filter((line) => line.includes(text)).length;

  it('are found, by the embedded data while it is away, and every page is answered all the while', async () => {
    expect(await threePages()).to.equal(3);
    // The first calls may come while the other install still loads its places.
    while (said('Location provider failed') > said('Location provider recovered')) expect(await threePages()).to.equal(3);

    const failed = said('Location provider failed');
    await places.stop('SIGKILL');
    const hung = await hangAt(places.port);
    // A page that reaches the hung server waits for it; after a few it is left alone, and pages no longer reach it.
    let before: number;
    do {
      before = hung.reached();
      for (let k = 0; k < 5; k += 1) expect(await threePages()).to.equal(3);
    } while (hung.reached() > before);
    expect(before).to.be.greaterThan(0);
    expect(said('Location provider failed')).to.be.greaterThan(failed);
    expect(server.printed.findLast((line) => line.includes('Location provider failed')))
      .to.include(`"server":"localhost:${String(places.port)}"`)
      .and.match(/"cause":"[^"]+"/);
    await hung.close();

    const recovered = said('Location provider recovered');
    places = await startServer(folders[1]!.path, { PORT: String(places.port) });
    while (said('Location provider recovered') === recovered) expect(await threePages()).to.equal(3);
  });
});

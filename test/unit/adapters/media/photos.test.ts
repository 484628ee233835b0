import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { FileCache } from '../../../../src/adapters/media/file-cache.ts';
import { PhotoCache, type PhotoCacheSettings } from '../../../../src/adapters/media/photos.ts';
import { PHOTO_WIDTHS } from '../../../../src/domain/vehicle/photo-url.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';

const jpeg = (width: number, height: number, background = '#7a1f1f'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe("Dealers' photos", () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let requests: string[];
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  let photo: Buffer;
  const clock = new FixedClock();

  before(async () => {
    photo = await jpeg(1600, 1200);
    server = createServer((request, response) => {
      requests.push(request.url ?? '');
      respond(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'photos-'));
    requests = [];
    respond = (_, response) => response.end(photo);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const photos = (settings: Partial<PhotoCacheSettings> = {}): PhotoCache =>
    new PhotoCache({ copies: new FileCache(folder, 1e9), allowLocal: true, ...settings }, clock);
  const isMissing = async (url = `${origin}/car.jpg`, settings: Partial<PhotoCacheSettings> = {}): Promise<boolean> =>
    (await photos(settings).photo(url, 640)).kind === 'missing';
  const keptFiles = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    );

  it('are served as WebP in the width that is asked for', async () => {
    const cache = photos();
    for (const width of PHOTO_WIDTHS) {
      const answer = await cache.photo(`${origin}/car.jpg`, width);
      if (answer.kind === 'missing') throw new Error('missing');
      expect(answer.contentType).to.equal('image/webp');
      const metadata = await sharp(answer.bytes).metadata();
      expect([metadata.format, metadata.width, metadata.height]).to.deep.equal(['webp', width, (width * 3) / 4]);
    }
  });

  it('are fetched once, for all widths and after a restart', async () => {
    const cache = photos();
    for (const width of PHOTO_WIDTHS) await cache.photo(`${origin}/car.jpg`, width);
    expect((await photos().photo(`${origin}/car.jpg`, 320)).kind).to.equal('found');
    expect(requests).to.deep.equal(['/car.jpg']);
    expect(keptFiles()).to.have.lengthOf(3);
  });

  it('are those of their own address', async () => {
    const cache = photos();
    expect((await cache.photo(`${origin}/car.jpg`, 640)).kind).to.equal('found');
    respond = (_, response) => response.writeHead(404).end();
    expect((await cache.photo(`${origin}/other.jpg`, 640)).kind).to.equal('missing');
  });

  it('are fetched once when many visitors ask at the same time', async () => {
    const cache = photos();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, k) => cache.photo(`${origin}/car.jpg`, PHOTO_WIDTHS[k % 3]!)),
    );
    expect(answers.every(({ kind }) => kind === 'found')).to.be.true;
    expect(requests).to.have.lengthOf(1);
  });

  it('are known to be missing for ten minutes after they could not be had', async () => {
    const cache = photos();
    const [good, bad] = [`${origin}/car.jpg`, `${origin}/gone.jpg`];
    await cache.photo(good, 640);
    respond = (_, response) => response.writeHead(404).end();
    await cache.photo(bad, 640);
    expect([cache.isMissing(good), cache.isMissing(bad)]).to.deep.equal([false, true]);
    clock.advance(10 * 60_000 + 1);
    expect(cache.isMissing(bad)).to.equal(false);
  });

  it('are never fetched more than four at once', async () => {
    let open = 0;
    let most = 0;
    respond = (_, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open -= 1;
        response.end(photo);
      }, 15);
    };
    const small = await jpeg(40, 30);
    photo = small;
    const cache = photos();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, k) => cache.photo(`${origin}/${String(k)}.jpg`, 320)));
    photo = await jpeg(1600, 1200);
    expect(answers.every(({ kind }) => kind === 'found')).to.be.true;
    expect(requests).to.have.lengthOf(14);
    expect(most).to.equal(4);
  });

  it('are turned upright, lose their metadata, and are not enlarged', async () => {
    const sideways = await sharp(await jpeg(300, 200))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    respond = (_, response) => response.end(sideways);
    const answer = await photos().photo(`${origin}/phone.jpg`, 1280);
    if (answer.kind === 'missing') throw new Error('missing');
    const { width, height, exif } = await sharp(answer.bytes).metadata();
    expect({ width, height, exif }).to.deep.equal({ width: 200, height: 300, exif: undefined });
  });

  it('follow three redirects, not four', async () => {
    respond = ({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end(photo);
      else response.writeHead(302, { location: `/${String(left - 1)}` }).end();
    };
    expect(await isMissing(`${origin}/3`)).to.be.false;
    expect(await isMissing(`${origin}/4`)).to.be.true;
  });

  describe('are missing', () => {
    it('when the server has none, breaks off, or sends no photo', async () => {
      respond = (_, response) => response.writeHead(404).end(photo);
      expect(await isMissing()).to.be.true;
      respond = (_, response) => {
        response.writeHead(200, { 'content-length': photo.length });
        response.write(photo.subarray(0, 2000), () => response.destroy());
      };
      expect(await isMissing()).to.be.true;
      respond = (_, response) => response.end(photo.subarray(0, photo.length / 2));
      expect(await isMissing()).to.be.true;
      respond = (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>Gone</html>');
      expect(await isMissing()).to.be.true;
      respond = (_, response) => response.end('');
      expect(await isMissing()).to.be.true;
      respond = (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      expect(await isMissing()).to.be.true;
      respond = ({ socket }) => socket.destroy();
      expect(await isMissing()).to.be.true;
      expect(keptFiles()).to.deep.equal([]);
    });

    it('when the server takes too long, at whatever point', async () => {
      respond = () => undefined;
      expect(await isMissing(undefined, { timeoutMs: 60 })).to.be.true;
      respond = (_, response) => response.write(photo.subarray(0, 100));
      expect(await isMissing(undefined, { timeoutMs: 60 })).to.be.true;
    });

    it('when they have too many bytes or pixels', async () => {
      expect(await isMissing(undefined, { maxBytes: photo.length - 1 })).to.be.true;
      expect(await isMissing(undefined, { maxBytes: photo.length })).to.be.false;
      rmSync(folder, { recursive: true });
      expect(await isMissing(undefined, { maxPixels: 1600 * 1200 - 1 })).to.be.true;
    });

    it('when the address is not on the public internet', async () => {
      const { port } = server.address() as AddressInfo;
      const addresses = ['', 'car.jpg', 'file:///etc/passwd', 'ftp://example.org/a.jpg', 'data:image/png;base64,AAAA', 'http://'];
      const hosts = [
        '127.0.0.1',
        'localhost',
        '[::1]',
        '[::ffff:127.0.0.1]',
        '0.0.0.0',
        '10.0.0.1',
        '169.254.169.254',
        '2130706433',
      ];
      for (const address of [...addresses, ...hosts.map((host) => `http://${host}:${String(port)}/car.jpg`)])
        expect(await isMissing(address, { allowLocal: false, timeoutMs: 1000 }), address).to.be.true;
      expect(requests).to.deep.equal([]);
    });

    it('when a redirect leads away from the web', async () => {
      respond = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      expect(await isMissing()).to.be.true;
    });

    it('for ten minutes, without another request', async () => {
      const failures: string[] = [];
      const cache = photos({ onFailure: (url) => failures.push(url) });
      respond = (_, response) => response.writeHead(500).end();
      await cache.photo(`${origin}/car.jpg`, 320);
      respond = (_, response) => response.end(photo);
      clock.advance(9 * 60_000);
      expect((await cache.photo(`${origin}/car.jpg`, 320)).kind).to.equal('missing');
      expect(requests).to.have.lengthOf(1);
      expect(failures).to.deep.equal([`${origin}/car.jpg`]);
      clock.advance(2 * 60_000);
      expect((await cache.photo(`${origin}/car.jpg`, 320)).kind).to.equal('found');
    });
  });

  it('take no more room than they may: those not seen for longest go', async () => {
    const ask = async (cache: PhotoCache, name: number): Promise<void> => {
      clock.advance(60_000);
      for (const width of PHOTO_WIDTHS) await cache.photo(`${origin}/${String(name)}`, width);
    };
    await ask(photos(), 0);
    const room = 3.5 * keptFiles().reduce((sum, path) => sum + statSync(path).size, 0);

    const cache = photos({ copies: new FileCache(folder, room) });
    for (const name of [1, 2, 0, 3]) await ask(cache, name);
    expect(keptFiles().reduce((sum, path) => sum + statSync(path).size, 0)).to.be.at.most(room);
    requests = [];
    for (const name of [3, 0, 1]) await ask(cache, name);
    expect(requests, 'seen more recently than the others').to.deep.equal(['/1']);
  });
});

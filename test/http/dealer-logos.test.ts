/** The logos of dealers (specification, section 2: result cards). */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import sharp from 'sharp';
import { fetchLogo } from '../../src/adapters/media/fetch-logo.ts';
import { logoPicture } from '../../src/adapters/media/logo-picture.ts';
import { namedLogo } from '../../src/adapters/media/named-logo.ts';
import { generateInventory } from '../../src/adapters/demo/generate-inventory.ts';
import { fetchLogos } from '../../src/application/dealers/fetch-logos.ts';
import { importFeed } from '../../src/application/inventory/import-feed.ts';
import { OPERATOR, type LogoPicture } from '../../src/ports/media/dealer-logos.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';
import { feedOf } from '../support/feeds/a-feed.ts';
import { aProfile } from '../support/feeds/a-profile.ts';
import { startLocalServer } from '../support/servers/local-server.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { FakeLocationProvider } from '../support/fakes/fake-location-provider.ts';

const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#a00' } })
    .png()
    .toBuffer();

const appWith = async (logo: LogoPicture): Promise<TestApp> => {
  const app = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
  await app.inventory.transaction((inventory) => inventory.setLogo(1, logo, OPERATOR));
  return app;
};

describe('A dealer’s logo', () => {
  it('is on cards, beside the map too, and on the pages of vehicle and dealer, at an address that may be kept for ever', async () => {
    const logo = await logoPicture(await png(600, 200));
    const { get } = await appWith(logo);
    const address = `/dealer-logo/${logo.name}`;
    const vehicle = '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';
    for (const path of [
      '/en-ca/cars',
      '/en-ca/cars-2',
      vehicle,
      '/en-ca/dealer-inventory/autos-du-pont-viau-1',
      '/en-ca/directory',
    ])
      expect((await get(path)).body, path).to.include(`src="${address}"`);
    const answer = await get(address);
    expect(answer.statusCode).to.equal(200);
    expect(answer.headers).to.include({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    for (const other of ['0'.repeat(32), '../package', logo.name.replace('.webp', '.svg'), `${logo.name}x`])
      expect((await get(`/dealer-logo/${other}`)).statusCode, other).to.equal(404);
  });

  it('is painted into pixels of a bounded size, whatever the file was', async () => {
    const large = await sharp((await logoPicture(await png(3000, 900))).bytes).metadata();
    expect([large.format, large.width, large.height]).to.deep.equal(['webp', 360, 108]);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>alert(1)</script><path d="M0 0h20v10z"/></svg>';
    const painted = await logoPicture(Buffer.from(drawing));
    expect(painted.name).to.match(/\.webp$/);
    expect(Buffer.from(painted.bytes).toString('latin1')).not.to.include('script');
  });

  it('is no file that is too large, broken or no picture', async () => {
    const reasonOf = (bytes: Buffer): Promise<string> =>
      logoPicture(bytes).then(
        () => 'taken',
        (error: unknown) => (error as Error).message,
      );
    expect(await reasonOf(Buffer.alloc(2 * 1024 ** 2 + 1))).to.equal('it has more than 2 MB');
    expect(await reasonOf(Buffer.from('<html>'))).to.include('it is no PNG, JPEG');
    expect(await reasonOf((await png(300, 100)).subarray(0, 200))).to.match(/^it is (broken|no PNG)/);
    expect(await reasonOf(await png(6000, 6000))).to.match(/too many pixels|it is no PNG/);
  });

  it('that a feed names is fetched once after the import, and another one when the feed names another', async () => {
    const inventory = new InMemoryInventory();
    const clock = new FixedClock();
    const file = await png(300, 100);
    const server = await startLocalServer((_request, response) => response.end(file));
    const named = (path: string) =>
      importFeed(
        { inventory, places: new FakeLocationProvider(), clock },
        {
          feed: feedOf([
            { stock: 'A1', make: 'Kia', model: 'Rio', id: 'D1', dealer: 'Autos Laval', logo: `${server.url}${path}` },
          ]),
          profile: aProfile({
            dealer: { key: 'id', name: 'dealer', logo: 'logo' },
            fields: { stockNumber: 'stock', make: 'make', model: 'model' },
          }),
          dealerId: null,
          dryRun: false,
          allowRemovals: false,
        },
      );
    const asked: string[] = [];
    const fetching = (withinMs = 1000) =>
      fetchLogos(
        {
          writing: inventory,
          logos: inventory,
          clock,
          fetchLogo: (address) => {
            asked.push(address.slice(server.url.length));
            return address.endsWith('/gone')
              ? Promise.reject(new Error('answered 404'))
              : fetchLogo(address, { allowLocal: true });
          },
        },
        withinMs,
      );
    try {
      await named('/1');
      expect(await fetching(0)).to.deep.equal({ stored: 0, failed: [], left: 1 });
      expect(asked, 'in no time').to.deep.equal([]);
      expect(await fetching()).to.deep.equal({ stored: 1, failed: [], left: 0 });
      expect(await fetching()).to.deep.equal({ stored: 0, failed: [], left: 0 });
      const { logo } = (await inventory.dealerOfId(1))!;
      expect(logo).to.equal((await logoPicture(file)).name);
      await named('/gone');
      expect((await fetching()).failed.map(({ reason }) => reason)).to.deep.equal(['answered 404']);
      expect((await inventory.dealerOfId(1))!.logo).to.equal(logo);
      expect(asked).to.deep.equal(['/1', '/gone']);
      await inventory.transaction((writing) => writing.setLogo(1, null, OPERATOR));
      await named('/2');
      expect(await fetching()).to.deep.equal({ stored: 0, failed: [], left: 0 });
    } finally {
      await server.close();
    }
  });

  it('of most dealers of the demo is a drawing that comes with the product', async () => {
    const demo = generateInventory({ listings: 1, now: 0, logosFolder: 'feeds/demo/logos' });
    const logo = demo.logos.get(demo.dealers[0]!.key)!;
    const drawing = readFileSync('feeds/demo/logos/rivemont.svg');
    expect(logo.name).to.equal(namedLogo(drawing, '.svg').name);
    const answer = await (await appWith(logo)).get(`/dealer-logo/${logo.name}`);
    expect(answer.headers['content-type']).to.contain('image/svg+xml');
    expect(answer.body).to.equal(drawing.toString());
    expect(answer.body).not.to.match(/<script|\son|href=|<text|<image/);
  });
});

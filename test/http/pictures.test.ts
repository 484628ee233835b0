import { expect } from 'chai';
import { pictureOfVehicle } from '../../src/domain/vehicle/illustration.ts';
import { vehiclePath } from '../../src/domain/vehicle/vehicle-url.ts';
import type { Images } from '../../src/ports/media/images.ts';
import { aStyleRecord } from '../support/builders/a-style-record.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

const photo = { url: 'https://photos.example/1.jpg', type: 'photo', language: null } as const;

describe('Pictures', () => {
  it('shows the vehicle’s drawing for a photo that cannot be loaded, in the size of a photo', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle().with({ body: 'suv', colour: 'red', images: [photo] }) }] });
    const answer = await get('/media/1/0-640.webp');
    expect(answer.statusCode).to.equal(200);
    expect(answer.headers['content-type']).to.contain('image/svg+xml');
    expect(answer.headers['cache-control']).to.equal('public, max-age=600');
    const [, , , width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(answer.body)!.map(Number);
    expect(width! / height!).to.be.closeTo(1.5, 0.01);
  });

  it('leaves photos that could not be had a short while ago out of the vehicle’s page, and says so where there is none left', async () => {
    const gone = { ...photo, url: 'https://photos.example/gone.jpg' };
    const vehicles = [
      {
        vehicle: aVehicle()
          .withId(1)
          .with({ images: [gone, photo] }),
      },
      {
        vehicle: aVehicle()
          .withId(2)
          .stock('b')
          .with({ images: [gone] }),
      },
    ];
    const images: Images = { photo: () => Promise.resolve({ kind: 'missing' }), isMissing: (url) => url === gone.url };
    const { get } = await testApp({ vehicles }, { images });
    const page = async (id: number) => (await get(vehiclePath(aVehicle().withId(id).build(), 1))).body;
    expect(await page(1))
      .to.include('href="/media/1/1-1280.webp"')
      .and.not.to.include('href="/media/1/0-1280.webp"');
    expect(await page(2))
      .to.include('the dealer’s photos cannot be loaded right now')
      .and.not.to.include('href="/media/2/0-1280.webp"');
  });

  it('serves a style’s photo from its own copy, and the drawing where it cannot be had', async () => {
    const styles = [aStyleRecord({ images: [photo, { ...photo, url: 'https://photos.example/gone.jpg' }] })];
    const asked: string[] = [];
    const images: Images = {
      photo(url, width) {
        asked.push(`${url} ${String(width)}`);
        return Promise.resolve(
          url === photo.url ? { kind: 'found', contentType: 'image/webp', bytes: Buffer.from('a photo') } : { kind: 'missing' },
        );
      },
      isMissing: () => false,
    };
    const { get } = await testApp({ styles }, { images });
    const found = await get('/media/style-1/0-1280.webp');
    expect([found.statusCode, found.headers['content-type'], found.body]).to.deep.equal([200, 'image/webp', 'a photo']);
    expect(asked).to.deep.equal(['https://photos.example/1.jpg 1280']);
    expect((await get('/media/style-1/1-320.webp')).headers['content-type']).to.contain('image/svg+xml');
    expect((await get('/media/style-1/2-320.webp')).statusCode).to.equal(404);
    expect((await get('/media/style-9/0-320.webp')).statusCode).to.equal(404);
  });

  it('shows a plate with the name of a vehicle whose body nobody knows, not another vehicle', async () => {
    const nameless = aVehicle().with({ make: 'Dacia', model: 'Jogger <b>&', year: 2022, body: null, colour: 'red', images: [] });
    const { get } = await testApp({ vehicles: [{ vehicle: nameless }] });
    const answer = await get(pictureOfVehicle(nameless.build()));
    expect([answer.statusCode, answer.headers['content-type']?.split(';', 1)[0]]).to.deep.equal([200, 'image/svg+xml']);
    expect(answer.body)
      .to.match(/^<svg .*<\/svg>$/s)
      .and.to.include('<title>Dacia Jogger &lt;b&gt;&amp; 2022</title>');
    expect(answer.body).to.include('#a91d2a').and.not.to.include('<b>');
  });

  it('has no picture of an unknown vehicle, and no unknown drawing', async () => {
    const { get } = await testApp();
    for (const path of ['/media/7/0-640.webp', '/media/x', '/art/spaceship-ffffff.svg', '/art/..%2f..%2fpackage.svg'])
      expect((await get(path)).statusCode, path).to.equal(404);
  });
});

import { expect } from 'chai';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

describe('Pictures', () => {
  it('shows a photo that cannot be had as the vehicle’s drawing, in the shape of a photo', async () => {
    const photo = { url: 'https://photos.example/1.jpg', type: 'photo', language: null } as const;
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle().with({ body: 'suv', colour: 'red', images: [photo] }) }] });
    const answer = await get('/media/1/0-640.webp');
    expect(answer.statusCode).to.equal(200);
    expect(answer.headers['content-type']).to.contain('image/svg+xml');
    expect(answer.headers['cache-control']).to.equal('public, max-age=600');
    const [, , , width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(answer.body)!.map(Number);
    expect(width! / height!).to.be.closeTo(1.5, 0.01);
  });

  it('knows no picture of a vehicle that is not there, and no drawing that is not ours', async () => {
    const { get } = await testApp();
    for (const path of ['/media/7/0-640.webp', '/media/x', '/art/spaceship-ffffff.svg', '/art/..%2f..%2fpackage.svg'])
      expect((await get(path)).statusCode, path).to.equal(404);
  });
});

import { expect } from 'chai';
import { checkFeed, feedText } from '../../../../src/application/feeds-out/offers.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { portsWith } from '../../../support/page-ports.ts';
import { collect } from '../../../support/stored-inventory.ts';

const voice = { site: aSite(), languageId: 1, origin: 'https://cars.example' } as const;

const stocked = async () => {
  const { inventory } = await portsWith([
    aVehicle().numbered(),
    aVehicle().withoutImages(),
    aVehicle().numbered().sold(),
    aVehicle(),
    aVehicle().numbered(),
  ]);
  return { listed: inventory, vehicles: inventory };
};

describe('the vehicles that go out by a feed', () => {
  it('are those that its owner takes, among those that are listed', async () => {
    const lines = (await collect(feedText('google', voice, await stocked()))).join('').trim().split('\r\n');
    expect(lines).to.have.length(2);
    expect(lines[1]).to.match(/^1,JTMRWRFV1KD000001,/);
  });

  it('are counted, and so is what keeps the others back', async () => {
    const refused: (readonly [number, string])[] = [];
    const check = await checkFeed('meta', voice, await stocked(), ({ id }, obstacles) => refused.push([id, obstacles.join()]));
    expect(check).to.deep.equal({
      vehicles: 3,
      eligible: 1,
      obstacles: new Map([
        ['vin', 2],
        ['photo', 1],
      ]),
    });
    expect(refused).to.deep.equal([
      [2, 'vin,photo'],
      [4, 'vin'],
    ]);
  });

  it('of an empty inventory are a header alone', async () => {
    const { inventory } = await portsWith([]);
    const text = await collect(feedText('google', voice, { listed: inventory, vehicles: inventory }));
    expect(text).to.have.length(1);
    expect(text[0]).to.match(/^id,VIN,store_code,/);
  });
});

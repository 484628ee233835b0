import { expect } from 'chai';
import { distancePenalty, pertinenceOf, pertinenceParts } from '../../../../src/domain/inventory/pertinence.ts';
import type { Vehicle } from '../../../../src/domain/vehicle/vehicle.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';

const DAY = 86_400_000;
const complete = aVehicle().with({ firstSeen: Date.UTC(2020, 0, 11) });
const score = (changes: Partial<Vehicle>): number => pertinenceOf(complete.with(changes).build());

describe('Pertinence', () => {
  it('adds up completeness, photos, price, availability and freshness as written', () => {
    expect(pertinenceParts(complete.build())).to.deep.equal({
      completeness: 30,
      photos: 4,
      price: 15,
      availability: 20,
      freshness: 2,
    });
    expect(pertinenceOf(complete.build())).to.equal(71);
  });

  it('takes 3 points for each fact that is not stated', () => {
    for (const fact of [
      'year',
      'version',
      'body',
      'mileageKm',
      'transmission',
      'fuel',
      'drivetrain',
      'colour',
      'description',
    ] as const) {
      expect(score({ [fact]: null }), fact).to.equal(68);
    }
    expect(score({ engineLitres: null, powerKw: null })).to.equal(68);
    expect(score({ engineLitres: null })).to.equal(71);
  });

  it('counts ten photos at most, and no documents', () => {
    const image = { url: 'https://photos.example/1.jpg', language: null };
    expect(
      pertinenceParts(
        complete
          .with({
            images: Array<typeof image>(15)
              .fill(image)
              .map((each) => ({ ...each, type: 'photo' })),
          })
          .build(),
      ).photos,
    ).to.equal(20);
    expect(pertinenceParts(complete.with({ images: [{ ...image, type: 'document' }] }).build()).photos).to.equal(0);
  });

  it('puts available vehicles before others', () => {
    const [available, coming, reserved] = (['available', 'coming', 'reserved'] as const).map((availability) =>
      score({ availability }),
    );
    expect([available, coming, reserved]).to.deep.equal([71, 61, 51]);
  });

  it('weighs a day the same at any time, so that the order of two vehicles does not change', () => {
    const { firstSeen } = complete.build();
    expect(score({ firstSeen: firstSeen + 30 * DAY }) - score({})).to.be.closeTo(6, 1e-9);
    expect(score({ firstSeen: firstSeen + 1030 * DAY }) - score({ firstSeen: firstSeen + 1000 * DAY })).to.be.closeTo(6, 1e-9);
  });

  it('takes up to 20 points for distance, in proportion to the circle', () => {
    expect(distancePenalty(0, 100)).to.equal(0);
    expect(distancePenalty(50, 100)).to.equal(10);
    expect(distancePenalty(1000, 1000)).to.equal(20);
    expect(distancePenalty(0, 0)).to.equal(0);
  });
});

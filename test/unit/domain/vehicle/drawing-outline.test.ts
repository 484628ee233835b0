import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { BODIES, drawingOfBody, typeOfBody } from '../../../../src/domain/vehicle/attributes.ts';
import { CAR_BOX, outlineOf } from '../../../../src/domain/vehicle/drawing-outline.ts';

describe('Where a vehicle stands in its drawing', () => {
  it('is said as the drawing has it: the frame of all cars, its axles, its wheels and the ground under them', () => {
    const cars = BODIES.filter((body) => typeOfBody(body) === 'car' && body !== 'other');
    expect(cars).to.have.length.above(7);
    for (const body of cars) {
      const drawing = drawingOfBody(body)!;
      const svg = readFileSync(`src/adapters/media/art/${drawing}.svg`, 'utf8');
      const wheels = [...svg.matchAll(/<use x="([\d.]+)" y="([\d.]+)" href="#[a-z]{2}w"/g)];
      const radius = Number(/<g id="[a-z]{2}w"><circle r="([\d.]+)"/.exec(svg)?.[1]);
      const outline = outlineOf(drawing);
      expect(CAR_BOX.join(' '), drawing).to.equal(/viewBox="([^"]*)"/.exec(svg)?.[1]);
      expect(outline?.wheel, drawing).to.equal(radius);
      expect(outline?.axles, drawing).to.deep.equal(wheels.map((wheel) => Number(wheel[1])));
      expect(outline?.ground, drawing).to.be.closeTo(Number(wheels[0]?.[2]) + radius, 1);
    }
  });

  it('follows the size of the model, at ten millimetres a unit, in the middle of the frame', () => {
    const outline = outlineOf('hatchback', { length: 3570, height: 1490, wheelbase: 2300 })!;
    expect(outline.rear - outline.front).to.be.closeTo(357, 0.2);
    expect(outline.ground - outline.roof).to.be.closeTo(149, 0.2);
    expect(outline.axles[1] - outline.axles[0]).to.be.closeTo(230, 0.2);
    expect((outline.front + outline.rear) / 2).to.be.closeTo(354, 0.2);
    expect(outline.wheel).to.be.closeTo(31.5, 0.1);
    expect(outline.axles[0], 'of the overhangs as much before the axle as its class has').to.be.closeTo(244.3, 0.2);
  });

  it('stays that of the class for a size that is none of its class: an error of data', () => {
    const usual = outlineOf('suv');
    for (const size of [
      { length: 9999, height: 1690, wheelbase: 2690 },
      { length: 4600, height: 400, wheelbase: 2690 },
      { length: 4600, height: 1690, wheelbase: 1500 },
      { length: 4200, height: 1690, wheelbase: 3490 },
      { length: 4600, height: 3000, wheelbase: 2690 },
      { length: 5900, height: 1690, wheelbase: 1900 },
    ])
      expect(outlineOf('suv', size), JSON.stringify(size)).to.equal(usual);
  });

  it('is not said of what is no car', () => {
    for (const body of ['motorcycle', 'boat', 'motorhome'] as const) expect(outlineOf(drawingOfBody(body)), body).to.equal(null);
  });
});

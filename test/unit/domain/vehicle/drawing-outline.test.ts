import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { BODIES, drawingOfBody, typeOfBody } from '../../../../src/domain/vehicle/attributes.ts';
import { outlineOf } from '../../../../src/domain/vehicle/drawing-outline.ts';

describe('Where a vehicle stands in its drawing', () => {
  it('is said as the drawing has it: its box, its axles and the ground under its wheels', () => {
    const cars = BODIES.filter((body) => typeOfBody(body) === 'car' && body !== 'other');
    expect(cars).to.have.length.above(7);
    for (const body of cars) {
      const drawing = drawingOfBody(body)!;
      const svg = readFileSync(`src/adapters/media/art/${drawing}.svg`, 'utf8');
      const wheels = [...svg.matchAll(/<use x="([\d.]+)" y="([\d.]+)" href="#[a-z]{2}w"/g)];
      const radius = Number(/<g id="[a-z]{2}w"><circle r="([\d.]+)"/.exec(svg)?.[1]);
      const outline = outlineOf(drawing);
      expect(outline?.box.join(' '), drawing).to.equal(/viewBox="([^"]*)"/.exec(svg)?.[1]);
      expect(outline?.axles, drawing).to.deep.equal(wheels.map((wheel) => Number(wheel[1])));
      expect(outline?.ground, drawing).to.be.closeTo(Number(wheels[0]?.[2]) + radius, 1);
    }
  });

  it('is not said of what is no car', () => {
    for (const body of ['motorcycle', 'boat', 'motorhome'] as const) expect(outlineOf(drawingOfBody(body)), body).to.equal(null);
  });
});

import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import svgpath from 'svgpath';
import { paintIllustration } from '../../../../src/adapters/media/illustrations.ts';
import { DRAWINGS, type Body } from '../../../../src/domain/vehicle/attributes.ts';
import { drawingName, illustrationOfBody, pictureOfVehicle } from '../../../../src/domain/vehicle/illustration.ts';
import sizes from '../../../../src/domain/vehicle/sizes.json' with { type: 'json' };

describe('painting an illustration', () => {
  it('writes the colour into the drawing', () => {
    const svg = paintIllustration('suv-a91d2a');
    expect(svg)
      .to.match(/^<svg /)
      .and.to.include('color:#a91d2a')
      .and.not.to.include('--paint');
  });

  it('leaves the backdrop to the page, in every drawing and under 6 KB', () => {
    for (const drawing of DRAWINGS) {
      const svg = paintIllustration(`${drawing}-aeb4b9`) ?? '';
      expect(svg, drawing)
        .to.match(/<\/svg>\s*$/)
        .and.not.to.include('var(--');
      expect(Buffer.byteLength(svg), drawing).to.be.lessThan(6 * 1024);
    }
  });

  it('draws a model in its own length, height and wheelbase, with round wheels', () => {
    const long = paintIllustration('suv~500x175x290-a91d2a') ?? '';
    const short = paintIllustration('suv~410x157x258-a91d2a') ?? '';
    const axles = (svg: string) => [...svg.matchAll(/translate\(([\d.]+) [\d.]+\)scale/g)].map((match) => Number(match[1]));
    const [fore = 0, aft = 0] = axles(long);
    expect(aft - fore).to.be.closeTo(290, 0.3);
    const [shortFore = 0, shortAft = 0] = axles(short);
    expect(shortAft - shortFore).to.be.closeTo(258, 0.3);
    expect(long).to.match(/<g id="suw"><circle r="37"/);
    expect(long).to.include('color:#a91d2a').and.not.to.include('NaN');
    const sides = (svg: string) => {
      const xs: number[] = [];
      svgpath(/<path id="sub" d="([^"]+)"/.exec(svg)?.[1] ?? '')
        .abs()
        .iterate(([command, ...values]) => {
          if (command === 'H') xs.push(values[0] ?? 0);
          else if (command !== 'V' && values.length > 1) xs.push(values.at(-2) ?? 0);
        });
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(sides(long)).to.be.closeTo(500, 2);
    expect(sides(short)).to.be.closeTo(410, 2);
  });

  it('leaves no drawing of a size over 6 KB compressed, or with a number that is none', () => {
    for (const [body, makes] of Object.entries(sizes))
      for (const models of Object.values(makes)) {
        const [, side] = / (\d+x\d+x\d+)/.exec(models) ?? [];
        const [length = 0, height = 0, wheelbase = 0] = (side ?? '').split('x').map(Number);
        const colour = 'red';
        const path = pictureOfVehicle(
          { type: 'car', make: '-', model: '-', year: null, version: null, body: body as Body, colour },
          { length, height, wheelbase },
        );
        const svg = paintIllustration(drawingName(path)) ?? '';
        expect(svg, path)
          .to.match(/<\/svg>\s*$/)
          .and.not.to.match(/NaN|undefined|var\(--/);
        expect(gzipSync(svg).byteLength, path).to.be.lessThan(6 * 1024);
      }
  });

  it('answers every address that a page may name', () => {
    expect(paintIllustration(drawingName(illustrationOfBody('boat', 'navy') ?? ''))).to.be.a('string');
  });

  for (const name of [
    'suv',
    'suv-123456',
    'spaceship-a91d2a',
    '../suv-a91d2a',
    'suv-A91D2A',
    'suv_a91d2a',
    '',
    'plate~Dacia~Jogger-a91d2a',
    'plate~~~2020-a91d2a',
    'suv~999x169x269-a91d2a',
    'suv~460x169-a91d2a',
    'boat~460x169x269-a91d2a',
  ]) {
    it(`knows nothing of “${name}”`, () => {
      expect(paintIllustration(name)).to.equal(null);
    });
  }
});

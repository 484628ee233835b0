import { expect } from 'chai';
import type { MapFrame } from '../../src/domain/map/mercator.ts';
import type { BaseMaps } from '../../src/ports/media/base-maps.ts';

const MONTREAL: MapFrame = { width: 800, height: 240, zoom: 8, centre: { latitude: 45.52, longitude: -73.58 } };

/** What every map of the server's own keeps to. */
export const baseMapsContract = (name: string, make: () => BaseMaps): void => {
  describe(`The map of ${name}`, () => {
    it('is a picture of the land, without names', async () => {
      const svg = await make().draw('CA', MONTREAL);
      expect(svg).to.match(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
      expect(svg).to.match(/<path class="land" d="M[^"]+z"/);
      expect(svg).not.to.contain('<text');
    });

    it('names the town in the language that is asked for', async () => {
      const [fr, en] = await Promise.all(
        (['fr', 'en'] as const).map((tongue) => make().labels('CA', { frame: MONTREAL, tongue, taken: [] })),
      );
      expect(fr?.map(({ text }) => text)).to.include('Montréal');
      expect(en?.some(({ text }) => /^Montr[eé]al$/.test(text))).to.equal(true);
    });

    it('names nothing where all room is taken', async () => {
      const taken = [{ left: 0, top: 0, right: 800, bottom: 240 }];
      expect(await make().labels('CA', { frame: MONTREAL, tongue: 'en', taken })).to.deep.equal([]);
    });
  });
};

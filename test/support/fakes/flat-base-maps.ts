import type { BaseMap } from '../../../src/domain/map/base-map.ts';
import { readBaseMap } from '../../../src/domain/map/base-map.ts';
import { cutMap } from '../../../src/domain/map/cut-map.ts';
import { placeLabels } from '../../../src/domain/map/place-labels.ts';
import type { BaseMaps } from '../../../src/ports/media/base-maps.ts';

/** One square of land with one town in its middle, Montréal, which is Montreal in English. */
const FLAT_MAP: BaseMap = readBaseMap({
  world: 1000,
  layers: {
    around: [],
    land: [[200, 300, 200, 0, 0, 200, -200, 0, 0, -200]],
    lakes: [],
    streams: [],
    rivers: [],
    districts: [],
    regions: [],
    countries: [],
    roads: [],
    highways: [],
  },
  labels: [[0, 295.6, 357.8, 3, 99, 2, ['Montreal', 'Montréal', 'Montreal']]],
});

export class FlatBaseMaps implements BaseMaps {
  draw(...[, frame]: Parameters<BaseMaps['draw']>): Promise<string> {
    return Promise.resolve(
      `<svg xmlns="http://www.w3.org/2000/svg"><path class="land" d="${cutMap(FLAT_MAP, frame).land}"/></svg>`,
    );
  }

  labels(...[, request]: Parameters<BaseMaps['labels']>): ReturnType<BaseMaps['labels']> {
    return Promise.resolve(placeLabels(FLAT_MAP.labels, request));
  }
}

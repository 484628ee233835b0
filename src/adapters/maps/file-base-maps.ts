/** The maps of public/map, read when they are first asked for. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MarketCountry } from '../../domain/location/expected-place.ts';
import { MAP_LAYERS, baseMapFile, readBaseMap, type BaseMap, type BaseMapFile } from '../../domain/map/base-map.ts';
import { cutMap } from '../../domain/map/cut-map.ts';
import { placeLabels } from '../../domain/map/place-labels.ts';
import type { BaseMaps } from '../../ports/media/base-maps.ts';

/** The colours of the page's map (ui/map/base-layer.css): a picture does not inherit them, only whether it is light or dark. */
const STYLE =
  '.water{fill:#c4d8df}.around{fill:#e8e7e2}.land{fill:#f4f3ee}.lakes{fill:#c4d8df}.around,.land,.lakes{stroke:#a6c1cb;stroke-width:.8}' +
  '.streams,.rivers{stroke:#c4d8df}.rivers{stroke-width:1.8}.roads{stroke:#dcd6c6;stroke-width:1.2}.highways{stroke:#e3cf9f;stroke-width:2}' +
  '.districts{stroke:#dcdad3}.regions{stroke:#b5b2a9;stroke-dasharray:5 4}.countries{stroke:#9b978d;stroke-width:1.4}' +
  '@media(prefers-color-scheme:dark){.water,.lakes{fill:#1c2a30}.around{fill:#211f1d}.land{fill:#2c2926}.around,.land,.lakes{stroke:#2f4650}' +
  '.streams,.rivers{stroke:#1c2a30}.roads{stroke:#45403a}.highways{stroke:#5f5238}' +
  '.districts{stroke:#383430}.regions{stroke:#57524b}.countries{stroke:#79736a}}';

export const fileBaseMaps = (publicFolder: string): BaseMaps => {
  const maps = new Map<MarketCountry, Promise<BaseMap>>();
  const read = async (country: MarketCountry): Promise<BaseMap> =>
    readBaseMap(JSON.parse(await readFile(join(publicFolder, 'map', baseMapFile(country)), 'utf8')) as BaseMapFile);
  const mapOf = (country: MarketCountry): Promise<BaseMap> => {
    const known = maps.get(country);
    if (known) return known;
    const map = read(country);
    maps.set(country, map);
    // A file that could not be read is tried again at the next request.
    map.catch(() => maps.delete(country));
    return map;
  };
  return {
    draw: async (country, frame) => {
      const paths = cutMap(await mapOf(country), frame);
      const drawn = MAP_LAYERS.filter((layer) => paths[layer] !== '').map(
        (layer) => `<path class="${layer}" d="${paths[layer]}"/>`,
      );
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(frame.width)} ${String(frame.height)}" fill="none">` +
        `<style>${STYLE}</style><rect class="water" width="100%" height="100%"/>${drawn.join('')}</svg>`
      );
    },
    labels: async (country, request) => placeLabels((await mapOf(country)).labels, request),
  };
};

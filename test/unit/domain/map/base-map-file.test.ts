import { expect } from 'chai';
import { MAP_LAYERS, readBaseMap, type BaseMapFile } from '../../../../src/domain/map/base-map.ts';

describe('The file of a country’s map', () => {
  const empty = Object.fromEntries(MAP_LAYERS.map((layer) => [layer, []])) as unknown as BaseMapFile['layers'];

  it('has its outlines in steps from point to point, which are read as shares of the world with their bounds', () => {
    const file: BaseMapFile = { world: 8, layers: { ...empty, lakes: [[4, 2, 2, 1, -4, 3]] }, labels: [] };
    const { layers } = readBaseMap(file);
    expect(layers.land).to.deep.equal([]);
    expect(layers.lakes).to.deep.equal([
      { points: Float32Array.from([0.5, 0.25, 0.75, 0.375, 0.25, 0.75]), west: 0.25, east: 0.75, north: 0.25, south: 0.75 },
    ]);
  });

  it('has names of one language for all three, or of each, the English one where one is missing', () => {
    const town = [0, 4, 2, 3, 9, 2.5] as const;
    const labels: BaseMapFile['labels'] = [
      [...town, 'Laval'],
      [...town, ['London', 'Londres', 'Londres']],
      [1, 4, 2, 3, 9, 2.5, ['Ontario']],
      [3, 4, 2, 3, 9, 2.5, []],
    ];
    const read = readBaseMap({ world: 8, layers: empty, labels }).labels;
    expect(read[0]).to.deep.equal({
      kind: 'town',
      x: 0.5,
      y: 0.25,
      from: 3,
      to: 9,
      rank: 2.5,
      names: { en: 'Laval', fr: 'Laval', es: 'Laval' },
    });
    expect(read[1]?.names).to.deep.equal({ en: 'London', fr: 'Londres', es: 'Londres' });
    expect(read[2]).to.deep.include({ kind: 'region', names: { en: 'Ontario', fr: 'Ontario', es: 'Ontario' } });
    expect(read[3]).to.deep.include({ kind: 'water', names: { en: '', fr: '', es: '' } });
  });
});

import { expect } from 'chai';
import { isListCode, listOfCode, listPaths } from '../../../../src/domain/inventory/list-layouts.ts';

describe('The lists among the pages', () => {
  it('are two divisions in three layouts', () => {
    const codes = [
      'Public_Cars',
      'Public_Cars2',
      'Public_Cars3',
      'Public_Recreative',
      'Public_Recreative2',
      'Public_Recreative3',
    ] as const;
    expect(codes.map((code) => Object.values(listOfCode(code)).join(' '))).to.deep.equal([
      'Automotive cards',
      'Automotive map',
      'Automotive table',
      'Recreative cards',
      'Recreative map',
      'Recreative table',
    ]);
    expect(codes.every(isListCode)).to.equal(true);
    expect(isListCode('Public_Index')).to.equal(false);
    expect(listOfCode('Public_Index')).to.deep.equal({ division: 'Automotive', layout: 'cards' });
  });

  it('have a path each', () => {
    expect(listPaths('Automotive', 1)).to.deep.equal({ cards: '/en-ca/cars', map: '/en-ca/cars-2', table: '/en-ca/cars-3' });
    expect(listPaths('Recreative', 1).map).to.equal('/en-ca/recreative-2');
  });
});

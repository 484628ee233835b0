import { expect } from 'chai';
import { makeName, splitMakeAndModel } from '../../../../src/domain/vehicle/makes.ts';
import { modelName, versionName } from '../../../../src/domain/vehicle/model-names.ts';

describe('Names of makes, models and trims', () => {
  for (const [text, name] of [
    ['MERCEDES-BENZ', 'Mercedes-Benz'],
    ['mercedes', 'Mercedes-Benz'],
    ['bmw', 'BMW'],
    ['Ram', 'RAM'],
    ['Mini', 'MINI'],
    ['citroen', 'Citroën'],
    ['SKODA', 'Škoda'],
    ['Land-Rover', 'Land Rover'],
    ['VW', 'Volkswagen'],
    ['HOLMWOOD TRAILERS', 'Holmwood Trailers'],
    ['holmwood', 'Holmwood'],
    ['McGregor', 'McGregor'],
    ['KZX', 'KZX'],
    ['FIT', 'FIT'],
    ['HOLM', 'Holm'],
  ] as const)
    it(`writes the make ${text} as ${name}`, () => expect(makeName(text)).to.equal(name));

  for (const [text, make, name] of [
    ['RAV4', 'Toyota', 'RAV4'],
    ['Rav4', 'Toyota', 'RAV4'],
    ['GRAND CHEROKEE', 'Jeep', 'Grand Cherokee'],
    ['C-CLASS', 'Mercedes-Benz', 'C-Class'],
    ['CR-V', 'Honda', 'CR-V'],
    ['C-Hr', 'Toyota', 'C-HR'],
    ['F150', 'Ford', 'F-150'],
    ['GTI', 'Volkswagen', 'GTI'],
    ['FIT', 'Honda', 'Fit'],
    ['SILVERADO 1500', 'Chevrolet', 'Silverado 1500'],
    ['RAM 1500', 'RAM', '1500'],
    ['Xc40', 'Volvo', 'XC40'],
    ['Ds 4', 'DS', 'Ds 4'],
    ['Grand Scénic', 'Renault', 'Grand Scénic'],
    ['bullet 212rbswe', 'Keystone', 'Bullet 212RBSWE'],
    ['805 cm³', 'Kawasaki', '805 cm³'],
  ] as const)
    it(`writes the model ${text} as ${name}`, () => expect(modelName(text, make)).to.equal(name));

  it('writes trims without shouting', () => {
    for (const [text, name] of [
      ['PREMIUM PLUS', 'Premium Plus'],
      ['XLE', 'XLE'],
      ['LE', 'LE'],
      ['XDRIVE28I', 'xDrive28i'],
      ['sdrive18i', 'sDrive18i'],
      ['1.2 puretech 75ch s&s active', '1.2 Puretech 75ch S&S Active'],
      ['Hybrid XLE AWD', 'Hybrid XLE AWD'],
      ['2.0L 150KW 204HP 12KWH', '2.0L 150kW 204hp 12kWh'],
      ['1.5l 85 kwh 900cc', '1.5L 85 kwh 900cc'],
      ['740i 330xd 2.0T', '740i 330xd 2.0T'],
      ['740i', '740i'],
      ['2.0T', '2.0T'],
      ['2.0t awd', '2.0t AWD'],
      ['GT LINE SVHO', 'GT Line SVHO'],
      ['CHROME STREET', 'Chrome Street'],
      ['RST TRD PRO', 'RST TRD Pro'],
      ['4X4 z71', '4X4 z71'],
      ['z71 off-road', 'Z71 Off-Road'],
      ['RÊVE D’AUTOMNE', 'Rêve D’Automne'],
      ['8,5', '8,5'],
      ['', ''],
    ] as const)
      expect(versionName(text), text).to.equal(name);
  });

  it('parts a make from its model', () => {
    expect(splitMakeAndModel('Land-Rover Range Rover Evoque')).to.deep.equal({ make: 'Land Rover', model: 'Range Rover Evoque' });
    expect(splitMakeAndModel('forest river rv cherokee 306mm')).to.deep.equal({ make: 'Forest River', model: 'cherokee 306mm' });
    expect(splitMakeAndModel('Alfa Romeo Tonale')).to.deep.equal({ make: 'Alfa Romeo', model: 'Tonale' });
    expect(splitMakeAndModel('Storø 34')).to.deep.equal({ make: 'Storø', model: '34' });
    expect(splitMakeAndModel('  Alfa  Romeo  Tonale  Veloce ')).to.deep.equal({ make: 'Alfa Romeo', model: 'Tonale Veloce' });
    expect(splitMakeAndModel('Eigenbau X 5')).to.deep.equal({ make: 'Eigenbau', model: 'X 5' });
    expect(splitMakeAndModel('Eigenbau')).to.deep.equal({ make: 'Eigenbau', model: '' });
  });
});

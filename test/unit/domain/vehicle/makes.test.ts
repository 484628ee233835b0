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
    expect(versionName('PREMIUM PLUS')).to.equal('Premium Plus');
    expect(versionName('XLE')).to.equal('XLE');
    expect(versionName('LE')).to.equal('LE');
    expect(versionName('XDRIVE28I')).to.equal('xDrive28i');
    expect(versionName('1.2 puretech 75ch s&s active')).to.equal('1.2 Puretech 75ch S&S Active');
    expect(versionName('Hybrid XLE AWD')).to.equal('Hybrid XLE AWD');
  });

  it('parts a make from its model', () => {
    expect(splitMakeAndModel('Land-Rover Range Rover Evoque')).to.deep.equal({ make: 'Land Rover', model: 'Range Rover Evoque' });
    expect(splitMakeAndModel('forest river rv cherokee 306mm')).to.deep.equal({ make: 'Forest River', model: 'cherokee 306mm' });
    expect(splitMakeAndModel('Alfa Romeo Tonale')).to.deep.equal({ make: 'Alfa Romeo', model: 'Tonale' });
    expect(splitMakeAndModel('Storø 34')).to.deep.equal({ make: 'Storø', model: '34' });
    expect(splitMakeAndModel('Eigenbau')).to.deep.equal({ make: 'Eigenbau', model: '' });
  });
});

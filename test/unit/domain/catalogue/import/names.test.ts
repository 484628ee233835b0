import { expect } from 'chai';
import { readGearbox } from '../../../../../src/domain/catalogue/import/gearbox.ts';
import {
  bodyInName,
  bodyOfClass,
  distinctName,
  driveInName,
  splitModelAndTrim,
  trimOf,
} from '../../../../../src/domain/catalogue/import/trim-name.ts';

describe('A gearbox of the North American tables', () => {
  const read = (text: string, year = 2024, model = '') => {
    const gearbox = readGearbox(text, year, model);
    return gearbox && [gearbox.transmission, gearbox.gears, gearbox.mark].join(' ');
  };

  for (const [text, said] of [
    ['A4', 'automatic 4 AT4'],
    ['AS8', 'automatic 8 AT8'],
    ['A1', 'automatic 1 '],
    ['M6', 'manual 6 MT6'],
    ['AV', 'cvt  CVT'],
    ['AV7', 'cvt  CVT'],
    ['AM7', 'dual-clutch 7 DCT7'],
    ['AM6', 'dual-clutch 6 DCT6'],
    ['AM5', 'sequential 5 AMT5'],
    [' Automatic 4-spd ', 'automatic 4 AT4'],
    ['Automatic (S8)', 'automatic 8 AT8'],
    ['Automatic (A10)', 'automatic 10 AT10'],
    ['Automatic (L4)', 'automatic 4 AT4'],
    ['automatic (variable gear ratios)', 'cvt  CVT'],
    ['Automatic (AV-S10)', 'cvt  CVT'],
    ['Automatic (AM-S10)', 'dual-clutch 10 DCT10'],
    ['Automatic (AM6)', 'dual-clutch 6 DCT6'],
    ['Manual 10-spd', 'manual 10 MT10'],
  ] as const)
    it(`is ${said} where the table has ${JSON.stringify(text)}`, () => expect(read(text)).to.equal(said));

  it('of an automated kind has one clutch before 2009 and in a few models', () => {
    expect(read('AM7', 2009)).to.equal('dual-clutch 7 DCT7');
    expect(read('AM7', 2008)).to.equal('sequential 7 AMT7');
    expect(read('AM7', 2020, 'Aventador Coupe')).to.equal('sequential 7 AMT7');
    expect(read('AM')).to.equal('sequential  AMT');
  });

  it('is none where the words name none', () => {
    for (const text of ['', 'Automatic', 'XA4', 'A4X', 'an automatic 4-spd', 'Automatic (X8)', 'his Automatic (S8)'])
      expect(read(text), text).to.equal(null);
  });
});

describe('A model and its trim that are written as one', () => {
  const split = (text: string, make: string, ...known: string[]) => {
    const { model, trim } = splitModelAndTrim(text, make, (of) => new Set(of === make ? known : []));
    return `${model} | ${trim}`;
  };

  for (const [make, text, said] of [
    ['Toyota', 'CAMRY HYBRID LE', 'Camry | Hybrid LE'],
    ['Toyota', 'Camry  #  XLE', 'Camry | XLE'],
    ['Toyota', 'COROLLA', 'Corolla | '],
    ['Ford', 'F-150 4X4', 'F-150 | 4X4'],
    ['BMW', '335IS COUPE', '3 Series | 335IS Coupe'],
    ['BMW', 'M340i xDrive', '3 Series | M340i xDrive'],
    ['BMW', 'ActiveHybrid 5', '5 Series | ActiveHybrid 5'],
    ['Mercedes-Benz', 'GLE 350 4MATIC', 'GLE | GLE 350 4MATIC'],
    ['Mercedes-Benz', 'AMG C 63', 'C-Class | AMG C 63'],
    ['Mercedes-Benz', 'ML 350', 'ML | ML 350'],
    ['Lexus', 'RX 350 AWD', 'RX | RX 350 AWD'],
    ['Honda', 'GLE 350', 'GLE 350 | '],
  ] as const)
    it(`is ${said} in ${make} ${text}`, () => expect(split(text, make)).to.equal(said));

  it('is told by the models of the make that are known, the longest first', () => {
    expect(split('CAMRY SOLARA CONVERTIBLE', 'Toyota', 'camry', 'camrysolara')).to.equal('Camry Solara | Convertible');
    expect(split('GRAND CHEROKEE L SRT', 'Jeep', 'grandcherokeel')).to.equal('Grand Cherokee L | SRT');
    expect(split('SIERRA DENALI ULTIMATE', 'GMC', 'sierra')).to.equal('Sierra | Denali Ultimate');
  });
});

describe('A trim', () => {
  it('is the name without its model, where it begins with it', () => {
    expect(trimOf('RAV4 Hybrid  AWD', 'RAV4')).to.equal('Hybrid AWD');
    expect(trimOf('rav4 AWD', 'RAV4')).to.equal('AWD');
    expect(trimOf('RAV-4', 'RAV4')).to.equal('');
    expect(trimOf('Zoé R135', 'Zoe')).to.equal('R135');
    expect(trimOf('Grand Scenic Techno', 'Grand Scénic')).to.equal('Techno');
    expect(trimOf('330i xDrive', '3 Series')).to.equal('330i xDrive');
    expect(trimOf('RAV4x4', 'RAV4')).to.equal('RAV4x4');
  });

  it('is told apart by engine and gearbox, unless it says its engine', () => {
    expect(distinctName('XLE', 2.5, 'AT8', 'RAV4')).to.equal('XLE 2.5 L AT8');
    expect(distinctName('', 2, 'CVT', 'RAV4')).to.equal('2.0 L CVT');
    expect(distinctName('2.0T', 2, 'AT8', 'A4')).to.equal('2.0T AT8');
    expect(distinctName('2,0 TDI', 2, '', 'A4')).to.equal('2,0 TDI');
    expect(distinctName('', null, '', 'Ioniq 5')).to.equal('Ioniq 5');
  });
});

describe('Body and driven wheels', () => {
  it('are said by the class of the vehicle', () => {
    const bodies = [
      'Standard Pickup Trucks 2WD',
      'Sport Utility Vehicle',
      'SUV: Small',
      'MINIVAN',
      'Vans, Cargo',
      'Small Station Wagons',
      'Compact Cars',
      'not a suv, nor a van',
    ];
    expect(bodies.map(bodyOfClass)).to.deep.equal(['truck', 'suv', 'suv', 'minivan', 'van', 'wagon', null, null]);
  });

  it('are said by words of the name', () => {
    expect(
      ['Z4 Roadster', 'Civic Coupé', 'A3 Sportback', 'E 400 Estate', 'Malibu Sedan', 'Coupes'].map(bodyInName),
    ).to.deep.equal(['convertible', 'coupe', 'hatchback', 'wagon', 'sedan', null]);
    expect(['C 300 4MATIC', 'F-150 4X4', 'XC40 FWD', 'Supra RWD', 'Tundra 2WD', 'Forwarder'].map(driveInName)).to.deep.equal([
      'awd',
      '4wd',
      'fwd',
      'rwd',
      '2wd',
      null,
    ]);
  });
});

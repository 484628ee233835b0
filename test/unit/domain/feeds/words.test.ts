import { expect } from 'chai';
import {
  recogniseAvailability,
  recogniseBody,
  recogniseColour,
  recogniseCondition,
  recogniseDrivetrain,
  recogniseFuel,
} from '../../../../src/domain/feeds/words/attribute-words.ts';
import type { Recognised } from '../../../../src/domain/feeds/words/recognise.ts';
import { plausibleGears, recogniseTransmission } from '../../../../src/domain/feeds/words/transmission-words.ts';

const said = (recognised: Recognised<string>): string => (recognised.kind === 'known' ? recognised.code : `(${recognised.kind})`);

const expectWords = (read: (text: string) => Recognised<string>, words: Readonly<Record<string, string>>): void => {
  for (const [text, code] of Object.entries(words)) expect(said(read(text)), text).to.equal(code);
};

describe('Words of feeds', () => {
  it('are understood with what stands beside them', () => {
    expectWords((text) => recogniseBody(text, 'car'), {
      'HATCHBACK 4DR': 'hatchback', '4DR SDN': 'sedan', '4D Sedan': 'sedan', '2DR CPE': 'coupe', 'SUV 4DR': 'suv', 'Sport Utility 4D': 'suv', 'Berline 4p': 'sedan',
      'Wagon 4 Dr.': 'wagon', '4DR': '(unknown)', 'Hbk 5-door': 'hatchback', 'Conv 2D': 'convertible', 'Wgn 4d': 'wagon', 'Mid-size SUV': 'suv', 'CREW CAB PICKUP 4DR': 'truck', 'Full-size Cargo Van': 'van', 'Hatchback 5 puertas': 'hatchback', '4dr Car': '(unknown)', 'Roadking 4DR': '(unknown)',
    });
    expectWords(recogniseDrivetrain, {
      '4x4 w/Rear Wheel Drv': '4x4', 'Rear Wheel Drv': 'rwd', 'All Wheel Drv': 'awd', 'AWD w/Part-time': 'awd', 'w/Rear Wheel Drv': '(unknown)', 'AWD with Part-time': 'awd',
    });
    expectWords((text) => recogniseTransmission(text).kind, {
      '8-Speed Automatic Sport': 'automatic', '10-Speed Shiftable Automatic': 'automatic', '6-Speed DCT Automatic': 'dual-clutch', 'Auto 7-Speed DCT': 'dual-clutch',
      'Cambio manual 6 velocidades': 'manual', BVA8: 'automatic', 'Manual DCT': '(unknown)', 'Sport': '(unknown)', '5-Speed Wobbly Automatic': '(unknown)',
      'Automatic Manual': '(unknown)', '6': '(unknown)', '6-speed': '(unknown)', 'Automatic and CVT': 'cvt', 'Other 6': 'other',
    });
    expect(recogniseTransmission('10-Speed Automatic').gears).to.equal(10);
    expect(recogniseTransmission('2.0 Automatic').gears).to.equal(null);
    expect(recogniseTransmission('6').gears).to.equal(6);
    expect(recogniseTransmission('8-Speed Automatic Sport').gears).to.equal(8);
  }); // prettier-ignore

  it('name bodies in six languages', () =>
    expectWords((text) => recogniseBody(text, 'car'), {
      'SUV, Crossover': 'suv', VUS: 'suv', Geländewagen: 'suv', Todoterreno: 'suv', Berline: 'sedan', Limousine: 'sedan', 'Coupe (2 door)': 'coupe',
      'Minivan, Van': 'minivan', 'Mini-Van': 'minivan', Fourgonnette: 'van', 'Furgoni/Van': 'van', 'Pickup Truck': 'truck', Camionnette: 'truck',
      Kombi: 'wagon', Familiale: 'wagon', Cabrio: 'convertible', Décapotable: 'convertible', Stationwagen: 'wagon', WHEELCHAIR: '(unknown)',
      'Travel Trailer': 'travel-trailer', 'Fifth Wheel': 'fifth-wheel', Roulotte: 'travel-trailer', Motoneige: 'snowmobile',
    })); // prettier-ignore

  it('mean another body among another kind of vehicle', () => {
    expect(said(recogniseBody('Trucks', 'heavy'))).to.equal('heavy-truck');
    expect(said(recogniseBody('Truck', 'car'))).to.equal('truck');
    expect(said(recogniseBody('Cabin Cruiser', 'boat'))).to.equal('boat');
    expect(said(recogniseBody('Cruiser', 'motorcycle'))).to.equal('motorcycle');
  });

  it('name fuels, and two fuels together', () =>
    expectWords(recogniseFuel, {
      Essence: 'gas', Benzine: 'gas', Gasolina: 'gas', Unleaded: 'gas', Gazole: 'diesel', Electrique: 'electric', Elektrisch: 'electric', Gpl: 'propane',
      E85: 'ethanol', 'Flex-Fuel': 'flex', 'Hybrid-Electric': 'hybrid-electric', 'Electric / Unleaded': 'plug-in-hybrid', 'Hybride rechargeable': 'plug-in-hybrid',
      'Essence/GPL': 'bi-fuel', Erdgas: 'natural-gas', Overig: '(silent)', '—': '(silent)', Tweetakt: '(unknown)', 'B7 (Diesel)': 'diesel', 'Diesel (B7)': 'diesel', 'x (y) (Diesel)': '(unknown)', '(Wood) Diesel': 'diesel', 'Diesel / Wood': '(unknown)',
    })); // prettier-ignore

  it('name drivetrains', () =>
    expectWords(recogniseDrivetrain, {
      'Front-wheel drive (FWD)': 'fwd', '4 x 4': '4x4', 'All-wheel drive (AWD)': 'awd', quattro: 'awd', 'Traction intégrale': 'awd', Propulsion: 'rwd',
      'Tracción delantera': 'fwd', Vorderradantrieb: 'fwd', '4x2': '2wd', Other: '(silent)',
    })); // prettier-ignore

  it('name conditions and availability', () => {
    expectWords(recogniseCondition, {
      Gebruikt: 'used',
      Nieuw: 'new',
      Usato: 'used',
      Usagé: 'used',
      Occasion: 'used',
      Démonstrateur: 'demonstrator',
      Dienstwagen: 'company',
      'Lease Takeover': '(unknown)',
    });
    expectWords(recogniseAvailability, {
      'In Stock': 'available',
      Vendu: 'sold',
      Réservé: 'reserved',
      'Sale pending': 'pending',
      'In transit': 'coming',
    });
  });

  it('name the colour without its finish', () =>
    expectWords(recogniseColour, {
      'Platinum White Pearl': 'white', 'CRYSTAL BLACK PEAR': 'black', 'Agate Black Metallic': 'black', 'Iridescent Pearl Tricoat': 'pearl', 'Bleu nuit métallisé': 'navy',
      Gris: 'grey', MAROON: 'burgundy', Tan: 'beige', 'Light Blue': 'light-blue', Weiß: 'white', Bianco: 'white', 'BLACK/ORANGE': 'black',
      Kuntergraudunkelbunt: '(unknown)', '21559': '(unknown)', OTHER: '(silent)', 'Blue Green': '(unknown)', 'Arctic Light Blue': 'light-blue', 'Deep dark blue mica': 'navy', 'White & Pearl': 'white', 'Peinture métallisée': '(unknown)',
    })); // prettier-ignore

  for (const [text, kind, gears] of [
    ['A', 'automatic', null],
    ['A 6', 'automatic', 6],
    ['M 6', 'manual', 6],
    ['A 0', 'automatic', null],
    ['8-speed automatic', 'automatic', 8],
    ['Manuelle 5 rapports', 'manual', 5],
    ['6-Speed Manual w/OD', 'manual', 6],
    ['CVT', 'cvt', null],
    ['Boîte automatique', 'automatic', null],
    ['Manual 2', 'manual', null],
    ['Weird', '(unknown)', null],
  ] as const)
    it(`read the transmission ${JSON.stringify(text)}`, () => {
      const read = recogniseTransmission(text);
      expect([said(read.kind), read.gears]).to.deep.equal([kind, gears]);
    });
});

describe('A number of gears', () => {
  it('is one that such a gearbox can have', () => {
    expect([0, 1, 10, 11, 2.5].map((gears) => plausibleGears(gears, 'automatic'))).to.deep.equal([null, 1, 10, null, null]);
    expect([3, 4, 10, 11].map((gears) => plausibleGears(gears, 'manual'))).to.deep.equal([null, 4, 10, null]);
    expect(plausibleGears(1, null)).to.equal(1);
  });
});

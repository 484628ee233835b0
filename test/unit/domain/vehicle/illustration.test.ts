import { expect } from 'chai';
import fc from 'fast-check';
import {
  BODIES,
  bodyOfDrawing,
  COLOURS,
  drawingOfBody,
  DRAWINGS,
  PAINTS,
  VEHICLE_TYPES,
  type Body,
} from '../../../../src/domain/vehicle/attributes.ts';
import { outlineOf } from '../../../../src/domain/vehicle/drawing-outline.ts';
import sizes from '../../../../src/domain/vehicle/sizes.json' with { type: 'json' };
import { bodyOfModel } from '../../../../src/domain/vehicle/body-of-model.ts';
import {
  drawingName,
  drawingOfVehicle,
  drawnSize,
  illustrationOfBody,
  outlineOfPicture,
  pictureOfVehicle,
  plateText,
  type DrawnVehicle,
} from '../../../../src/domain/vehicle/illustration.ts';
import { anyText } from '../../../support/any-text.ts';

const vehicle = (make: string, model: string, others: Partial<DrawnVehicle> = {}) => ({
  type: 'car' as const,
  make,
  model,
  year: 2020,
  version: null,
  body: null,
  colour: null,
  ...others,
});

describe('the picture of a vehicle without a photo', () => {
  it('shows the body in the vehicle’s colour, silver where it is unknown', () => {
    expect(pictureOfVehicle({ ...vehicle('Kia', 'Rio', { body: 'suv' }), colour: 'red' })).to.equal('/art/suv-a91d2a.svg');
    expect(pictureOfVehicle(vehicle('Kia', 'Rio', { body: 'sedan' }))).to.equal('/art/sedan-aeb4b9.svg');
  });

  it('has the proportions of the model, in its model year', () => {
    const shown = (make: string, model: string, body: DrawnVehicle['body'], year: number) =>
      pictureOfVehicle(vehicle(make, model, { body, year }));
    expect(shown('Toyota', 'RAV4', 'suv', 2021)).to.equal('/art/suv~460x169x269-aeb4b9.svg');
    expect(shown('Toyota', 'RAV4', 'suv', 2015)).to.equal('/art/suv~457x166x266-aeb4b9.svg');
    expect(shown('Honda', 'Civic', 'sedan', 2023)).to.equal('/art/sedan~467x142x274-aeb4b9.svg');
    expect(shown('Honda', 'Civic', 'hatchback', 2023)).to.equal('/art/hatchback~455x142x274-aeb4b9.svg');
    expect(shown('Toyota', 'RAV4', 'suv', 2001), 'a year that is not known').to.equal('/art/suv-aeb4b9.svg');
    expect(shown('Toyota', 'RAV4', 'sedan', 2021), 'a body that it does not have').to.equal('/art/suv~460x169x269-aeb4b9.svg');
  });

  it('can be drawn in every size that is known of a model', () => {
    const known = Object.entries(sizes).flatMap(([body, makes]) =>
      Object.values(makes).flatMap((models) =>
        models
          .split(', ')
          .map((entry) => [drawingOfBody(body as Body)!, ...entry.split(' ').at(-1)!.split('x').map(Number)] as const),
      ),
    );
    expect(known).to.have.length.above(300);
    for (const [drawing, length = 0, height = 0, wheelbase = 0] of known)
      expect(outlineOf(drawing, { length, height, wheelbase }), `${drawing} ${length}`).not.to.equal(outlineOf(drawing));
  });

  it('shows the body that the model has, where the dealer says none', () => {
    const shown = (make: string, model: string, others: Partial<DrawnVehicle> = {}) =>
      drawingOfVehicle(vehicle(make, model, others));
    expect(shown('Citroën', 'C5 Aircross')).to.equal('suv');
    expect(shown('CITROEN', 'c5-aircross')).to.equal('suv');
    expect(shown('Ford', 'F-150')).to.equal('pickup');
    expect(shown('Renault', 'Scénic', { year: 2015 })).to.equal('minivan');
    expect(shown('Renault', 'Scénic', { year: 2024 })).to.equal('suv');
    expect(shown('Renault', 'Scénic', { year: null })).to.equal(null);
  });

  it('shows what the words of model and version say, where they are sure', () => {
    const shown = (make: string, model: string, version: string | null = null) =>
      drawingOfVehicle(vehicle(make, model, { version }));
    expect(shown('Honda', 'Civic', 'Sedan LX')).to.equal('sedan');
    expect(shown('Ford', 'Focus Sw')).to.equal('wagon');
    expect(shown('BMW', 'Série 3 Touring')).to.equal('wagon');
    expect(shown('Honda', 'Civic', 'Touring'), 'a trim').to.equal(null);
    expect(shown('Volkswagen', 'T-Roc Cabriolet')).to.equal('convertible');
    expect(shown('Mercedes-Benz', 'Glc Coupé')).to.equal('suv-fastback');
    expect(shown('Mercedes-Benz', 'GLC', 'Coupé 300'), 'a contradiction').to.equal(null);
    expect(shown('BMW', 'Série 4', 'Gran Coupé'), 'no coupe').to.equal(null);
    expect(shown('Renault', 'Master', 'Benne double cabine'), 'no van').to.equal(null);
    expect(shown('Renault', 'Master', 'Châssis'), 'no van').to.equal(null);
    expect(shown('BMW', 'Série 4 Gran Coupé'), 'no coupe').to.equal(null);
    expect(shown('BMW', 'Série 3', 'Touring'), 'a trim, perhaps').to.equal(null);
    expect(shown('Renault', 'Clio', 'Estate'), 'the version is surer').to.equal('wagon');
    expect(shown('Renault', 'Clio', 'Estate Cabriolet'), 'a contradiction').to.equal(null);
    expect(shown('Ford', 'F-150', 'Cabriolet'), 'a contradiction').to.equal(null);
    expect(shown('Renault', 'Clio', 'Crew Cab'), 'a contradiction').to.equal(null);
  });

  it('is a plate for what is not known, of any type, and for what no drawing shows', () => {
    for (const type of VEHICLE_TYPES) expect(drawingOfVehicle(vehicle('Nobody', 'Knows', { type })), type).to.equal(null);
    for (const body of ['motorcycle', 'motorhome', 'heavy-truck', 'trailer', 'other'] as const)
      expect(drawingOfVehicle(vehicle('Nobody', 'Knows', { body })), body).to.equal(null);
    expect(pictureOfVehicle(vehicle('Dacia', 'Jogger'))).to.equal('/art/plate~Dacia~Jogger~2020-aeb4b9.svg');
  });

  it('shows a motorcycle of the kind that its model is, and none where the kind is not known', () => {
    const shown = (make: string, model: string, version: string | null = null) =>
      drawingOfVehicle(vehicle(make, model, { type: 'motorcycle', body: 'motorcycle', version }));
    expect(shown('Kawasaki', 'Ninja ZX-6R')).to.equal('sport-motorcycle');
    expect(shown('YAMAHA', 'YZF R7'), 'as dealers write').to.equal('sport-motorcycle');
    expect(shown('Suzuki', 'GSXR750')).to.equal('sport-motorcycle');
    expect(shown('Honda', 'CB650R')).to.equal('motorbike');
    expect(shown('Honda', 'CBR650R')).to.equal('sport-motorcycle');
    expect(shown('Harley-Davidson', 'Sportster', 'Iron 883')).to.equal('cruiser-motorcycle');
    expect(shown('Harley-Davidson', 'Low Rider S')).to.equal('cruiser-motorcycle');
    expect(shown('Harley-Davidson', 'Low Rider ST')).to.equal('touring-motorcycle');
    expect(shown('Honda', 'Gold Wing', 'Tour DCT')).to.equal('touring-motorcycle');
    expect(shown('BMW', 'R 1250 GS Adventure')).to.equal('adventure-motorcycle');
    expect(shown('BMW', 'R 1250 R')).to.equal('motorbike');
    expect(shown('Yamaha', 'Ténéré 700')).to.equal('adventure-motorcycle');
    expect(shown('Can-Am', 'Spyder F3', 'S')).to.equal('three-wheeler');
    expect(shown('Nobody', 'Iron Horse', 'Cruiser 1200'), 'the dealer’s word').to.equal('cruiser-motorcycle');
    expect(shown('Nobody', 'Iron Horse', 'Naked cruiser'), 'a contradiction').to.equal(null);
    expect(shown('Honda', 'CRF300L', 'Rally ABS')).to.equal('dirt-bike');
    expect(shown('Yamaha', 'Tracer 9')).to.equal(null);
    expect(shown('Harley-Davidson', 'Tri Glide Ultra'), 'two wheels behind').to.equal(null);
    expect(shown('Harley-Davidson', 'Road King', 'avec sidecar')).to.equal(null);
    expect(shown('Kawasaki', 'Ninja 4000'), 'another number').to.equal(null);
    expect(shown('Ducati', '1198 S')).to.equal('sport-motorcycle');
    expect(shown('Ducati', '1198 cm³'), 'a displacement').to.equal(null);
    expect(shown('Kawasaki', 'Kawasaki Ninja 400'), 'its make in front of it').to.equal('sport-motorcycle');
    expect(shown('Honda', 'CB500F 2ABS'), 'no other number').to.equal('motorbike');
    expect(shown('Kawasaki', 'Z650 RS50'), 'no other number').to.equal('motorbike');
    expect(
      drawingOfVehicle(vehicle('Nobody', 'Iron Horse', { type: 'motorcycle', version: 'Cruiser 1200' })),
      'a word alone, without a body',
    ).to.equal(null);
  });

  it('draws a sport utility vehicle whose roof falls away as one, in its own size', () => {
    const shown = (make: string, model: string, body: 'suv' | 'hatchback' | null = 'suv') =>
      drawingOfVehicle(vehicle(make, model, { type: 'car', body }));
    for (const [make, model] of [
      ['Tesla', 'Model Y'],
      ['BMW', 'X4 M40i'],
      ['Mercedes-Benz', 'GLC Coupé'],
    ] as const)
      expect(shown(make, model), model).to.equal('suv-fastback');
    expect(shown('Renault', 'Arkana', null), 'without a body').to.equal('suv-fastback');
    expect(shown('Toyota', 'C-HR', 'hatchback'), 'whose dealer says another body').to.equal('suv-fastback');
    for (const [make, model] of [
      ['Toyota', 'RAV4'],
      ['BMW', 'X5'],
      ['Mercedes-Benz', 'GLC'],
    ] as const)
      expect(shown(make, model), model).to.equal('suv');
    expect(pictureOfVehicle({ ...vehicle('Tesla', 'Model Y', { body: 'suv' }), year: 2024, colour: 'red' })).to.equal(
      '/art/suv-fastback~475x162x289-a91d2a.svg',
    );
  });

  it('is never of a body that the model does not have, whatever the dealer’s program filled in', () => {
    const shown = (make: string, model: string, body: Body, version: string | null = null) =>
      drawingOfVehicle(vehicle(make, model, { type: 'car', body, version }));
    expect(shown('Mercedes-Benz', 'Sprinter', 'sedan')).to.equal('van');
    expect(shown('Honda', 'Odyssey', 'van')).to.equal('minivan');
    expect(shown('Mercedes-Benz', 'B 220', 'van')).to.equal('minivan');
    expect(shown('BMW', 'X5', 'wagon')).to.equal('suv');
    expect(shown('Honda', 'CR-V', 'other')).to.equal('suv');
    expect(shown('Ford', 'F-150', 'minivan'), 'one of the two is wrong').to.equal(null);
    expect(shown('Porsche', '911', 'sedan', 'Carrera 4 Convertible'), 'by a word only').to.equal(null);
    expect(shown('Honda', 'Civic', 'coupe'), 'a model of several bodies').to.equal('coupe');
    expect(shown('Nobody', 'Knows', 'van')).to.equal('van');
  });

  it('knows a side-by-side from a quad', () => {
    const shown = (make: string, model: string, version: string | null = null) =>
      drawingOfVehicle(vehicle(make, model, { type: 'recreational', body: 'atv', version }));
    expect(shown('Polaris', 'RZR XP 1000')).to.equal('side-by-side');
    expect(shown('Can-Am', 'Defender', 'XT HD10')).to.equal('side-by-side');
    expect(shown('Nobody', 'Farm 500', 'UTV')).to.equal('side-by-side');
    expect(shown('Polaris', 'Sportsman 570')).to.equal('atv');
    expect(shown('Yamaha', 'Wolverine RMAX2')).to.equal('side-by-side');
    expect(shown('Yamaha', 'Wolverine'), 'a quad until 2010').to.equal(null);
  });

  it('knows a sailing boat and a pontoon boat from a motor boat, and shows none for what is neither', () => {
    const shown = (body: 'boat' | 'sailboat', make: string, model: string, version: string | null = null) =>
      drawingOfVehicle(vehicle(make, model, { type: 'boat', body, version }));
    expect(shown('boat', 'Bayliner', 'VR5', 'Bowrider')).to.equal('boat');
    expect(shown('boat', 'Princecraft', 'Vectra 21')).to.equal('pontoon');
    expect(shown('boat', 'Nobody', 'Lake 20', 'Pontoon 90 hp')).to.equal('pontoon');
    expect(shown('boat', 'Zodiac', 'Medline 6.8'), 'inflatable').to.equal(null);
    expect(shown('boat', 'Nobody', 'Voilier 30')).to.equal(null);
    expect(shown('boat', 'Sea Ray', '210 SPX')).to.equal('boat');
    expect(shown('boat', 'Nobody', 'Lake 190 BR')).to.equal('boat');
    expect(shown('boat', 'Sunseeker', 'Predator 57'), 'a yacht').to.equal(null);
    expect(shown('boat', 'Bayliner', 'VR5', 'Cuddy'), 'with a cabin').to.equal(null);
    expect(shown('sailboat', 'Bénéteau', 'Oceanis 30.1')).to.equal('sailboat');
    expect(shown('sailboat', 'Lagoon', '42'), 'a catamaran').to.equal(null);
  });

  it('knows the classes of motorhomes', () => {
    const shown = (make: string, model: string, version: string | null = null) =>
      drawingOfVehicle(vehicle(make, model, { type: 'recreational', body: 'motorhome', version }));
    expect(shown('Winnebago', 'Vista', '29V')).to.equal('motorhome-a');
    expect(shown('Roadtrek', 'Zion', 'SRT')).to.equal('camper-van');
    expect(shown('Jayco', 'Redhawk', '26XD')).to.equal('motorhome');
    expect(shown('Nobody', 'Liberté', 'Capucine')).to.equal('motorhome');
    expect(shown('Nobody', 'Liberté', 'Intégral')).to.equal('motorhome-a');
    expect(shown('Nobody', 'Liberté', 'Semi-intégral')).to.equal(null);
    expect(shown('Nobody', 'Liberté', 'Class B')).to.equal('camper-van');
    expect(shown('Nobody', 'Liberté', 'Class B+')).to.equal(null);
    expect(shown('Challenger', '260', 'Graphite')).to.equal(null);
  });

  it('knows tractors, dump trucks, box trucks and box trailers', () => {
    const shown = (make: string, model: string, version: string | null = null, body: 'heavy-truck' | 'trailer' = 'heavy-truck') =>
      drawingOfVehicle(vehicle(make, model, { type: 'heavy', body, version }));
    expect(shown('Kenworth', 'T680', '76 in. Sleeper')).to.equal('heavy-truck');
    expect(shown('Freightliner', 'Cascadia', '113 Day Cab'), 'without a bunk').to.equal(null);
    expect(shown('DAF', 'XF', '480 Super Space Cab')).to.equal('cabover-tractor');
    expect(shown('DAF', 'XF', '480 Porteur frigo')).to.equal(null);
    expect(shown('Western Star', '49X', 'Dump')).to.equal('dump-truck');
    expect(shown('Iveco', 'Eurocargo', 'ML120E22 Fourgon')).to.equal('box-truck');
    expect(shown('Hino', 'L6', 'Straight Truck 26 ft')).to.equal(null);
    expect(shown('Wabash', 'DuraPlate', 'Dry Van 53 ft', 'trailer')).to.equal('semi-trailer');
    expect(shown('Manac', 'Darkwing', 'Flatbed 53 ft', 'trailer')).to.equal(null);
  });

  it('knows the body by a model of a known kind, where the dealer says none, and keeps to the dealer’s word where they do', () => {
    const ninja = vehicle('Kawasaki', 'Ninja 400', { type: 'motorcycle' });
    expect(drawingOfVehicle(ninja)).to.equal('sport-motorcycle');
    expect(drawingOfVehicle({ ...ninja, type: 'boat' })).to.equal(null);
    expect(drawingOfVehicle({ ...ninja, body: 'scooter' })).to.equal('scooter');
  });

  it('knows SUVs whose roof falls away, but not where the version says another body', () => {
    const q3 = vehicle('Audi', 'Q3 Sportback');
    expect(drawingOfVehicle(q3)).to.equal('suv-fastback');
    expect(drawingOfVehicle({ ...q3, version: 'Sedan' })).to.equal(null);
    expect(drawingOfVehicle({ ...q3, body: 'sedan' })).to.equal('suv-fastback');
  });

  it('never shows another body than the dealer, the table or the words say', () => {
    const vehicles = fc.record({
      type: fc.constantFrom(...VEHICLE_TYPES),
      make: fc.constantFrom('Audi', 'BMW', 'Renault', 'Nobody'),
      model: fc.constantFrom('A3', 'Q3 Sportback', 'Série 3 Touring', 'Clio', 'Scénic', 'Knows'),
      version: fc.option(fc.constantFrom('Sedan', 'Cabriolet', 'Coupé', 'Crew Cab', 'LX')),
      year: fc.option(fc.integer({ min: 1990, max: 2026 })),
      body: fc.option(fc.constantFrom(...BODIES)),
    });
    fc.assert(
      fc.property(vehicles, (drawn) => {
        const drawing = drawingOfVehicle(drawn);
        if (drawing !== null) expect([drawn.body, bodyOfModel(drawn)]).to.include(bodyOfDrawing(drawing));
      }),
      { examples: [[{ type: 'car', make: 'Audi', model: 'Q3 Sportback', version: 'Sedan', year: null, body: null }]] },
    );
  });

  it('is what its address says, of a drawing in a size that it can take or in its own', () => {
    const rav4 = vehicle('Toyota', 'RAV4', { body: 'suv', year: 2021 });
    const path = pictureOfVehicle(rav4);
    expect(drawnSize(drawingName(path).slice(0, -'-aeb4b9'.length))).to.deep.equal({
      drawing: 'suv',
      size: { length: 4600, height: 1690, wheelbase: 2690 },
    });
    expect(outlineOfPicture(path)?.axles).to.deep.equal(outlineOf('suv', drawnSize('suv~460x169x269')!.size)?.axles);
    expect(outlineOfPicture('/art/suv-a91d2a.svg')).to.equal(outlineOf('suv'));
    expect(outlineOfPicture('/art/motorhome-a-a91d2a.svg')).to.equal(null);
    expect(outlineOfPicture(pictureOfVehicle(vehicle('Dacia', 'Jogger')))).to.equal(null);
    expect(pictureOfVehicle(rav4, { length: 9999, height: 1690, wheelbase: 2690 })).to.equal('/art/suv-aeb4b9.svg');
    expect(pictureOfVehicle(rav4, { length: 4700, height: 1690, wheelbase: 2690 })).to.equal('/art/suv~470x169x269-aeb4b9.svg');
    expect(drawnSize('suv')).to.deep.equal({ drawing: 'suv', size: null });
    for (const name of [
      '',
      'spaceship',
      'suv~999x169x269',
      'suv~460x169',
      'suv~460x169x269x1',
      'suv~46x169x269',
      'suv~460x1690x269',
      'Xsuv',
      'suv~460x169x269 ',
    ])
      expect(drawnSize(name), name).to.equal(null);
    expect(drawingName('/art/plate~A%20B~C~-aeb4b9.svg')).to.equal('plate~A B~C~-aeb4b9');
  });

  it('is a plate with the name, as far as it has room', () => {
    const nameOn = (make: string, model: string, year: number | null = 2020) =>
      plateText(drawingName(pictureOfVehicle(vehicle(make, model, { type: 'boat', year }))).slice(0, -'-aeb4b9'.length));
    expect(nameOn(' A~B/C\ud800 ', 'Sea Ray', null)).to.deep.equal({ make: 'A B\u2215C', model: 'Sea Ray', year: null });
    expect(nameOn('m'.repeat(40), 'n'.repeat(60))).to.deep.include({ make: 'm'.repeat(40), model: 'n'.repeat(60) });
    expect(nameOn('m'.repeat(41), `${'n'.repeat(58)} ${'n'.repeat(9)}`)).to.deep.include({
      make: `${'m'.repeat(39)}…`,
      model: `${'n'.repeat(58)}…`,
    });
    expect([999, 1000, 9999, 10_000].map((year) => nameOn('A', 'B', year)?.year)).to.deep.equal([null, 1000, 9999, null]);
  });

  it('is no plate for a name that none of ours has', () => {
    expect(plateText('plate~Dacia~Jogger~2022')).to.deep.equal({ make: 'Dacia', model: 'Jogger', year: 2022 });
    for (const name of [
      'sedan',
      'plates~Dacia~Jogger~2022',
      'plate~~Jogger~2022',
      'plate~Dacia~~2022',
      'plate~Dacia~Jogger',
      'plate~Dacia~Jogger~2022~x',
      'plate~Dacia~Jogger~20221',
      'plate~Dacia~Jogger~x2022',
      'plate~Dacia~Jogger~abcd',
      `plate~${'m'.repeat(41)}~Jogger~2022`,
      `plate~Dacia~${'n'.repeat(61)}~2022`,
    ])
      expect(plateText(name), name).to.equal(null);
  });

  it('has an address that says the name again, whatever it is made of', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), fc.string({ minLength: 1 }), fc.integer(), (make, model, year) => {
        const address = pictureOfVehicle(vehicle(`M${make}`, `M${model}`, { type: 'boat', year }));
        expect(address).to.match(/^\/art\/plate~[^/?#]+-aeb4b9\.svg$/);
        const text = plateText(decodeURIComponent(address.slice('/art/'.length, -'-aeb4b9.svg'.length)));
        expect(text?.year).to.equal(year >= 1000 && year <= 9999 ? year : null);
        expect(text?.make.startsWith('M')).to.equal(true);
      }),
    );
  });

  it('exists for every body that is drawn, in every colour', () => {
    const addresses = BODIES.flatMap((body) => COLOURS.flatMap((colour) => illustrationOfBody(body, colour) ?? []));
    expect(addresses).to.have.length.above(400);
    for (const address of addresses) {
      const [, drawing] = /^\/art\/(.+)-[\da-f]{6}\.svg$/.exec(address) ?? [];
      expect(DRAWINGS).to.include(drawing);
    }
  });

  it('tells every colour from the others', () => {
    expect(new Set(Object.values(PAINTS)).size).to.equal(COLOURS.length);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { resolvePath } from '../../../../src/domain/routing/path-table.ts';
import { VEHICLE_TYPES } from '../../../../src/domain/vehicle/attributes.ts';
import { idInPath } from '../../../../src/domain/routing/path-id.ts';
import { vehiclePath } from '../../../../src/domain/vehicle/vehicle-url.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { anyText } from '../../../support/any-text.ts';

const rav4 = aVehicle().withId(4471);
const sea = rav4.with({ type: 'boat', make: 'Sea-Doo', model: 'GTI', year: 2021, version: '130 SE' });

describe('the address of a listing', () => {
  it('says make, model, year, version and number in every language', () => {
    expect(LANGUAGE_IDS.map((id) => vehiclePath(rav4.build(), id))).to.deep.equal([
      '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-4471',
      '/fr-ca/auto-a-vendre/toyota/rav4/2019-hybrid-xle-awd-4471',
      '/fr-fr/auto-a-vendre/toyota/rav4/2019-hybrid-xle-awd-4471',
      '/es-es/coche-en-venta/toyota/rav4/2019-hybrid-xle-awd-4471',
      '/es-co/coche-en-venta/toyota/rav4/2019-hybrid-xle-awd-4471',
    ]);
  });

  it('names motorcycles, boats and recreational vehicles otherwise than cars and heavy vehicles', () => {
    expect(vehiclePath(sea.build(), 1)).to.equal('/en-ca/recreative-for-sale/sea-doo/gti/2021-130-se-4471');
    const words = VEHICLE_TYPES.map((type) => vehiclePath(rav4.with({ type }).build(), 2).split('/')[2]);
    expect(words).to.deep.equal([
      'auto-a-vendre',
      'recreatif-a-vendre',
      'recreatif-a-vendre',
      'recreatif-a-vendre',
      'auto-a-vendre',
    ]);
  });

  it('has a letter for the partial, the regular and the bridge page', () => {
    expect(vehiclePath(rav4.build(), 1, 'partial')).to.equal('/en-ca/car-for-sale/p/toyota/rav4/2019-hybrid-xle-awd-4471');
    expect(vehiclePath(sea.build(), 4, 'regular')).to.equal('/es-es/recreativo-en-venta/r/sea-doo/gti/2021-130-se-4471');
    expect(vehiclePath(rav4.build(), 3, 'bridge')).to.equal('/fr-fr/auto-a-vendre/b/toyota/rav4/2019-hybrid-xle-awd-4471');
  });

  it('leaves out what is unknown or cannot be written', () => {
    expect(vehiclePath(rav4.with({ version: null }).build(), 1)).to.equal('/en-ca/car-for-sale/toyota/rav4/2019-4471');
    expect(vehiclePath(rav4.with({ version: '豪华型', year: null }).build(), 1)).to.equal('/en-ca/car-for-sale/toyota/rav4/4471');
    expect(vehiclePath(rav4.with({ make: '比亚迪', model: '汉' }).build(), 1)).to.equal(
      '/en-ca/car-for-sale/-/-/2019-hybrid-xle-awd-4471',
    );
  });

  it('leads back to the listing, whatever it is called', () => {
    const text = anyText({ maxLength: 100 });
    fc.assert(
      fc.property(
        fc.record({
          id: fc.integer({ min: 1, max: 2_147_483_647 }),
          type: fc.constantFrom(...VEHICLE_TYPES),
          make: text,
          model: text,
          year: fc.option(fc.integer({ min: 1900, max: 2100 })),
          version: fc.option(text),
        }),
        fc.constantFrom(...LANGUAGE_IDS),
        fc.constantFrom('plain', 'partial', 'regular', 'bridge'),
        (vehicle, languageId, kind) => {
          const resolved = resolvePath(vehiclePath(vehicle, languageId, kind));
          expect(resolved).to.deep.include({ kind: 'found', languageId });
          expect(resolved.kind === 'found' && idInPath(resolved.segments)).to.equal(vehicle.id);
        },
      ),
    );
  });
});

describe('the listing that an address names', () => {
  it('is the number at its end, whatever stands before', () => {
    expect(idInPath(['a', 'b', 'any-words-77-4471'])).to.equal(4471);
    expect(idInPath(['4471'])).to.equal(4471);
  });

  for (const segment of ['', 'words', '4471-', 'rav4', '44 71', '-4471x', `1${'0'.repeat(20)}`, '٤٤٧١']) {
    it(`is none in "${segment}"`, () => {
      expect(idInPath(['a', 'b', segment])).to.equal(null);
    });
  }

  it('is none without segments', () => {
    expect(idInPath([])).to.equal(null);
  });
});

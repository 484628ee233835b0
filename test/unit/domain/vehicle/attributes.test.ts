import { expect } from 'chai';
import { labelOf, transmissionLabel } from '../../../../src/domain/vehicle/attribute-labels.ts';
import {
  BODIES,
  COLOURS,
  CONDITIONS,
  DRIVETRAINS,
  FUELS,
  NUMBER_LIMITS,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type WordAttribute,
} from '../../../../src/domain/vehicle/attributes.ts';

const inEnglish = (attribute: WordAttribute, codes: readonly string[]): string =>
  codes.map((code) => labelOf(attribute, code, 1)).join(', ');

describe('What a vehicle may be (specification, section 3)', () => {
  it('is a car, a motorcycle, a boat, a recreational or a heavy vehicle, new or used', () => {
    expect(inEnglish('type', VEHICLE_TYPES)).to.equal('Car, Motorcycle, Boat, Recreational vehicle, Heavy vehicle');
    expect(inEnglish('condition', CONDITIONS)).to.match(/^New, Used, /);
  });

  it('has 1 to 12 cylinders, 2 to 6 doors and an engine of 0.8 to 9.5 litres', () => {
    expect(NUMBER_LIMITS).to.deep.include({
      cylinders: { min: 1, max: 12 },
      doors: { min: 2, max: 6 },
      engineLitres: { min: 0.8, max: 9.5 },
    });
  });

  it('is driven by two wheels, 4x4, all, four, the front or the rear wheels', () => {
    expect(inEnglish('drivetrain', DRIVETRAINS)).to.equal(
      'Front-wheel drive, Rear-wheel drive, All-wheel drive, Four-wheel drive, 4x4, Two-wheel drive',
    );
  });

  it('takes the fuels of the specification, and plug-in hybrids and hydrogen beside them', () => {
    expect(inEnglish('fuel', FUELS)).to.equal(
      'Gasoline, Diesel, Electric, Hybrid, Hybrid electric, Plug-in hybrid, Ethanol, Flex-fuel, Bi-fuel, Natural gas, ' +
        'Premium unleaded, Propane, Hydrogen',
    );
  });

  it('shifts by an automatic of 1 to 10 gears, a manual of 4 to 10, CVT, sequentially, by Tiptronic or otherwise', () => {
    expect(inEnglish('transmission', TRANSMISSIONS)).to.equal(
      'Automatic, Manual, Continuously variable (CVT), Sequential, Tiptronic, Dual-clutch, Other',
    );
    const withGears = (transmission: 'automatic' | 'manual'): number[] =>
      Array.from({ length: 20 }, (_, gears) => gears).filter(
        (gears) => transmissionLabel(transmission, gears, 1) !== labelOf('transmission', transmission, 1),
      );
    expect(withGears('automatic')).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(withGears('manual')).to.deep.equal([4, 5, 6, 7, 8, 9, 10]);
  });

  it('is a sedan, a coupe, an SUV, a van, a truck, a wagon or another body', () => {
    expect(BODIES).to.include.members(['sedan', 'coupe', 'suv', 'van', 'truck', 'wagon', 'other']);
  });

  it('is new, used, a demonstrator, on consignment, or has been a courtesy or company vehicle', () => {
    expect(inEnglish('condition', CONDITIONS)).to.equal(
      'New, Used, Demonstrator, Consignment, Courtesy vehicle, Company vehicle',
    );
  });

  it('is of one of 26 colours', () => {
    expect(inEnglish('colour', COLOURS)).to.equal(
      'Black, White, Pearl, Silver, Grey, Charcoal, Blue, Light blue, Navy blue, Teal, Turquoise, Red, Burgundy, Orange, Yellow, ' +
        'Gold, Beige, Cream, Brown, Bronze, Copper, Green, Dark green, Purple, Pink, Multicolour',
    );
  });
});

import { expect } from 'chai';
import { DECIMAL_MARK } from '../../../../src/domain/feeds/number-text.ts';
import { engineLitres, mileage, modelYear, powerKw, wholeNumber } from '../../../../src/domain/feeds/measures.ts';

const POINT = DECIMAL_MARK['.'];

describe('Quantities in feeds', () => {
  it('turns miles into kilometres and keeps the miles', () => {
    expect(mileage('62,137', 'mi', POINT, 'car')).to.deep.equal({
      kind: 'value',
      value: { km: 100_000, original: { value: 62_137, unit: 'mi' } },
    });
  });

  it('prefers a written unit to the profile’s', () => {
    expect(mileage('556,000 kms showing', 'mi', POINT, 'heavy')).to.deep.include({ value: { km: 556_000, original: null } });
    expect(mileage("1'100 h", 'km', POINT, 'boat')).to.deep.include({
      value: { km: null, original: { value: 1100, unit: 'h' } },
    });
    expect(mileage('50 SMI', 'km', POINT, 'car')).to.deep.include({ value: { km: 80, original: { value: 50, unit: 'mi' } } });
    expect(mileage('50 KMT', 'mi', POINT, 'car')).to.deep.include({ value: { km: 50, original: null } });
    expect(mileage('50 HUR', 'km', POINT, 'boat')).to.deep.include({ value: { km: null, original: { value: 50, unit: 'h' } } });
    expect(mileage('50 miles', 'km', POINT, 'car')).to.deep.include({ value: { km: 80, original: { value: 50, unit: 'mi' } } });
  });

  it('refuses an impossible mileage', () => {
    expect(mileage('12345678', 'km', POINT, 'car')).to.deep.equal({ kind: 'fault', fault: 'out-of-range' });
    expect(mileage('1350000', 'km', POINT, 'car')).to.deep.equal({ kind: 'fault', fault: 'out-of-range' });
    expect(mileage('1350000', 'km', POINT, 'heavy')).to.have.property('kind', 'value');
    expect(mileage('999999', 'km', POINT, 'car')).to.deep.equal({ kind: 'fault', fault: 'placeholder' });
    expect(mileage('-5', 'km', POINT, 'car')).to.deep.equal({ kind: 'fault', fault: 'out-of-range' });
    expect(mileage('ask', 'km', POINT, 'car')).to.deep.equal({ kind: 'fault', fault: 'not-a-number' });
  });

  it('takes a year only when it is whole and plausible', () => {
    expect(modelYear('2002.0', 2026)).to.deep.equal({ kind: 'value', value: 2002 });
    expect(modelYear('2028', 2026)).to.deep.equal({ kind: 'value', value: 2028 });
    expect(modelYear('2002.5164528722808', 2026)).to.deep.equal({ kind: 'fault', fault: 'not-whole' });
    for (const text of ['2029', '1850', '98', '19892015'])
      expect(modelYear(text, 2026), text).to.deep.equal({ kind: 'fault', fault: 'out-of-range' });
    expect(modelYear('0', 2026)).to.deep.equal({ kind: 'none' });
  });

  for (const [text, unit, type, litres] of [
    ['3.0L', 'l', 'car', 3],
    ['1.5L I4', 'l', 'car', 1.5],
    ['2,0 litres', 'l', 'car', 2],
    ['1998 cc', 'l', 'car', 2],
    ['2143', 'cc', 'car', 2.1],
    ['125', 'cc', 'motorcycle', 0.125],
    ['1170', 'cc', 'motorcycle', 1.2],
  ] as const)
    it(`reads an engine of ${text} as ${String(litres)} l`, () =>
      expect(engineLitres(text, unit, POINT, type)).to.deep.equal({ kind: 'value', value: litres }));

  it('refuses an engine no car has', () => {
    expect(engineLitres('0.7L', 'l', POINT, 'car')).to.deep.equal({ kind: 'fault', fault: 'out-of-range' });
    expect(engineLitres('2143', 'l', POINT, 'car')).to.deep.equal({ kind: 'fault', fault: 'out-of-range' });
  });

  it('turns horsepower into kilowatts', () => {
    expect(powerKw('100', 'ch', POINT, 'car')).to.deep.equal({ kind: 'value', value: 73.55 });
    expect(powerKw('100 hp', 'kW', POINT, 'car')).to.deep.equal({ kind: 'value', value: 74.57 });
    expect(powerKw('4.4 kW', 'hp', POINT, 'boat')).to.deep.equal({ kind: 'value', value: 4.4 });
  });

  it('reads 0 as unknown', () => expect(wholeNumber('0', 1, 12)).to.deep.equal({ kind: 'none' }));
});

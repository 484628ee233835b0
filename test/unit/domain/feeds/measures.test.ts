import { expect } from 'chai';
import { DECIMAL_MARK } from '../../../../src/domain/feeds/number-text.ts';
import {
  engineLitres,
  metres,
  mileage,
  modelYear,
  percentage,
  powerKw,
  wholeNumber,
} from '../../../../src/domain/feeds/measures.ts';

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

  for (const text of ['85k km', '85K', '85 tkm', '85 xxx km', '120 mille km', '1,2 M km', '12 mois', '90 km/h'])
    it(`refuses a distance in thousands, and what is none: ${text}`, () =>
      expect(mileage(text, 'km', POINT, 'car')).to.deep.equal({ kind: 'fault', fault: 'other-amount' }));

  for (const [text, km] of [
    ['62 310 km garantis', 62_310],
    ['120 milles', 193],
    ['100+ km', 100],
    ['apx. 214 m', 214],
  ] as const)
    it(`takes a whole distance beside other words: ${text}`, () =>
      expect(mileage(text, 'km', POINT, 'car')).to.deep.include({
        value: { km, original: km === 193 ? { value: 120, unit: 'mi' } : null },
      }));

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

  it('reads 0 and nothing as unknown, in whatever unit', () => {
    for (const read of [
      wholeNumber('0', 1, 12),
      wholeNumber(' ', 1, 12),
      engineLitres('0', 'l', POINT, 'car'),
      powerKw('0', 'kW', POINT, 'car'),
      metres('0', 'm', 0),
      percentage('0'),
    ])
      expect(read).to.deep.equal({ kind: 'none' });
  });

  it('takes what lies on a limit, and nothing beyond it', () => {
    const said = (read: ReturnType<typeof wholeNumber>) =>
      read.kind === 'value' ? read.value : read.kind === 'fault' ? read.fault : null;
    for (const [read, expected] of [
      [wholeNumber('1', 1, 12), 1],
      [wholeNumber('12', 1, 12), 12],
      [wholeNumber('13', 1, 12), 'out-of-range'],
      [wholeNumber('1,5', 1, 12, DECIMAL_MARK[',']), 'not-whole'],
      [wholeNumber('1.500', 1, 12, { '.': 'unclear', ',': 'unclear' }), 'unclear-marks'],
      [engineLitres('0.8 L', 'l', POINT, 'car'), 0.8],
      [engineLitres('9.5 L', 'l', POINT, 'car'), 9.5],
      [engineLitres('9.6 L', 'l', POINT, 'car'), 'out-of-range'],
      [engineLitres('20 cc', 'l', POINT, 'motorcycle'), 0.02],
      [engineLitres('19 cc', 'l', POINT, 'motorcycle'), 'out-of-range'],
      [engineLitres('100', 'l', POINT, 'boat'), 100],
      [engineLitres('101', 'l', POINT, 'boat'), 'out-of-range'],
      [engineLitres('1000 cc', 'l', POINT, 'motorcycle'), 1],
      [engineLitres('999 cc', 'l', POINT, 'car'), 1],
      [engineLitres('2 litre', 'cc', POINT, 'car'), 2],
      [engineLitres('1998 cm³', 'l', POINT, 'car'), 2],
      [powerKw('2000', 'kW', POINT, 'car'), 2000],
      [powerKw('2001', 'kW', POINT, 'car'), 'out-of-range'],
      [powerKw('20000 kW', 'hp', POINT, 'boat'), 20_000],
      [powerKw('20001 kW', 'hp', POINT, 'boat'), 'out-of-range'],
      [powerKw('-5', 'kW', POINT, 'car'), 'out-of-range'],
      [powerKw('0.01 kW', 'hp', POINT, 'car'), 'out-of-range'],
      [powerKw('100.16 kW', 'hp', POINT, 'car'), 100.2],
      [powerKw('100bhp', 'kW', POINT, 'car'), 74.57],
      [percentage('1'), 1],
      [percentage('100 %'), 100],
      [percentage('92.55'), 92.6],
      [percentage('0.5'), 'out-of-range'],
      [percentage('100.1'), 'out-of-range'],
    ] as const)
      expect(said(read)).to.equal(expected);
  });

  it('refuses a mileage beyond what any vehicle has driven, in miles and hours too', () => {
    const read = (text: string, type: 'car' | 'heavy' | 'boat' = 'car') => {
      const found = mileage(text, 'km', POINT, type);
      return found.kind === 'value'
        ? (found.value.km ?? found.value.original?.value)
        : found.kind === 'fault'
          ? found.fault
          : null;
    };
    expect(read('999998 km')).to.equal(999_998);
    expect(read('3000000 km', 'heavy')).to.equal(3_000_000);
    expect(read('3000001 km', 'heavy')).to.equal('out-of-range');
    expect(read('621371 mi')).to.equal('out-of-range');
    expect(read('621370 mi')).to.equal(999_998);
    expect(read('100000 h', 'boat')).to.equal(100_000);
    expect(read('100001 h', 'boat')).to.equal('out-of-range');
    expect(read('1234567 km', 'heavy')).to.equal('placeholder');
    expect(read('21234567 km', 'heavy')).to.equal('out-of-range');
    expect(read('12345678 km', 'heavy')).to.equal('out-of-range');
  });

  it('knows the units of distance in our languages', () => {
    const unit = (text: string) => {
      const found = mileage(text, 'h', POINT, 'car');
      return found.kind === 'value' ? (found.value.original?.unit ?? 'km') : found.kind;
    };
    for (const text of ['50km', '50 kms', '50 kmt', '50 kilómetros', '50 Kilometer', '50 KIL'])
      expect(unit(text), text).to.equal('km');
    for (const text of [
      '50mi',
      '50 smi',
      '50 ml',
      '50 mls',
      '50 mile',
      '50 miles',
      '50 milla',
      '50 millas',
      '50 mille',
      '50 milles',
      '50 Meilen',
    ])
      expect(unit(text), text).to.equal('mi');
    const hours = (text: string) => {
      const found = mileage(text, 'km', POINT, 'boat');
      return found.kind === 'value' && found.value.original?.unit === 'h';
    };
    for (const text of [
      '50h',
      '50 hur',
      '50 hr',
      '50 hrs',
      '50 hour',
      '50 hours',
      '50 heure',
      '50 heures',
      '50 hora',
      '50 horas',
      '50 Std',
      '50 Stunden',
      '50 ore',
      '50 uur',
      '50 uren',
    ])
      expect(hours(text), text).to.equal(true);
    for (const text of ['50 hp', '50 horses', 'h 50']) expect(hours(text), text).to.equal(false);
  });

  for (const [text, unit, place, length] of [
    ['5.85 m', 'ft', 0, 5.85],
    ['5,85m', 'ft', 0, 5.85],
    ['585 cm', 'm', 0, 5.85],
    ['585cm', 'm', 0, 5.85],
    ['19', 'ft', 0, 5.79],
    ['19', 'm', 0, 19],
    ['19 ft 2 in', 'm', 0, 5.84],
    [`19'2"`, 'm', 0, 5.84],
    ['19’', 'm', 0, 5.79],
    ['19,5 pieds', 'm', 0, 5.94],
    ['20 feet', 'm', 0, 6.1],
    ['5.85 m x 2.25 m', 'm', 0, 5.85],
    ['5.85 m × 2.25 m', 'm', 1, 2.25],
    ['5.85 m', 'm', 1, 5.85],
    ['0.5', 'm', 0, 0.5],
    ['200', 'm', 0, 200],
  ] as const)
    it(`reads a length of ${text}, in ${unit} where it says no unit, as ${String(length)} m`, () =>
      expect(metres(text, unit, place)).to.deep.equal({ kind: 'value', value: length }));

  it('refuses a length that no vehicle has, and one of three numbers', () => {
    for (const text of ['0.4', '201', '40 cm', '700 ft'])
      expect(metres(text, 'm', 0), text).to.deep.equal({ kind: 'fault', fault: 'out-of-range' });
    expect(metres('19 ft 2 in 3', 'm', 0)).to.deep.equal({ kind: 'fault', fault: 'not-a-number' });
  });
});

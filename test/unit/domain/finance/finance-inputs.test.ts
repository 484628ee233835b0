import { expect } from 'chai';
import fc from 'fast-check';
import {
  decodeFinance,
  defaultInputs,
  encodeFinance,
  FINANCE_LIMITS,
  frequenciesOf,
  payingEvery,
  readFigure,
  type FinanceInputs,
} from '../../../../src/domain/finance/finance-inputs.ts';
import { TAXED_PROVINCES } from '../../../../src/domain/finance/taxes.ts';

const DEFAULTS = defaultInputs('CAD', 'QC');
const decode = (query: string) => decodeFinance(new URLSearchParams(query), 'CAD', DEFAULTS);
const inCents = ({ min, max }: { readonly min: number; readonly max: number }): fc.Arbitrary<number> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((amount) => amount / 100);

const anyInputs: fc.Arbitrary<FinanceInputs> = fc
  .record({
    mode: fc.constantFrom('Price' as const, 'Payment' as const),
    price: inCents(FINANCE_LIMITS.price),
    paymentMin: inCents(FINANCE_LIMITS.paymentMin),
    paymentMax: inCents(FINANCE_LIMITS.paymentMax),
    downPayment: inCents(FINANCE_LIMITS.downPayment),
    interestRate: inCents(FINANCE_LIMITS.interestRate),
    termMonths: fc.integer(FINANCE_LIMITS.termMonths),
    frequency: fc.constantFrom(...frequenciesOf('CAD')),
    withTaxes: fc.boolean(),
    province: fc.constantFrom(...TAXED_PROVINCES),
  })
  .map((inputs) => ({
    ...inputs,
    paymentMin: Math.min(inputs.paymentMin, inputs.paymentMax),
    province: inputs.withTaxes ? inputs.province : DEFAULTS.province,
  }));

describe('what is asked of the finance calculator', () => {
  it('starts with 84 months at 5.99 % by the week, by the month in euros, without a down payment', () => {
    expect(decode('')).to.deep.equal({ inputs: DEFAULTS, problems: [] });
    expect(DEFAULTS).to.include({ termMonths: 84, interestRate: 5.99, frequency: 'Weekly', downPayment: 0 });
    expect(defaultInputs('CAD', 'QC')).to.include({ mode: 'Price', withTaxes: false });
    expect(defaultInputs('EUR', 'IDF').frequency).to.equal('Month');
  });

  it('may be paid by the week, every two weeks or by the month; in euros by the month alone', () => {
    expect(frequenciesOf('CAD')).to.deep.equal(['Weekly', 'Biweekly', 'Month']);
    expect(frequenciesOf('EUR')).to.deep.equal(['Month']);
  });

  it('names a price as the question too, and no province without taxes', () => {
    const byPayment: FinanceInputs = { ...DEFAULTS, mode: 'Payment' };
    expect(decodeFinance([['Mode', 'Price']], 'CAD', byPayment)).to.deep.equal({ inputs: DEFAULTS, problems: [] });
    expect(encodeFinance({ ...DEFAULTS, withTaxes: true, province: '' }, 'CAD', DEFAULTS)).to.equal('Taxes=1');
    expect(encodeFinance({ ...DEFAULTS, withTaxes: true }, 'CAD', DEFAULTS)).to.equal('Taxes=1&TaxProvince=QC');
  });

  it('is repeated to the visitor up to 40 characters', () => {
    expect(decode(`PriceMax=${'x'.repeat(60)}`).problems[0]?.value).to.equal('x'.repeat(40));
  });

  it('is read as visitors type it, with separators and decimal commas', () => {
    const { inputs, problems } = decode('PriceMax=28%C2%A0995 $&interestrate=4,99&DownPayment=3.000&Term=60&frequency=month');
    expect(problems).to.deep.equal([]);
    expect(inputs).to.include({ price: 28_995, interestRate: 4.99, downPayment: 3000, termMonths: 60, frequency: 'Month' });
    expect(readFigure('interestRate', '5,99')).to.equal(5.99);
    expect(readFigure('interestRate', '36')).to.equal(null);
  });

  it('names each value that cannot be used, and keeps the default for it', () => {
    const { inputs, problems } = decode(
      'Term=7.5&InterestRate=99&DownPayment=-1&Frequency=Daily&PriceMax=free&Mode=x&TaxProvince=ZZ',
    );
    expect(inputs).to.deep.equal(DEFAULTS);
    expect(problems.map(({ field, value, reason }) => `${field}=${value} ${reason}`)).to.have.members([
      'termMonths=7.5 not-a-number',
      'interestRate=99 out-of-range',
      'downPayment=-1 out-of-range',
      'frequency=Daily unknown-value',
      'price=free not-a-number',
      'mode=x unknown-value',
      'province=ZZ unknown-value',
    ]);
  });

  it('does not take weeks for a loan in euros', () => {
    const { inputs, problems } = decodeFinance([['Frequency', 'Weekly']], 'EUR', defaultInputs('EUR', 'IDF'));
    expect(inputs.frequency).to.equal('Month');
    expect(problems).to.have.length(1);
  });

  it('takes another example of a payment with another frequency, but never another payment than the visitor’s', () => {
    expect(encodeFinance({ ...DEFAULTS, ...payingEvery(DEFAULTS, 'Month') }, 'CAD', DEFAULTS)).to.equal('Frequency=Month');
    const own = { ...DEFAULTS, paymentMax: 123 };
    expect(payingEvery(own, 'Biweekly')).to.deep.equal({ frequency: 'Biweekly', paymentMax: 123 });
  });

  it('drops the lower end of a range of payments that is above its upper end', () => {
    const { inputs, problems } = decode('PaymentMin=200&PaymentMax=100');
    expect(inputs).to.include({ paymentMin: 0, paymentMax: 100 });
    expect(problems).to.deep.equal([{ field: 'paymentMin', value: '200', reason: 'inverted' }]);
  });

  it('comes back from its own query, whatever it is', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const query = encodeFinance(inputs, 'CAD', DEFAULTS);
        expect(decodeFinance(new URLSearchParams(query), 'CAD', DEFAULTS)).to.deep.equal({ inputs, problems: [] });
      }),
    );
    expect(encodeFinance(DEFAULTS, 'CAD', DEFAULTS)).to.equal('');
  });

  it('never throws, whatever the query', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('PriceMax', 'Term', 'Mode', 'Frequency', 'TaxProvince'), fc.string())),
        (pairs) => {
          const { inputs } = decodeFinance(pairs, 'CAD', DEFAULTS);
          expect(inputs.price).to.be.within(FINANCE_LIMITS.price.min, FINANCE_LIMITS.price.max);
        },
      ),
    );
  });
});

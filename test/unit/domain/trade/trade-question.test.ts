import { expect } from 'chai';
import fc from 'fast-check';
import { decodeTrade } from '../../../../src/domain/trade/trade-question.ts';

const ask = (query: string) => decodeTrade(new URLSearchParams(query), 2026);

describe('what a visitor asks the worth of', () => {
  it('is nothing yet on the page’s plain address', () => {
    expect(ask('')).to.deep.include({ problems: [], vehicle: null });
  });

  it('is a make, a model, a year and a mileage, with a version where it is known', () => {
    expect(ask('Make=Toyota&Model=RAV4&Year=2019&Mileage=82%20400%20km').vehicle).to.deep.equal({
      make: 'Toyota',
      model: 'RAV4',
      year: 2019,
      mileageKm: 82_400,
      version: null,
    });
    expect(ask('make=Kia&model=EV6&year=2027&mileage=0&version=GT-Line').vehicle?.version).to.equal('GT-Line');
  });

  it('names everything that is missing or cannot be read, and keeps what was typed', () => {
    const { texts, problems, vehicle } = ask('Make=Toyota&Year=2028&Mileage=many');
    expect(vehicle).to.equal(null);
    expect(texts).to.include({ make: 'Toyota', year: '2028', mileageKm: 'many' });
    expect(problems).to.deep.equal([
      { field: 'model', reason: 'missing' },
      { field: 'year', reason: 'out-of-range' },
      { field: 'mileageKm', reason: 'not-a-number' },
    ]);
    expect(ask(`Make=${'x'.repeat(61)}&Model=Y&Year=2020&Mileage=1`).problems).to.deep.equal([
      { field: 'make', reason: 'too-long' },
    ]);
  });

  it('survives anything that a query can say', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('Make', 'Model', 'Year', 'Mileage', 'Version'), fc.string())), (pairs) => {
        const { vehicle, problems } = decodeTrade(pairs, 2026);
        expect(vehicle === null || problems.length === 0).to.equal(true);
      }),
    );
  });
});

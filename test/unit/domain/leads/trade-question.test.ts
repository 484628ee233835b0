import { expect } from 'chai';
import fc from 'fast-check';
import { validateLead } from '../../../../src/domain/leads/lead-validation.ts';
import { decodeTrade } from '../../../../src/domain/leads/trade-question.ts';
import { aTradeInForm } from '../../../support/builders/a-lead.ts';

const NOW = Date.UTC(2026, 8, 15, 12);

const ask = (query: string) => decodeTrade(new URLSearchParams(query), NOW);

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
      { field: 'model', problem: 'required' },
      { field: 'year', problem: 'invalid' },
      { field: 'mileageKm', problem: 'invalid' },
    ]);
    expect(ask(`Make=${'x'.repeat(61)}&Model=Y&Year=2020&Mileage=1`).problems).to.deep.equal([
      { field: 'make', problem: 'too-long' },
    ]);
  });

  it('is by the same rules what the form then offers', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('up!', 'C-HR', '82 400 km', '2019', 'ID.3', '"', '½'));
    fc.assert(
      fc.property(fc.tuple(text, text, text, text, text), ([make, model, version, year, mileage]) => {
        const query = { Make: make, Model: model, Version: version, Year: year, Mileage: mileage };
        const { vehicle } = decodeTrade(Object.entries(query), NOW);
        if (!vehicle) return;
        const form = aTradeInForm({
          offeredMake: vehicle.make,
          offeredModel: vehicle.model,
          offeredVersion: vehicle.version ?? '',
          offeredYear: String(vehicle.year),
          offeredMileage: String(vehicle.mileageKm),
        });
        expect(validateLead(form, { country: 'CA', timeZone: 'America/Toronto', now: NOW }).kind).to.equal('valid');
      }),
    );
  });

  it('never throws, whatever the query', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('Make', 'Model', 'Year', 'Mileage', 'Version'), fc.string())), (pairs) => {
        const { vehicle, problems } = decodeTrade(pairs, NOW);
        expect(vehicle === null || problems.length === 0).to.equal(true);
      }),
    );
  });
});

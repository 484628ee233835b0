import { expect } from 'chai';
import fc from 'fast-check';
import { ModelExpectations } from '../../../../src/application/rating/model-expectations.ts';
import type { Expectation } from '../../../../src/domain/rating/grade.ts';

const id = fc.integer({ min: 1, max: 2 ** 52 });
const expectation = fc.option(
  fc.record<Expectation>({ amount: fc.integer({ min: 1 }), margin: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

describe('What the vehicles of a model are expected to cost', () => {
  it('is given as it was computed, for every vehicle of the model and no other', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(id, expectation)), fc.array(id), (rated, others) => {
        const given = new Map(rated);
        const expectations = new ModelExpectations(given);
        for (const other of others) expectations.add(other);
        expect(new Set(expectations.ids())).to.deep.equal(new Set([...given.keys(), ...others]));
        expect(expectations.ids()).to.have.length(new Set([...given.keys(), ...others]).size);
        for (const each of [...given.keys(), ...others]) {
          expect(expectations.has(each)).to.equal(true);
          expect(expectations.of(each)).to.deep.equal(given.get(each) ?? null);
        }
        expect(expectations.has(0)).to.equal(false);
      }),
    );
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { personName } from '../../../../src/domain/leads/person-name.ts';

describe('A name in one field', () => {
  for (const [name, first, last, language = 1] of [
    ['Zoé Tremblay', 'Zoé', 'Tremblay'],
    ['Marie-Ève de la Durantaye', 'Marie-Ève', 'de la Durantaye'],
    ['Jean Pierre Van den Berg', 'Jean Pierre', 'Van den Berg'],
    ['TREMBLAY Zoé', 'Zoé', 'TREMBLAY', 2],
    ['ZOÉ TREMBLAY', 'ZOÉ', 'TREMBLAY', 2],
    ['J. R. Smith', 'J. R.', 'Smith'],
    ['Martin Luther King Jr.', 'Martin Luther', 'King Jr.'],
    ['Juan Carlos García López', 'Juan Carlos', 'García López', 4],
    ['María García de la Torre', 'María', 'García de la Torre', 5],
    ['Ana Gómez', 'Ana', 'Gómez', 5],
    ['De Niro', 'De', 'Niro'],
  ] as const)
    it(`is first and last apart: ${name}`, () => expect(personName(name, language)).to.deep.equal({ first, last }));

  it('is a last name alone where it is one word', () =>
    expect(personName(' Zoé ', 2)).to.deep.equal({ first: null, last: 'Zoé' }));

  it('loses no word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^\p{L}{1,6}$/u), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(1, 2, 3, 4, 5),
        (words, id) => {
          const { first, last } = personName(words.join(' '), id);
          expect(`${first ?? ''} ${last}`.trim().split(' ').sort()).to.deep.equal(words.toSorted());
          expect(last).to.not.equal('');
        },
      ),
    );
  });
});

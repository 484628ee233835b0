import { expect } from 'chai';
import fc from 'fast-check';
import { AVAILABILITIES, AVAILABILITY_RULES, unlistedSince } from '../../../../src/domain/vehicle/availability.ts';

describe('The day a vehicle left the lists', () => {
  it('is that of its sale', () => {
    const history = [
      { at: 1, availability: 'available' },
      { at: 5, availability: 'sold' },
    ] as const;
    expect(unlistedSince(history)).to.equal(5);
  });

  it('is the first of several states out of the lists, and begins anew when it comes back', () => {
    const history = [
      { at: 1, availability: 'sold' },
      { at: 2, availability: 'available' },
      { at: 3, availability: 'unavailable' },
      { at: 4, availability: 'sold' },
    ] as const;
    expect(unlistedSince(history)).to.equal(3);
  });

  it('is that of its first day where it never was in them', () => {
    expect(unlistedSince([{ at: 7, availability: 'sold' }])).to.equal(7);
  });

  it('is there only while the vehicle is out of them', () => {
    const records = fc.array(fc.constantFrom(...AVAILABILITIES), { minLength: 1 });
    fc.assert(
      fc.property(records, (states) => {
        const since = unlistedSince(states.map((availability, at) => ({ at, availability })));
        expect(since === null).to.equal(AVAILABILITY_RULES[states.at(-1)!].listed);
        if (since !== null) expect(states.slice(since).some((state) => AVAILABILITY_RULES[state].listed)).to.equal(false);
      }),
    );
  });
});

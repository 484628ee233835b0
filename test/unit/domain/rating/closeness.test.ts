import { expect } from 'chai';
import { neighbourhoodOf } from '../../../../src/domain/rating/closeness.ts';
import type { Comparable, Subject } from '../../../../src/domain/rating/comparable.ts';
import { aComparable } from '../../../support/builders/a-comparable.ts';

const PLAIN = { version: null, fuel: null, transmission: null, drivetrain: null, body: null, powerKw: null };
const SUBJECT: Subject = { make: 'Toyota', model: 'RAV4', year: 2019, mileageKm: 80_000, version: 'XLE', fuel: 'hybrid' };
const other = (id: number, changes: Partial<Comparable> = {}): Comparable =>
  aComparable({ ...PLAIN, id, year: 2019, mileageKm: 80_000, ...changes });
const weights = (subject: Subject, comparables: readonly Comparable[]) =>
  new Map(neighbourhoodOf(subject, comparables).neighbours.map(({ comparable, weight }) => [comparable.id, weight]));

describe('How close another vehicle is', () => {
  it('is 1 for one that has everything in common, and where nothing is known of either', () => {
    expect(weights(SUBJECT, [other(7, { version: 'XLE', fuel: 'hybrid' })]).get(7)).to.equal(1);
    expect(weights({ ...SUBJECT, version: null, fuel: null }, [other(7)]).get(7)).to.equal(1);
  });

  it('is halved by two model years, by 80,000 kilometres either way, and a third by both', () => {
    const same = { version: 'XLE', fuel: 'hybrid' } as const;
    const all = weights(SUBJECT, [
      other(1, { ...same, year: 2021 }),
      other(2, { ...same, year: 2017 }),
      other(3, { ...same, mileageKm: 160_000 }),
      other(4, { ...same, mileageKm: 0 }),
      other(5, { ...same, year: 2021, mileageKm: 160_000 }),
    ]);
    for (const id of [1, 2, 3, 4]) expect(all.get(id), String(id)).to.equal(1 / 2);
    expect(all.get(5)).to.equal(1 / 3);
  });

  it('falls with what is not in common, where rare words and attributes count more than frequent ones', () => {
    const all = weights(SUBJECT, [
      other(1, { version: 'XLE', fuel: 'hybrid' }),
      other(2, { version: 'LE', fuel: 'hybrid' }),
      other(3),
    ]);
    const [rare, frequent] = [Math.log(5 / 2), Math.log(5 / 3)];
    const likeness = frequent / (rare + frequent + rare);
    expect(all.get(1)).to.equal(1);
    expect(all.get(2)).to.be.closeTo(Math.exp(2 * (likeness - 1)), 1e-9);
    expect(all.get(3)).to.be.closeTo(Math.exp(-2), 1e-9);
  });

  it('compares words of the version, decimals as one word, and attributes that are known of both', () => {
    const traits = (subject: Partial<Subject>, changes: Partial<Comparable>) =>
      neighbourhoodOf({ ...SUBJECT, ...subject }, [other(1, changes)]).neighbours.map((each) => [...each.traits])[0];
    expect(traits({}, { version: '1.2 TCe 1,5 a.b', fuel: 'gas' })).to.deep.equal(['12', 'tce', '15', 'a', 'b', 'fuel:gas']);
    expect(traits({ fuel: null }, { fuel: 'gas', body: 'suv' })).to.deep.equal([]);
    expect(traits({ body: 'suv' }, { body: null })).to.deep.equal([]);
    const known = { fuel: 'gas', transmission: 'manual', drivetrain: 'awd', body: 'suv', condition: 'used' } as const;
    expect(traits(known, known)).to.deep.equal(Object.entries(known).map(([name, value]) => `${name}:${value}`));
    expect([...neighbourhoodOf(SUBJECT, []).traits]).to.deep.equal(['xle', 'fuel:hybrid']);
  });

  it('puts the closest first, and equals by their numbers', () => {
    const near = { version: 'XLE', fuel: 'hybrid' } as const;
    const { neighbours } = neighbourhoodOf(SUBJECT, [other(30), other(9, near), other(20), other(10, near), other(2, near)]);
    expect(neighbours.map(({ comparable }) => comparable.id)).to.deep.equal([2, 9, 10, 20, 30]);
  });
});

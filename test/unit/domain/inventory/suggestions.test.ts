import { expect } from 'chai';
import { suggest, suggestionEntries, type Suggestion } from '../../../../src/domain/inventory/suggestions.ts';

const make = (label: string, count: number): Suggestion => ({ kind: 'make', label, count, make: label.toLowerCase() });
const model = (label: string, count: number): Suggestion => ({ kind: 'model', label, count });

const STOCK: readonly Suggestion[] = [
  model('Honda CR-V', 65),
  model('Honda Civic', 76),
  make('Honda', 225),
  model('Honda Accord', 65),
  make('Citroën', 12),
  make('Ford', 90),
  model('Ford F-150', 40),
  { kind: 'company', label: 'Bradford Motors', count: 200, companyId: 4 },
  { kind: 'company', label: 'Ford des Érables', count: 3, companyId: 5 },
  { kind: 'company', label: 'Groupe Ford', count: 300, companyId: 6 },
];
const labels = (keyword: string): string[] => suggest(keyword, suggestionEntries(STOCK)).map(({ label }) => label);

describe('What is suggested while a visitor types', () => {
  it('begins as typed, most vehicles first, by name where they have as many', () => {
    expect(labels('hon')).to.deep.equal(['Honda', 'Honda Civic', 'Honda Accord', 'Honda CR-V']);
  });

  it('is found by any of its words, after what begins as typed', () => {
    expect(labels('civ')).to.deep.equal(['Honda Civic']);
    expect(labels('ford')).to.deep.equal(['Ford', 'Ford F-150', 'Ford des Érables', 'Groupe Ford']);
    expect(labels('motors brad')).to.deep.equal(['Bradford Motors']);
  });

  it('does not mind accents, case, spaces or hyphens', () => {
    expect(labels('CITROEN')).to.deep.equal(['Citroën']);
    expect(labels('citroë')).to.deep.equal(['Citroën']);
    expect(labels('erables')).to.deep.equal(['Ford des Érables']);
    expect(labels('f150')).to.deep.equal(['Ford F-150']);
    expect(labels('f 150')).to.deep.equal(['Ford F-150']);
    expect(labels('crv')).to.deep.equal(['Honda CR-V']);
  });

  it('is empty for an empty text, for signs alone and for what no dealer has', () => {
    expect(labels('')).to.deep.equal([]);
    expect(labels(' -!% ')).to.deep.equal([]);
    expect(labels('zzz')).to.deep.equal([]);
  });

  it('is ten at most', () => {
    const many = suggestionEntries(Array.from({ length: 30 }, (_, index) => model(`Honda ${String(index)}`, index)));
    expect(suggest('honda', many)).to.have.length(10);
    expect(suggest('h'.repeat(100_000), many)).to.deep.equal([]);
  });
});

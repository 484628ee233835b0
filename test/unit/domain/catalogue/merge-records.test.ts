import { expect } from 'chai';
import { conflictsBetween, mergeRecords } from '../../../../src/domain/catalogue/merge-records.ts';
import type { SourceNote } from '../../../../src/domain/catalogue/specification-style.ts';
import type { StyleRecord } from '../../../../src/domain/catalogue/style-record.ts';
import { optionTexts } from '../../../../src/domain/catalogue/technical-sheet.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { aStyleRecord } from '../../../support/builders/a-style-record.ts';
import { words } from '../../../support/words.ts';

const note = (key: string, changes: Partial<SourceNote> = {}): SourceNote => ({
  key,
  name: key,
  url: null,
  licence: null,
  date: null,
  ...changes,
});
const record = (feed: string, changes: Partial<StyleRecord> = {}) =>
  aStyleRecord({ feed, key: feed, sources: [note(feed)], ...changes });
const merged = (...records: readonly StyleRecord[]) => mergeRecords(1, records);

describe('What several sources say of one style', () => {
  it('is ordered by trust, then by date, then by name', () => {
    const order = (...records: readonly StyleRecord[]) => merged(...records).sources.map(({ key }) => key);
    expect(order(record('open-ev'), record('epa'), record('ademe'), record('own'))).to.deep.equal([
      'own',
      'ademe',
      'epa',
      'open-ev',
    ]);
    const dated = (feed: string, date: string | null) => record(feed, { sources: [note(feed, { date })] });
    expect(order(dated('a', '2024'), dated('b', '2025-02'), dated('c', null))).to.deep.equal(['b', 'a', 'c']);
    expect(order(dated('b', '2025'), dated('a', '2025'))).to.deep.equal(['a', 'b']);
    const keyed = (key: string) => record('own', { key, sources: [note(key)] });
    expect(order(keyed('y'), keyed('x'))).to.deep.equal(['x', 'y']);
    expect(order(record('toString'), record('nrcan')), 'a feed of any name').to.deep.equal(['toString', 'nrcan']);
  });

  it('names a source once, where all that is said of it is the same', () => {
    const sources = (...notes: readonly SourceNote[]) =>
      merged(...notes.map((each, k) => record('own', { key: String(k), sources: [each] }))).sources.length;
    expect(sources(note('a'), note('a'))).to.equal(1);
    for (const other of [
      note('b', { name: 'a' }),
      note('a', { name: 'b' }),
      note('a', { url: 'x' }),
      note('a', { date: '2025' }),
    ])
      expect(sources(note('a'), other), JSON.stringify(other)).to.equal(2);
    const two = record('own', {
      key: '1',
      sources: [note('a'), note('b')],
      facts: { power: 100, seats: 5 },
      factSources: { seats: 1 },
    });
    const style = merged(two, record('own', { key: '0', sources: [note('b')], facts: {} }));
    expect([style.facts.power?.source, style.facts.seats?.source].map((at) => style.sources[at ?? 9]?.key)).to.deep.equal([
      'a',
      'b',
    ]);
  });

  it('takes body, options, colours and photos from the first that has some', () => {
    const bare = record('own', { body: null });
    const full = record('epa', {
      body: 'wagon',
      options: [{ id: 'tow', name: null, items: ['sunroof'], prices: {} }],
      colours: [{ colour: 'red', name: null, prices: {} }],
      images: [{ url: 'a', type: 'photo', language: null }],
    });
    const style = merged(full, bare);
    expect(style.body).to.equal('wagon');
    expect(style.options).to.deep.equal([{ id: 'tow', name: null, items: ['sunroof'], prices: {}, source: 1 }]);
    expect([style.colours.length, style.images.length, style.photos]).to.deep.equal([1, 1, 1]);
    expect(merged(bare)).to.deep.include({ body: null, options: [], colours: [], images: [], photos: 0 });
  });

  it('has one price a country, the most trusted, in the order of the countries', () => {
    const price = (country: string, amount: number) => ({ country, price: money(amount, 'CAD'), delivery: null });
    const style = merged(
      record('epa', { prices: [price('CA', 1), price('FR', 2)] }),
      record('own', { prices: [price('US', 3), price('CA', 4)] }),
    );
    expect(style.prices.map(({ country, price: { amount } }) => `${country} ${String(amount)}`)).to.deep.equal([
      'CA 4',
      'FR 2',
      'US 3',
    ]);
    expect(style.pricing.map(({ source }) => source)).to.deep.equal([0, 1, 0]);
  });

  it('is of all its markets in order, and of all where one of them names none', () => {
    expect(merged(record('own', { markets: ['US'] }), record('epa', { markets: ['CA', 'US'] })).markets).to.deep.equal([
      'CA',
      'US',
    ]);
    expect(merged(record('own', { markets: ['US'] }), record('epa', { markets: [] })).markets).to.deep.equal([]);
  });

  it('tells own equipment apart by group and name', () => {
    const own = (group: 'exterior' | 'interior', name: string) => ({ id: null, group, name, optional: false }) as const;
    const style = merged(
      record('own', { equipment: [own('exterior', 'Stripes')] }),
      record('epa', { equipment: [own('exterior', 'Stripes'), own('interior', 'Stripes'), own('exterior', 'Fins')] }),
    );
    expect(style.equipment.map(({ source }) => source)).to.deep.equal([0, 1, 1]);
  });

  it('is nothing without a record', () => {
    expect(() => merged()).to.throw(RangeError, 'Style 1 has no record');
  });
});

describe('Two values of a fact', () => {
  const differ = (one: StyleRecord['facts'], other: StyleRecord['facts']) =>
    conflictsBetween(one, other).map(({ title }) => title);

  it('differ where a reader sees it, not by rounding or another unit', () => {
    expect(differ({ power: 100 }, { power: 101 })).to.deep.equal([]);
    expect(differ({ power: 200 }, { power: 202 })).to.deep.equal([]);
    expect(differ({ power: 200 }, { power: 203 })).to.deep.equal(['power']);
    expect(differ({ consumptionCombined: 8 }, { consumptionCombined: 8.1 })).to.deep.equal([]);
    expect(differ({ consumptionCombined: 8 }, { consumptionCombined: 8.2 })).to.deep.equal(['consumptionCombined']);
    expect(differ({ consumptionWltp: [6, 8] }, { consumptionWltp: 7 })).to.deep.equal([]);
    expect(differ({ batteryTotal: 80 }, { batteryTotal: 0.5 })).to.deep.equal(['batteryTotal']);
  });

  it('of words are the same words, and 4WD and 4×4 are', () => {
    expect(differ({ drivetrain: '4wd', fuel: 'gas' }, { drivetrain: '4x4', fuel: 'diesel' })).to.deep.equal(['fuel']);
    expect(differ({ drivetrain: '4wd' }, { drivetrain: 'awd' })).to.deep.equal(['drivetrain']);
    expect(differ({ tyres: '4wd' }, { tyres: '4x4' })).to.deep.equal(['tyres']);
    expect(differ({ heatPump: true }, { heatPump: false })).to.deep.equal(['heatPump']);
  });

  it('are two: one alone says nothing', () => {
    expect(differ({ power: 100 }, { seats: 5 })).to.deep.equal([]);
  });
});

describe('The texts of an option', () => {
  it('are its own name with what it brings, or the one thing that it is', () => {
    const texts = (
      name: string | null | readonly [string, string, string, string, string],
      items: readonly ('sunroof' | 'abs')[],
      language: 1 | 2 = 1,
    ) => optionTexts({ id: 'tow', name, items, prices: {}, source: 0 }, language, words.in(language));
    expect(texts('Winter pack', ['sunroof'])).to.deep.equal({ name: 'Winter pack', items: ['Sunroof'] });
    expect(texts(['Winter', 'Hiver', '', '', ''], [], 2)).to.deep.equal({ name: 'Hiver', items: [] });
    expect(texts(null, ['sunroof'])).to.deep.equal({ name: 'Sunroof', items: [] });
    expect(texts(null, [])).to.deep.equal({ name: 'tow', items: [] });
  });
});

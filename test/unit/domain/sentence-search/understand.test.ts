import { expect } from 'chai';
import { defaultTerms } from '../../../../src/domain/finance/payment.ts';
import fc from 'fast-check';
import { EMPTY_QUERY } from '../../../../src/domain/inventory/inventory-query.ts';
import { decodeQuery, encodeQuery } from '../../../../src/domain/inventory/query-codec.ts';
import { LANGUAGE_IDS, languageOf } from '../../../../src/domain/language/language.ts';
import { allBut, exclusionOf } from '../../../../src/domain/sentence-search/exclusion.ts';
import { CODED_FACETS, FILTERS } from '../../../../src/domain/inventory/facets.ts';
import { understand, type Understanding, type UnderstandingContext } from '../../../../src/domain/sentence-search/understand.ts';
import { labelsOf } from '../../../../src/domain/vehicle/attribute-labels.ts';
import { examplesOf, filtersOf, type Example } from './corpus/corpus.ts';
import { AMOUNTS } from './corpus/amounts.ts';
import { HELD_OUT } from './corpus/held-out.ts';
import { ENGLISH, ENGLISH_TRAPS } from './corpus/en.ts';
import { SPANISH, SPANISH_TRAPS } from './corpus/es.ts';
import { FRENCH, FRENCH_TRAPS } from './corpus/fr.ts';
import { MONEY } from './corpus/money.ts';
import { NAMES } from './corpus/names.ts';
import { PLACES } from './corpus/places.ts';
import { VOCABULARY } from './corpus/vocabulary.ts';
import { anyText } from '../../../support/any-text.ts';

const YEAR = 2026;
const CORPORA = {
  English: [ENGLISH, ENGLISH_TRAPS],
  French: [FRENCH, FRENCH_TRAPS],
  Spanish: [SPANISH, SPANISH_TRAPS],
} as const;

const read = ({ sentence, languageId, country, currency }: Omit<Example, 'filters' | 'unused'>): Understanding =>
  understand(sentence, { languageId, country, currency, terms: defaultTerms(currency), vocabulary: VOCABULARY, year: YEAR });

/** What is read otherwise than the corpus says, a line each. */
const faultsIn = (examples: readonly Example[]): string[] =>
  examples.flatMap((example) => {
    const understood = read(example);
    const found = filtersOf(understood);
    const wrong = found.filter((filter) => !example.filters.includes(filter));
    const missed = example.filters.filter((filter) => !found.includes(filter));
    const isSame = understood.unused.join(', ').toLowerCase() === example.unused.join(', ').toLowerCase();
    const parts = [
      ...(wrong.length > 0 ? [`wrong ${wrong.join(' ')}`] : []),
      ...(missed.length > 0 ? [`missed ${missed.join(' ')}`] : []),
      ...(isSame ? [] : [`unused [${understood.unused.join(', ')}] for [${example.unused.join(', ')}]`]),
    ];
    return parts.length > 0 ? [`"${example.sentence}": ${parts.join('; ')}`] : [];
  });

describe('A sentence as a search', () => {
  for (const [language, lines] of Object.entries(CORPORA)) {
    it(`understands what people type in ${language}, and names the words that it did not use`, () => {
      const examples = lines.flatMap(examplesOf);
      expect(examples.length).to.be.at.least(115);
      expect(faultsIn(examples)).to.deep.equal([]);
    });
  }

  it('reads prices of the own currency alone, ages, distances, numbers in words and names of places', () => {
    expect(faultsIn(examplesOf(AMOUNTS))).to.deep.equal([]);
  });

  it('tells a price from a down payment, a payment by its period, a year beside a price, and ranges that are written in short', () => {
    expect(faultsIn(examplesOf(MONEY))).to.deep.equal([]);
  });

  it('finds a place with all its words, its province by name or code, and nothing that stands behind it', () => {
    expect(faultsIn(examplesOf(PLACES))).to.deep.equal([]);
  });

  it('takes a word that is a name too for the name where the rest of the sentence tells, and says what it did not use', () => {
    expect(faultsIn(examplesOf(NAMES))).to.deep.equal([]);
  });

  it('understands sentences that were written after it was tuned, but for one', () => {
    expect(faultsIn(examplesOf(HELD_OUT))).to.deep.equal([
      '"gm sierra denali": missed Make=gmc Model=sierra+1500; unused [gm, sierra, denali] for [denali]',
    ]);
  });
});

const CANADA: UnderstandingContext = {
  languageId: 1,
  country: 'CA',
  currency: 'CAD',
  terms: defaultTerms('CAD'),
  vocabulary: VOCABULARY,
  year: YEAR,
};

describe('The words that no filter came from', () => {
  it('are keywords where a vehicle may have them in its name, and nothing else', () => {
    const keywords = {
      'gm sierra denali': ['gm', 'sierra', 'denali'],
      'chevrolet spark': ['spark'],
      'ka t': ['ka'],
      'rx 350': ['rx', '350'],
      '208 in Laval rapido': ['208'],
      '2029 civic': ['2029'],
      'honda denali-pack': ['denali-pack'],
      'spark plug': ['spark', 'plug'],
      'tow package': ['package'],
      'civic 15': [],
      'crit’air': [],
      'no denali': [],
      'not certified': [],
      'not good denali': ['denali'],
      'truck for my boat': [],
      'under 2000': [],
      'about 2015 civic': [],
      '10 000 €': [],
      '2000 down payment': [],
      'room for golf bags': [],
      'good gas mileage': [],
    };
    const found = Object.keys(keywords).map((sentence) => [sentence, understand(sentence, CANADA).keywords]);
    expect(Object.fromEntries(found)).to.deep.equal(keywords);
  });
});

const WORDS = `${ENGLISH} ${FRENCH} ${SPANISH}`.split(/[\s,]+/);
const aSentence = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  anyText({ maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...WORDS), fc.integer({ min: -10, max: 10_000_000 }).map(String)), { maxLength: 25 })
    .map((words) => words.join(' ')),
);
const aContext = fc.record({
  languageId: fc.constantFrom(...LANGUAGE_IDS),
  country: fc.constantFrom('CA' as const, 'FR' as const),
  currency: fc.constantFrom('CAD' as const, 'EUR' as const, 'USD' as const),
});

describe('Whatever is typed', () => {
  it('becomes a search that has an address', () => {
    fc.assert(
      fc.property(aSentence, aContext, (sentence, context) => {
        const { query, unused } = understand(sentence, { ...CANADA, ...context });
        const address = encodeQuery({ ...EMPTY_QUERY, ...query });
        const read = decodeQuery(new URLSearchParams(address));
        expect(read.problems).to.deep.equal([]);
        expect(encodeQuery(read.query)).to.equal(address);
        for (const words of unused) expect(sentence).to.include(words);
      }),
      { numRuns: 500 },
    );
  });

  it('is read however it repeats itself: nothing grows faster than the sentence', () => {
    const sentences = [
      'hyunday '.repeat(25),
      'abcdefghij '.repeat(19),
      '1 000 '.repeat(34),
      '111 '.repeat(50),
      '-'.repeat(200),
      "d'".repeat(100),
      'not near between '.repeat(12),
      'thirty five hundred '.repeat(10),
      'près de la de la '.repeat(12),
      'a'.repeat(200),
      'saint-jean-sur-'.repeat(14),
    ].map((sentence) => sentence.slice(0, 200));
    for (const sentence of sentences) {
      expect(() => understand(sentence, CANADA), sentence).not.to.throw();
    }
  });
});

describe('The words of the pages', () => {
  for (const id of LANGUAGE_IDS)
    it(`are understood in ${languageOf(id).slug}`, () => {
      for (const field of CODED_FACETS)
        for (const [code, label] of Object.entries(labelsOf(field, id))) {
          if (code === 'other' || (field === 'body' && code === 'motorcycle')) continue;
          const { query, unused } = understand(label, { ...CANADA, languageId: id });
          const said = Object.values(query).flat();
          expect([said.includes(code), unused.length], `${label} for ${field} ${code}: ${JSON.stringify(query)}`).to.deep.equal([
            true,
            0,
          ]);
        }
    });
});

describe('What is not wanted', () => {
  it('is everything else of the same kind', () => {
    expect(allBut('body', ['suv']))
      .to.include('sedan')
      .and.not.include.members(['suv'])
      .and.not.include('boat');
    expect(allBut('colour', ['blue']))
      .not.to.include.members(['blue'])
      .and.not.include('navy');
  });

  it('can be told from a choice', () => {
    const aField = fc.constantFrom(...CODED_FACETS);
    fc.assert(
      fc.property(aField, fc.nat(30), (field, place) => {
        const codes = allBut(field, []);
        const code = codes[place % codes.length];
        if (code === undefined || field === 'body') return;
        expect(exclusionOf(field, allBut(field, [code]))).to.deep.equal([code]);
      }),
    );
    expect(exclusionOf('colour', ['red', 'blue'])).to.equal(null);
    expect(exclusionOf('body', allBut('body', ['truck']))).to.deep.equal(['truck']);
    expect(exclusionOf('colour', allBut('colour', ['red', 'blue', 'green']))).to.have.members(['red', 'blue', 'green']);
    expect(exclusionOf('colour', allBut('colour', ['red', 'blue', 'green', 'white']))).to.equal(null);
    expect(exclusionOf('colour', FILTERS.colour.values)).to.equal(null);
    expect(exclusionOf('colour', [])).to.equal(null);
    // Two of the three gearboxes that are left are as good a choice as everything but two.
    expect(exclusionOf('transmission', allBut('transmission', ['automatic', 'manual']))).to.equal(null);
  });

  it('takes its kinds with it, and leaves other vehicles than those of its type out', () => {
    expect(allBut('colour', ['blue', 'green', 'grey'])).not.to.include.oneOf(['navy', 'light-blue', 'dark-green', 'charcoal']);
    expect(allBut('transmission', ['automatic'])).to.deep.equal(['manual', 'sequential', 'other']);
    expect(allBut('fuel', ['hybrid'])).to.not.include.oneOf(['hybrid', 'plug-in-hybrid', 'hybrid-electric']);
    expect(allBut('fuel', ['gas', 'diesel']))
      .to.include.members(['hybrid', 'electric'])
      .and.not.include('premium-unleaded');
    expect(allBut('body', ['boat'])).to.deep.equal(['sailboat', 'pwc']);
    expect(allBut('body', ['suv', 'motorcycle']))
      .to.include.members(['sedan', 'scooter'])
      .and.not.include('boat');
  });
});

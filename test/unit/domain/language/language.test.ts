import { expect } from 'chai';
import fc from 'fast-check';
import {
  foreignTo,
  LANGUAGE_IDS,
  languageName,
  languageOf,
  negotiateLanguage,
  parseLanguageId,
  type LanguageId,
} from '../../../../src/domain/language/language.ts';
import { anyText } from '../../../support/any-text.ts';

describe('the five languages', () => {
  it('are English of Canada, French of Canada and of France, Spanish of Spain and of Colombia, by their numbers', () => {
    expect(LANGUAGE_IDS.map((id) => languageOf(id).locale)).to.deep.equal(['en-CA', 'fr-CA', 'fr-FR', 'es-ES', 'es-CO']);
  });

  it('are known by number only', () => {
    expect(parseLanguageId('3')).to.equal(3);
    for (const text of ['0', '6', '03', ' 3', 'fr', '', undefined]) expect(parseLanguageId(text)).to.equal(null);
  });

  it('are refused beyond the five', () => {
    expect(() => languageOf(6 as LanguageId)).to.throw(RangeError, 'There is no language 6');
  });
});

describe('the language of somebody’s words', () => {
  it('is marked on pages in another, and not on those in it', () => {
    expect([foreignTo(2, 'en'), foreignTo(2, 'fr-FR'), foreignTo(1, 'fr')]).to.deep.equal(['en', 'fr-FR', 'fr']);
    expect([foreignTo(2, 'fr'), foreignTo(2, 'fr-CA'), foreignTo(1, 'en-CA'), foreignTo(1, null)]).to.deep.equal([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is called by its name in the language of the page, without its country', () => {
    expect([languageName('fr-CA', 1), languageName('fr', 4), languageName('en-CA', 2)]).to.deep.equal([
      'French',
      'francés',
      'anglais',
    ]);
  });
});

describe('the language for a visitor who has not chosen one', () => {
  const offered: readonly LanguageId[] = [1, 2];
  const negotiate = (header: string | undefined): LanguageId => negotiateLanguage(header, offered, 1);

  it('is the one their browser asks for', () => {
    expect(negotiate('fr-CA,fr;q=0.8,en;q=0.5')).to.equal(2);
    expect(negotiate('en-CA')).to.equal(1);
  });

  it('is the same tongue of another country rather than another tongue', () => {
    expect(negotiate('fr-FR, en;q=0.9')).to.equal(2);
    expect(negotiateLanguage('es-419', [1, 4], 1)).to.equal(4);
  });

  it('is the exact one where the tongue is offered for two countries', () => {
    expect(negotiateLanguage('fr-FR', [1, 2, 3], 1)).to.equal(3);
  });

  it('follows the order of preference, not of writing', () => {
    expect(negotiate('en;q=0.3, fr;q=0.7')).to.equal(2);
  });

  it('is never one that the browser excludes', () => {
    expect(negotiateLanguage('fr;q=0', [2, 1], 1)).to.equal(1);
  });

  it("is the site's own where nothing fits or nothing can be read", () => {
    for (const header of [undefined, '', '*', 'pt-BR', ';;;', 'q=1', 'pt-BR, *;q=0.1']) {
      expect(negotiateLanguage(header, offered, 2), header).to.equal(2);
    }
  });

  it('weighs what is said of its quality alone, with spaces around it', () => {
    expect(negotiate('fr ; q=0.4 , en ; q = 0.9, en; q=0.5 ')).to.equal(1);
    expect(negotiate('fr;q=0.4;level=1, en;level=9;q=0.5')).to.equal(1);
    expect(negotiate('en;xq=0.1, fr;q=0.5')).to.equal(1);
    expect(negotiate('en;q=0.1x, fr;q=0.5')).to.equal(1);
    expect(negotiate(`${'x,'.repeat(500)}fr`)).to.equal(1);
  });

  it('is one of the offered whatever the header says', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 3000 }), (header) => {
        expect(negotiate(header)).to.be.oneOf([1, 2]);
      }),
    );
  });
});

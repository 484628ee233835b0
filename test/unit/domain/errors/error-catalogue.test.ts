import { expect } from 'chai';
import { errorMessage, type ErrorText } from '../../../../src/domain/errors/error-catalogue.ts';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { words } from '../../../support/words.ts';

const EVERY: readonly ErrorText[] = [
  { kind: 'title' },
  { kind: 'generic' },
  { kind: 'generic', id: '7f3a-20c1' },
  { kind: 'item' },
  { kind: 'item', item: 'X5' },
  { kind: 'not-found' },
  { kind: 'home' },
];

describe('The error catalogue', () => {
  it('has exactly the English texts of the specification', () => {
    expect(errorMessage({ kind: 'title' }, words.in(1))).to.equal('Error');
    expect(errorMessage({ kind: 'generic' }, words.in(1))).to.equal('An error has occured, please try again');
    expect(errorMessage({ kind: 'generic', id: '7f3a-20c1' }, words.in(1))).to.equal(
      'An error has occured, please try again (ID: 7f3a-20c1)',
    );
    expect(errorMessage({ kind: 'item', item: 'Toyota RAV4' }, words.in(1))).to.equal(
      'An error has occured, unable to load Toyota RAV4, please try again later.',
    );
    expect(errorMessage({ kind: 'item' }, words.in(1))).to.equal(
      'An error has occured, unable to load the page, please try again later.',
    );
    expect(errorMessage({ kind: 'not-found' }, words.in(1))).to.equal('This page could not be found');
  });

  it('says everything in every language, with nothing left to fill in', () => {
    for (const error of EVERY) {
      for (const language of LANGUAGE_IDS)
        expect(errorMessage(error, words.in(language)))
          .to.match(/\S/)
          .and.not.match(/[{}]/);
      expect(errorMessage(error, words.in(2))).not.to.equal(errorMessage({ ...error }, words.in(1)));
    }
  });

  it('takes what it is given as it is', () => {
    expect(errorMessage({ kind: 'generic', id: '$&' }, words.in(2))).to.equal(
      'Une erreur s’est produite, veuillez réessayer (ID\u00a0: $&)',
    );
    expect(errorMessage({ kind: 'item', item: '$1 {ID}' }, words.in(4))).to.include('$1 {ID}');
  });
});

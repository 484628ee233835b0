import { expect } from 'chai';
import { dayText } from '../../../../src/domain/time/day-text.ts';

describe('A day in words', () => {
  const said = (locale: string, day: string): string =>
    dayText(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }), Date.parse(day));

  it('is the "1er" of a month in French, in Canada and in France, and a number on all other days and in other languages', () => {
    expect(said('fr-CA', '2026-12-01')).to.equal('1er décembre 2026');
    expect(said('fr-FR', '2026-12-01')).to.equal('1er décembre 2026');
    expect(said('fr-CA', '2026-12-11')).to.equal('11 décembre 2026');
    expect(said('en-CA', '2026-12-01')).to.equal('December 1, 2026');
    expect(said('es-ES', '2026-12-01')).to.equal('1 de diciembre de 2026');
  });
});

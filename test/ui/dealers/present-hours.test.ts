import { expect } from 'chai';
import { dealerHoursView } from '../../../src/ui/dealers/present-hours.ts';
import { parseOpeningHours } from '../../../src/domain/dealers/opening-hours.ts';

const hours = parseOpeningHours('Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off');
/** A Monday, 17:30 in Montréal, 14:30 in Vancouver, 23:30 in Paris. */
const NOW = Date.UTC(2026, 8, 14, 21, 30);

const plain = (text: string | null | undefined): string | undefined => text?.replaceAll(/\s/g, ' ');

describe("The view of a dealer's hours", () => {
  it('uses the dealer’s time zone', () => {
    const inMontreal = dealerHoursView({ hours, timeZone: 'America/Toronto' }, NOW, 1);
    expect(inMontreal?.state?.open).to.equal(true);
    expect(plain(inMontreal?.state?.time)).to.equal('6:00 p.m.');
    expect(inMontreal?.days.findIndex(({ today }) => today)).to.equal(0);
    const inParis = dealerHoursView({ hours, timeZone: 'Europe/Paris' }, NOW, 3);
    expect(inParis?.state).to.deep.equal({ open: false, time: '9\u00a0h', day: 'mardi' });
  });

  it('names the days and the times as the language does', () => {
    const days = ([1, 2, 3, 4, 5] as const).map((languageId) => {
      const monday = dealerHoursView({ hours, timeZone: null }, NOW, languageId)?.days[0];
      return `${monday?.name ?? ''} ${plain(monday?.spans?.[0]) ?? ''}`;
    });
    expect(days).to.deep.equal([
      'Monday 9:00 a.m. – 6:00 p.m.',
      'lundi 9 h 00 – 18 h 00',
      'lundi 9 h – 18 h',
      'lunes 9:00 – 18:00',
      'lunes 9:00 a. m. – 6:00 p. m.',
    ]);
  });

  it('writes half hours as France does', () => {
    const halves = parseOpeningHours('Mo-Su 08:30-19:05');
    const monday = dealerHoursView({ hours: halves, timeZone: null }, NOW, 3)?.days[0];
    expect(plain(monday?.spans?.[0])).to.equal('8 h 30 – 19 h 05');
  });

  it('says neither open nor closed if the time zone is unknown or invalid', () => {
    for (const timeZone of [null, 'Mars/Olympus']) {
      const view = dealerHoursView({ hours, timeZone }, NOW, 1);
      expect(view?.state).to.equal(null);
      expect(view?.days.some(({ today }) => today)).to.equal(false);
    }
  });

  it('distinguishes a closed day from an unknown one, and is null without hours', () => {
    const view = dealerHoursView({ hours: parseOpeningHours('Mo 09:00-18:00; Su off'), timeZone: 'America/Toronto' }, NOW, 1);
    expect(view?.days[1]?.spans).to.equal(null);
    expect(view?.days[6]?.spans).to.deep.equal([]);
    expect(dealerHoursView({ hours: null, timeZone: 'America/Toronto' }, NOW, 1)).to.equal(null);
  });
});

import { expect } from 'chai';
import { consentText, CONSENT_VERSION, isConsentVersion } from '../../../../src/domain/leads/consent-text.ts';
import {
  checkEmail,
  checkMessage,
  checkName,
  checkOfferedMileage,
  checkOfferedText,
  checkOfferedVin,
  checkOfferedYear,
  newestYear,
  phoneShape,
  type Checked,
} from '../../../../src/domain/leads/field-rules.ts';
import { suspicionsOf, type EarlierLeads, type FormTraces } from '../../../../src/domain/leads/suspicions.ts';
import { words } from '../../../support/words.ts';

const NOW = Date.UTC(2026, 8, 15, 12);
const said = (checked: Checked<unknown>): unknown => ('problem' in checked ? `(${checked.problem})` : checked.value);
const each = (check: (text: string) => Checked<unknown>, texts: readonly string[]) => texts.map((text) => said(check(text)));

describe('The fields of a form', () => {
  it('take a name of 2 to 80 letters with what stands between them, and no link', () => {
    expect(each(checkName, ['Z', 'Zo', 'O’Neil-St. John', '..', '--', '7up', 'x'.repeat(80), 'x'.repeat(81)])).to.deep.equal([
      '(too-short)',
      'Zo',
      "O'Neil-St. John",
      '(too-short)',
      '(too-short)',
      '(invalid)',
      'x'.repeat(80),
      '(too-long)',
    ]);
    const links = ['http://a', 'https:b', 'www.x', 'a //b', 'Win.COM', 'sale.xyz now', 'my.shop'];
    expect(each(checkName, links)).to.deep.equal(links.map(() => '(link)'));
    expect(said(checkName('A.com'))).to.equal('A.com');
    expect(said(checkName(' Zoe\u0301 \n Tremblay '))).to.equal('Zoé Tremblay');
  });

  it('take an address of one mailbox', () => {
    const right = ['zoe@example.org', 'z.o+e@a-b.co', 'é@exämple.ca'];
    expect(each(checkEmail, right)).to.deep.equal(right);
    const wrong = [
      'zoe',
      'zoe@',
      '@a.b',
      'a@b',
      'a@b.',
      'a@.b',
      'a..b@c.d',
      '.a@b.c',
      'a.@b.c',
      'a@b-.c',
      'a@b.c-',
      'a@-b.c',
      'a b@c.d',
      'a@b.c,d@e.f',
      '<a@b.c>',
      'a:b@c.d',
      'a"b@c.d',
      'x a@b.c',
      'a@b.c x',
      'a@@b.c',
    ];
    expect(each(checkEmail, wrong)).to.deep.equal(wrong.map(() => '(invalid)'));
    expect(
      each(checkEmail, [' zoe@example.org ', `${'x'.repeat(242)}@example.org`, `${'x'.repeat(243)}@example.org`]),
    ).to.deep.equal(['zoe@example.org', `${'x'.repeat(242)}@example.org`, '(too-long)']);
  });

  it('take what looks like a phone number of seven digits at least', () => {
    const right = [
      '5550199',
      '+1 (450) 555-0199',
      '450.555.0199 x12',
      '450 555 0199 ext. 12',
      '450 555 0199 poste 123456',
      '555/0199',
    ];
    expect(right.map(phoneShape)).to.deep.equal(right);
    const wrong = [
      '555019',
      'call 5550199',
      '5550199 now',
      '450 555 0199 x',
      '450 555 0199 x1234567',
      '1+5550199',
      `+${'5'.repeat(40)}`,
    ];
    expect(wrong.map(phoneShape)).to.deep.equal(wrong.map(() => null));
    expect(phoneShape(`+${'5'.repeat(39)}`)).to.equal(`+${'5'.repeat(39)}`);
    expect(phoneShape('  450   555 0199 ')).to.equal('450 555 0199');
  });

  it('take a message as plain text of at most 2000 characters', () => {
    expect(said(checkMessage(' a\r\nb\rc\td\u0000\u0007 '))).to.equal('a\nb\nc\td');
    expect(each(checkMessage, ['', ' \n', '\u0000', 'a\ud800', 'a\ufffd'])).to.deep.equal(
      Array.from({ length: 5 }, () => '(invalid)'),
    );
    expect(each(checkMessage, ['x'.repeat(2000), 'x'.repeat(2001)])).to.deep.equal(['x'.repeat(2000), '(too-long)']);
  });

  it('take names of a visitor’s own vehicle, and no link or markup', () => {
    expect(
      each(checkOfferedText, [' up! ', 'Série  3 (F30), 2.0 d', 'x'.repeat(60), 'x'.repeat(61), '', '<b>', 'www.cars', 'a=b']),
    ).to.deep.equal([
      'up!',
      'Série 3 (F30), 2.0 d',
      'x'.repeat(60),
      '(too-long)',
      '(invalid)',
      '(invalid)',
      '(invalid)',
      '(invalid)',
    ]);
  });

  it('take a year from 1900 to the next', () => {
    expect(newestYear(NOW)).to.equal(2027);
    const check = (text: string) => checkOfferedYear(text, NOW);
    expect(each(check, ['1899', '1900', ' 2015 ', '2027', '2028', '15', '20155', '2e3', ''])).to.deep.equal([
      '(invalid)',
      1900,
      2015,
      2027,
      '(invalid)',
      '(invalid)',
      '(invalid)',
      '(invalid)',
      '(invalid)',
    ]);
  });

  it('take a mileage in kilometres with its thousands apart', () => {
    expect(
      each(checkOfferedMileage, ['0', '145000', '145 000 km', '145,000KM', '145.000', '145’000', "145'000", '999999']),
    ).to.deep.equal([0, 145_000, 145_000, 145_000, 145_000, 145_000, 145_000, 999_999]);
    expect(each(checkOfferedMileage, ['', 'km', '1000000', '-5', '12 miles', 'x145000', '145000 km 1'])).to.deep.equal(
      Array.from({ length: 7 }, () => '(invalid)'),
    );
  });

  it('take the number of a vehicle, whose check digit must be right where its year has one', () => {
    expect(said(checkOfferedVin('5j6rm4h77 fl-012345', 2015))).to.equal('5J6RM4H77FL012345');
    expect(
      each((text) => checkOfferedVin(text, 2015), ['5J6RM4H78FL012345', '123', '', `5J6RM4H77FL012345${' '.repeat(24)}`]),
    ).to.deep.equal(['(invalid)', '(invalid)', '(invalid)', '(invalid)']);
    expect(said(checkOfferedVin('ab 12', 1975))).to.equal('AB12');
    expect(said(checkOfferedVin('ab_12', 1975))).to.equal('(invalid)');
  });
});

describe('What a visitor agrees to', () => {
  const parties = { site: 'Forecourt', mail: 'hello@forecourt.example', months: 24, group: null };

  it('names the dealer who reads the form, or the site where it is for the site', () => {
    const toDealer = consentText(CONSENT_VERSION, { ...parties, recipient: 'Autos Laval' }, words.in(1));
    expect(toDealer)
      .to.include('passes what I write here to Autos Laval')
      .and.include('hello@forecourt.example')
      .and.include('24');
    expect(consentText(CONSENT_VERSION, { ...parties, recipient: null }, words.in(1))).to.include(
      'uses what I write here to answer me',
    );
  });

  it('is a text that there is', () => {
    expect([CONSENT_VERSION, '1999-01', ''].map(isConsentVersion)).to.deep.equal([true, false, false]);
    expect(() => consentText('1999-01', { ...parties, recipient: null }, words.in(1))).to.throw(
      RangeError,
      'no consent text 1999-01',
    );
  });
});

describe('What makes a lead wait for a review', () => {
  const GENUINE: FormTraces = { honeypot: false, stamp: { kind: 'genuine', ageMs: 60_000 }, sender: 'a' };
  const EARLIER: EarlierLeads = { sameTextVehicles: 0, hurried: false };
  const of = (traces: Partial<FormTraces>, earlier: Partial<EarlierLeads> = {}) =>
    suspicionsOf({ ...GENUINE, ...traces }, { ...EARLIER, ...earlier });
  const aged = (ageMs: number) => of({ stamp: { kind: 'genuine', ageMs } });

  it('is nothing of an ordinary form, nor of a program without a form', () => {
    expect(of({})).to.deep.equal([]);
    expect(of({ stamp: { kind: 'absent' } })).to.deep.equal([]);
  });

  it('is a field that people do not see, a stamp that is missing or forged, and what is sent faster or later than people do', () => {
    expect(of({ honeypot: true })).to.deep.equal(['honeypot']);
    expect(of({ stamp: { kind: 'missing' } })).to.deep.equal(['no-stamp']);
    expect(of({ stamp: { kind: 'forged' } })).to.deep.equal(['forged-stamp']);
    expect([999, 1000].map(aged)).to.deep.equal([['too-fast'], []]);
    expect([7 * 86_400_000, 7 * 86_400_000 + 1].map(aged)).to.deep.equal([[], ['stale-stamp']]);
  });

  it('is more than people send, and one text about five other vehicles', () => {
    expect(of({}, { hurried: true })).to.deep.equal(['rate']);
    expect(of({}, { sameTextVehicles: 4 })).to.deep.equal([]);
    expect(of({}, { sameTextVehicles: 5 })).to.deep.equal(['duplicate-text']);
    expect(of({ honeypot: true, stamp: { kind: 'missing' } }, { hurried: true, sameTextVehicles: 9 })).to.deep.equal([
      'honeypot',
      'no-stamp',
      'rate',
      'duplicate-text',
    ]);
  });
});

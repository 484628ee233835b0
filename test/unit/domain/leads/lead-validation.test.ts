import { expect } from 'chai';
import fc from 'fast-check';
import { checkEmail, checkMessage, checkName, phoneShape, type Problem } from '../../../../src/domain/leads/field-rules.ts';
import { EMPTY_FORM, LEAD_FIELDS, type LeadField, type LeadForm } from '../../../../src/domain/leads/lead-form.ts';
import { validateLead } from '../../../../src/domain/leads/lead-validation.ts';
import { problemText } from '../../../../src/domain/leads/problem-text.ts';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { aLeadForm, anOfferedVehicle, aTradeInForm } from '../../../support/builders/a-lead.ts';
import { words } from '../../../support/words.ts';
import { anyText } from '../../../support/any-text.ts';

/** 15 September 2026, 8:00 in Laval. */
const NOW = Date.UTC(2026, 8, 15, 12);
const CONTEXT = { country: 'CA', timeZone: 'America/Toronto', now: NOW } as const;

const problemsOf = (form: LeadForm, context: Parameters<typeof validateLead>[1] = CONTEXT): string[] => {
  const validated = validateLead(form, context);
  return validated.kind === 'valid' ? [] : validated.problems.map(({ field, problem }) => `${field} ${problem}`);
};
const detailsOf = (form: LeadForm) => {
  const validated = validateLead(form, CONTEXT);
  if (validated.kind === 'invalid') throw new Error(JSON.stringify(validated.problems));
  return validated.details;
};

/** Strings that have broken forms before, from public lists of such. */
const NAUGHTY = [
  '',
  ' ',
  'null',
  'undefined',
  '0',
  '-1',
  'NaN',
  '1e309',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '${7*7}',
  '{{7*7}}',
  '%00',
  '\u0000',
  '\u202eevil',
  '\ud800',
  '\ufeff',
  'Ω≈ç√∫˜µ≤≥÷',
  '田中さんにあげて下さい',
  '👩‍👩‍👧‍👦',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  'a@b.c\r\nBcc: everybody@example.org',
  '../../../etc/passwd',
  '=HYPERLINK("http://evil.example")',
  '__proto__',
  'constructor',
  '१२३४५६७८९०',
  '２０２６-０９-１６',
  'x'.repeat(5000),
];

describe('The rules of a form', () => {
  it('takes an inquiry and normalises each value', () => {
    expect(detailsOf(aLeadForm({ name: '  Zoé   Tremblay ', email: ' zoe@example.org ' }))).to.deep.include({
      type: 'inquiry',
      productId: 1,
      name: 'Zoé Tremblay',
      email: 'zoe@example.org',
      phone: '450 555-0199',
      date: null,
      marketing: false,
    });
  });

  it('names every problem at once, in the order of the fields', () => {
    const form = aLeadForm({ type: 'Appointment', productId: 'x', name: 'Z', email: 'zoe', phone: 'call me', consent: '' });
    expect(problemsOf({ ...form, date: '2026-02-30', time: 'Noon' })).to.deep.equal([
      'productId invalid',
      'name too-short',
      'email invalid',
      'phone invalid',
      'date invalid',
      'time invalid',
      'consent required',
    ]);
  });

  it('needs an email address or a phone number, and one is enough', () => {
    expect(problemsOf(aLeadForm({ email: '', phone: '' }))).to.deep.equal(['email unreachable']);
    expect(problemsOf(aLeadForm({ email: '' }))).to.deep.equal([]);
    expect(problemsOf(aLeadForm({ phone: '' }))).to.deep.equal([]);
  });

  it('needs an address for offers by mail', () => {
    expect(problemsOf(aLeadForm({ email: '', marketing: 'true' }))).to.deep.equal(['email required']);
    expect(problemsOf(aLeadForm({ marketing: 'true' }))).to.deep.equal([]);
  });

  it('needs to know which form it is', () => {
    expect(problemsOf(EMPTY_FORM)).to.deep.equal(['type required']);
    expect(problemsOf(aLeadForm({ type: 'inquiry' }))).to.deep.equal(['type invalid']);
  });

  it('needs agreement to an existing text', () => {
    expect(problemsOf(aLeadForm({ consent: '1999-01' }))).to.deep.equal(['consent invalid']);
    expect(problemsOf(aLeadForm({ consent: 'constructor' }))).to.deep.equal(['consent invalid']);
  });

  it('takes a day with its part, or with a time that says which part it is', () => {
    const wish = (date: string, time = '') => aLeadForm({ type: 'Appointment', date, time });
    const read = (form: LeadForm) => [detailsOf(form).date, detailsOf(form).time];
    expect(read(wish(' 2026-09-16 ', ' Evening '))).to.deep.equal(['2026-09-16', 'evening']);
    for (const [clock, part] of [
      ['08:30', 'morning'],
      ['11:59', 'morning'],
      ['12:00', 'afternoon'],
      ['16:59', 'afternoon'],
      ['17:00', 'evening'],
    ])
      expect(read(wish(`2026-09-16 ${String(clock)}`)), clock).to.deep.equal([`2026-09-16 ${String(clock)}`, part]);
    expect(read(wish('2026-09-16 09:00', 'Evening'))).to.deep.equal(['2026-09-16 09:00', 'evening']);
    expect(problemsOf(wish('2026-09-16'))).to.deep.equal(['time required']);
    expect(problemsOf(wish('', 'Morning'))).to.deep.equal(['date required']);
  });

  it('takes no part of today that is over by the dealer’s clock', () => {
    const today = aLeadForm({ type: 'Appointment', date: '2026-09-15', time: 'Morning' });
    expect(problemsOf(today)).to.deep.equal([]);
    expect(problemsOf(today, { ...CONTEXT, now: NOW + 4 * 3_600_000 })).to.deep.equal(['time past']);
    expect(problemsOf({ ...today, date: '2026-09-16' }, { ...CONTEXT, now: NOW + 4 * 3_600_000 })).to.deep.equal([]);
  });

  it('reads nothing of a field beyond 1,000 characters as typed, of a message beyond 8,000', () => {
    const spaced = (length: number): string => `Zoé${' '.repeat(length - 4)}T`;
    expect(problemsOf(aLeadForm({ name: spaced(1000) }))).to.deep.equal([]);
    expect(problemsOf(aLeadForm({ name: spaced(1001) }))).to.deep.equal(['name too-long']);
    expect(problemsOf(aLeadForm({ message: `a${' '.repeat(7998)}` }))).to.deep.equal([]);
    expect(problemsOf(aLeadForm({ message: `a${' '.repeat(8000)}` }))).to.deep.equal(['message too-long']);
  });

  it('understands agreement to offers in the ways in which forms and programs say it', () => {
    for (const said of ['1', 'on', 'TRUE', ' yes '])
      expect(detailsOf(aLeadForm({ marketing: said })).marketing, said).to.equal(true);
    for (const said of ['', '0', 'no', 'yesterday', 'x1'])
      expect(detailsOf(aLeadForm({ marketing: said })).marketing, said).to.equal(false);
  });

  it('takes all of a vehicle that a dealer is to value, with a number or without', () => {
    expect(detailsOf(aTradeInForm()).offered).to.deep.equal(anOfferedVehicle());
    expect(detailsOf(aTradeInForm({ offeredVin: '5j6rm4h77 fl 012345' })).offered?.vin).to.equal('5J6RM4H77FL012345');
    expect(problemsOf(aLeadForm({ type: 'TradeIn' }))).to.deep.equal([
      'offeredMake required',
      'offeredModel required',
      'offeredYear required',
      'offeredMileage required',
      'offeredCondition required',
    ]);
    const wrong = {
      offeredYear: '2028',
      offeredMileage: 'many',
      offeredCondition: 'good',
      offeredVin: '123',
      offeredVersion: '<b>',
    };
    expect(problemsOf(aTradeInForm(wrong))).to.deep.equal([
      'offeredYear invalid',
      'offeredVersion invalid',
      'offeredMileage invalid',
      'offeredCondition invalid',
      'offeredVin invalid',
    ]);
  });

  it('takes the beginnings of a vehicle offered against one that is bought, none where none is said, and none with other requests', () => {
    const begun = { type: 'BuyOnline', offeredMake: 'VW', offeredModel: 'up!', offeredYear: '2015' };
    expect(detailsOf(aLeadForm(begun)).offered).to.deep.include({ model: 'up!', mileageKm: null, condition: null });
    expect(problemsOf(aLeadForm({ type: 'BuyOnline', offeredYear: '2015' }))).to.deep.equal([
      'offeredMake required',
      'offeredModel required',
    ]);
    expect(detailsOf(aLeadForm({ type: 'BuyOnline' })).offered).to.equal(null);
    expect(detailsOf(aTradeInForm({ type: 'Inquiry' })).offered).to.equal(null);
  });

  it('asks the dealer of the vehicle that is wanted, whoever else is named, and another one only of a trade-in', () => {
    expect(detailsOf(aTradeInForm({ companyId: '7' }))).to.deep.include({ productId: 1, companyId: null });
    expect(detailsOf(aTradeInForm({ productId: '', companyId: '7' }))).to.deep.include({ productId: null, companyId: 7 });
    expect(detailsOf(aTradeInForm({ productId: '' }))).to.deep.include({ productId: null, companyId: null });
    expect(problemsOf(aTradeInForm({ productId: '', companyId: 'seven' }))).to.deep.equal(['companyId invalid']);
    expect(detailsOf(aLeadForm({ companyId: '7' })).companyId).to.equal(null);
  });

  it('requires a text in a message to the site, and no vehicle', () => {
    expect(problemsOf(aLeadForm({ type: 'Contact', productId: 'x', message: ' ' }))).to.deep.equal(['message required']);
  });

  for (const [text, ok] of [
    ["Jean-Éric d'Aoust Jr.", true],
    ['李小龍', true],
    ['Ng', true],
    ['N', false],
    ['Zoé 2', false],
    ['visit www.cheap', false],
    ['cheap.com', false],
    ['...', false],
    ['x'.repeat(80), true],
    ['x'.repeat(81), false],
  ] as const)
    it(`${ok ? 'takes' : 'refuses'} the name ${text.slice(0, 25)}`, () => expect('value' in checkName(text)).to.equal(ok));

  for (const [text, ok] of [
    ['zoe@example.org', true],
    ['z.o+e@sub.example.co.uk', true],
    ['zoé@exämple.org', true],
    ['zoe@localhost', false],
    ['zoe@@example.org', false],
    ['zoe @example.org', false],
    ['zoe@example..org', false],
    ['zoe@-example.org', false],
    ['a@b.c,d@e.f', false],
    ['Zoe <zoe@example.org>', false],
    ['zoe@example.org\nBcc: x@y.z', false],
    [`${'x'.repeat(250)}@e.org`, false],
  ] as const)
    it(`${ok ? 'takes' : 'refuses'} the address ${JSON.stringify(text.slice(0, 30))}`, () =>
      expect('value' in checkEmail(text)).to.equal(ok));

  it('keeps line breaks of a message and drops control characters', () => {
    expect(checkMessage('One\r\ntwo\u0000\u001b[31m ')).to.deep.equal({ value: 'One\ntwo[31m' });
    expect(checkMessage('half \ud800')).to.deep.equal({ problem: 'invalid' });
    expect(checkMessage('x'.repeat(2001))).to.deep.equal({ problem: 'too-long' });
  });

  it('looks at the shape of a phone number in the browser', () => {
    expect(phoneShape('+33 (0)4 78 00 00 00')).to.equal('+33 (0)4 78 00 00 00');
    expect(phoneShape('12345')).to.equal(null);
    expect(phoneShape('call me maybe')).to.equal(null);
  });

  it('says which of them is invalid: the postal code, the name, the phone, the email or the vehicle, else only that it is', () => {
    const said = (field: LeadField): string => problemText({ field, problem: 'invalid' }, words.in(1)).split('.')[0] ?? '';
    expect(Object.fromEntries(LEAD_FIELDS.map((field) => [field, said(field)]))).to.deep.equal({
      ...Object.fromEntries(LEAD_FIELDS.map((field) => [field, 'Invalid'])),
      postalCode: 'Postal code invalid',
      name: 'Name invalid',
      phone: 'Phone invalid',
      email: 'Email invalid',
      productId: 'Vehicle invalid',
      offeredMake: 'Vehicle invalid',
      offeredModel: 'Vehicle invalid',
      offeredYear: 'Vehicle invalid',
      offeredVersion: 'Vehicle invalid',
      offeredVin: 'Vehicle invalid',
    });
  });

  it('has words for every problem in five languages, none of them empty or left in English', () => {
    const form = aLeadForm({
      type: 'Appointment',
      productId: 'x',
      name: 'Z',
      email: '',
      phone: 'x',
      postalCode: 'x',
      date: 'x',
      time: 'x',
    });
    const validated = validateLead({ ...form, consent: '' }, CONTEXT);
    if (validated.kind === 'valid') throw new Error('It has problems');
    for (const problem of validated.problems) {
      const [english, ...others] = LANGUAGE_IDS.map((languageId) => problemText(problem, words.in(languageId)));
      for (const other of others) expect(other, problem.field).to.be.a('string').that.is.not.oneOf(['', english]);
    }
  });

  it('says once what to do about a field that is empty or too short, and what is invalid first where something was filled in', () => {
    const said = (field: LeadField, problem: Problem): string => problemText({ field, problem }, words.in(1));
    expect(said('name', 'required')).to.equal('Give your name.');
    expect(said('message', 'required')).to.equal('Write your message.');
    expect(said('email', 'required')).to.equal('Give your email address, or clear the box for offers by email.');
    expect(said('name', 'too-short')).to.equal('Give a name of at least 2 characters.');
    expect(said('postalCode', 'invalid')).to.match(/^Postal code invalid\. /);
    expect(said('offeredMake', 'required')).to.equal('Vehicle invalid. Fill in this field.');
  });

  it('never throws, and never accepts an ambiguous value', () => {
    const value = fc.oneof(fc.constantFrom(...NAUGHTY), anyText(), fc.emailAddress());
    const someForm = fc
      .tuple(...LEAD_FIELDS.map(() => value))
      .map((values) => ({ ...EMPTY_FORM, ...Object.fromEntries(LEAD_FIELDS.map((field, k) => [field, values[k]!])) }));
    const type = fc.constantFrom('Inquiry', 'Appointment', 'TradeIn', 'BuyOnline', 'Contact', 'History');
    fc.assert(
      fc.property(someForm, type, fc.boolean(), (form, kind, agrees) => {
        const validated = validateLead({ ...form, type: kind, consent: agrees ? aLeadForm().consent : form.consent }, CONTEXT);
        if (validated.kind === 'invalid') {
          expect(validated.problems).to.not.be.empty;
          return;
        }
        const { name, email, phone, message } = validated.details;
        expect(name).to.match(/^[^\p{C}<>"/@\\]{2,80}$/u);
        expect(email ?? phone).to.not.equal(null);
        if (email !== null) expect(email).to.match(/^[^\s<>,;]+@[^\s<>,;]+$/);
        expect(message ?? '').to.not.match(/[^\P{Control}\n\t]/u);
      }),
      { numRuns: 500 },
    );
  });
});

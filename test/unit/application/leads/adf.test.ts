import { expect } from 'chai';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { adfOf } from '../../../../src/application/leads/adf.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aLead } from '../../../support/builders/a-lead.ts';

/** The content of each element by the ADF 1.0 DTD, as a pattern over the names of its children; others hold text alone. */
const CONTENT: Readonly<Record<string, RegExp>> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  colorcombination: /^(interiorcolor |exteriorcolor |interiorcolor exteriorcolor )preference $/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  timeframe: /^(description )?(earliestdate )?(latestdate )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  contact: /^(name )+(email (phone )*|(phone )+)(address )?$/,
  address: /^(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
};

/** Texts by element; throws on what is not well-formed or out of order. */
const readAdf = (xml: string): Map<string, string[]> => {
  const texts = new Map<string, string[]>();
  const open: { name: string; children: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const parent = open.at(-1);
    if (parent) parent.children += `${name} `;
    open.push({ name, children: '', text: '' });
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => {
    const { name, children, text } = open.pop()!;
    expect(children, `children of ${name}`).to.match(CONTENT[name] ?? /^$/);
    texts.set(name, [...(texts.get(name) ?? []), text]);
  });
  parser.write(xml).close();
  return texts;
};

describe('A lead as ADF 1.0', () => {
  it('says who wants which vehicle of which dealer', () => {
    const adf = readAdf(adfOf(aLead())!);
    expect(adf.get('make')).to.deep.equal(['Toyota']);
    expect(adf.get('stock')).to.deep.equal(['A1001']);
    expect(adf.get('name')?.[0]).to.equal("Zoé Tremblay-O'Neil");
    expect(adf.get('phone')?.[0]).to.equal('+14505550199');
    expect(adf.get('vendorname')).to.deep.equal(['Autos du Pont-Viau']);
    expect(adf.get('requestdate')).to.deep.equal(['2026-09-15T12:00:00+00:00']);
  });

  it('gives the time of an appointment', () => {
    const adf = readAdf(adfOf(aLead({ type: 'appointment', date: '2026-09-20', time: 'morning' }))!);
    expect(adf.get('earliestdate')).to.deep.equal(['2026-09-20']);
  });

  it('has the visitor’s own vehicle as the second one', () => {
    const offered = { make: 'Honda', model: 'CR-V', year: 2015, mileageKm: 145_000 };
    const xml = adfOf(aLead({ type: 'trade-in', offered }))!;
    expect(readAdf(xml).get('make')).to.deep.equal(['Toyota', 'Honda']);
    expect(xml).to.include('interest="trade-in"');
    expect(adfOf(aLead({ type: 'trade-in', vehicle: null, dealer: null, offered }))).to.include('interest="sell"');
  });

  it('is none for a message about no vehicle', () =>
    expect(adfOf(aLead({ type: 'contact', vehicle: null, dealer: null }))).to.equal(null));

  it('stays valid where the dealer has neither address nor number, and the year is not known', () => {
    const vehicle = { ...aLead().vehicle!, year: null, version: null, vin: null };
    readAdf(
      adfOf(aLead({ vehicle, dealer: aDealer().with({ email: null, phone: null, street: null, website: null }).build() }))!,
    );
  });

  it('is well-formed and in order whatever visitors and feeds write', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(text, text, text, fc.option(text), (name, message, make, street) => {
        const vehicle = { ...aLead().vehicle!, make, version: message };
        readAdf(adfOf(aLead({ name, message, vehicle, dealer: aDealer().with({ street }).build() }))!);
      }),
    );
  });
});

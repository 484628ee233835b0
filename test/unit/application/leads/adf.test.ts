import { expect } from 'chai';
import fc from 'fast-check';
import { adfOf } from '../../../../src/application/leads/adf.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aLead, anOfferedVehicle } from '../../../support/builders/a-lead.ts';
import { readAdf } from '../../../support/read-adf.ts';
import { anyText } from '../../../support/any-text.ts';

describe('A lead as ADF 1.0', () => {
  it('says who wants which vehicle of which dealer', () => {
    const adf = readAdf(adfOf(aLead())!);
    expect(adf.get('make')).to.deep.equal(['Toyota']);
    expect(adf.get('stock')).to.deep.equal(['A1001']);
    expect(adf.get('name')?.slice(0, 2)).to.deep.equal(['Zoé', "Tremblay-O'Neil"]);
    expect(adf.get('phone')?.[0]).to.equal('+14505550199');
    expect(adf.get('vendorname')).to.deep.equal(['Autos du Pont-Viau']);
    expect(adf.get('requestdate')).to.deep.equal(['2026-09-15T12:00:00+00:00']);
  });

  it('has first and last name apart, and a single name as a full one', () => {
    const namesOf = (name: string): string[] => adfOf(aLead({ name }))!.match(/<name part="\w+" type="individual">[^<]*/g) ?? [];
    expect(namesOf('Marie-Ève de la Durantaye')).to.deep.equal([
      '<name part="first" type="individual">Marie-Ève',
      '<name part="last" type="individual">de la Durantaye',
    ]);
    expect(namesOf('Zoé')).to.deep.equal(['<name part="full" type="individual">Zoé']);
  });

  it('says what the visitor agreed to', () => {
    const [, remarks] = readAdf(adfOf(aLead({ marketing: true }))!).get('comments')!;
    expect(remarks).to.match(/Agreed to be contacted about this request \([\d-]+\); wants offers too: yes/);
  });

  it('gives the time of an appointment', () => {
    const adf = readAdf(adfOf(aLead({ type: 'appointment', date: '2026-09-20', time: 'morning' }))!);
    expect(adf.get('earliestdate')).to.deep.equal(['2026-09-20']);
  });

  it('has the visitor’s own vehicle as the second one', () => {
    const offered = anOfferedVehicle({ vin: '5J6RM4H77FL012345' });
    const xml = adfOf(aLead({ type: 'trade-in', offered }))!;
    const adf = readAdf(xml);
    expect(adf.get('make')).to.deep.equal(['Toyota', 'Honda']);
    expect(adf.get('trim')?.[1]).to.equal('EX-L');
    expect(adf.get('odometer')?.[1]).to.equal('145000');
    expect(adf.get('vin')?.at(-1)).to.equal('5J6RM4H77FL012345');
    // The DTD has no place for a condition.
    expect(adf.get('comments')?.[1]).to.equal('Condition: good');
    expect(xml.match(/interest="[^"]*"/g)).to.deep.equal(['interest="buy"', 'interest="trade-in"']);
  });

  it('has the visitor’s own vehicle as the only one where they want none for it', () => {
    const xml = adfOf(aLead({ type: 'trade-in', vehicle: null, offered: anOfferedVehicle() }))!;
    expect(readAdf(xml).get('make')).to.deep.equal(['Honda']);
    expect(xml.match(/interest="[^"]*"/g)).to.deep.equal(['interest="sell"']);
  });

  it('has a vehicle that is bought online, and the one that is given for it', () => {
    const xml = adfOf(aLead({ type: 'buy-online', offered: anOfferedVehicle({ condition: null, mileageKm: null }) }))!;
    expect(readAdf(xml).get('make')).to.deep.equal(['Toyota', 'Honda']);
    expect(readAdf(adfOf(aLead({ type: 'buy-online' }))!).get('make')).to.deep.equal(['Toyota']);
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
    const text = anyText({ minLength: 1 });
    fc.assert(
      fc.property(text, text, text, fc.option(text), (name, message, make, street) => {
        const vehicle = { ...aLead().vehicle!, make, version: message };
        const offered = anOfferedVehicle({ make, model: message, version: message, vin: make });
        readAdf(adfOf(aLead({ name, message, vehicle, offered, dealer: aDealer().with({ street }).build() }))!);
      }),
    );
  });
});

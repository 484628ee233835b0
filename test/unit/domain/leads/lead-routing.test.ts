import { expect } from 'chai';
import {
  addressesFor,
  MOST_ADDRESSES,
  parseAddresses,
  parseRoutes,
  readRouting,
  routingTexts,
  groupName,
  routesText,
} from '../../../../src/domain/leads/lead-routing.ts';
import { routingFindings } from '../../../../src/domain/leads/routing-findings.ts';
import { LEAD_TYPES } from '../../../../src/domain/leads/lead.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';

describe('Where a dealer wants their leads', () => {
  const TEXT =
    'Appointment drive@dealer.example, desk@dealer.example; TradeIn,BuyOnline Used@dealer.example; * leads@dealer.example';
  const SILENT = { leadRoutes: null, leadGroup: null, leadCopies: null, adf: null };

  it('is written by type, with * for the others, and read back the same', () => {
    const routes = parseRoutes(TEXT)!;
    expect(routes).to.deep.equal({
      appointment: ['drive@dealer.example', 'desk@dealer.example'],
      'trade-in': ['used@dealer.example'],
      'buy-online': ['used@dealer.example'],
      other: ['leads@dealer.example'],
    });
    expect(parseRoutes(routesText(routes))).to.deep.equal(routes);
    expect(parseRoutes('leads@dealer.example')).to.deep.equal({ other: ['leads@dealer.example'] });
  });

  for (const text of [
    '',
    'Appointment',
    'Financing a@b.example',
    'Contact a@b.example',
    'Inquiry a@b',
    'Inquiry a@b.example; inquiry c@b.example',
  ])
    it(`is refused: ${JSON.stringify(text)}`, () => expect(parseRoutes(text)).to.equal(null));

  it('is at most five addresses, each once', () => {
    const many = (count: number): string => Array.from({ length: count }, (_, k) => `a${String(k)}@b.example`).join(' ');
    expect(parseAddresses(many(MOST_ADDRESSES))).to.have.length(MOST_ADDRESSES);
    expect(parseAddresses(many(MOST_ADDRESSES + 1))).to.equal(null);
    expect(parseAddresses('a@b.example, A@b.example')).to.deep.equal(['a@b.example']);
  });

  it('is read back the same from what it says, in whole and in part', () => {
    const whole = { leadRoutes: TEXT, leadGroup: 'Rivemont', leadCopies: 'all@r.example, two@r.example', adf: 'body' };
    for (const texts of [whole, { ...SILENT, adf: 'none' }, { ...SILENT, leadRoutes: TEXT }, SILENT]) {
      const { routing } = readRouting(texts);
      expect(readRouting(routingTexts(routing))).to.deep.equal({ routing, faults: [] });
    }
  });

  it('holds for every type of lead that a dealer gets', () => {
    const leadRouting = readRouting({ ...SILENT, leadRoutes: TEXT }).routing;
    const dealer = aDealer().with({ leadRouting }).build();
    expect(Object.fromEntries(LEAD_TYPES.map((type) => [type, addressesFor(type, dealer)]))).to.deep.equal({
      inquiry: ['leads@dealer.example'],
      appointment: ['drive@dealer.example', 'desk@dealer.example'],
      availability: ['leads@dealer.example'],
      history: ['leads@dealer.example'],
      'buy-online': ['used@dealer.example'],
      'trade-in': ['used@dealer.example'],
      contact: ['leads@dealer.example'],
    });
    expect(addressesFor('inquiry', aDealer().build())).to.deep.equal(['ventes@pontviau.example']);
    expect(addressesFor('inquiry', aDealer().with({ email: null }).build())).to.deep.equal([]);
  });

  it('is nothing where nothing is said, and names what cannot be read', () => {
    expect(readRouting(SILENT)).to.deep.equal({ routing: null, faults: [] });
    expect(readRouting({ leadRoutes: 'nobody', leadGroup: 'Groupe Rivemont', leadCopies: 'x', adf: 'fax' }).faults).to.deep.equal(
      ['leadRoutes', 'leadCopies', 'adf'],
    );
    expect(readRouting({ ...SILENT, adf: 'Body' }).routing?.adf).to.equal('body');
  });

  it('copies to a group by its name, which visitors are told', () => {
    expect(readRouting({ ...SILENT, leadCopies: 'all@rivemont.example' }).faults).to.deep.equal(['leadGroup']);
    const { routing } = readRouting({ ...SILENT, leadGroup: 'Groupe Rivemont', leadCopies: 'all@rivemont.example' });
    expect(groupName(aDealer().with({ leadRouting: routing }).build())).to.equal('Groupe Rivemont');
    expect(groupName(aDealer().build())).to.equal(null);
  });
});

describe('What the doctor finds of where leads go', () => {
  it('is who has rules, whose leads go to the site, and which addresses take no mail', () => {
    const dealers = [
      aDealer().build(),
      aDealer().withId(2).with({ email: null }).build(),
      aDealer().withId(3).with({ email: 'on request' }).build(),
      aDealer()
        .withId(4)
        .with({ email: null, leadRouting: { addresses: { other: ['a@b.example'] }, group: null, adf: 'body' } })
        .build(),
    ];
    expect(routingFindings(dealers)).to.deep.equal({ routed: 1, unreachable: 1, faults: ['3 (on request)'] });
  });
});

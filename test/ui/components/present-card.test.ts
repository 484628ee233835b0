import { expect } from 'chai';
import { dealerMark, presentCard, type CardContext, type CardView } from '../../../src/ui/components/present-card.ts';
import { defaultTerms } from '../../../src/domain/finance/payment.ts';
import type { LanguageId } from '../../../src/domain/language/language.ts';
import type { Listing } from '../../../src/domain/vehicle/vehicle.ts';
import { aDealer } from '../../support/builders/a-dealer.ts';
import { aSite } from '../../support/builders/a-frame.ts';
import { aListing } from '../../support/builders/a-listing.ts';
import { aVehicle, type VehicleBuilder } from '../../support/builders/a-vehicle.ts';

const card = (vehicle: VehicleBuilder, context: Partial<CardContext> = {}): CardView =>
  presentCard(aListing().of(vehicle).build(), {
    site: aSite(),
    languageId: 1,
    carried: '',
    from: null,
    now: Date.UTC(2026, 8, 15),
    terms: defaultTerms(context.site?.currency ?? 'CAD'),
    ...context,
  });

describe('the card of a vehicle', () => {
  it('shows name, use and price in the page’s language', () => {
    expect(card(aVehicle())).to.include({ name: 'Toyota RAV4', version: 'Hybrid XLE AWD', price: '$28,995' });
    expect(card(aVehicle()).facts).to.deep.equal(['2019', '82,400 km', 'CVT', 'Hybrid']);
    expect(card(aVehicle(), { languageId: 2 }).price).to.equal('28\u00a0995\u00a0$');
  });

  it('leaves out unknown facts, and keeps a word of the source that is not in a list', () => {
    const unknown = { year: null, fuel: null, transmission: null, unrecognised: { fuel: 'Steam' } };
    expect(card(aVehicle().driven(null).with(unknown)).facts).to.deep.equal(['Steam']);
  });

  it('counts the hours of an engine', () => {
    const boat = aVehicle()
      .driven(null)
      .with({ mileageOriginal: { value: 1240, unit: 'h' } });
    expect(card(boat).facts).to.include('1,240\u00a0h');
  });

  it('estimates the payment by the visitor’s terms, and has none if the down payment covers the price', () => {
    const terms = { ...defaultTerms('CAD'), downPayment: 20_000 };
    expect(card(aVehicle().priced(25_000), { terms }).payment).to.deep.equal({ amount: '$17', frequency: 'Weekly' });
    expect(card(aVehicle().priced(19_000), { terms }).payment).to.equal(null);
  });

  it('estimates the payment by the week, in euros by the month', () => {
    expect(card(aVehicle().priced(25_000)).payment).to.deep.equal({ amount: '$84', frequency: 'Weekly' });
    const euros = card(aVehicle().priced(25_000, 'EUR'), { site: aSite({ currency: 'EUR' }), languageId: 3 });
    expect(euros.payment).to.deep.equal({ amount: '365\u00a0€', frequency: 'Month' });
  });

  it('has neither price nor payment if the dealer names no price', () => {
    expect(card(aVehicle().withoutPrice())).to.include({ price: null, payment: null, priceLabel: null });
  });

  it('says that a price is coming', () => {
    expect(card(aVehicle().in('price-coming'))).to.include({ price: null, priceLabel: 'Price coming', state: null });
    expect(card(aVehicle().in('coming').withoutPrice()).priceLabel).to.equal('Price coming');
  });

  it('dims vehicles that are not on offer, but not those that are arriving', () => {
    expect(card(aVehicle().reserved()).state).to.deep.equal({ label: 'Reserved', note: null, dimmed: true });
    expect(card(aVehicle().in('pending')).state).to.deep.equal({ label: 'Purchase pending', note: 'pending', dimmed: true });
    expect(card(aVehicle().in('coming')).state).to.deep.equal({ label: 'Coming', note: 'coming', dimmed: false });
    expect(card(aVehicle()).state).to.equal(null);
  });

  it('has badges of promotion and transaction first, two at most', () => {
    const praised = aVehicle().with({ promotion: true, buyOnline: true, certified: true, inspected: true });
    expect(card(praised).badges).to.deep.equal(['promotion', 'buyOnline']);
  });

  it('shows the first photo, or a drawing in the vehicle’s colour', () => {
    const scanned = { url: 'https://photos.example/sheet.jpg', type: 'document', language: 'en' } as const;
    const photographed = aVehicle().with({ images: [scanned, ...aVehicle().build().images] });
    expect(card(photographed).image).to.include({ src: '/media/1/1-640.webp', alt: 'Toyota RAV4 2019', drawn: false });
    expect(card(aVehicle().withoutImages()).image).to.include({ src: '/art/suv~460x169x269-a91d2a.svg', drawn: true });
  });

  it('names the dealer, leads to their inventory and says how far they are, but no dealer on a dealer’s own site', () => {
    const near = { latitude: 45.575, longitude: -73.689 };
    expect(card(aVehicle(), { from: near }).distance).to.match(/^<\s1\skm$/);
    expect(card(aVehicle()).dealer?.name).to.equal('Autos du Pont-Viau');
    expect(card(aVehicle()).dealer?.href).to.equal('/en-ca/dealer-inventory/autos-du-pont-viau-1');
    expect(card(aVehicle(), { carried: 'Menu=0' }).dealer?.href).to.equal('/en-ca/dealer-inventory/autos-du-pont-viau-1?Menu=0');
    expect(card(aVehicle(), { site: aSite({ logoInInventory: false }) }).dealer).to.equal(null);
  });

  it('leads to the vehicle’s page with the parameters that are carried', () => {
    expect(card(aVehicle(), { carried: 'Menu=0' }).href).to.equal('/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1?Menu=0');
  });

  it('links to the bridge page on sites that are configured so, in a new tab if configured', () => {
    const bridged = aVehicle().with({ bridge: true });
    const site = aSite({ searchType: 'BRIDGE', searchTarget: 'BLANK' });
    expect(card(bridged, { site })).to.include({ bridge: true, newTab: true });
    expect(card(bridged, { site }).href).to.include('/b/');
    expect(card(aVehicle(), { site })).to.include({ bridge: false, newTab: false });
    expect(card(bridged)).to.include({ bridge: false, newTab: false });
  });
});

describe('the mark of a dealer', () => {
  it('is made of the first letters of the name', () => {
    const mark = (name: string): string => dealerMark(aDealer().named(name).build()).initials;
    expect(mark('Garage Mille-Îles')).to.equal('GM');
    expect(mark('Autos du Pont-Viau')).to.equal('AP');
    expect(mark('éco')).to.equal('ÉC');
  });
});

describe('the price on a card', () => {
  const now = Date.UTC(2026, 8, 15);
  const cardWith = (more: Partial<Listing>, languageId: LanguageId = 1, at = now): CardView =>
    presentCard(
      { ...aListing().of(aVehicle().priced(28_000)).build(), ...more },
      { site: aSite(), languageId, carried: '', from: null, now: at, terms: defaultTerms('CAD') },
    );
  const rating = { grade: 'good', expected: 30_111.4, difference: -0.07 } as const;
  const drop = {
    before: { amount: 29_000, currency: 'CAD' },
    by: { amount: 1000, currency: 'CAD' },
    at: now - 3 * 86_400_000,
  } as const;

  it('has its rating, with the price that is usual for such a vehicle', () => {
    expect(cardWith({ rating }).rating).to.deep.equal({ grade: 'good', label: 'Good price', usual: '$30,111' });
    expect(cardWith({ rating }, 2).rating?.label).to.equal('Bon prix');
    expect(cardWith({}).rating).to.equal(null);
    const toCome = aListing().of(aVehicle().in('price-coming')).build();
    expect(cardWith({ ...toCome, rating, drop })).to.include({ price: null, rating: null, drop: null });
  });

  it('has a reduction of the last 30 days with its reference, and one badge less for it', () => {
    expect(cardWith({ drop }).drop).to.deep.equal({ by: '$1,000', before: '$29,000' });
    expect(cardWith({ drop }, 1, now + 28 * 86_400_000).drop).to.equal(null);
    const { vehicle } = aListing()
      .of(aVehicle().with({ promotion: true, certified: true }))
      .build();
    expect(cardWith({ vehicle, drop }).badges).to.deep.equal(['promotion']);
    expect(cardWith({ vehicle }).badges).to.deep.equal(['promotion', 'certified']);
  });

  it('says since when it is offered, and how many photos there are', () => {
    expect(cardWith({})).to.include({ listed: '14 days ago', photos: '2' });
    expect(cardWith({}, 2, Date.UTC(2026, 8, 1, 23)).listed).to.equal('aujourd’hui');
    expect(cardWith({}, 4, Date.UTC(2027, 0, 1)).listed).to.equal('hace 4 meses');
    expect(cardWith({ vehicle: aVehicle().with({ images: [] }).build() }).photos).to.equal(null);
  });
});

describe('A card is cached with its listing, and never shown as it was made for', () => {
  const usual: CardContext = {
    site: aSite(),
    languageId: 1,
    carried: '',
    now: Date.UTC(2026, 8, 15),
    from: null,
    terms: defaultTerms('CAD'),
  };
  const others: Readonly<Record<string, Partial<CardContext>>> = {
    'another language': { languageId: 2 },
    'another currency': { site: { ...aSite(), currency: 'EUR' }, terms: defaultTerms('EUR') },
    'a site without logos': { site: { ...aSite(), logoInInventory: !aSite().logoInInventory } },
    'another type of search': { site: { ...aSite(), searchType: 'BRIDGE' } },
    'another target': { site: { ...aSite(), searchType: 'BRIDGE', searchTarget: 'BLANK' } },
    'another day': { now: Date.UTC(2026, 8, 16) },
    'other terms': { terms: { ...defaultTerms('CAD'), downPayment: 4000 } },
    'carried parameters': { carried: 'Menu=0' },
    'another place': { from: { latitude: 45.6, longitude: -73.7 } },
  };
  for (const [what, other] of Object.entries(others))
    it(what, () => {
      const listing = () =>
        aListing()
          .of(aVehicle().with({ bridge: true, outboundUrl: 'https://dealer.example/1' }))
          .build();
      const shared = listing();
      const context = { ...usual, ...other };
      const base = what === 'another target' ? { ...usual, site: { ...aSite(), searchType: 'BRIDGE' as const } } : usual;
      const alone = presentCard(listing(), context);
      expect(alone, 'it makes a difference').to.not.deep.equal(presentCard(shared, base));
      expect(presentCard(shared, context)).to.deep.equal(alone);
      expect(presentCard(shared, base)).to.deep.equal(presentCard(listing(), base));
    });
});

import { expect } from 'chai';
import { loadVehicle } from '../../../../src/adapters/ssr/loaders/load-vehicle.ts';
import type { BridgeView } from '../../../../src/ui/vehicle/bridge/present-bridge.ts';
import type { VehicleView } from '../../../../src/ui/vehicle/present-vehicle.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { portsWith, requestFor } from '../../../support/page-ports.ts';

const RAV4 = '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';
const DAY = 86_400_000;
const FRANCE = aSite({ country: 'FR', currency: 'EUR', defaultLanguage: 3 });

const shown = async (...args: Parameters<typeof loadVehicle>): Promise<VehicleView> => {
  const loaded = await loadVehicle(...args);
  if (loaded.kind !== 'page' || loaded.view.variant === 'bridge' || loaded.view.variant === 'gone')
    throw new Error(`Got ${JSON.stringify(loaded)}`);
  return loaded.view;
};

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/g, ' ');

describe('finding the vehicle of a page', () => {
  it('goes by the number alone and leads to the right address, query included', async () => {
    const ports = await portsWith([aVehicle()]);
    const wrong = requestFor('/en-ca/car-for-sale/honda/civic/2001-1?Menu=0&From=news');
    expect(await loadVehicle(wrong, ports)).to.deep.equal({ kind: 'redirect', status: 301, to: `${RAV4}?Menu=0&From=news` });
  });

  it('leads from the word of the other list to its own', async () => {
    const ports = await portsWith([aVehicle()]);
    const wrong = requestFor(RAV4.replace('car-for-sale/', 'recreative-for-sale/p/'));
    expect(await loadVehicle(wrong, ports)).to.include({ status: 301, to: RAV4.replace('car-for-sale', 'car-for-sale/p') });
  });

  it('finds nothing for an unknown number or none', async () => {
    const ports = await portsWith([aVehicle()]);
    for (const last of ['2019-2', '2019-rav4', '999999999999999']) {
      expect(await loadVehicle(requestFor(`/en-ca/car-for-sale/toyota/rav4/${last}`), ports)).to.deep.equal({
        kind: 'not-found',
      });
    }
  });

  it('shows no other country’s vehicle, and on a dealer’s site no other dealer’s', async () => {
    const ports = await portsWith([aVehicle()]);
    expect(await loadVehicle(requestFor(RAV4, FRANCE), ports)).to.deep.equal({ kind: 'not-found' });
    expect(await loadVehicle(requestFor(RAV4, aSite({ companyIds: [7] })), ports)).to.deep.equal({ kind: 'not-found' });
    expect(await loadVehicle(requestFor(RAV4, aSite({ companyIds: [1, 7] })), ports)).to.include({ kind: 'page' });
  });
});

describe('the page of a vehicle', () => {
  it('shows price, payment with its terms, facts and equipment', async () => {
    const view = await shown(requestFor(RAV4), await portsWith([aVehicle().priced(25_000)]));
    expect(view).to.include({ name: '2019 Toyota RAV4', version: 'Hybrid XLE AWD', path: RAV4, price: '$25,000', drop: null });
    expect(view.payment?.figures).to.include({ payment: '$84.12', frequency: 'Weekly', months: '84', rate: '5.99%' });
    expect(view.payment?.outTheDoor).to.deep.equal({ price: '$28,743.75', province: 'Quebec' });
    expect(view.facts.find(({ name }) => name === 'mileage')).to.include({ value: '82,400 km', note: null });
    expect(view.equipment.map(({ group }) => group)).to.deep.equal(['safety', 'interior', 'exterior']);
  });

  it('gives the example that French law asks for beside any figure of credit', async () => {
    const ports = await portsWith([aVehicle().priced(25_000, 'EUR')], aDealer().inFrance());
    const view = await shown(requestFor('/fr-fr/auto-a-vendre/toyota/rav4/2019-hybrid-xle-awd-1', FRANCE), ports);
    expect(plain(view.price)).to.equal('25 000 €');
    const { figures, outTheDoor } = view.payment!;
    expect(figures.frequency).to.equal('Month');
    expect(plain(figures.payment)).to.equal('365,09 €');
    expect(plain(figures.effectiveRate)).to.equal('6,16 %');
    expect(figures.payments.text).to.equal('83');
    expect(plain(figures.payments.last)).to.equal('365,50 €');
    expect(plain(figures.total)).to.equal('30 667,97 €');
    expect(outTheDoor).to.equal(null);
  });

  it('shows words that fit no enumeration as the dealer wrote them, and the odometer in miles beside kilometres', async () => {
    const vehicle = aVehicle().with({
      fuel: null,
      colour: null,
      unrecognised: { fuel: 'Wood gas', colour: 'Chameleon' },
      mileageOriginal: { value: 51_201, unit: 'mi' },
    });
    const { facts } = await shown(requestFor(RAV4), await portsWith([vehicle]));
    expect(facts.find(({ name }) => name === 'fuel')?.value).to.equal('Wood gas');
    expect(facts.find(({ name }) => name === 'colour')?.value).to.equal('Chameleon');
    expect(plain(facts.find(({ name }) => name === 'mileage')?.note)).to.equal('51,201 mi');
  });

  it('tells how long it has been listed, every price it had, and a reduction', async () => {
    const ports = await portsWith([aVehicle().priced(30_000)]);
    ports.clock.advance(40 * DAY);
    await ports.inventory.transaction(async (transaction) => {
      const listing = await ports.vehicles.ofId(1);
      const { vehicle } = listing!;
      await transaction.replace(
        [{ ...vehicle, price: { amount: 28_500, currency: 'CAD' }, fingerprint: 'cheaper' }],
        ports.clock.now(),
      );
    });
    ports.clock.advance(3 * DAY);
    const view = await shown(requestFor(RAV4), ports);
    expect(view.daysListed).to.equal(43);
    expect(view.history).to.deep.equal({
      rows: [
        { on: 'October 25, 2026', price: '$28,500' },
        { on: 'September 15, 2026', price: '$30,000' },
      ],
      // 40 of 43 days at the higher price, which is drawn above the lower one.
      chart: {
        steps: [
          { from: 0, to: 93, y: 99, text: '$30,000' },
          { from: 93, to: 100, y: 136, text: '$28,500' },
        ],
        since: 'September 15, 2026',
      },
    });
    expect(view.drop).to.deep.equal({ before: '$30,000', by: '$1,500', on: 'October 25, 2026' });
  });

  it('keeps the page of a sold vehicle without offering it for sale', async () => {
    const view = await shown(requestFor(RAV4), await portsWith([aVehicle().sold(), aVehicle().stock('B').priced(30_000)]));
    expect(view.availability).to.include({
      code: 'sold',
      label: 'Sold',
      listed: false,
      enquire: false,
      notify: false,
      dimmed: true,
    });
    expect(view.similar.map(({ id }) => id)).to.deep.equal([2]);
  });

  it('promises a price where one is to come', async () => {
    const view = await shown(requestFor(RAV4), await portsWith([aVehicle().in('price-coming')]));
    expect(view).to.include({ price: null, payment: null, priceLabel: 'Price coming' });
  });

  it('shows the photos in the dealer’s order and leaves documents out', async () => {
    const photo = { url: 'https://photos.example/1.jpg', type: 'photo', language: null } as const;
    const ports = await portsWith([aVehicle().with({ images: [{ ...photo, type: 'document' }, photo, photo] })]);
    const { photos } = await shown(requestFor(RAV4), ports);
    expect(photos.map(({ src }) => src)).to.deep.equal(['/media/1/1-1280.webp', '/media/1/2-1280.webp']);
  });

  it('inspects the motor and battery of an electric car in place of an engine', async () => {
    const groupsOf = async (fuel: 'electric' | 'gas'): Promise<unknown> => {
      const view = await shown(requestFor(RAV4), await portsWith([aVehicle().with({ fuel, inspected: true })]));
      return view.inspection?.groups.slice(0, 2).map(({ name }) => name);
    };
    expect(await groupsOf('gas')).to.deep.equal(['Engine', 'Transmission and drivetrain']);
    expect(await groupsOf('electric')).to.deep.equal(['Electric motor and high voltage', 'Drive unit']);
  });

  it('gives the ways to the dealer, and no link that a browser should not follow', async () => {
    const dealer = aDealer().with({ website: 'javascript:alert(1)', phone: '+14505550123' });
    const view = await shown(requestFor(RAV4), await portsWith([aVehicle()], dealer));
    expect(view.dealer).to.deep.include({ website: null, phone: { href: 'tel:+14505550123', text: '450\u00a0555-0123' } });
    expect(view.dealer.inventory).to.equal('/en-ca/dealer-inventory/autos-du-pont-viau-1');
  });

  it('under p is for embedding', async () => {
    const view = await shown(requestFor(RAV4.replace('/toyota', '/p/toyota')), await portsWith([aVehicle()]));
    expect(view).to.include({ variant: 'partial', path: RAV4 });
  });
});

describe('what speaks for a vehicle’s condition', () => {
  it('is the inspection with its points, day and report, for a car that was inspected', async () => {
    const inspected = aVehicle().with({
      inspected: true,
      inspectedOn: '2026-11-06',
      inspectionReportUrl: 'https://dealer.example/report.pdf',
    });
    const { inspection } = await shown(requestFor(RAV4), await portsWith([inspected]));
    expect(inspection).to.include({ on: 'November 6, 2026', report: 'https://dealer.example/report.pdf' });
    expect(inspection?.groups.flatMap(({ points }) => points)).to.have.lengthOf(150);
    expect((await shown(requestFor(RAV4), await portsWith([aVehicle()]))).inspection).to.equal(null);
  });

  it('has no list of a car’s points for a boat', async () => {
    const boat = aVehicle().with({ type: 'boat', body: 'boat', inspected: true });
    const path = RAV4.replace('car-for-sale', 'recreative-for-sale');
    expect((await shown(requestFor(path), await portsWith([boat]))).inspection).to.deep.equal({
      on: null,
      report: null,
      groups: [],
    });
  });

  it('is what is left of the warranty, in figures and in the dealer’s words', async () => {
    const vehicle = aVehicle().with({ warranty: { months: 14, km: 42_000, text: 'Powertrain' } });
    const { warranty } = await shown(requestFor(RAV4), await portsWith([vehicle]));
    expect(warranty).to.deep.equal({ months: 14, km: '42,000 km', text: 'Powertrain' });
  });

  it('is the choice of two plans, where the vehicle comes with one and the site shows them', async () => {
    const ports = await portsWith([aVehicle().with({ extendedCare: true })]);
    const { plans } = await shown(requestFor(RAV4), ports);
    expect(plans.map(({ months, km, deductible }) => [months, plain(km), deductible])).to.deep.equal([
      [24, '90,000 km', '$50'],
      [36, '100,000 km', '$50'],
    ]);
    expect((await shown(requestFor(RAV4, aSite({ extendedCare: false })), ports)).plans).to.deep.equal([]);
    expect((await shown(requestFor(RAV4), await portsWith([aVehicle()]))).plans).to.deep.equal([]);
  });
});

describe('the words of a dealer', () => {
  const RAV4_FR = '/fr-ca/auto-a-vendre/toyota/rav4/2019-hybrid-xle-awd-1';
  const language = async (path: string, tag: string | null): Promise<string | null> =>
    (await shown(requestFor(path), await portsWith([aVehicle()], aDealer().with({ language: tag })))).textLanguage;

  it('are marked with their language where it is not the page’s', async () => {
    expect(await language(RAV4, 'fr-CA')).to.equal('fr-CA');
    expect(await language(RAV4_FR, 'en')).to.equal('en');
    expect(await language(RAV4_FR, 'fr-CA')).to.equal(null);
    expect(await language(RAV4_FR, 'fr')).to.equal(null);
    expect(await language(RAV4_FR, null)).to.equal(null);
  });
});

describe('the bridge to the dealer’s own site', () => {
  const bridgePath = RAV4.replace('/toyota', '/b/toyota');

  it('says where it leads', async () => {
    const ports = await portsWith([aVehicle().with({ bridge: true, outboundUrl: 'https://dealer.example/v/1?a=b' })]);
    const loaded = await loadVehicle(requestFor(bridgePath), ports);
    const view = (loaded.kind === 'page' ? loaded.view : null) as BridgeView;
    expect(view).to.include({
      variant: 'bridge',
      url: 'https://dealer.example/v/1?a=b&Source=AUTO123',
      host: 'dealer.example',
      path: RAV4,
    });
    expect((await shown(requestFor(RAV4), ports)).bridge).to.deep.equal({
      path: bridgePath,
      url: 'https://dealer.example/v/1?a=b&Source=AUTO123',
    });
  });

  for (const outboundUrl of [null, 'javascript:alert(1)', 'not a link']) {
    it(`leads to the regular page when the dealer has no page of it (${String(outboundUrl)})`, async () => {
      const ports = await portsWith([aVehicle().with({ bridge: true, outboundUrl })]);
      expect(await loadVehicle(requestFor(`${bridgePath}?Menu=0`), ports)).to.deep.equal({
        kind: 'redirect',
        status: 302,
        to: `${RAV4}?Menu=0`,
      });
      expect((await shown(requestFor(RAV4), ports)).bridge).to.equal(null);
    });
  }
});

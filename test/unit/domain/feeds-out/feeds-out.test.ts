import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import { SaxesParser } from 'saxes';
import type { CsvFeed } from '../../../../src/domain/feeds-out/feed-columns.ts';
import { obstaclesOf } from '../../../../src/domain/feeds-out/eligibility.ts';
import { feedPath, parseFeedPath, rssPath } from '../../../../src/domain/feeds-out/feed-url.ts';
import { googleVehicleAds } from '../../../../src/domain/feeds-out/google-vehicle-ads.ts';
import { metaAutomotive } from '../../../../src/domain/feeds-out/meta-automotive.ts';
import { offerOf, type Offer } from '../../../../src/domain/feeds-out/offer.ts';
import { rssXml } from '../../../../src/domain/feeds-out/rss.ts';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { aDealer, type DealerBuilder } from '../../../support/builders/a-dealer.ts';
import { aVehicle as anyVehicle, type VehicleBuilder } from '../../../support/builders/a-vehicle.ts';

const aVehicle = (): VehicleBuilder => anyVehicle().numbered();

const offered = (vehicle: VehicleBuilder = aVehicle(), dealer: DealerBuilder = aDealer()): Offer =>
  offerOf({ vehicle: vehicle.build(), dealer: dealer.build() }, 2, (path) => `https://autos.example${path}`);

const recordOf = ({ header, line }: CsvFeed, offer: Offer): Readonly<Record<string, string>> => {
  const [record = {}] = parse<Record<string, string>>(header + line(offer), { columns: true });
  return record;
};

describe('what keeps a vehicle out of a feed', () => {
  const google = (vehicle: VehicleBuilder, dealer?: DealerBuilder) => obstaclesOf(offered(vehicle, dealer), 'google');

  it('is nothing where it has all that is asked for', () => {
    expect(obstaclesOf(offered(), 'google')).to.deep.equal([]);
    expect(obstaclesOf(offered(), 'meta')).to.deep.equal([]);
  });

  it('is each thing that misses, by name', () => {
    expect(google(aVehicle().with({ vin: null }))).to.deep.equal(['vin']);
    expect(google(aVehicle().with({ vin: '12345' }))).to.deep.equal(['vin']);
    expect(google(aVehicle().with({ year: null }))).to.deep.equal(['year']);
    expect(google(aVehicle().withoutPrice())).to.deep.equal(['price']);
    expect(google(aVehicle().in('price-coming'))).to.deep.equal(['price']);
    expect(google(aVehicle().withoutImages())).to.deep.equal(['photo']);
    expect(google(aVehicle().with({ colour: null }))).to.deep.equal(['colour']);
    expect(google(aVehicle().with({ type: 'boat' }))).to.deep.equal(['kind']);
    expect(google(aVehicle().reserved())).to.deep.equal(['unavailable']);
    expect(google(aVehicle().driven(null))).to.deep.equal(['mileage']);
    expect(google(aVehicle().driven(null).inCondition('new'))).to.deep.equal([]);
    expect(google(aVehicle().with({ vin: null, images: [], price: null }))).to.deep.equal(['vin', 'price', 'photo']);
  });

  it('is the address only for the feed that asks for it', () => {
    const nowhere = aDealer().with({ street: null });
    expect(google(aVehicle(), nowhere)).to.deep.equal([]);
    expect(obstaclesOf(offered(aVehicle(), nowhere), 'meta')).to.deep.equal(['address']);
  });

  it('is always that it is demo data', () => {
    expect(google(aVehicle().demo())).to.deep.equal(['demo']);
    expect(google(aVehicle(), aDealer().demo())).to.deep.equal(['demo']);
  });
});

describe('a feed', () => {
  it('for Google says what its vehicle ads ask for', () => {
    expect(recordOf(googleVehicleAds, offered())).to.include({
      id: '1',
      VIN: 'JTMRWRFV1KD000001',
      store_code: '1',
      google_product_category: '916',
      link: 'https://autos.example/fr-ca/auto-a-vendre/toyota/rav4/2019-hybrid-xle-awd-1',
      image_link: 'https://autos.example/media/1/0-1280.webp',
      condition: 'used',
      price: '28995.00 CAD',
      vehicle_all_in_price: '28995.00 CAD',
      vehicle_price_type: 'all_in_price',
      brand: 'Toyota',
      model: 'RAV4',
      trim: 'Hybrid XLE AWD',
      year: '2019',
      mileage: '82400 km',
      color: 'Rouge',
      body_style: 'suv',
    });
  });

  it('for Google has ten more photos at most, and says only what is known', () => {
    const many = Array.from(
      { length: 15 },
      (_, k) => ({ url: String(k), type: k === 3 ? 'document' : 'photo', language: null }) as const,
    );
    const record = recordOf(googleVehicleAds, offered(aVehicle().with({ images: many, certified: true })));
    expect(record.additional_image_link?.split(',')).to.have.length(10);
    expect(record.additional_image_link).to.match(
      /^https:\/\/autos\.example\/media\/1\/1-1280\.webp,https:[^,]*\/2-1280\.webp,https:[^,]*\/4-/,
    );
    expect(record).to.include({ 'certified_pre-owned': 'yes', engine: '2.5 L' });
    const bare = aVehicle().with({
      body: null,
      colour: null,
      engineLitres: null,
      version: null,
      mileageKm: null,
      images: [],
      price: null,
    });
    expect(recordOf(googleVehicleAds, offered(bare))).to.include({
      body_style: '', color: '', engine: '', trim: '', mileage: '0 km', image_link: '', additional_image_link: '', price: '',
      vehicle_all_in_price: '', vehicle_price_type: '', 'certified_pre-owned': 'no',
    }); // prettier-ignore
    expect(recordOf(googleVehicleAds, offered(aVehicle().with({ body: 'other' }))).body_style).to.equal('');
    const fresh = recordOf(googleVehicleAds, offered(aVehicle().with({ certified: true }).inCondition('new')));
    expect(fresh).to.include({ condition: 'new', 'certified_pre-owned': 'no' });
  });

  it('cuts what is longer than a field may be', () => {
    const record = (version: string) => recordOf(googleVehicleAds, offered(aVehicle().with({ version })));
    const title = '2019 Toyota RAV4 ';
    expect(record('x'.repeat(150 - title.length)).title).to.equal(title.padEnd(150, 'x'));
    expect(record('x'.repeat(151 - title.length)).title).to.equal(`${title.padEnd(149, 'x')}…`);
  });

  it('has the dealer’s words for colour and vehicle, else our own', () => {
    const offer = offered(aVehicle().with({ colour: null, unrecognised: { colour: 'Bleu nuit' }, description: ' \n ' }));
    expect([offer.colour, offer.description]).to.deep.equal(['Bleu nuit', '2019 Toyota RAV4 Hybrid XLE AWD']);
    expect(offered(aVehicle().with({ description: null })).description).to.equal('2019 Toyota RAV4 Hybrid XLE AWD');
  });

  it('for Meta says in its words what is known, and nothing of the rest', () => {
    const meta = (vehicle: VehicleBuilder, dealer?: DealerBuilder) => recordOf(metaAutomotive, offered(vehicle, dealer));
    expect(meta(aVehicle().with({ transmission: 'manual', fuel: 'propane', drivetrain: '2wd', body: 'scooter' }))).to.include({
      transmission: 'MANUAL', fuel_type: 'OTHER', drivetrain: '4X2', body_style: 'OTHER', state_of_vehicle: 'USED',
    }); // prettier-ignore
    expect(meta(aVehicle().with({ transmission: 'other', fuel: null, drivetrain: null, body: null }).inCondition('new'))).to.include({
      transmission: '', fuel_type: '', drivetrain: '', body_style: '', state_of_vehicle: 'NEW',
    }); // prettier-ignore
    expect(meta(aVehicle().with({ transmission: null })).transmission).to.equal('');
    expect(meta(aVehicle().reserved()).availability).to.equal('NOT_AVAILABLE');
    const many = Array.from({ length: 25 }, (_, k) => ({ url: String(k), type: 'photo', language: null }) as const);
    const pictures = JSON.parse(meta(aVehicle().with({ images: many })).image ?? '') as readonly unknown[];
    expect(pictures).to.have.length(20);
    expect(pictures[0]).to.deep.equal({ url: 'https://autos.example/media/1/0-1280.webp', tag: ['Exterior'] });
    const placed = meta(aVehicle(), aDealer().with({ coordinates: { latitude: 45.5, longitude: -73.7 } }));
    expect([placed.latitude, placed.longitude]).to.deep.equal(['45.5', '-73.7']);
    const nowhere = meta(aVehicle(), aDealer().with({ coordinates: null }));
    expect([nowhere.latitude, nowhere.longitude]).to.deep.equal(['', '']);
  });

  it('says that prices are all-in in Canada, where Google wants it of new cars, and of no price elsewhere', () => {
    const typeOf = (vehicle: VehicleBuilder): string | undefined =>
      recordOf(googleVehicleAds, offered(vehicle)).vehicle_price_type;
    expect(typeOf(aVehicle().inCondition('new'))).to.equal('all_in_price');
    expect(typeOf(aVehicle().inCondition('new').priced(20_000, 'EUR'))).to.equal('');
  });

  it('for Meta says what its automotive inventory asks for', () => {
    const record = recordOf(metaAutomotive, offered(aVehicle().with({ certified: true })));
    expect(record).to.include({
      vehicle_id: '1',
      'mileage.value': '82400',
      'mileage.unit': 'KM',
      body_style: 'SUV',
      drivetrain: 'AWD',
      fuel_type: 'HYBRID',
      transmission: 'AUTOMATIC',
      state_of_vehicle: 'CPO',
      availability: 'AVAILABLE',
      date_first_on_lot: '2026-09-01',
    });
    expect(JSON.parse(record.address ?? '')).to.deep.equal({
      addr1: '1200, boulevard des Laurentides',
      city: 'Laval',
      region: 'QC',
      postal_code: 'H7N 4Y5',
      country: 'CA',
    });
    expect(JSON.parse(record.image ?? '')).to.have.length(2);
  });

  it('is valid whatever a dealer writes', () => {
    const description = 'Il dit : "parfait",\r\net c\'est vrai;\n=1+1 <b>🚗</b>';
    const offer = offered(aVehicle().with({ description, version: 'XLE, "AWD"' }));
    expect(recordOf(googleVehicleAds, offer)).to.include({
      description: 'Il dit : "parfait", et c\'est vrai; =1+1 <b>🚗</b>',
      trim: 'XLE, "AWD"',
    });
  });

  it('has an address in each language', () => {
    for (const languageId of LANGUAGE_IDS)
      for (const feed of ['google', 'meta'] as const)
        expect(parseFeedPath(feedPath(feed, languageId))).to.deep.equal({ feed, languageId });
    for (const path of ['/feeds/other/en-ca.csv', '/x/feeds/meta/en-ca.csv', '/feeds/meta/en-ca.csvx', '/feeds/meta/xx-xx.csv'])
      expect(parseFeedPath(path), path).to.equal(null);
    expect(rssPath('/en-ca/cars?Make=kia')).to.equal('/feeds/rss/en-ca/cars?Make=kia');
  });

  it('of a search is well-formed RSS with every text as it is', () => {
    const channel = {
      title: 'Autos & <camions>',
      description: 'd',
      link: 'https://autos.example/fr-ca/autos?Make=kia&Body=suv',
      self: 'https://autos.example/feeds/rss/fr-ca/autos?Make=kia&Body=suv',
      language: 'fr-CA',
    };
    const xml = rssXml(channel, [{ title: '2019 Kia ]]>', link: 'https://autos.example/1', description: '\u0000x', at: 0 }]);
    expect(xml).to.match(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
    expect(xml).to.include('<atom:link href="https://autos.example/feeds/rss/fr-ca/autos?Make=kia&amp;Body=suv" rel="self"');
    const texts: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => expect.fail(error.message));
    parser.on('text', (text) => texts.push(text.trim()));
    parser.write(xml).close();
    expect(texts).to.include.members(['Autos & <camions>', '2019 Kia ]]>', 'x', 'Thu, 01 Jan 1970 00:00:00 GMT', channel.link]);
  });
});

import { expect } from 'chai';
import { productRecord, type ProductSetting } from '../../../../src/domain/inventory/product-record.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aListing } from '../../../support/builders/a-listing.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';

const inCanada: ProductSetting = {
  site: { country: 'CA', languages: [1, 2] },
  origin: 'https://autos.example',
  imageTotal: null,
};
const rav4 = aVehicle().withId(4471).priced(25_000);
const listing = aListing().of(rav4).by(aDealer().withId(12)).build();

describe('a product as the wire names it', () => {
  it('has the fields of the specification', () => {
    expect(productRecord(listing, inCanada)).to.deep.equal({
      Id: 4471,
      StockNumber: 'A1001',
      Make: 'Toyota',
      Model: 'RAV4',
      Year: 2019,
      Version: 'Hybrid XLE AWD',
      Type: 'car',
      Body: 'suv',
      Price: 25_000,
      Currency: 'CAD',
      PricePayment: 84.12,
      PricePaymentMonth: 365.09,
      Condition: 'used',
      Mileage: 82_400,
      Transmission: 'cvt',
      Fuel: 'hybrid',
      Availability: 'available',
      CompanyId: 12,
      Company: { Id: 12, Name: 'Autos du Pont-Viau', City: 'Laval', Province: 'QC' },
      UrlPartialEn: 'https://autos.example/en-ca/car-for-sale/p/toyota/rav4/2019-hybrid-xle-awd-4471',
      UrlPartialFr: 'https://autos.example/fr-ca/auto-a-vendre/p/toyota/rav4/2019-hybrid-xle-awd-4471',
      UrlPartialEs: 'https://autos.example/es-co/coche-en-venta/p/toyota/rav4/2019-hybrid-xle-awd-4471',
      UrlRegularEn: 'https://autos.example/en-ca/car-for-sale/r/toyota/rav4/2019-hybrid-xle-awd-4471',
      UrlRegularFr: 'https://autos.example/fr-ca/auto-a-vendre/r/toyota/rav4/2019-hybrid-xle-awd-4471',
      UrlRegularEs: 'https://autos.example/es-co/coche-en-venta/r/toyota/rav4/2019-hybrid-xle-awd-4471',
      UrlBridgeEn: 'https://autos.example/en-ca/car-for-sale/b/toyota/rav4/2019-hybrid-xle-awd-4471',
      UrlBridgeFr: 'https://autos.example/fr-ca/auto-a-vendre/b/toyota/rav4/2019-hybrid-xle-awd-4471',
      UrlBridgeEs: 'https://autos.example/es-co/coche-en-venta/b/toyota/rav4/2019-hybrid-xle-awd-4471',
      Picture: 'https://autos.example/media/4471/0-320.webp',
      Images: [
        { Type: 'photo', Language: null, Url: 'https://autos.example/media/4471/0-1280.webp' },
        { Type: 'photo', Language: null, Url: 'https://autos.example/media/4471/1-1280.webp' },
      ],
    });
  });

  it('has its addresses in the languages of the site, or of its country', () => {
    const record = productRecord(listing, inCanada);
    const kinds = { Partial: 'p', Regular: 'r', Bridge: 'b' } as const;
    const words = { En: 'en-ca/car-for-sale', Fr: 'fr-ca/auto-a-vendre', Es: 'es-co/coche-en-venta' } as const;
    for (const kind of ['Partial', 'Regular', 'Bridge'] as const)
      for (const tongue of ['En', 'Fr', 'Es'] as const)
        expect(record[`Url${kind}${tongue}`]).to.contain(`/${words[tongue]}/${kinds[kind]}/`);
    const inFrance = productRecord(listing, { ...inCanada, site: { country: 'FR', languages: [3] } });
    expect(inFrance.UrlRegularFr).to.contain('/fr-fr/');
    expect(inFrance.UrlRegularEs).to.contain('/es-es/');
    const spanish = productRecord(listing, { ...inCanada, site: { country: 'CA', languages: [1, 2, 4] } });
    expect(spanish.UrlRegularEs).to.contain('/es-es/');
  });

  it('has no payment without a price', () => {
    const { Price, Currency, PricePayment, PricePaymentMonth } = productRecord(
      aListing().of(rav4.withoutPrice()).build(),
      inCanada,
    );
    expect([Price, Currency, PricePayment, PricePaymentMonth]).to.deep.equal([null, null, null, null]);
  });

  it('is paid by the month only in euros', () => {
    const { PricePayment, PricePaymentMonth } = productRecord(aListing().of(rav4.priced(25_000, 'EUR')).build(), inCanada);
    expect([PricePayment, PricePaymentMonth]).to.deep.equal([null, 365.09]);
  });

  it("keeps the dealer's own word where it fits no enumeration", () => {
    const odd = rav4.with({ body: null, fuel: null, unrecognised: { body: 'Shooting brake' } });
    const { Body, Fuel } = productRecord(aListing().of(odd).build(), inCanada);
    expect([Body, Fuel]).to.deep.equal(['Shooting brake', null]);
  });

  it('carries as many images as are asked for, documents under their own address', () => {
    const document = { url: 'https://files.example/inspection.pdf', type: 'document', language: 'fr' } as const;
    const documented = aListing()
      .of(rav4.with({ images: [document, ...rav4.build().images] }))
      .build();
    expect(productRecord(documented, { ...inCanada, imageTotal: 2 }).Images).to.deep.equal([
      { Type: 'document', Language: 'fr', Url: 'https://files.example/inspection.pdf' },
      { Type: 'photo', Language: null, Url: 'https://autos.example/media/4471/1-1280.webp' },
    ]);
    expect(productRecord(documented, { ...inCanada, imageTotal: 0 }).Images).to.deep.equal([]);
  });
});

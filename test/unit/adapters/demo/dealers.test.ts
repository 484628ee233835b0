import { expect } from 'chai';
import { generateInventory } from '../../../../src/adapters/demo/generate-inventory.ts';
import type { Market } from '../../../../src/adapters/demo/demo-data.ts';
import { distanceKm } from '../../../../src/domain/location/coordinates.ts';

const { dealers } = generateInventory({ now: Date.UTC(2026, 10, 20) });

describe("The demo's dealers", () => {
  it('have their own names, addresses and numbers, which belong to no real dealer', () => {
    expect(new Set(dealers.map(({ name }) => name)).size).to.equal(150);
    for (const { market, phone, email, website, postalCode, demo } of dealers) {
      expect(demo).to.be.true;
      expect(phone).to.match(
        market === 'CA' ? /^[2-9]\d\d 555-01\d\d$/ : /^0(1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
      );
      expect(email).to.match(/^(sales|ventes|contact)@[a-z0-9-]+\.example$/);
      expect(website).to.match(/^https:\/\/www\.[a-z0-9-]+\.example$/);
      expect(postalCode).to.match(
        market === 'CA' ? /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/ : /^\d{5}$/,
      );
    }
  });

  it('are in their country, mostly in Quebec and Ontario, in every province and region', () => {
    const boxes = { CA: [41.7, 83.2, -141, -52.6], FR: [41.3, 51.2, -5.2, 9.7] } as const;
    for (const { market, coordinates, timeZone } of dealers) {
      const [south, north, west, east] = boxes[market];
      expect(coordinates?.latitude).to.be.within(south, north);
      expect(coordinates?.longitude).to.be.within(west, east);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZone! })).to.not.throw();
    }
    const provinces = (market: Market): string[] => dealers.flatMap((d) => (d.market === market ? (d.province ?? []) : []));
    expect(new Set(provinces('CA'))).to.include.all.keys(...'AB BC MB NB NL NS ON PE QC SK'.split(' '));
    expect(new Set(provinces('FR')).size).to.equal(13);
    expect(provinces('CA').filter((province) => province === 'QC' || province === 'ON').length).to.be.greaterThan(54);
  });

  it('have postal codes of their province', () => {
    const letters: Readonly<Record<string, string>> = {
      AB: 'T',
      BC: 'V',
      MB: 'R',
      NB: 'E',
      NL: 'A',
      NS: 'B',
      NT: 'X',
      ON: 'KLMNP',
      PE: 'C',
      QC: 'GHJ',
      SK: 'S',
      YT: 'Y',
    };
    for (const { market, province, postalCode } of dealers)
      if (market === 'CA') expect(letters[province!]).to.include(postalCode!.charAt(0));
  });

  it('begin with two car dealers of one group near Montréal: those of the demo’s dealer site', () => {
    for (const dealer of dealers.slice(0, 2)) {
      expect(dealer).to.deep.include({ market: 'CA', province: 'QC' });
      expect(distanceKm(dealer.coordinates!, { latitude: 45.5, longitude: -73.57 })).to.be.below(30);
      expect(dealer.name).to.match(/^Rivemont /);
    }
  });
});

import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

interface Visitor {
  readonly path?: string;
  readonly cookie?: string;
}

const ANN: Visitor = {
  path: '/en-ca/cars?Menu=0&Latitude=45.57&Longitude=-73.74',
  cookie: 'Favorites=1; FinanceTerms=36|9.5|5000',
};
const BOB: Visitor = { path: '/en-ca/cars', cookie: '' };

describe('Two visitors of the same list', () => {
  it('never see a card as it was made for the other', async () => {
    const app = () =>
      testApp({
        dealers: [aDealer().at(45.5, -73.5)],
        vehicles: [{ vehicle: aVehicle().named('Honda', 'Civic').priced(20_000) }],
      });
    const shared = await app();
    const cardFor = async ({ path = '', cookie = '' }: Visitor, { get } = shared): Promise<Element> => {
      const { document } = new JSDOM((await get(path, { headers: { cookie } })).body).window;
      const card = document.querySelector('.cars-cell');
      if (!card) throw new Error('There is no card');
      return card;
    };
    // Each on a server that nobody else has asked.
    const [annAlone, bobAlone] = [await cardFor(ANN, await app()), await cardFor(BOB, await app())];
    expect(annAlone.querySelector('.cars-heart')?.getAttribute('aria-pressed')).to.equal('true');
    expect(annAlone.querySelector('a')?.getAttribute('href')).to.contain('Menu=0');
    const payOf = (card: Element) => card.querySelector('.cars-card__pay')?.textContent;
    expect(payOf(annAlone)).not.to.equal(payOf(bobAlone));
    const distance = /\d\skm$/;
    expect(annAlone.textContent).to.match(distance);
    expect(bobAlone.textContent).not.to.match(distance);
    expect(bobAlone.querySelector('.cars-heart')?.getAttribute('aria-pressed')).to.equal('false');
    expect(bobAlone.outerHTML).not.to.contain('Menu=0');

    for (const visitor of [ANN, BOB, ANN, BOB]) {
      const alone = visitor === ANN ? annAlone : bobAlone;
      expect((await cardFor(visitor)).outerHTML).to.equal(alone.outerHTML);
    }
  });
});

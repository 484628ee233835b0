import { expect } from 'chai';
import { EmbeddedLocationProvider } from '../../../../src/adapters/location/embedded/embedded-location-provider.ts';
import type { LocationAnswer } from '../../../../src/ports/location-provider.ts';
import { IN_PARIS, IN_QUEBEC } from '../../../support/lookup-context.ts';

const placeOf = (answer: LocationAnswer) => (answer.kind === 'found' ? answer.place : null);

describe('The embedded places', function () {
  const provider = new EmbeddedLocationProvider('no-imports');
  before(() => provider.warm());

  it('prefer the expected province where several share a name', async () => {
    const saintDenis = (province: string) => provider.find({ by: 'keyword', keyword: 'Saint-Denis' }, { ...IN_PARIS, province });
    expect(placeOf(await saintDenis('IDF'))?.provinceIso).to.equal('IDF');
    expect(placeOf(await saintDenis('974'))?.provinceIso).to.equal('974');
  });

  it('prefer the most populous where none is in the expected province', async () => {
    expect(
      placeOf(await provider.find({ by: 'keyword', keyword: 'Windsor' }, { ...IN_QUEBEC, province: 'BC' }))?.provinceIso,
    ).to.equal('ON');
  });

  for (const [keyword, city, provinceIso] of [
    ['Windsor QC', 'Windsor', 'QC'],
    ['London Ontario', 'London', 'ON'],
    ['Moncton, Nouveau-Brunswick', 'Moncton', 'NB'],
    ['St-Jérôme, Québec', 'Saint-Jérôme', 'QC'],
    ['Québec', 'Québec', 'QC'],
    ['Laval Canada', 'Laval', 'QC'],
    ['ste-julie', 'Sainte-Julie', 'QC'],
  ] as const) {
    it(`find ${city} in ${provinceIso} for "${keyword}"`, async () => {
      expect(placeOf(await provider.find({ by: 'keyword', keyword }, IN_QUEBEC))).to.include({ city, provinceIso });
    });
  }

  it('read a postal code in a keyword', async () => {
    expect(placeOf(await provider.find({ by: 'keyword', keyword: 'h2x 1y4' }, IN_QUEBEC))?.postalCode).to.equal('H2X 1Y4');
  });

  for (const [postalCode, city] of [
    ['H3A 0G4', 'Montréal'],
    ['H2Y 1A1', 'Montréal'],
    ['M4E 1A1', 'Toronto'],
    ['H3P 1A1', 'Mont-Royal'],
    ['G4T 1A1', 'Îles-de-la-Madeleine'],
  ] as const) {
    it(`name ${postalCode} as people of ${city} do, in every language`, async () => {
      expect(placeOf(await provider.find({ by: 'postal code', postalCode }, IN_QUEBEC))?.city).to.equal(city);
    });
  }

  it('do not confuse towns when the province has none of that name', async () => {
    expect(await provider.find({ by: 'keyword', keyword: 'Laval BC' }, IN_QUEBEC)).to.deep.equal({ kind: 'none' });
  });

  it('place an area newer than the data among its neighbours, in its own province', async () => {
    expect(placeOf(await provider.find({ by: 'postal code', postalCode: 'L1X 2R4' }, IN_QUEBEC))).to.include({
      postalCode: 'L1X 2R4',
      provinceIso: 'ON',
    });
  });

  it('place a point near the border on the expected side', async () => {
    const detroit = { latitude: 42.331, longitude: -83.046 };
    expect(placeOf(await provider.find({ by: 'coordinates', coordinates: detroit }, IN_QUEBEC))).to.include({
      city: 'Windsor',
      provinceIso: 'ON',
    });
  });

  it('never name a village whose place is only guessed as the nearest', async () => {
    const lyon = { latitude: 45.76, longitude: 4.84 };
    expect(placeOf(await provider.find({ by: 'coordinates', coordinates: lyon }, IN_PARIS))?.city).to.equal('Lyon');
  });

  it('have every part of a place for towns and coordinates, so that cookies can hold it', async () => {
    for (const answer of [
      await provider.find({ by: 'keyword', keyword: 'Saint-Georges' }, IN_QUEBEC),
      await provider.find({ by: 'keyword', keyword: 'Lyon' }, IN_PARIS),
      await provider.find({ by: 'coordinates', coordinates: { latitude: 46.8, longitude: -71.2 } }, IN_QUEBEC),
      await provider.find({ by: 'coordinates', coordinates: { latitude: 43.3, longitude: 5.4 } }, IN_PARIS),
    ]) {
      expect(Object.values(placeOf(answer) ?? { nothing: '' })).to.not.include('');
    }
  });

  describe('suggest', () => {
    const suggested = async (text: string, country: 'CA' | 'FR', limit = 5) =>
      (await provider.suggest(text, country, limit)).map(({ city, postalCode }) => `${city} ${postalCode}`);

    it('towns that begin so, most populous first', async () => {
      const [first, ...others] = await suggested('montr', 'CA');
      expect(first).to.match(/^Montréal /);
      expect(others.every((place) => place.startsWith('Montr'))).to.equal(true);
      expect((await suggested('st-je', 'CA'))[0]).to.match(/^Saint-Jean-sur-Richelieu /);
    });

    it('postal codes that begin so', async () => {
      expect(await suggested('7501', 'FR', 3)).to.deep.equal(['Paris 75010', 'Paris 75011', 'Paris 75012']);
      expect((await suggested('h7', 'CA')).every((place) => / H7[A-Z]$/.test(place))).to.equal(true);
    });

    it('the area of a longer postal code, while it is typed and when it is whole', async () => {
      expect((await suggested('H7S 0', 'CA'))[0]).to.match(/ H7S$/);
      expect((await suggested('h7s0a3', 'CA'))[0]).to.match(/ H7S 0A3$/);
    });

    it('nothing for one letter, or for what does not exist', async () => {
      expect(await suggested('m', 'CA')).to.deep.equal([]);
      expect(await suggested('xqzk', 'CA')).to.deep.equal([]);
      expect(await suggested('99999', 'FR')).to.deep.equal([]);
    });
  });
});

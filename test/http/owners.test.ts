/** The number of previous owners, from the address to the page. */
import { expect } from 'chai';
import { vehiclePath } from '../../src/domain/vehicle/vehicle-url.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

/** What is on the screen, without the words that the browser keeps for later. */
const shownOf = (body: string): string => body.split('<script type="application/json"')[0] ?? '';

describe('The number of owners of a vehicle', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp({
      vehicles: [
        { vehicle: aVehicle().named('Kia', 'Soul').with({ owners: 1 }) },
        { vehicle: aVehicle().named('Mazda', 'CX-5').with({ owners: 2 }) },
        { vehicle: aVehicle().named('Honda', 'Civic').with({ owners: 5 }) },
        { vehicle: aVehicle().named('Toyota', 'Corolla').with({ owners: null }) },
      ],
    });
  });

  const found = async (query: string): Promise<readonly number[]> =>
    [...(await app.get(`/api/search?${query}`)).json<{ IdList: readonly number[] }>().IdList].sort();

  it('is limited by OwnersMax, which vehicles of unknown owners do not pass', async () => {
    expect(await found('OwnersMax=1')).to.deep.equal([1]);
    expect(await found('OwnersMax=2')).to.deep.equal([1, 2]);
    expect(await found('OwnersMax=9')).to.deep.equal([1, 2, 3]);
    expect(await found('')).to.deep.equal([1, 2, 3, 4]);
  });

  it('is refused when it is not a number', async () => {
    expect((await app.get('/api/search?OwnersMax=few')).statusCode).to.equal(400);
  });

  it('is a parameter that the description of the API has', async () => {
    expect((await app.get('/api/openapi.json')).body).to.include('"OwnersMax"');
  });

  it('is a filter of the list, and a chip once it is in force', async () => {
    const offered = (await app.get('/fr-ca/autos')).body;
    expect(offered).to.include('Propriétaires précédents').and.include('Au plus 2 propriétaires');
    const asked = (await app.get('/es-co/carros?OwnersMax=2')).body;
    expect(asked).to.include('Máximo 2 dueños').and.include('Soul').and.not.include('Corolla');
  });

  it('is understood in a sentence', async () => {
    for (const [language, sentence] of [
      [1, 'one owner'],
      [2, 'un seul propriétaire'],
      [3, 'première main'],
      [4, 'único propietario'],
      [5, 'un solo dueño'],
    ] as const) {
      const answer = await app.get(`/api/understand?Language=${language}&Keyword=${encodeURIComponent(sentence)}`);
      expect(answer.json(), sentence).to.deep.include({ Filters: { OwnersMax: '1' }, Unused: [] });
    }
  });

  it('is among the facts of a vehicle whose dealer states it, and ‘not given’ in a comparison otherwise', async () => {
    const kia = aVehicle().named('Kia', 'Soul').build();
    expect(shownOf((await app.get(vehiclePath({ ...kia, id: 1 }, 1))).body)).to.include('Previous owners');
    const toyota = aVehicle().named('Toyota', 'Corolla').build();
    expect(shownOf((await app.get(vehiclePath({ ...toyota, id: 4 }, 1))).body)).not.to.include('Previous owners');
    const compared = shownOf((await app.get('/en-ca/compare?ids=3,4')).body);
    const row = /Previous owners.*?<\/tr>/s.exec(compared)?.[0];
    expect(row).to.include('>5<').and.include('Not given');
  });
});

import { expect } from 'chai';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { codePath } from '../../src/domain/routing/path-table.ts';
import { PAGE_CODES } from '../../src/domain/routing/section-page.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

/** What would say who somebody is. */
const SIGNED_IN = { authorization: 'Bearer somebody', cookie: 'Session=somebody; Role=admin' };
const CALLS = [
  '/api/search',
  '/api/products?ids=1',
  '/api/suggest?Keyword=toy',
  '/api/location/province/default',
  '/api/openapi.json',
];

describe('Every visitor', () => {
  it('may do the same: no page and no call asks who they are, or answers otherwise to somebody who says so', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    const pages = PAGE_CODES.flatMap((code) => LANGUAGES.slice(0, 2).map(({ id }) => codePath(code, id)));
    for (const path of new Set([...pages, ...CALLS])) {
      const [anybody, somebody] = [await get(path), await get(path, { headers: SIGNED_IN })];
      expect(anybody.statusCode, path).not.to.be.oneOf([401, 403, 407]);
      expect(anybody.headers, path).not.to.have.property('www-authenticate');
      expect([somebody.statusCode, somebody.headers.location], path).to.deep.equal([
        anybody.statusCode,
        anybody.headers.location,
      ]);
    }
  });

  it('is told of no sign-in by the description of the API, but for programs of dealers who write their vehicles', async () => {
    const { get } = await testApp();
    const { paths } = (await get('/api/openapi.json')).json<{ paths: Record<string, unknown> }>();
    const ofVisitors = Object.entries(paths).filter(([path]) => !path.startsWith('/api/dealer/'));
    expect(ofVisitors).to.have.length.above(8);
    expect(JSON.stringify(ofVisitors)).not.to.match(/"security"|"401"|"403"/);
  });
});

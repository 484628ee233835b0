import { expect } from 'chai';
import { matchRoutes } from 'react-router-dom';
import { LANGUAGE_IDS } from '../../../src/domain/language/language.ts';
import { PAGE_PATHS } from '../../../src/domain/routing/page-paths.ts';
import { pathOf } from '../../../src/domain/routing/path-table.ts';
import { PAGE_CODES } from '../../../src/domain/routing/section-page.ts';
import { PAGE_ROUTE, pageRoutes, routeIdOf } from '../../../src/ui/page-routes.ts';

describe('The routes of the router', () => {
  const routes = pageRoutes({});
  const matched = (path: string): (string | undefined)[] => (matchRoutes(routes, path) ?? []).map(({ route }) => route.id);

  it('lead every path to its own page, with as many segments as it takes', () => {
    for (const code of PAGE_CODES)
      for (const languageId of LANGUAGE_IDS)
        for (const count of PAGE_PATHS[code].segments) {
          const path = pathOf(code, languageId, ['2019-honda', 'civic', 'ex', '1'].slice(0, count));
          expect(matched(path), path).to.deep.equal([PAGE_ROUTE, routeIdOf(code, languageId)]);
        }
  });

  it('leave a path that no page has to the page that says so', () => {
    expect(matched('/en-ca/nowhere')).to.deep.equal([PAGE_ROUTE, 'unknown']);
    expect(matched('/')).to.deep.equal([PAGE_ROUTE, 'unknown']);
  });
});

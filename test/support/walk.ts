/** Addresses of one page of every kind that the demo has, for tests that look at all of them. */
import { PAGE_PATHS } from '../../src/domain/routing/page-paths.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { PAGE_CODES, type PageCode } from '../../src/domain/routing/section-page.ts';
import type { LanguageId } from '../../src/domain/language/language.ts';
import type { RunningServer } from './running-server.ts';

export interface Walk {
  /** The page of this code in a language, about a vehicle or a dealer of the demo where it is about one. */
  readonly addressOf: (code: PageCode, languageId: LanguageId) => string;
  /** All of them. */
  readonly addresses: (languageId: LanguageId) => readonly string[];
}

/** Asks the server for the vehicles and the styles that the pages are about. */
export const walkOf = async (server: RunningServer): Promise<Walk> => {
  const idOf = async (query: string): Promise<number> => {
    const answer = await fetch(server.url(`/api/search?${query}&PageSize=1`));
    return ((await answer.json()) as { readonly IdList: readonly [number] }).IdList[0];
  };
  const [car, bridge, boat] = await Promise.all([idOf('Type=car&Bridge=0'), idOf('Type=car&Bridge=1'), idOf('Type=boat')]);

  const found = await fetch(server.url('/_data/en/specs-search?Make=toyota'));
  const { view } = (await found.json()) as { readonly view: { readonly found: readonly { readonly id: number }[] } };
  const styles = view.found.map(({ id }) => id);

  const segmentsOf = (code: PageCode): readonly string[] => {
    if (code === 'Showroom_Index') return ['make', 'model', 'year', `style-${String(styles[0])}`];
    if (code.startsWith('Public_DealerInventory')) return ['1'];
    if (PAGE_PATHS[code].segments[0] !== 3) return [];
    return ['make', 'model', String(code.includes('Recreational') ? boat : code.endsWith('Bridge') ? bridge : car)];
  };
  const queryOf = (code: PageCode): string => {
    if (code === 'Public_Favorites' || code === 'Public_Compare') return `?ids=${String(car)},${String(boat)}`;
    if (code === 'Specs_TechnicalSheet') return `?styles=${String(styles[0])}`;
    if (code === 'Specs_Compare') return `?styles=${styles.slice(0, 4).join(',')}`;
    return code === 'Public_Shopibot' ? '?Keyword=red+suv+not+a+toyota' : '';
  };
  const addressOf: Walk['addressOf'] = (code, languageId) => pathOf(code, languageId, segmentsOf(code)) + queryOf(code);
  return { addressOf, addresses: (languageId) => PAGE_CODES.map((code) => addressOf(code, languageId)) };
};

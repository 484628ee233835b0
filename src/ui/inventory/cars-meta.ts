import { listTitle } from '../../domain/inventory/list-heading.ts';
import type { PageModule } from '../page.ts';
import type { CarsView } from './present-cars.ts';

/** The list of vehicles as a page, without the screen that shows it as cards, a table or a map. */
export const LIST_PAGE: Omit<PageModule<CarsView>, 'Screen'> = {
  meta: (view, { site }, t) => ({
    ...listTitle(view, site.name, (key, values) => t(key, { ns: 'inventory', ...values })),
    canonical: view.canonical,
    index: view.index,
  }),
  namespaces: ['inventory', 'components'],
};

import type { TFunction } from 'i18next';
import { listTitle } from '../../domain/inventory/list-heading.ts';
import type { Frame, Meta } from '../page.ts';
import type { CarsView } from './present-cars.ts';

export const CARS_NAMESPACES = ['inventory', 'components'] as const;

/** What search engines and tabs say of a list, however it is looked at. */
export const carsMeta = (view: CarsView, { site }: Frame, t: TFunction): Meta => ({
  ...listTitle(view, site.name, (key, values) => t(key, { ns: 'inventory', ...values })),
  canonical: view.canonical,
  index: view.index,
});

import type { TFunction } from 'i18next';
import type { Frame, Meta } from '../page.ts';
import type { CarsView } from './cars-view.ts';
import { say } from './use-words.ts';

export const CARS_NAMESPACES = ['inventory', 'components'] as const;

/** What search engines and tabs say of a list, however it is looked at. */
export const carsMeta = (view: CarsView, frame: Frame, t: TFunction): Meta => {
  const subject = say(view.heading, t);
  const heading = view.place === null ? subject : t('heading.place', { ns: 'inventory', heading: subject, place: view.place });
  const page = view.page.number === 1 ? '' : ` – ${t('meta.page', { ns: 'inventory', page: view.page.text })}`;
  return {
    title: `${heading}${page} | ${frame.site.name}`,
    description: t('meta.description', { ns: 'inventory', heading, count: view.total.count, total: view.total.text }),
    canonical: view.canonical,
    index: view.index,
  };
};

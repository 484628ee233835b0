/** The list as a visitor without JavaScript meets it: pages, links to follow, one form to fill and send. */
import { loadCars } from '../../../src/adapters/ssr/loaders/load-cars.ts';
import { carriedParameters } from '../../../src/domain/routing/carried-parameters.ts';
import { carsPage } from '../../../src/ui/inventory/cars.route.tsx';
import { carsMapPage } from '../../../src/ui/inventory/cars-map.route.tsx';
import { carsTablePage } from '../../../src/ui/inventory/cars-table.route.tsx';
import type { CarsView } from '../../../src/ui/inventory/present-cars.ts';
import type { Frame, Meta } from '../../../src/ui/page.ts';
import type { PagePorts } from '../../../src/adapters/ssr/loader.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import { createElement } from 'react';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { requestFor } from '../../support/page-ports.ts';
import { metaOf, renderUi, textOf } from '../../support/render-ui.tsx';

const PAGES = { cards: carsPage, map: carsMapPage, table: carsTablePage } as const;
const ORIGIN = 'https://forecourt.example';

export interface ListPage {
  /** Where the visitor ended up, redirects followed. */
  readonly address: string;
  readonly redirects: readonly string[];
  readonly view: CarsView;
  readonly document: Document;
  readonly meta: Meta;
  readonly form: HTMLFormElement;
}

/** Follows redirects as a browser does; throws on a loop. */
export const visit = async (address: string, ports: PagePorts, site: Site = aSite()): Promise<ListPage> => {
  const redirects: string[] = [];
  for (let at = address; redirects.length < 5;) {
    const request = requestFor(at, site);
    const loaded = await loadCars(request, ports);
    if (loaded.kind === 'redirect') {
      redirects.push(loaded.to);
      at = loaded.to;
      continue;
    }
    if (loaded.kind !== 'page') throw new Error(`${at} is ${loaded.kind}`);
    const frame: Frame = aFrame({
      code: request.code,
      languageId: request.language.id,
      url: at,
      site,
      carried: carriedParameters(request.params, site.logoInInventory),
    });
    const document = renderUi(createElement(PAGES[loaded.view.layout].Screen, { view: loaded.view, frame }), frame);
    const form = document.querySelector('form');
    if (!form) throw new Error('The list has no form');
    return { address: at, redirects, view: loaded.view, document, meta: metaOf(carsPage, loaded.view, frame), form };
  }
  throw new Error(`${address} redirects for ever: ${redirects.join(' ')}`);
};

/** The address that a browser without JavaScript asks for when the form is sent. */
export const sent = ({ document, form }: ListPage): string => {
  const FormData = document.defaultView?.FormData;
  if (!FormData) throw new Error('The document has no window');
  const pairs = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return `${new URL(form.action, ORIGIN).pathname}?${new URLSearchParams(pairs).toString()}`;
};

const control = ({ document }: ListPage, selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

export const tick = (page: ListPage, name: string, value: string): void => {
  control(page, `input[name="${name}"][value="${value}"]`).checked = true;
};

export const fill = (page: ListPage, name: string, value: string): void => {
  control(page, `[name="${name}"]`).value = value;
};

/** The link of a chip, by what the chip says. */
export const chip = ({ document }: ListPage, words: string): string => {
  const found = [...document.querySelectorAll('.cars-list__applied a')].find((link) => textOf(link).endsWith(words));
  const href = found?.getAttribute('href');
  if (href === null || href === undefined) throw new Error(`No chip says ${words}`);
  return href;
};

export const chips = ({ document }: ListPage): string[] =>
  [...document.querySelectorAll('.cars-chip--on')].map((link) => textOf(link).replace(/^\S+ /, ''));

export const names = ({ document }: ListPage): string[] => [...document.querySelectorAll('.cars-card__name')].map(textOf);

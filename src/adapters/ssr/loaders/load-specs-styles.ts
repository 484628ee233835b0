/** Pages that name styles by their ids: details, technical sheet, comparison. */
import { stylePath } from '../../../domain/catalogue/catalogue-path.ts';
import { isOffered } from '../../../domain/catalogue/style-offer.ts';
import { styleSegments } from '../../../domain/catalogue/style-path.ts';
import type { CatalogueStyle, StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import { MOST_COMPARED, readChosen } from '../../../domain/inventory/comparison.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { withParameter } from '../../../domain/routing/query-parameter.ts';
import { DIFFERENCES_PARAMETER, STYLES_PARAMETER } from '../../../ui/catalogue/catalogue-wire.ts';
import type { CompareView } from '../../../ui/compare/compare-table.tsx';
import { sheetView, type SheetView } from '../../../ui/catalogue/sheet/present-sheet.ts';
import { catalogueScope } from '../../../application/catalogue/catalogue-scope.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { specsCompareView } from '../../../ui/compare/present-styles-comparison.ts';
import { stockOf } from './load-stock.ts';
import { breadcrumbData } from '../../discovery/structured/site-data.ts';
import { styleData } from '../../discovery/structured/style-data.ts';

/** More than are shown, so that the page can report the rest. */
const MOST_ASKED = 20;

const siblingsOf = (style: StyleSummary, { site }: PageRequest, { catalogue }: PagePorts): Promise<readonly StyleSummary[]> => {
  const [make, model] = styleSegments(style);
  return catalogue.stylesOf(make, model, style.year, catalogueScope(site));
};

/** The first style that the address names, if the site shows it. */
const styleOf = async ({ params, site }: PageRequest, { catalogue }: PagePorts): Promise<CatalogueStyle | null> => {
  const [id] = readChosen(params.getAll(STYLES_PARAMETER), MOST_ASKED).ids;
  const style = id === undefined ? null : await catalogue.ofId(id);
  return style && isOffered(style, catalogueScope(site)) ? style : null;
};

/** Only the id identifies the style; the page redirects to the style's canonical address. */
export const loadSpecsDetails: Loader<never> = async (request, ports) => {
  const { params, language } = request;
  if (!params.has(STYLES_PARAMETER)) return { kind: 'redirect', status: 302, to: pathOf('Specs_Search', language.id) };
  const style = await styleOf(request, ports);
  if (!style) return { kind: 'not-found' };
  const others = new URLSearchParams([...params].filter(([name]) => name !== STYLES_PARAMETER)).toString();
  const path = stylePath('specs', style, language.id);
  return { kind: 'redirect', status: 301, to: others === '' ? path : `${path}?${others}` };
};

export const loadSheet: Loader<SheetView> = async (request, ports) => {
  const { params, language, site, t } = request;
  if (!params.has(STYLES_PARAMETER)) return { kind: 'redirect', status: 302, to: pathOf('Specs_Search', language.id) };
  const style = await styleOf(request, ports);
  if (!style) return { kind: 'not-found' };
  const [siblings, stock] = await Promise.all([siblingsOf(style, request, ports), stockOf(style, true, request, ports)]);
  const reader = { site, languageId: language.id, t };
  const view = sheetView({ style, siblings, stock: stock?.view ?? null, ...reader });
  return {
    kind: 'page',
    view,
    structured: (absolute) => [styleData(style, reader, absolute), breadcrumbData(view.crumbs, absolute)],
  };
};

/** A form without JavaScript sends one `styles` for each ticked box: it redirects to the address to share. */
const isFormAddress = (params: URLSearchParams): boolean => params.getAll(STYLES_PARAMETER).length > 1;

export const loadSpecsCompare: Loader<CompareView> = async (request, ports) => {
  const { params, path, site, language, t } = request;
  const chosen = readChosen(params.getAll(STYLES_PARAMETER), MOST_ASKED);
  if (isFormAddress(params)) {
    const asked = params.getAll(STYLES_PARAMETER).join(',').slice(0, 400);
    const to = withParameter(`${path}?${params.toString()}`, STYLES_PARAMETER, encodeURIComponent(asked).replaceAll('%2C', ','));
    return { kind: 'redirect', status: 302, to };
  }
  const reader = { site, languageId: language.id, t };
  const scope = catalogueScope(site);
  const found = (await ports.catalogue.ofIds(chosen.ids)).filter((style) => isOffered(style, scope));
  const shown = found.slice(0, MOST_COMPARED);
  const models = new Map(shown.map((style) => [styleSegments(style).slice(0, 3).join('/'), style]));
  const [stocks, siblings] = await Promise.all([
    Promise.all(shown.map((style) => stockOf(style, true, request, ports).then((stock) => stock?.view ?? null))),
    Promise.all([...models.values()].map((style) => siblingsOf(style, request, ports))),
  ]);
  return {
    kind: 'page',
    structured: (absolute) => shown.map((style) => styleData(style, reader, absolute)),
    view: specsCompareView({
      chosen,
      found,
      stocks,
      siblings: siblings.flat(),
      differencesOnly: params.get(DIFFERENCES_PARAMETER) === '1',
      ...reader,
    }),
  };
};

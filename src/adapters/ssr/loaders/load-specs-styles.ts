/** Pages that name styles by their ids: details, technical sheet, comparison. */
import { compareStyles, shownStyle, viewStyle } from '../../../application/catalogue/view-styles.ts';
import { stylePath } from '../../../domain/catalogue/catalogue-path.ts';
import { readChosen } from '../../../domain/inventory/comparison.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { withParameter } from '../../../domain/routing/query-parameter.ts';
import { DIFFERENCES_PARAMETER, STYLES_PARAMETER } from '../../../ui/catalogue/catalogue-wire.ts';
import { stockView } from '../../../ui/catalogue/present-stock.ts';
import type { CompareView } from '../../../ui/compare/compare-table.tsx';
import { sheetView, type SheetView } from '../../../ui/catalogue/sheet/present-sheet.ts';
import type { Loader } from '../loader.ts';
import { specsCompareView } from '../../../ui/compare/present-styles-comparison.ts';
import { breadcrumbData } from '../../discovery/structured/site-data.ts';
import { styleData } from '../../discovery/structured/style-data.ts';

/** More than are shown, so that the page can report the rest. */
const MOST_ASKED = 20;

const firstId = (params: URLSearchParams): number | null =>
  readChosen(params.getAll(STYLES_PARAMETER), MOST_ASKED).ids[0] ?? null;

/** Only the id identifies the style; the page redirects to the style's canonical address. */
export const loadSpecsDetails: Loader<never> = async (request, ports) => {
  const { params, language, site } = request;
  if (!params.has(STYLES_PARAMETER)) return { kind: 'redirect', status: 302, to: pathOf('Specs_Search', language.id) };
  const style = await shownStyle(firstId(params), site, ports);
  if (!style) return { kind: 'not-found' };
  const others = new URLSearchParams([...params].filter(([name]) => name !== STYLES_PARAMETER)).toString();
  const path = stylePath('specs', style, language.id);
  return { kind: 'redirect', status: 301, to: others === '' ? path : `${path}?${others}` };
};

export const loadSheet: Loader<SheetView> = async (request, ports) => {
  const { params, language, site, t } = request;
  if (!params.has(STYLES_PARAMETER)) return { kind: 'redirect', status: 302, to: pathOf('Specs_Search', language.id) };
  const style = await shownStyle(firstId(params), site, ports);
  if (!style) return { kind: 'not-found' };
  const { siblings, stock } = await viewStyle(style, request, ports);
  const reader = { site, languageId: language.id, t };
  const view = sheetView({ style, siblings, stock: stock && stockView(style, stock, language.id), ...reader });
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
  const { found, shown, siblings } = await compareStyles(chosen.ids, request, ports);
  return {
    kind: 'page',
    structured: (absolute) => shown.map(({ style }) => styleData(style, reader, absolute)),
    view: specsCompareView({
      chosen,
      found,
      stocks: shown.map(({ style, stock }) => stock && stockView(style, stock, language.id)),
      siblings,
      differencesOnly: params.get(DIFFERENCES_PARAMETER) === '1',
      ...reader,
    }),
  };
};

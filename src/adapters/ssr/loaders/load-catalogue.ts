/** Showroom and specifications: one path from make to model, year and style. */
import { browseCatalogue } from '../../../application/catalogue/browse-catalogue.ts';
import { cataloguePath, stylePath } from '../../../domain/catalogue/catalogue-path.ts';
import { decodeCatalogueQuery } from '../../../domain/catalogue/catalogue-query-codec.ts';
import type { CatalogueSection } from '../../../domain/catalogue/catalogue-section.ts';
import { styleName } from '../../../domain/catalogue/style-name.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { slug } from '../../../domain/text/fold.ts';
import { nameOf } from '../../../domain/vehicle/vehicle-name.ts';
import type { CatalogueSuggestion } from '../../../ports/catalogue.ts';
import type { CatalogueView } from '../../../ui/catalogue/catalogue-pages.ts';
import { buildView } from '../../../ui/catalogue/present-build.ts';
import { referenceModelsView, referenceView } from '../../../ui/catalogue/reference/present-reference.ts';
import { offeredModelsView, offersView } from '../../../ui/catalogue/showroom/present-showroom.ts';
import { stockView } from '../../../ui/catalogue/present-stock.ts';
import { styleView } from '../../../ui/catalogue/present-style.ts';
import { stylesView } from '../../../ui/catalogue/present-styles.ts';
import type { LinkView } from '../../../ui/components/crumbs.tsx';
import { cardContextOf, presentCard } from '../../../ui/components/present-card.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import { breadcrumbData } from '../../discovery/structured/site-data.ts';
import { styleData } from '../../discovery/structured/style-data.ts';
import type { Loaded, Loader } from '../loader.ts';

const redirect = ({ params }: PageRequest, path: string): Loaded<CatalogueView> => ({
  kind: 'redirect',
  status: 301,
  to: params.size === 0 ? path : `${path}?${params.toString()}`,
});

const suggestionLink = (
  { make, model, year, style }: CatalogueSuggestion,
  section: CatalogueSection,
  { language }: PageRequest,
): LinkView => {
  if (style) return { label: styleName(style, language.id), path: stylePath(section, style, language.id) };
  const segments = [make.slug, ...(model ? [model.slug] : []), ...(model && year !== null ? [String(year)] : [])];
  const label = model ? nameOf({ year, make: make.name, model: model.name }, language.id) : make.name;
  return { label, path: cataloguePath(section, language.id, segments) };
};

/** 404, with the nearest existing names. */
const unknown = (
  nearest: readonly CatalogueSuggestion[],
  section: CatalogueSection,
  request: PageRequest,
): Loaded<CatalogueView> => {
  const { path, segments, language } = request;
  const asked = segments.join(' ');
  return {
    kind: 'page',
    status: 404,
    view: {
      variant: 'unknown',
      section,
      path,
      sectionPath: cataloguePath(section, language.id),
      crumbs: [],
      asked: asked.length > 80 ? `${asked.slice(0, 80)}…` : asked,
      suggestions: nearest.map((suggestion) => suggestionLink(suggestion, section, request)),
      searchPath: pathOf('Specs_Search', language.id),
    },
  };
};

/** The breadcrumbs, also for structured data. */
const withCrumbs = (answer: Loaded<CatalogueView>): Loaded<CatalogueView> => {
  if (answer.kind !== 'page' || answer.view.crumbs.length === 0) return answer;
  const { crumbs } = answer.view;
  const { structured } = answer;
  return { ...answer, structured: (absolute, t) => [...(structured?.(absolute, t) ?? []), breadcrumbData(crumbs, absolute)] };
};

export const loadCatalogue: Loader<CatalogueView> = async (request, ports) => {
  const { site, language, t, segments } = request;
  const section = request.code === 'Showroom_Index' ? 'showroom' : 'specs';
  const { query } = decodeCatalogueQuery(request.params);
  const found = await browseCatalogue({ section, segments, site, place: request.place, query }, ports);
  const reader = { site, languageId: language.id, t };
  if (found.kind === 'unknown') return unknown(found.nearest, section, request);
  // 'Citroën' and 'CITROEN' redirect to 'citroen', and the text before a style's number is as its name says.
  const path =
    found.kind === 'style'
      ? stylePath(section, found.style, language.id)
      : cataloguePath(section, language.id, segments.slice(0, 3).map(slug));
  if (request.path !== path) return redirect(request, path);

  switch (found.kind) {
    case 'offers':
      return withCrumbs({
        kind: 'page',
        view: offersView({ ...found, pageIndex: query.pageIndex, terms: request.terms, ...reader }),
      });
    case 'reference':
      return { kind: 'page', view: referenceView({ ...found, ...reader }) };
    case 'models':
      return withCrumbs({
        kind: 'page',
        view:
          section === 'showroom'
            ? offeredModelsView(found.models, { terms: request.terms, ...reader })
            : referenceModelsView(found.models, reader),
      });
    case 'styles': {
      const { model, year, styles, listings } = found;
      const stock = found.stock && stockView(styles[0], found.stock, language.id);
      const cards = listings.map((listing) => presentCard(listing, cardContextOf(request)));
      const view = stylesView({ section, model, year, styles, stock, cards, terms: request.terms, ...reader });
      return withCrumbs({ kind: 'page', view });
    }
    case 'style': {
      const { style, siblings, similar, instead } = found;
      const stock = found.stock && stockView(style, found.stock, language.id);
      const build = section === 'showroom' ? buildView(style, request, ports.clock.now()) : null;
      return withCrumbs({
        kind: 'page',
        structured: (absolute) => [styleData(style, reader, absolute)],
        view: styleView({ section, style, siblings, similar, stock, build, instead, ...reader }),
      });
    }
  }
};

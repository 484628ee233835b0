/** Showroom and specifications: one path from make to model, year and style. */
import { cataloguePath, stylePath } from '../../../domain/catalogue/catalogue-path.ts';
import { CATALOGUE_PAGE_SIZE, EMPTY_CATALOGUE_QUERY } from '../../../domain/catalogue/catalogue-query.ts';
import { showroomYear } from '../../../domain/catalogue/priced-year.ts';
import type { StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import { isOffered, priceIn } from '../../../domain/catalogue/style-offer.ts';
import { styleSegments } from '../../../domain/catalogue/style-path.ts';
import { idInPath } from '../../../domain/routing/path-id.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { slug } from '../../../domain/text/fold.ts';
import type { CatalogueScope, CatalogueSuggestion } from '../../../ports/catalogue.ts';
import type { CatalogueSection } from '../../../domain/catalogue/catalogue-section.ts';
import type { CatalogueView } from '../../../ui/catalogue/catalogue-pages.ts';
import type { LinkView } from '../../../ui/components/crumbs.tsx';
import { catalogueScope, shownMakes } from '../../../application/catalogue/catalogue-scope.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loaded, Loader, PagePorts } from '../loader.ts';
import { buildView } from '../../../ui/catalogue/present-build.ts';
import { makesView, modelsView } from '../../../ui/catalogue/present-makes.ts';
import { stockCards, stockOf } from './load-stock.ts';
import { styleView } from '../../../ui/catalogue/present-style.ts';
import { stylesView } from '../../../ui/catalogue/present-styles.ts';
import { breadcrumbData } from '../../discovery/structured/site-data.ts';
import { styleData } from '../../discovery/structured/style-data.ts';

const SIMILAR = 4;
const STOCK_CARDS = 4;

interface Visit {
  readonly request: PageRequest;
  readonly ports: PagePorts;
  readonly section: CatalogueSection;
  readonly scope: CatalogueScope;
  /** Whether the section shows the make. */
  readonly shows: (make: string) => boolean;
}

type Answer = Promise<Loaded<CatalogueView>>;

const readerOf = ({ request: { site, language, t } }: Visit) => ({ site, languageId: language.id, t });

const redirect = ({ request: { params } }: Visit, path: string): Loaded<CatalogueView> => ({
  kind: 'redirect',
  status: 301,
  to: params.size === 0 ? path : `${path}?${params.toString()}`,
});

const suggestionLink = ({ make, model, year, style }: CatalogueSuggestion, visit: Visit): LinkView => {
  const { section } = visit;
  const languageId = visit.request.language.id;
  if (style)
    return {
      label: `${String(style.year)} ${make.name} ${style.model} ${style.name}`,
      path: stylePath(section, style, languageId),
    };
  const segments = [make.slug, ...(model ? [model.slug] : []), ...(model && year !== null ? [String(year)] : [])];
  const label = [year, make.name, model?.name].filter((part) => part !== null && part !== undefined).join(' ');
  return { label, path: cataloguePath(section, languageId, segments) };
};

/** 404, with the nearest existing names. */
const unknown = async (visit: Visit): Answer => {
  const { request, ports, section, scope, shows } = visit;
  const { segments, language } = request;
  const nearest = await ports.catalogue.nearest(segments, scope);
  const asked = segments.join(' ');
  return {
    kind: 'page',
    status: 404,
    view: {
      variant: 'unknown',
      section,
      path: request.path,
      sectionPath: cataloguePath(section, language.id),
      crumbs: [],
      asked: asked.length > 80 ? `${asked.slice(0, 80)}…` : asked,
      suggestions: nearest.filter(({ make }) => shows(make.name)).map((suggestion) => suggestionLink(suggestion, visit)),
      searchPath: pathOf('Specs_Search', language.id),
    },
  };
};

const makes = async (visit: Visit): Answer => {
  const { ports, section, scope, shows } = visit;
  const [all, { facets }] = await Promise.all([
    ports.catalogue.makes(scope),
    ports.catalogue.search({ ...EMPTY_CATALOGUE_QUERY, pageSize: CATALOGUE_PAGE_SIZE }, scope),
  ]);
  const view = makesView(
    section,
    all.filter(({ name }) => shows(name)),
    facets.body,
    readerOf(visit),
  );
  return { kind: 'page', view };
};

const models = async (visit: Visit, make: string): Answer => {
  const { ports, section, scope, shows } = visit;
  const found = await ports.catalogue.modelsOf(make, scope);
  if (!found[0] || !shows(found[0].make)) return unknown(visit);
  return { kind: 'page', view: modelsView(section, found, readerOf(visit)) };
};

/** The default year of the section: the newest with prices, or the newest with facts. */
const styles = async (visit: Visit, make: string, modelSlug: string, yearText?: string): Answer => {
  const { request, ports, section, scope, shows } = visit;
  const model = await ports.catalogue.modelOf(make, modelSlug, scope);
  const first = section === 'showroom' ? showroomYear(model?.years ?? []) : model?.years[0];
  const year = yearText === undefined ? first?.year : Number(yearText);
  if (!model || !shows(model.make) || year === undefined || !model.years.some((each) => each.year === year))
    return unknown(visit);
  const found = await ports.catalogue.stylesOf(make, modelSlug, year, scope);
  const [cheapest] = found;
  if (!cheapest) return unknown(visit);
  const stock = await stockOf(cheapest, false, request, ports);
  const cards = stock ? await stockCards(stock.ids.slice(0, STOCK_CARDS), request, ports) : [];
  return {
    kind: 'page',
    view: stylesView({
      section,
      model,
      year,
      styles: found,
      stock: stock?.view ?? null,
      cards,
      terms: request.terms,
      ...readerOf(visit),
    }),
  };
};

/** For a style without a price: the newest year in which it has one; else the cheapest of its model in the newest year with prices. */
const pricedInstead = async (style: StyleSummary, { request, ports, scope }: Visit): Promise<StyleSummary | null> => {
  const [make, model] = styleSegments(style);
  const years = (await ports.catalogue.modelOf(make, model, scope))?.years.filter(({ price }) => price !== null) ?? [];
  const ofYears = await Promise.all(years.map(({ year }) => ports.catalogue.stylesOf(make, model, year, scope)));
  const priced = ofYears.flat().filter((other) => priceIn(other, request.site) !== null);
  return priced.find(({ name }) => name === style.name) ?? priced[0] ?? null;
};

/** The number at the end identifies the style; the text before it is for readers. */
const style = async (visit: Visit, segment: string): Answer => {
  const { request, ports, section, scope, shows } = visit;
  const id = idInPath([segment]);
  const found = id === null ? null : await ports.catalogue.ofId(id);
  if (!found || !isOffered(found, scope) || !shows(found.make)) return unknown(visit);
  const path = stylePath(section, found, request.language.id);
  if (request.path !== path) return redirect(visit, path);

  const [make, model] = styleSegments(found);
  const [siblings, similar, stock] = await Promise.all([
    ports.catalogue.stylesOf(make, model, found.year, scope),
    ports.catalogue.similar(found.id, SIMILAR, scope),
    stockOf(found, true, request, ports),
  ]);
  const build = section === 'showroom' ? buildView(found, request, ports.clock.now()) : null;
  return {
    kind: 'page',
    structured: (absolute) => [styleData(found, readerOf(visit), absolute)],
    view: styleView({
      section,
      style: found,
      siblings,
      similar: similar.filter((other) => shows(other.make)),
      stock: stock?.view ?? null,
      build,
      instead: section === 'showroom' && !build ? await pricedInstead(found, visit) : null,
      ...readerOf(visit),
    }),
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
  const section = request.code === 'Showroom_Index' ? 'showroom' : 'specs';
  const shows = await shownMakes(section, request.site, ports.search);
  const visit: Visit = { request, ports, section, scope: catalogueScope(request.site), shows };
  const [make, model, year, last] = request.segments;
  if (make === undefined) return makes(visit);
  if (last !== undefined) return withCrumbs(await style(visit, last));

  // 'Citroën' and 'CITROEN' redirect to 'citroen'.
  const own = [make, model, year].filter((segment) => segment !== undefined).map(slug);
  const answer = await (model === undefined ? models(visit, slug(make)) : styles(visit, slug(make), slug(model), year));
  const isMisspelt = own.some((segment, place) => segment !== request.segments[place]);
  if (isMisspelt && answer.kind === 'page' && answer.status !== 404)
    return redirect(visit, cataloguePath(section, request.language.id, own));
  return withCrumbs(answer);
};

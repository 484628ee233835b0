/** Showroom and specifications: what a path of make, model, year and style shows. */
import { EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../../domain/catalogue/catalogue-query.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import { showroomYear } from '../../domain/catalogue/priced-year.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { priceIn } from '../../domain/catalogue/style-offer.ts';
import { styleSegments } from '../../domain/catalogue/style-path.ts';
import { idInPath } from '../../domain/routing/path-id.ts';
import { slug } from '../../domain/text/fold.ts';
import type { Body } from '../../domain/vehicle/attributes.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type {
  CatalogueFacetCount,
  CatalogueMake,
  CatalogueModel,
  CatalogueScope,
  CatalogueSuggestion,
} from '../../ports/catalogue.ts';
import type { Ports } from '../../ports/ports.ts';
import { listedOf } from '../inventory/listed-of.ts';
import { catalogueScope, shownMakes } from './catalogue-scope.ts';
import { styleRecords, type StyleRecords } from './style-records.ts';
import { offerByBody, withStock, type BodyOffer, type OfferedModel } from './offered-models.ts';
import { vehiclesInStock, type Stock } from './vehicles-in-stock.ts';
import { shownStyle, viewStyle, type CatalogueVisitor, type ViewedStyle } from './view-styles.ts';

const SIMILAR = 4;
const FOR_SALE = 4;

export interface CatalogueRequest extends CatalogueVisitor {
  readonly section: CatalogueSection;
  /** `[make, model, year, style]`, all optional; names are compared as slugs, the style by the number at its end. */
  readonly segments: readonly string[];
  /** Of which the showroom's front uses body and page. */
  readonly query: Pick<CatalogueQuery, 'bodies' | 'pageIndex'>;
}

export type BrowsedCatalogue =
  /** The front of the showroom. */
  | {
      readonly kind: 'offers';
      readonly makes: readonly CatalogueMake[];
      readonly bodies: readonly BodyOffer[];
      /** The only body that is shown; null for all. */
      readonly chosen: Body | null;
    }
  /** The front of the specifications. */
  | {
      readonly kind: 'reference';
      readonly makes: readonly CatalogueMake[];
      readonly bodies: readonly CatalogueFacetCount[];
      readonly records: readonly StyleRecords[];
    }
  | { readonly kind: 'models'; readonly models: readonly [OfferedModel, ...OfferedModel[]] }
  | {
      readonly kind: 'styles';
      readonly model: CatalogueModel;
      readonly year: number;
      /** Cheapest first; at least one. */
      readonly styles: readonly [StyleSummary, ...StyleSummary[]];
      readonly stock: Stock | null;
      /** The first vehicles of the stock. */
      readonly listings: readonly Listing[];
    }
  | ({
      readonly kind: 'style';
      readonly similar: readonly StyleSummary[];
      /** In the showroom, of a style without a price: one that has a price. */
      readonly instead: StyleSummary | null;
    } & ViewedStyle)
  /** The path names nothing that the section shows; the nearest that it does. */
  | { readonly kind: 'unknown'; readonly nearest: readonly CatalogueSuggestion[] };

type Found = Exclude<BrowsedCatalogue, { readonly kind: 'unknown' }>;
type CataloguePorts = Pick<Ports, 'catalogue' | 'search' | 'vehicles'>;

interface Visit extends CatalogueRequest {
  readonly ports: CataloguePorts;
  readonly scope: CatalogueScope;
  /** Whether the section shows the make. */
  readonly shows: (make: string) => boolean;
}

const makesOf = async ({ ports: { catalogue }, scope, shows }: Visit): Promise<readonly CatalogueMake[]> =>
  (await catalogue.makes(scope)).filter(({ name }) => shows(name));

const offers = async (visit: Visit): Promise<Found> => {
  const { ports, scope, shows, query } = visit;
  const [makes, models] = await Promise.all([makesOf(visit), ports.catalogue.models(scope)]);
  const [chosen = null] = query.bodies;
  const shown = models.filter(({ make }) => shows(make));
  const bodies = await offerByBody(shown, { chosen, pageIndex: query.pageIndex }, visit, ports.search);
  return { kind: 'offers', makes, bodies, chosen };
};

const reference = async (visit: Visit): Promise<Found> => {
  const { ports, scope } = visit;
  const [makes, { facets }, records] = await Promise.all([
    makesOf(visit),
    ports.catalogue.search(EMPTY_CATALOGUE_QUERY, scope),
    styleRecords(scope, ports.catalogue),
  ]);
  return { kind: 'reference', makes, bodies: facets.body, records };
};

const models = async (visit: Visit, make: string): Promise<Found | null> => {
  const { section, ports, scope, shows } = visit;
  const found = await ports.catalogue.modelsOf(slug(make), scope);
  const [first, ...others] =
    section === 'showroom' ? await withStock(found, visit, ports.search) : found.map((model) => ({ model, stock: null }));
  return first && shows(first.model.make) ? { kind: 'models', models: [first, ...others] } : null;
};

/** Without a year: in the showroom the newest with prices, else the newest. */
const styles = async (visit: Visit, make: string, modelName: string, yearText?: string): Promise<Found | null> => {
  const { section, ports, scope, shows } = visit;
  const model = await ports.catalogue.modelOf(slug(make), slug(modelName), scope);
  if (!model || !shows(model.make)) return null;
  const first = section === 'showroom' ? showroomYear(model.years) : model.years[0];
  const year = yearText === undefined ? first?.year : Number(yearText);
  if (year === undefined || !model.years.some((each) => each.year === year)) return null;
  const [cheapest, ...others] = await ports.catalogue.stylesOf(model.makeSlug, model.slug, year, scope);
  if (!cheapest) return null;
  const stock = await vehiclesInStock(cheapest, false, visit, ports.search);
  const listings = stock ? await listedOf(stock.ids.slice(0, FOR_SALE), ports) : [];
  return { kind: 'styles', model, year, styles: [cheapest, ...others], stock, listings };
};

/** The newest year in which a style of that name has a price; else the cheapest of its model in the newest year with prices. */
const pricedInstead = async (style: StyleSummary, { site, ports, scope }: Visit): Promise<StyleSummary | null> => {
  const [make, model] = styleSegments(style);
  const years = (await ports.catalogue.modelOf(make, model, scope))?.years.filter(({ price }) => price !== null) ?? [];
  const ofYears = await Promise.all(years.map(({ year }) => ports.catalogue.stylesOf(make, model, year, scope)));
  const priced = ofYears.flat().filter((other) => priceIn(other, site) !== null);
  return priced.find(({ name }) => name === style.name) ?? priced[0] ?? null;
};

const style = async (visit: Visit, segment: string): Promise<Found | null> => {
  const { section, site, ports, scope, shows } = visit;
  const found = await shownStyle(idInPath([segment]), site, ports);
  if (!found || !shows(found.make)) return null;
  const lacksPrice = section === 'showroom' && priceIn(found, site) === null;
  const [viewed, similar, instead] = await Promise.all([
    viewStyle(found, visit, ports),
    ports.catalogue.similar(found.id, SIMILAR, scope),
    lacksPrice ? pricedInstead(found, visit) : null,
  ]);
  return { kind: 'style', ...viewed, similar: similar.filter((other) => shows(other.make)), instead };
};

const browse = (visit: Visit): Promise<Found | null> => {
  const [make, model, year, last] = visit.segments;
  if (make === undefined) return visit.section === 'showroom' ? offers(visit) : reference(visit);
  if (last !== undefined) return style(visit, last);
  return model === undefined ? models(visit, make) : styles(visit, make, model, year);
};

/** A restricted showroom shows the makes of its dealers only (specification, section 6). */
export const browseCatalogue = async (request: CatalogueRequest, ports: CataloguePorts): Promise<BrowsedCatalogue> => {
  const scope = catalogueScope(request.site);
  const shows = await shownMakes(request.section, request.site, ports.search);
  const found = await browse({ ...request, ports, scope, shows });
  if (found) return found;
  const nearest = await ports.catalogue.nearest(request.segments, scope);
  return { kind: 'unknown', nearest: nearest.filter(({ make }) => shows(make.name)) };
};

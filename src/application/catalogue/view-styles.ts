/** Styles that a page names by their ids: one of them, or several side by side. */
import type { CatalogueStyle, StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { isOffered } from '../../domain/catalogue/style-offer.ts';
import { styleSegments } from '../../domain/catalogue/style-path.ts';
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Ports } from '../../ports/ports.ts';
import { catalogueScope } from './catalogue-scope.ts';
import { vehiclesInStock, type Stock } from './vehicles-in-stock.ts';

export interface CatalogueVisitor {
  readonly site: Site;
  readonly place: VisitorPlace | null;
}

export interface ViewedStyle {
  readonly style: CatalogueStyle;
  /** Styles of its model and year, itself among them. */
  readonly siblings: readonly StyleSummary[];
  /** Vehicles of it for sale, or else of its model. */
  readonly stock: Stock | null;
}

type StylePorts = Pick<Ports, 'catalogue' | 'search'>;

/** In the order of `ids`; those that the site does not show are left out. */
export const shownStyles = async (
  ids: readonly number[],
  site: Site,
  { catalogue }: Pick<Ports, 'catalogue'>,
): Promise<readonly CatalogueStyle[]> => {
  if (ids.length === 0) return [];
  const scope = catalogueScope(site);
  return (await catalogue.ofIds(ids)).filter((style) => isOffered(style, scope));
};

/** Null without an id, or when the site does not show the style. */
export const shownStyle = async (
  id: number | null,
  site: Site,
  { catalogue }: Pick<Ports, 'catalogue'>,
): Promise<CatalogueStyle | null> => {
  const style = id === null ? null : await catalogue.ofId(id);
  return style && isOffered(style, catalogueScope(site)) ? style : null;
};

const siblingsOf = (style: StyleSummary, site: Site, { catalogue }: StylePorts): Promise<readonly StyleSummary[]> => {
  const [make, model] = styleSegments(style);
  return catalogue.stylesOf(make, model, style.year, catalogueScope(site));
};

/** What a page of this style shows besides it. */
export const viewStyle = async (style: CatalogueStyle, visitor: CatalogueVisitor, ports: StylePorts): Promise<ViewedStyle> => {
  const [siblings, stock] = await Promise.all([
    siblingsOf(style, visitor.site, ports),
    vehiclesInStock(style, true, visitor, ports.search),
  ]);
  return { style, siblings, stock };
};

export interface ComparedStyles {
  /** Those of the ids that the site shows. */
  readonly found: readonly CatalogueStyle[];
  /** The first of them, as many as are compared at once. */
  readonly shown: readonly Pick<ViewedStyle, 'style' | 'stock'>[];
  /** Styles of their models and years. */
  readonly siblings: readonly StyleSummary[];
}

export const compareStyles = async (
  ids: readonly number[],
  visitor: CatalogueVisitor,
  ports: StylePorts,
): Promise<ComparedStyles> => {
  const found = await shownStyles(ids, visitor.site, ports);
  const styles = found.slice(0, MOST_COMPARED);
  const models = new Map(styles.map((style) => [styleSegments(style).slice(0, 3).join('/'), style]));
  const [shown, siblings] = await Promise.all([
    Promise.all(styles.map(async (style) => ({ style, stock: await vehiclesInStock(style, true, visitor, ports.search) }))),
    Promise.all([...models.values()].map((style) => siblingsOf(style, visitor.site, ports))),
  ]);
  return { found, shown, siblings: siblings.flat() };
};

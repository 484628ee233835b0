/** One style of the catalogue. */
import { modelIn, nameOf } from '../../domain/vehicle/vehicle-name.ts';
import { cataloguePath, stylePath } from '../../domain/catalogue/catalogue-path.ts';
import { EQUIPMENT_GROUPS } from '../../domain/equipment/equipment.ts';
import type { TitleId } from '../../domain/catalogue/facts/catalogue-facts.ts';
import type { CatalogueStyle, StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { equipmentLists, technicalSheet } from '../../domain/catalogue/technical-sheet.ts';
import { styleSegments } from '../../domain/catalogue/style-path.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { StockView } from './present-stock.ts';
import type { BuildView } from './present-build.ts';
import { modelNav } from './present-styles.ts';
import {
  amountText,
  figuresOf,
  furtherPhotosOf,
  paintIn,
  pictureOf,
  priceOf,
  sourceDate,
  styleCard,
  type Reader,
} from './present-style-texts.ts';

/** The facts of the overview; the technical sheet has all of them. */
const OVERVIEW: readonly TitleId[] = [
  'fuel',
  'engineSize',
  'power',
  'torque',
  'electricMotor',
  'batteryUsable',
  'dcCharging',
  'transmission',
  'drivetrain',
  'consumptionCombined',
  'consumptionWltp',
  'energyCombined',
  'energyWltp',
  'rangeEpa',
  'rangeWltp',
  'acceleration',
  'length',
  'curbWeight',
  'cargo',
  'towing',
  'seats',
  'warrantyYears',
];

export const equipmentViews = (style: Pick<CatalogueStyle, 'equipment'>, { languageId, t }: Reader) => {
  const lists = equipmentLists(style, languageId, t);
  return EQUIPMENT_GROUPS.map((group) => ({ group, items: lists[group] })).filter(({ items }) => items.length > 0);
};

export interface StyleParts extends Reader {
  readonly section: CatalogueSection;
  readonly style: CatalogueStyle;
  /** Styles of the same model and year, including this one. */
  readonly siblings: readonly StyleSummary[];
  readonly similar: readonly StyleSummary[];
  readonly stock: StockView | null;
  readonly build: BuildView | null;
  /** A style that has a price, if this one has none. */
  readonly instead: StyleSummary | null;
}

/** This style, then the ones that it is most likely to be compared with. */
export const toCompare = (style: Pick<StyleSummary, 'id'>, others: readonly StyleSummary[]): Pick<StyleSummary, 'id'>[] => [
  style,
  ...others.filter(({ id }) => id !== style.id),
];

/** The source and date of the price. */
const priceSource = ({ pricing, sources }: CatalogueStyle, { site, languageId }: Reader): string | null => {
  const source = sources[pricing.find(({ country }) => country === site.country)?.source ?? -1];
  return source ? [source.name, sourceDate(source.date, languageId)].filter((part) => part !== null).join(', ') : null;
};

const pricedStyle = (style: StyleSummary, section: CatalogueSection, reader: Reader) => {
  const price = priceOf(style, reader);
  return (
    price && {
      name: `${String(style.year)} ${style.name}`,
      path: stylePath(section, style, reader.languageId),
      price: amountText(price.amount, reader),
    }
  );
};

export const styleView = ({ section, style, siblings, similar, stock, build, instead, ...reader }: StyleParts) => {
  const { languageId } = reader;
  const [make, model, year] = styleSegments(style);
  const price = priceOf(style, reader);
  const path = stylePath(section, style, languageId);
  const lines = technicalSheet(style, languageId, reader.t).flatMap(({ list }) => list);
  return {
    variant: 'style' as const,
    section,
    path,
    sectionPath: cataloguePath(section, languageId),
    crumbs: [
      { label: style.make, path: cataloguePath(section, languageId, [make]) },
      { label: modelIn(style.model, languageId), path: cataloguePath(section, languageId, [make, model]) },
      { label: year, path: cataloguePath(section, languageId, [make, model, year]) },
      { label: style.name, path },
    ],
    id: style.id,
    name: nameOf(style, languageId),
    version: style.name,
    picture: pictureOf(style, languageId, paintIn(section, style)),
    photos: furtherPhotosOf(style, languageId),
    price: price && amountText(price.amount, reader),
    priceSource: price && priceSource(style, reader),
    figures: figuresOf([style], reader),
    facts: lines.filter(({ titleId }) => OVERVIEW.includes(titleId)).map(({ title, value }) => ({ title, value })),
    equipment: equipmentViews(style, reader),
    similar: similar.map((other) => styleCard(other, section, reader)),
    nav: modelNav('overview', path, toCompare(style, siblings.length > 1 ? siblings : similar), stock, reader),
    otherPath: stylePath(section === 'showroom' ? 'specs' : 'showroom', style, languageId),
    build,
    priced: instead && pricedStyle(instead, section, reader),
  };
};

export type StyleView = ReturnType<typeof styleView>;
export type EquipmentGroupView = ReturnType<typeof equipmentViews>[number];

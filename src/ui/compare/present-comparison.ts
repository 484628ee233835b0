/** Vehicles for sale side by side: differing facts first, each with its best value; empty rows are omitted. */
import {
  compareFacts,
  compareItems,
  leftOut,
  MOST_COMPARED,
  type Chosen,
  type Fact,
  type ItemRow,
  type Possession,
} from '../../domain/inventory/comparison.ts';
import type { Translate } from '../../domain/language/translate.ts';
import { listedEquipment } from '../../domain/equipment/listed-equipment.ts';
import { foreignTo } from '../../domain/language/language.ts';
import { estimatedPayment, isFinanced } from '../../domain/finance/payment.ts';
import { listPath } from '../../domain/inventory/list-path.ts';
import { isListed } from '../../domain/inventory/searchable.ts';
import { distanceKm } from '../../domain/location/coordinates.ts';
import { distanceText, numberText, priceText } from '../../domain/money/price-text.ts';
import { rankOfRating } from '../../domain/rating/grade.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { Site } from '../../domain/site/site.ts';
import { availabilityLabel } from '../../domain/vehicle/attribute-labels.ts';
import { COUNT_NAMES, COUNTS } from '../../domain/vehicle/vehicle-facts.ts';
import { daysListed } from '../../domain/vehicle/days-listed.ts';
import { modelName } from '../../domain/vehicle/vehicle-name.ts';
import type { Listing, Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { GroupView, Label, RowView } from './compare-view.ts';
import { presentCard, type CardContext } from '../components/present-card.ts';
import type { LeadFormsView } from '../leads/present-lead-forms.ts';
import { presentEstimate } from '../finance/present-estimate.ts';
import { factViews } from '../vehicle/present-facts.ts';

export interface CompareContext extends CardContext {
  readonly site: Site;
  readonly t: Translate;
}

interface RowRule {
  readonly label: Exclude<Label, string>;
  readonly better: 'high' | 'low' | null;
  readonly fact: (listing: Listing, context: CompareContext) => Fact;
}

const NOTHING: Fact = { text: null };

/** A fact as the vehicle's own page has it. */
const told = (
  name: Extract<Label, { readonly fact: unknown }>['fact'],
  better: RowRule['better'] = null,
  figure?: (vehicle: Vehicle) => number | null,
): RowRule => ({
  label: { fact: name },
  better,
  fact: ({ vehicle, dealer }, { languageId }) => {
    const told = factViews(vehicle, languageId).find((fact) => fact.name === name);
    return {
      text: told?.value ?? null,
      figure: figure?.(vehicle) ?? null,
      language: told?.verbatim ? foreignTo(languageId, dealer.language) : null,
    };
  },
});

/** Prices in another currency and of vehicles no longer on offer are not ranked. */
const price: RowRule['fact'] = ({ vehicle }, { languageId, site }) =>
  vehicle.price
    ? {
        text: priceText(vehicle.price, languageId, site.currency),
        figure: vehicle.price.currency === site.currency && isListed(vehicle) ? vehicle.price.amount : null,
      }
    : NOTHING;

/** The grade, with the price that is usual for such a vehicle. */
const rating: RowRule['fact'] = (listing, context) => {
  const shown = presentCard(listing, context).rating;
  return shown && listing.rating ? { text: `${shown.label} (${shown.usual})`, figure: rankOfRating(listing.rating) } : NOTHING;
};

/** A recent reduction, with the price that it is compared with. */
const drop: RowRule['fact'] = (listing, context) => {
  const shown = presentCard(listing, context).drop;
  return shown ? { text: `−${shown.by} (${shown.before})` } : NOTHING;
};

const payment: RowRule['fact'] = ({ vehicle }, { languageId, site, terms }) => {
  if (!vehicle.price || !isFinanced(vehicle.price, site.currency)) return NOTHING;
  const amount = estimatedPayment(vehicle.price.amount, terms);
  return { text: priceText({ ...vehicle.price, amount }, languageId, site.currency) };
};

const distance: RowRule['fact'] = ({ dealer }, { from, languageId }) => {
  if (!from || !dealer.coordinates) return NOTHING;
  const km = distanceKm(from, dealer.coordinates);
  return { text: distanceText(km, languageId), figure: Math.round(km) };
};

const ROWS: readonly RowRule[] = [
  { label: { own: 'price' }, better: 'low', fact: price },
  { label: { own: 'rating' }, better: 'high', fact: rating },
  { label: { own: 'drop' }, better: null, fact: drop },
  { label: { own: 'payment' }, better: null, fact: payment },
  {
    label: { own: 'availability' },
    better: null,
    fact: ({ vehicle }, { languageId }) => ({ text: availabilityLabel(vehicle.availability, languageId) }),
  },
  told('year', 'high', ({ year }) => year),
  told('mileage', 'low', ({ mileageKm }) => mileageKm),
  told('condition'),
  told('body'),
  told('fuel'),
  told('transmission'),
  told('drivetrain'),
  told('engine'),
  told('power', 'high', ({ powerKw }) => powerKw),
  told('cylinders'),
  ...COUNT_NAMES.map((name) => told(name, COUNTS[name].better, (vehicle) => vehicle[name])),
  told('doors'),
  told('colour'),
  told('interiorColour'),
  {
    label: { own: 'listed' },
    better: null,
    fact: ({ vehicle }, { now, languageId }) => ({ text: numberText(daysListed(vehicle, now), languageId) }),
  },
  { label: { own: 'photos' }, better: null, fact: (listing, context) => ({ text: presentCard(listing, context).photos }) },
  {
    label: { own: 'dealer' },
    better: null,
    fact: ({ dealer }, { site }) => ({ text: site.logoInInventory ? dealer.name : null }),
  },
  {
    label: { own: 'place' },
    better: null,
    fact: ({ dealer }) => ({ text: [dealer.city, dealer.province].filter(Boolean).join(', ') || null }),
  },
  { label: { own: 'distance' }, better: 'low', fact: distance },
  told('stockNumber'),
];

const differingFirst = <Row extends { readonly differs: boolean }>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ differs }) => differs),
  ...rows.filter(({ differs }) => !differs),
];

const comparedFacts = (listings: readonly Listing[], context: CompareContext): RowView[] =>
  differingFirst(
    ROWS.map(({ label, better, fact }) => {
      const facts = listings.map((listing) => fact(listing, context));
      return { label, ...compareFacts(facts, better) };
    }).filter(({ cells }) => cells.some(({ text }) => text !== null)),
  );

/** All items of any vehicle, each by the words that come first; 'unknown' for a vehicle without a list. */
const comparedEquipment = (listings: readonly Listing[], { languageId, t }: CompareContext): ItemRow[] => {
  const lists = listings.map(({ vehicle, dealer }) =>
    listedEquipment(vehicle.equipment, dealer.language, languageId, t).flatMap(({ items }) => items),
  );
  const said = new Map(
    lists
      .flat()
      .toReversed()
      .map((item) => [item.key, item]),
  );
  const owned = lists.map((items) =>
    items.length === 0 ? null : new Map(items.map(({ key }): [string, Possession] => [key, 'standard'])),
  );
  const keys = [...new Set(lists.flatMap((items) => items.map(({ key }) => key)))];
  const rows = compareItems(keys, owned).map((row) => {
    const { text = row.item, language = null } = said.get(row.item) ?? {};
    return { ...row, item: text, language };
  });
  return differingFirst(rows);
};

/**
 * @param found all requested vehicles that this site shows, in order
 * @param leads the form to their dealers
 */
export const compareView = (
  chosen: Chosen,
  found: readonly Listing[],
  context: CompareContext,
  leads: LeadFormsView | null = null,
) => {
  const { site, languageId } = context;
  const path = pathOf('Public_Compare', languageId);
  const pathWith = (ids: readonly number[]): string => (ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`);
  const shown = found.slice(0, MOST_COMPARED);
  const ids = shown.map(({ vehicle }) => vehicle.id);
  const equipment = comparedEquipment(shown, context);
  const cards = shown.map((listing) => presentCard(listing, context));
  const groups: readonly GroupView[] = [
    { heading: { own: 'facts' }, rows: comparedFacts(shown, context) },
    ...(equipment.length > 0 ? [{ heading: { own: 'equipment' }, rows: equipment } as const] : []),
  ];
  return {
    subject: 'vehicles' as const,
    path,
    /** With the shown ids in order. */
    canonical: pathWith(ids),
    columns: cards.map(({ id, href, newTab, name, version, image, price, priceLabel, state }) => ({
      id,
      path: href,
      newTab,
      heading: name,
      detail: version,
      name: [name, version].filter(Boolean).join(' '),
      picture: { ...image, alt: '' },
      /** Empty if the dealer names none; null in a comparison of styles. */
      price: state?.dimmed === true ? state.label : (price ?? priceLabel ?? ''),
      /** This comparison without it. */
      withoutPath: pathWith(ids.filter((other) => other !== id)),
      stock: null,
    })),
    groups,
    leftOut: leftOut(chosen, new Map(found.map(({ vehicle }) => [vehicle.id, modelName(vehicle, languageId)]))),
    /** Links while there is nothing to compare. */
    elsewhere: [
      { to: 'favourites' as const, path: pathOf('Public_Favorites', languageId) },
      { to: 'browse' as const, path: listPath(site.division, languageId) },
    ],
    styles: null,
    leads,
    estimate: presentEstimate(cards, site, languageId, context.terms),
  };
};

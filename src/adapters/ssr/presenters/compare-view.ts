/** The rows of a comparison: facts that differ first, each with its best value; rows that nobody fills are left out. */
import { compareFacts, type Fact } from '../../../domain/inventory/comparison.ts';
import { estimatedPayment, isFinanced } from '../../../domain/finance/payment.ts';
import { isListed } from '../../../domain/inventory/searchable.ts';
import { distanceKm } from '../../../domain/location/coordinates.ts';
import { distanceText, numberText, priceText } from '../../../domain/money/price-text.ts';
import { fold } from '../../../domain/text/fold.ts';
import { availabilityLabel } from '../../../domain/vehicle/attribute-labels.ts';
import type { EquipmentGroup, Listing, Vehicle } from '../../../domain/vehicle/vehicle.ts';
import type { EquipmentRow, FactRow, RowName } from '../../../ui/compare/compare-view.ts';
import type { FactName } from '../../../ui/vehicle/vehicle-view.ts';
import type { CardContext } from './card-view.ts';
import { factViews } from './fact-views.ts';

const DAY = 86_400_000;

export interface CompareContext extends CardContext {
  readonly now: number;
}

interface RowRule {
  readonly name: RowName;
  readonly better: 'high' | 'low' | null;
  readonly fact: (listing: Listing, context: CompareContext) => Fact;
}

const NOTHING: Fact = { text: null };

/** A fact as the vehicle's own page has it. */
const told = (name: FactName, figure?: (vehicle: Vehicle) => number | null): RowRule['fact'] => {
  return ({ vehicle }, { languageId }) => ({
    text: factViews(vehicle, languageId).find((fact) => fact.name === name)?.value ?? null,
    figure: figure?.(vehicle) ?? null,
  });
};

/** Neither amounts of another currency are compared, nor what nobody can pay any more. */
const price: RowRule['fact'] = ({ vehicle }, { languageId, site }) =>
  vehicle.price
    ? {
        text: priceText(vehicle.price, languageId, site.currency),
        figure: vehicle.price.currency === site.currency && isListed(vehicle) ? vehicle.price.amount : null,
      }
    : NOTHING;

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
  { name: 'price', better: 'low', fact: price },
  { name: 'payment', better: null, fact: payment },
  {
    name: 'availability',
    better: null,
    fact: ({ vehicle }, { languageId }) => ({ text: availabilityLabel(vehicle.availability, languageId) }),
  },
  { name: 'year', better: 'high', fact: told('year', ({ year }) => year) },
  { name: 'mileage', better: 'low', fact: told('mileage', ({ mileageKm }) => mileageKm) },
  { name: 'condition', better: null, fact: told('condition') },
  { name: 'body', better: null, fact: told('body') },
  { name: 'fuel', better: null, fact: told('fuel') },
  { name: 'transmission', better: null, fact: told('transmission') },
  { name: 'drivetrain', better: null, fact: told('drivetrain') },
  { name: 'engine', better: null, fact: told('engine') },
  { name: 'power', better: 'high', fact: told('power', ({ powerKw }) => powerKw) },
  { name: 'cylinders', better: null, fact: told('cylinders') },
  { name: 'seats', better: null, fact: told('seats') },
  { name: 'doors', better: null, fact: told('doors') },
  { name: 'colour', better: null, fact: told('colour') },
  { name: 'interiorColour', better: null, fact: told('interiorColour') },
  {
    name: 'listed',
    better: null,
    fact: ({ vehicle }, { now, languageId }) => ({
      text: numberText(Math.max(0, Math.floor((now - vehicle.firstSeen) / DAY)), languageId),
    }),
  },
  { name: 'dealer', better: null, fact: ({ dealer }, { site }) => ({ text: site.logoInInventory ? dealer.name : null }) },
  {
    name: 'place',
    better: null,
    fact: ({ dealer }) => ({ text: [dealer.city, dealer.province].filter(Boolean).join(', ') || null }),
  },
  { name: 'distance', better: 'low', fact: distance },
  { name: 'stockNumber', better: null, fact: told('stockNumber') },
];

const differingFirst = <Row extends { readonly differs: boolean }>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ differs }) => differs),
  ...rows.filter(({ differs }) => !differs),
];

export const comparedFacts = (listings: readonly Listing[], context: CompareContext): FactRow[] =>
  differingFirst(
    ROWS.map(({ name, better, fact }) => ({
      name,
      ...compareFacts(
        listings.map((listing) => fact(listing, context)),
        better,
      ),
    })).filter(({ cells }) => cells.some(({ text }) => text !== null)),
  );

const GROUPS: readonly EquipmentGroup[] = ['safety', 'interior', 'exterior', 'entertainment', 'mechanical', 'other'];

/** Everything that any of them has, under the first spelling met; where a dealer lists nothing at all, nobody knows. */
export const comparedEquipment = (equipments: readonly Vehicle['equipment'][]): EquipmentRow[] => {
  const owned = equipments.map((equipment) => {
    const items = GROUPS.flatMap((group) => equipment[group] ?? []);
    return items.length === 0 ? null : new Set(items.map(fold));
  });
  const rows = new Map<string, EquipmentRow>();
  for (const group of GROUPS) {
    for (const item of equipments.flatMap((equipment) => equipment[group] ?? [])) {
      const key = fold(item);
      const has = owned.map((items) => items?.has(key) ?? null);
      if (!rows.has(key)) rows.set(key, { item, group, has, differs: new Set(has).size > 1 });
    }
  }
  return differingFirst([...rows.values()]);
};

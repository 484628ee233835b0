/** The gallery's views: pages of the site's own inventory, and what one of its vehicles looks like in states that it is not in. */
import type { OfferLeadFormPorts } from '../src/application/leads/offer-lead-form.ts';
import type { ShownVehicle } from '../src/application/vehicle/view-vehicle.ts';
import type { OpeningHours } from '../src/domain/dealers/opening-hours.ts';
import { FINANCE_WIRE } from '../src/domain/finance/finance-inputs.ts';
import { EMPTY_FORM, WIRE_TYPES } from '../src/domain/leads/lead-form.ts';
import type { Vehicle } from '../src/domain/vehicle/vehicle.ts';
import { dealerHoursView } from '../src/ui/dealers/present-hours.ts';
import { estimateOf } from '../src/ui/finance/present-estimate.ts';
import type { CarsView } from '../src/ui/inventory/present-cars.ts';
import { presentLeadForms, type FormKind } from '../src/ui/leads/present-lead-forms.ts';
import type { PageRequest } from '../src/ui/page-request.ts';
import { vehicleView } from '../src/ui/vehicle/present-vehicle.ts';

const SECTIONS = ['year', 'mileage', 'body', 'make', 'fuel'];

/** So that every part of the vehicle's page has something to show. */
const COMPLETE: Partial<Vehicle> = {
  availability: 'available',
  promotion: true,
  inspected: true,
  buyOnline: true,
  extendedCare: true,
  warranty: { months: 14, km: 42_000, text: 'Groupe motopropulseur' },
};

const DAY = [
  { opens: 540, closes: 720 },
  { opens: 780, closes: 1080 },
];
const HOURS: OpeningHours = [DAY, DAY, DAY, DAY, DAY, null, []];
const MONDAY = Date.UTC(2026, 8, 14);
const HOUR_MS = 3_600_000;

export interface GalleryParts {
  /** A list with filters in force, and a page of a long list. */
  readonly filtered: CarsView;
  readonly paged: CarsView;
  /** A vehicle that has a price rating. */
  readonly shown: ShownVehicle;
}

const vehicleStates = ({ shown }: GalleryParts, request: PageRequest, now: number) => {
  const { listing } = shown;
  const { site, language, place: from, t, path, terms } = request;
  const price = listing.vehicle.price;
  const higher = price && { ...price, amount: price.amount + 1500 };
  const viewOf = (change: Partial<Vehicle>, asked: Readonly<Record<string, string>> = {}) =>
    vehicleView({
      ...shown,
      listing: { ...listing, vehicle: { ...listing.vehicle, ...COMPLETE, ...change } },
      history: [
        { at: now - 60 * 24 * HOUR_MS, price: null },
        { at: now - 30 * 24 * HOUR_MS, price: higher },
        { at: now - 24 * HOUR_MS, price },
      ],
      similar: [],
      leads: null,
      now,
      still: null,
      variant: 'page',
      trail: null,
      site,
      languageId: language.id,
      from,
      asked: { path, params: Object.entries(asked), terms },
      t,
    });
  return {
    vehicle: viewOf({}, { [FINANCE_WIRE.interestRate]: 'abc' }),
    // The calculator's fields have fixed ids: only one vehicle on the page has it.
    others: (['pending', 'price-coming', 'sold'] as const).map((availability) => ({
      ...viewOf({ availability }),
      payment: null,
    })),
  };
};

const formStates = ({ shown: { listing } }: GalleryParts, request: PageRequest, ports: OfferLeadFormPorts) => {
  const kinds: readonly FormKind[] = ['inquiry', 'appointment', 'availability', 'contact'];
  const atRest = presentLeadForms(kinds, { listing }, request, ports);
  const returned = (outcome: 'invalid' | 'busy', type: 'appointment' | 'inquiry') => ({
    outcome,
    id: outcome === 'busy' ? '7c9e6679' : null,
    values: { ...EMPTY_FORM, type: WIRE_TYPES[type], name: 'M', email: 'marie.tremblay@' },
    problems: outcome === 'busy' ? [] : [{ field: 'email' as const, text: 'Give an address such as name@example.com.' }],
  });
  // The kind is part of the ids of a form's fields: each is shown once.
  return [
    { of: 'Form at rest', kind: 'availability' as const, forms: atRest },
    { of: 'Form with errors', kind: 'appointment' as const, forms: { ...atRest, returned: returned('invalid', 'appointment') } },
    {
      of: 'Form that could not be stored',
      kind: 'inquiry' as const,
      forms: { ...atRest, returned: returned('busy', 'inquiry') },
    },
    { of: 'Form that was sent', kind: 'contact' as const, forms: { ...atRest, sent: 'contact' as const } },
  ];
};

export const galleryView = (parts: GalleryParts, request: PageRequest, ports: OfferLeadFormPorts) => {
  const { site, language, terms } = request;
  const { filtered, paged } = parts;
  const hoursAt = (now: number, timeZone: string | null) => dealerHoursView({ hours: HOURS, timeZone }, now, language.id);
  return {
    sections: filtered.sections.filter(({ key }) => SECTIONS.includes(key)),
    chips: [
      ...filtered.chips,
      {
        words: {
          key: 'chip.keyword' as const,
          values: { text: 'a sentence that is much longer than any other filter would be' },
        },
        href: '#keyword',
      },
    ],
    pager: paged.pager,
    estimate: estimateOf(site, language.id, terms),
    /** With the whole example that France asks for. */
    wholeEstimate: estimateOf({ ...site, country: 'FR' }, language.id, terms),
    ...vehicleStates(parts, request, ports.clock.now()),
    forms: formStates(parts, request, ports),
    hours: {
      'open until a time': hoursAt(MONDAY + 10 * HOUR_MS, 'UTC'),
      'closed until a day': hoursAt(MONDAY - 4 * HOUR_MS, 'UTC'),
      'now not known': hoursAt(MONDAY, null),
    },
  };
};

export type GalleryView = ReturnType<typeof galleryView>;

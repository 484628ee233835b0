import { CONSENT_VERSION } from '../../../src/domain/leads/consent-text.ts';
import { EMPTY_FORM, type LeadForm } from '../../../src/domain/leads/lead-form.ts';
import type { Lead, OfferedVehicle } from '../../../src/domain/leads/lead.ts';
import type { NewLead } from '../../../src/ports/leads.ts';
import { aDealer } from './a-dealer.ts';
import { aSite } from './a-frame.ts';
import { aVehicle } from './a-vehicle.ts';

/** An inquiry about vehicle 1, filled in well. */
export const aLeadForm = (changes: Partial<LeadForm> = {}): LeadForm => ({
  ...EMPTY_FORM,
  type: 'Inquiry',
  productId: '1',
  name: 'Zoé Tremblay-O’Neil',
  email: 'zoe@example.org',
  phone: '450 555-0199',
  message: 'Is it still there?\nI could come by on Saturday.',
  consent: CONSENT_VERSION,
  ...changes,
});

/** What a visitor drives, and would trade in. */
export const anOfferedVehicle = (changes: Partial<OfferedVehicle> = {}): OfferedVehicle => ({
  make: 'Honda',
  model: 'CR-V',
  year: 2015,
  version: 'EX-L',
  mileageKm: 145_000,
  condition: 'good',
  vin: null,
  ...changes,
});

/** That vehicle, offered to the dealer of vehicle 1 against it. */
export const aTradeInForm = (changes: Partial<LeadForm> = {}): LeadForm =>
  aLeadForm({
    type: 'TradeIn',
    offeredMake: 'Honda',
    offeredModel: 'CR-V',
    offeredYear: '2015',
    offeredVersion: 'EX-L',
    offeredMileage: '145 000 km',
    offeredCondition: 'Good',
    ...changes,
  });

export const aLead = (changes: Partial<Lead> = {}): Lead => ({
  id: '11111111-2222-4333-8444-555555555555',
  at: Date.UTC(2026, 8, 15, 12),
  type: 'inquiry',
  languageId: 2,
  name: "Zoé Tremblay-O'Neil",
  email: 'zoe@example.org',
  phone: '+14505550199',
  postalCode: null,
  date: null,
  time: null,
  message: 'Is it still there?\nI could come by on Saturday.',
  offered: null,
  marketing: false,
  site: { ...aSite(), origin: 'https://forecourt.example' },
  vehicle: { ...aVehicle().build(), url: 'https://forecourt.example/fr-ca/auto-a-vendre/toyota/rav4/2019-1' },
  dealer: aDealer().build(),
  consent: { version: CONSENT_VERSION, text: 'I agree.' },
  ...changes,
});

/** A lead as the use case hands it to the storage, under a key of its own unless it says one. */
export const aNewLead = (lead: Lead = aLead(), changes: Partial<NewLead> = {}): NewLead => ({
  lead,
  siteKey: lead.site.key,
  key: lead.id,
  body: lead.message ?? '',
  suspicions: [],
  notice: null,
  deliveries: [{ channel: 'dealer', destination: 'mail' }],
  visitorMails: [{ channel: 'confirmation', destination: 'mail' }],
  ...changes,
});

/** Accepts a lead form: checks it, stores it with its deliveries, and answers with what the sender can rely on. */
import { consentParties, consentText } from '../../domain/leads/consent-text.ts';
import { timeZoneOf } from '../../domain/leads/lead-date.ts';
import { LEAD_FIELDS, type LeadForm } from '../../domain/leads/lead-form.ts';
import { parseLeadType, validateLead, type LeadProblem } from '../../domain/leads/lead-validation.ts';
import {
  LEAD_TYPE_RULES,
  type Lead,
  type LeadDealer,
  type LeadDetails,
  type LeadVehicle,
  type Suspicion,
} from '../../domain/leads/lead.ts';
import { suspicionsOf, type FormTraces } from '../../domain/leads/suspicions.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { accentColours } from '../../domain/site/accent-colour.ts';
import { hasMark, iconPath } from '../../domain/site/brand-paths.ts';
import { showsDealer, showsListing, type Site } from '../../domain/site/site.ts';
import type { Dealer, Listing } from '../../domain/vehicle/vehicle.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Ports } from '../../ports/ports.ts';
import type { KeyAnswer } from '../../ports/leads.ts';
import { StorageBusy, StorageUnwritable } from '../../ports/vehicles.ts';
import { owedDeliveries, reviewNotice, type ChannelPorts } from './channels.ts';
import type { RecentLeads } from './recent-leads.ts';

export interface SendLeadPorts extends ChannelPorts, Pick<Ports, 'phones' | 'ids' | 'clock'> {
  readonly leads: Ports['leads'];
  readonly vehicles: Ports['vehicles'];
  readonly recentLeads: RecentLeads;
  /** How long leads are stored, which the consent text states. */
  readonly retentionMonths: number;
}

export interface LeadSubmission {
  readonly site: Site;
  /** Scheme and host. */
  readonly origin: string;
  readonly languageId: LanguageId;
  readonly form: LeadForm;
  /** The sender's idempotency key. */
  readonly key: string;
  readonly traces: FormTraces;
  /** It is one of those that a form to several dealers makes: the visitor agreed to each that they ticked. */
  readonly ticked?: boolean;
}

export type SentLead =
  /** Lead and deliveries are on the disk. The same for every repetition of the key, but for why it is held: that is told once. */
  | { readonly kind: 'accepted'; readonly id: string; readonly suspicions: readonly Suspicion[] }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  /** The key was used for another submission. */
  | { readonly kind: 'conflict' }
  /** Nothing is stored; a retry with the same key is safe after so many seconds. */
  | { readonly kind: 'busy'; readonly retryAfter: number; readonly cause?: unknown };

export type SendLead = (submission: LeadSubmission) => Promise<SentLead>;

const DAY_MS = 86_400_000;
/** Shorter texts ("Is it still available?") are written by many people. */
const TELLING_TEXT = 30;

export const sendLead = async (submission: LeadSubmission, ports: SendLeadPorts): Promise<SentLead> => {
  const { site, form, key } = submission;
  const submitted = { siteKey: site.key, key, body: LEAD_FIELDS.map((field) => form[field]).join('\u0000') };
  try {
    // Before the checks: a repetition of an accepted form is accepted even if the vehicle has been sold since.
    const before = await ports.leads.answerTo(submitted);
    if (before.kind !== 'new') return toAnswer(before);

    const checked = await check(submission, ports);
    if (checked.kind === 'invalid') return checked;
    const lead = leadOf(checked, submission, ports);
    const suspicions = await suspect(lead, submission.traces, ports);
    const deliveries = await owedDeliveries(lead, 'dealer', ports);
    // Without a page that showed the form, the address may be anybody's: the lead is delivered, and its visitor not written to.
    const visitorMails = submission.traces.stamp.kind === 'genuine' ? await owedDeliveries(lead, 'visitor', ports) : [];
    const notice = suspicions.length > 0 ? reviewNotice(lead) : null;
    const added = await ports.leads.add({ ...submitted, lead, suspicions, deliveries, visitorMails, notice });
    return added.kind === 'new' ? { kind: 'accepted', id: lead.id, suspicions } : toAnswer(added);
  } catch (error) {
    if (error instanceof StorageUnwritable) return { kind: 'busy', retryAfter: 60, cause: error };
    if (error instanceof StorageBusy) return { kind: 'busy', retryAfter: 2, cause: error };
    throw error;
  }
};

const toAnswer = (answer: Exclude<KeyAnswer, { kind: 'new' }>): SentLead =>
  answer.kind === 'known' ? { kind: 'accepted', id: answer.id, suspicions: [] } : answer;

interface ValidSubmission {
  readonly kind: 'valid';
  readonly details: LeadDetails;
  readonly listing: Listing | null;
  /** The recipient; null for the site. */
  readonly dealer: Dealer | null;
}

type CheckedSubmission = ValidSubmission | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] };

const ID = /^\d{1,15}$/;

async function check({ site, form }: LeadSubmission, { vehicles, phones, clock }: SendLeadPorts): Promise<CheckedSubmission> {
  const type = parseLeadType(form.type);
  const rule = type && LEAD_TYPE_RULES[type];
  const askedVehicle = rule && rule.vehicle !== 'none' ? form.productId.trim() : '';
  const askedDealer = rule && rule.dealer !== 'none' && askedVehicle === '' ? form.companyId.trim() : '';
  const found = ID.test(askedVehicle) ? await vehicles.ofId(Number(askedVehicle)) : null;
  const listing = found && showsListing(site, found) ? found : null;
  const chosen = ID.test(askedDealer) ? await vehicles.dealerOfId(Number(askedDealer)) : null;
  const dealer = listing?.dealer ?? (chosen && showsDealer(site, chosen) ? chosen : null);

  const validated = validateLead(form, {
    country: site.country,
    timeZone: timeZoneOf(dealer ?? { timeZone: null, market: site.country }),
    now: clock.now(),
    readPhone: (text) => phones.read(text, site.country),
  });
  const problems: LeadProblem[] = validated.kind === 'invalid' ? [...validated.problems] : [];
  const isFound = (field: 'productId' | 'companyId') => !problems.some((each) => each.field === field);
  if (askedDealer !== '' && !dealer && isFound('companyId')) problems.unshift({ field: 'companyId', problem: 'invalid' });
  if (rule && askedVehicle !== '' && isFound('productId')) {
    if (!listing) problems.unshift({ field: 'productId', problem: 'invalid' });
    else if (!rule.allows(listing.vehicle)) problems.unshift({ field: 'productId', problem: 'not-offered' });
  }
  if (validated.kind === 'invalid' || problems.length > 0) return { kind: 'invalid', problems };
  return { kind: 'valid', details: validated.details, listing, dealer };
}

function leadOf(
  { details: { productId: _, companyId: __, consent: version, ...details }, listing, dealer }: ValidSubmission,
  { site, origin, languageId, ticked = false }: LeadSubmission,
  { ids, words, clock, retentionMonths }: SendLeadPorts,
): Lead {
  const { key, name, country, currency, contact, theme } = site;
  const look = { accent: accentColours(theme).accent, mark: hasMark(site) ? iconPath(192, 'any') : null };
  const parties = consentParties(site, dealer, retentionMonths, ticked);
  return {
    ...details,
    id: ids.next(),
    at: clock.now(),
    languageId,
    site: { key, name, country, currency, contact, origin, look },
    vehicle: listing && vehicleOf(listing, origin, languageId),
    dealer: dealer && dealerOf(dealer),
    consent: { version, text: consentText(version, parties, words.in(languageId)) },
  };
}

function vehicleOf({ vehicle }: Listing, origin: string, languageId: LanguageId): LeadVehicle {
  const { id, type, condition, year, make, model, version, vin, stockNumber, doors, body, transmission } = vehicle;
  const { mileageKm, colour, price, availability } = vehicle;
  const facts = { id, type, condition, year, make, model, version, vin, stockNumber, doors, body, transmission };
  return { ...facts, mileageKm, colour, price, availability, url: origin + vehiclePath(vehicle, languageId) };
}

function dealerOf(dealer: Dealer): LeadDealer {
  const { id, name, market, street, city, province, postalCode, country, phone, email, website } = dealer;
  return { id, name, market, street, city, province, postalCode, country, phone, email, website };
}

async function suspect(lead: Lead, traces: FormTraces, { leads, recentLeads }: SendLeadPorts): Promise<Suspicion[]> {
  const { at, message, vehicle, email, phone } = lead;
  const telling = message !== null && message.length >= TELLING_TEXT;
  const sameTextVehicles = telling
    ? await leads.vehiclesWithText(message, { since: at - DAY_MS, exceptVehicle: vehicle?.id ?? null })
    : 0;
  const { hurried } = recentLeads.count({ sender: traces.sender, contact: email?.toLowerCase() ?? phone ?? '' }, at);
  return suspicionsOf(traces, { sameTextVehicles, hurried });
}

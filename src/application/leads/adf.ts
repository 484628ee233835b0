/**
 * A lead as ADF 1.0 XML, which dealers' systems read from their mailbox. The elements are in the order of the DTD; an empty
 * `year` is unknown.
 */
import type { Lead, LeadVehicle, OfferedVehicle } from '../../domain/leads/lead.ts';
import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import { personName } from '../../domain/leads/person-name.ts';
import { languageOf } from '../../domain/language/language.ts';
import { labelOf } from '../../domain/vehicle/attribute-labels.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';

type Attributes = Readonly<Record<string, string>>;
type Part = string | null | undefined;

const element = (name: string, attributes: Attributes, ...parts: readonly Part[]): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${written.join('')}>${parts.join('')}</${name}>`;
};

const text = (name: string, value: string, attributes: Attributes = {}): string => element(name, attributes, escapeMarkup(value));

/** Nothing where there is no value. */
const optional = (name: string, value: string | number | null | undefined, attributes?: Attributes): Part =>
  value === null || value === undefined || value === '' ? null : text(name, String(value), attributes);

/** Null for a message to the site without a vehicle, for which ADF has no lead. */
export const adfOf = (lead: Lead): string | null => {
  const { vehicle, offered } = lead;
  if (!vehicle && !offered) return null;
  const prospect = element(
    'prospect',
    { status: 'new' },
    text('id', lead.id, { sequence: '1', source: lead.site.name }),
    text('requestdate', new Date(lead.at).toISOString().replace(/\.\d+Z$/, '+00:00')),
    vehicle && wanted(vehicle),
    offered && tradedIn(offered, vehicle === null),
    customer(lead),
    vendor(lead),
    provider(lead),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?ADF version="1.0"?>\n${element('adf', {}, prospect)}\n`;
};

const wanted = (vehicle: LeadVehicle): string => {
  const { price, body, transmission, colour, mileageKm } = vehicle;
  const label = (field: 'body' | 'transmission' | 'colour', value: string | null): string | null =>
    value === null ? null : labelOf(field, value, 1);
  return element(
    'vehicle',
    { interest: 'buy', status: vehicle.condition === 'new' ? 'new' : 'used' },
    text('id', String(vehicle.id), { source: 'Forecourt' }),
    text('year', String(vehicle.year ?? '')),
    text('make', vehicle.make),
    text('model', vehicle.model),
    optional('vin', vehicle.vin),
    optional('stock', vehicle.stockNumber),
    optional('trim', vehicle.version),
    optional('doors', vehicle.doors),
    optional('bodystyle', label('body', body)),
    optional('transmission', label('transmission', transmission)),
    optional('odometer', mileageKm, { units: 'km' }),
    colour && element('colorcombination', {}, optional('exteriorcolor', label('colour', colour)), text('preference', '1')),
    price && text('price', price.amount.toFixed(2), { type: 'asking', currency: price.currency }),
    text('comments', vehicle.url),
  );
};

/** The DTD defines an element `condition` but allows it nowhere: it goes into the comments. */
const tradedIn = ({ year, make, model, version, mileageKm, condition, vin }: OfferedVehicle, soldOutright: boolean): string =>
  element(
    'vehicle',
    { interest: soldOutright ? 'sell' : 'trade-in', status: 'used' },
    text('year', String(year)),
    text('make', make),
    text('model', model),
    optional('vin', vin),
    optional('trim', version),
    optional('odometer', mileageKm, { units: 'km' }),
    condition && text('comments', `Condition: ${condition}`),
  );

const customer = (lead: Lead): string => {
  const { name, email, phone, postalCode, date, message } = lead;
  const { first, last } = personName(name, lead.languageId);
  const remarks = [
    `${lead.type} (${languageOf(lead.languageId).locale})`,
    lead.vehicle && vehicleName(lead.vehicle),
    // An ADF address requires a street, which the form does not ask for.
    postalCode && `Postal code: ${postalCode}`,
    `Agreed to be contacted about this request (${lead.consent.version}); wants offers too: ${lead.marketing ? 'yes' : 'no'}`,
    message,
  ];
  return element(
    'customer',
    {},
    element(
      'contact',
      {},
      first && text('name', first, { part: 'first', type: 'individual' }),
      text('name', last, { part: first === null ? 'full' : 'last', type: 'individual' }),
      optional('email', email),
      optional('phone', phone, { type: 'voice', time: lead.time ?? 'nopreference' }),
    ),
    date &&
      element(
        'timeframe',
        {},
        text('description', `Appointment ${[date, lead.time].filter((part) => part !== null).join(' ')}`),
        text('earliestdate', date.replace(' ', 'T')),
      ),
    text('comments', remarks.filter((part) => part !== null && part !== '').join('\n')),
  );
};

/** A contact needs an e-mail address or a phone number: the site's when the dealer has neither. */
const vendor = ({ dealer, site }: Lead): string => {
  const name = dealer?.name ?? site.contact.senderName;
  const email = dealer?.email ?? (dealer?.phone ? null : site.contact.mail);
  return element(
    'vendor',
    {},
    dealer && text('id', String(dealer.id), { source: 'Forecourt' }),
    text('vendorname', name),
    optional('url', dealer?.website),
    element(
      'contact',
      {},
      text('name', name, { part: 'full', type: 'business' }),
      optional('email', email),
      optional('phone', dealer?.phone, { type: 'voice' }),
      dealer?.street && address(dealer.street, dealer),
    ),
  );
};

const address = (street: string, { city, province, postalCode, country }: NonNullable<Lead['dealer']>): string =>
  element(
    'address',
    { type: 'work' },
    text('street', street, { line: '1' }),
    optional('city', city),
    optional('regioncode', province),
    optional('postalcode', postalCode),
    optional('country', country),
  );

const provider = ({ site }: Lead): string =>
  element(
    'provider',
    {},
    text('name', site.name, { part: 'full', type: 'business' }),
    text('service', site.name),
    text('url', site.origin),
    text('email', site.contact.mail),
  );

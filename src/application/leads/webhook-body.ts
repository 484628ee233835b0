import type { Lead } from '../../domain/leads/lead.ts';
import { personName } from '../../domain/leads/person-name.ts';
import { WIRE_CONDITIONS, WIRE_TIMES, WIRE_TYPES } from '../../domain/leads/lead-form.ts';

/** A lead as JSON for a dealer's own system; described in docs/leads.md. */
export const webhookBody = (lead: Lead): string => {
  const { site, vehicle, dealer, offered, consent } = lead;
  const { first, last } = personName(lead.name, lead.languageId);
  return JSON.stringify({
    ID: lead.id,
    At: new Date(lead.at).toISOString(),
    Type: WIRE_TYPES[lead.type],
    Language: lead.languageId,
    Site: site.name,
    Dealer: dealer && { CompanyId: dealer.id, Name: dealer.name },
    Vehicle: vehicle && {
      ProductId: vehicle.id,
      StockNumber: vehicle.stockNumber,
      Vin: vehicle.vin,
      Make: vehicle.make,
      Model: vehicle.model,
      Year: vehicle.year,
      Version: vehicle.version,
      Price: vehicle.price?.amount ?? null,
      Currency: vehicle.price?.currency ?? null,
      Url: vehicle.url,
    },
    Offered: offered && {
      Make: offered.make,
      Model: offered.model,
      Year: offered.year,
      Version: offered.version,
      Mileage: offered.mileageKm,
      Condition: offered.condition && WIRE_CONDITIONS[offered.condition],
      Vin: offered.vin,
    },
    Name: lead.name,
    FirstName: first,
    LastName: last,
    Email: lead.email,
    Phone: lead.phone,
    PostalCode: lead.postalCode,
    Date: lead.date,
    Time: lead.time && WIRE_TIMES[lead.time],
    Message: lead.message,
    Marketing: lead.marketing,
    Consent: { Version: consent.version, Text: consent.text },
  });
};

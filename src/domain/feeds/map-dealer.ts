import { parseDegrees } from '../location/coordinates.ts';
import type { FeedRecord } from './feed-record.ts';
import type { RuleCompiler } from './field-rule.ts';
import type { FeedDealer, FieldIssue } from './mapped-record.ts';
import { lineText, webAddress } from './plain-text.ts';
import { DEALER_FIELDS, type DealerField, type FeedProfile } from './profile.ts';

const MAX_LENGTH = 200;
/** ISO 3166-1 leaves ZZ to its users; CLDR calls it the unknown region. */
const UNKNOWN_COUNTRY = 'ZZ';

/** Reads the dealer of a record; null when the record names none (no key, or no name). */
export const createDealerReader = (
  profile: FeedProfile,
  compiler: RuleCompiler,
): ((record: FeedRecord, issues: FieldIssue[]) => FeedDealer | null) => {
  const readers = new Map(
    DEALER_FIELDS.flatMap((field) => {
      const rule = profile.dealer[field];
      return rule === undefined ? [] : [[field, compiler.field(rule)] as const];
    }),
  );
  return (record, issues) => {
    const text = (field: DealerField): string | null => {
      const [found] = readers.get(field)?.(record) ?? [];
      return found === undefined ? null : lineText(found).slice(0, MAX_LENGTH) || null;
    };
    const degrees = (field: 'latitude' | 'longitude'): number | null => {
      const found = text(field);
      if (found === null) return null;
      const parsed = parseDegrees(found, field === 'latitude' ? 90 : 180);
      if (parsed === null) issues.push({ field, value: found, fault: 'unreadable' });
      return parsed;
    };
    const website = (): string | null => {
      const found = text('website');
      if (found === null) return null;
      const address = webAddress(/^[a-z][a-z\d+.-]*:/i.test(found) ? found : `https://${found}`);
      if (address === null) issues.push({ field: 'website', value: found, fault: 'no-web-address' });
      return address;
    };

    /** A dealer who does not say is at home in the market; one who says something else is nobody knows where. */
    const country = (): string => {
      const found = text('country');
      if (found === null || /^[a-z]{2}$/i.test(found)) return found?.toUpperCase() ?? profile.market;
      issues.push({ field: 'country', value: found, fault: 'no-country-code' });
      return UNKNOWN_COUNTRY;
    };

    const key = text('key');
    const name = text('name');
    if (key === null || name === null) return null;
    const latitude = degrees('latitude');
    const longitude = degrees('longitude');
    return {
      key,
      name,
      market: profile.market,
      street: text('street'),
      city: text('city'),
      province: text('province'),
      postalCode: postalCode(text('postalCode')),
      country: country(),
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
      phone: text('phone'),
      email: text('email'),
      website: website(),
      timeZone: text('timeZone'),
    };
  };
};

/** Canadian codes as the post writes them: `M3J2A9` is M3J 2A9. */
const postalCode = (text: string | null): string | null =>
  text?.toUpperCase().replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2') ?? null;

import { parseOpeningHours } from '../dealers/opening-hours.ts';
import { parseDegrees } from '../location/coordinates.ts';
import type { FeedRecord } from './feed-record.ts';
import type { RuleCompiler } from './field-rule.ts';
import type { FeedDealer, FieldIssue } from './mapped-record.ts';
import { lineText, webAddress } from './plain-text.ts';
import { DEALER_FIELDS, type DealerField, type FeedProfile } from './profile.ts';

const MAX_LENGTH = 200;
/** Seven days, each with a pause. */
const MAX_HOURS_LENGTH = 400;
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
    const text = (field: DealerField, longest = MAX_LENGTH): string | null => {
      const [found] = readers.get(field)?.(record) ?? [];
      return found === undefined ? null : lineText(found).slice(0, longest) || null;
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

    const hours = (): FeedDealer['hours'] => {
      const found = text('hours', MAX_HOURS_LENGTH);
      if (found === null) return null;
      const parsed = parseOpeningHours(found);
      if (parsed === null) issues.push({ field: 'hours', value: found, fault: 'no-opening-hours' });
      return parsed;
    };

    /** A dealer who does not say is at home in the market; one who says something else is nobody knows where. */
    const country = (): string => {
      const found = text('country');
      if (found === null || /^[a-z]{2}$/i.test(found)) return found?.toUpperCase() ?? profile.market;
      issues.push({ field: 'country', value: found, fault: 'no-country-code' });
      return UNKNOWN_COUNTRY;
    };

    const language = (): string | null => {
      const found = text('language');
      if (found === null) return null;
      const tag = languageTag(found);
      if (tag === null) issues.push({ field: 'language', value: found, fault: 'no-language' });
      return tag;
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
      language: language(),
      hours: hours(),
    };
  };
};

/** `fr`, `FR` and `fr_ca` as `fr` and `fr-CA` (BCP 47); null for a name of a language. */
const languageTag = (text: string): string | null => {
  const [, language, country] = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?$/i.exec(text) ?? [];
  if (language === undefined) return null;
  return [language.toLowerCase(), country?.toUpperCase()].filter((part) => part !== undefined).join('-');
};

/** Canadian codes as the post writes them: `M3J2A9` is M3J 2A9. */
const postalCode = (text: string | null): string | null =>
  text?.toUpperCase().replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2') ?? null;

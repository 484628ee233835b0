import { parseOpeningHours } from '../dealers/opening-hours.ts';
import { readRouting } from '../leads/lead-routing.ts';
import { fold } from '../text/fold.ts';
import { parseDegrees } from '../location/coordinates.ts';
import type { FeedRecord } from './feed-record.ts';
import type { RuleCompiler } from './field-rule.ts';
import type { FeedDealer, FieldIssue } from './mapped-record.ts';
import type { FieldFault } from './measures.ts';
import { decodedText, lineText, webAddress } from './plain-text.ts';
import { DEALER_FIELDS, type DealerField, type FeedProfile } from './profile.ts';

const MAX_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 2000;
/** Seven days, each with a pause. */
const MAX_HOURS_LENGTH = 400;
/** Five addresses for each type of lead. */
const MAX_ROUTES_LENGTH = 4000;
/** Percent signs in them are not to be decoded. */
const ADDRESSES: readonly DealerField[] = ['website', 'logo'];
/** A feed may have any number of dealers. */
const MOST_KNOWN = 5_000;
/** ISO 3166-1 leaves ZZ to its users; CLDR calls it the unknown region. */
const UNKNOWN_COUNTRY = 'ZZ';

/** How the texts of a dealers' table are compared: `12, rue de l’Église` is `12 RUE DE L'EGLISE`. */
export const dealerRowKey = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reads the dealer of a record; null when the record names none (no key, or no name). */
export const createDealerReader = (
  profile: FeedProfile,
  compiler: RuleCompiler,
): ((record: FeedRecord, issues: FieldIssue[]) => FeedDealer | null) => {
  const readers = DEALER_FIELDS.flatMap((field) => {
    const rule = profile.dealer[field];
    return rule === undefined ? [] : [[field, compiler.field(rule)] as const];
  });
  const lookUp = profile.dealers && compiler.field(profile.dealers.from);
  /** By what the record says of the dealer: most records of a dealer say the same. */
  const known = new Map<string, readonly [dealer: FeedDealer | null, issues: readonly FieldIssue[]]>();
  const read = (record: FeedRecord): readonly [dealer: FeedDealer | null, issues: readonly FieldIssue[]] => {
    const sought = lookUp?.(record)[0];
    let key = sought === undefined ? '' : `\u001e${sought}`;
    for (const [, textsOf] of readers) {
      const [text] = textsOf(record);
      key += text === undefined ? '\u001f' : `\u001f\u001e${text}`;
    }
    let found = known.get(key);
    if (!found) {
      const own: FieldIssue[] = [];
      const said = new Map(readers.map(([field, textsOf]) => [field, textsOf(record)[0]]));
      found = [dealerOf(sought, said, own), own];
      if (known.size < MOST_KNOWN) known.set(key, found);
    }
    return found;
  };
  // A record is asked for its dealer before it is mapped, and again then.
  let last: FeedRecord | null = null;
  let ofLast: ReturnType<typeof read> = [null, []];
  return (record, issues) => {
    if (record !== last) ofLast = read(record);
    last = record;
    issues.push(...ofLast[1]);
    return ofLast[0];
  };

  function dealerOf(
    sought: string | undefined,
    said: ReadonlyMap<DealerField, string | undefined>,
    issues: FieldIssue[],
  ): FeedDealer | null {
    const row = sought === undefined ? undefined : profile.dealers?.rows.get(dealerRowKey(sought));
    if (sought !== undefined && row === undefined) issues.push({ field: 'key', value: sought, fault: 'no-such-dealer' });
    const text = (name: DealerField, longest = MAX_LENGTH): string | null => {
      const found = row?.[name] ?? said.get(name);
      return found === undefined
        ? null
        : lineText(ADDRESSES.includes(name) ? found : decodedText(found)).slice(0, longest) || null;
    };
    /** The field as `read` understands it; a text that it does not understand is an issue. */
    const field = <T>(name: DealerField, fault: FieldFault, read: (text: string) => T | null, longest?: number): T | null => {
      const found = text(name, longest);
      if (found === null) return null;
      const value = read(found);
      if (value === null) issues.push({ field: name, value: found, fault });
      return value;
    };

    const key = text('key');
    const name = text('name');
    if (key === null || name === null) return null;
    const latitude = field('latitude', 'unreadable', (found) => parseDegrees(found, 90));
    const routes = {
      leadRoutes: text('leadRoutes', MAX_ROUTES_LENGTH),
      leadGroup: text('leadGroup'),
      leadCopies: text('leadCopies', MAX_ROUTES_LENGTH),
      adf: text('adf'),
    };
    const { routing, faults } = readRouting(routes);
    for (const name of faults) issues.push({ field: name, value: routes[name] ?? '', fault: 'no-lead-routing' });
    const longitude = field('longitude', 'unreadable', (found) => parseDegrees(found, 180));
    return {
      key,
      name,
      market: profile.market,
      street: text('street'),
      city: text('city'),
      province: text('province'),
      postalCode: postalCode(text('postalCode')),
      // Dealers who name no country are in the market; one who names something unreadable is in an unknown country.
      country: text('country') === null ? profile.market : (field('country', 'no-country-code', countryCode) ?? UNKNOWN_COUNTRY),
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
      phone: text('phone'),
      email: text('email'),
      website: field('website', 'no-web-address', websiteAddress),
      timeZone: text('timeZone'),
      language: field('language', 'no-language', languageTag),
      logoAddress: field('logo', 'no-web-address', webAddress, MAX_ADDRESS_LENGTH),
      hours: field('hours', 'no-opening-hours', parseOpeningHours, MAX_HOURS_LENGTH),
      leadRouting: routing,
    };
  }
};

const countryCode = (text: string): string | null => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null);

const websiteAddress = (text: string): string | null => webAddress(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);

/** `fr`, `FR` and `fr_ca` as `fr` and `fr-CA` (BCP 47); null for a name of a language. */
const languageTag = (text: string): string | null => {
  const [, language, country] = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?$/i.exec(text) ?? [];
  if (language === undefined) return null;
  return [language.toLowerCase(), country?.toUpperCase()].filter((part) => part !== undefined).join('-');
};

/** Canadian codes as the post writes them: `M3J2A9` is M3J 2A9. */
const postalCode = (text: string | null): string | null =>
  text?.toUpperCase().replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2') ?? null;

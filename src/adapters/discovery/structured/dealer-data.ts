import { exactPlaceOf } from '../../../domain/dealers/dealer-place.ts';
import type { OpeningHours } from '../../../domain/dealers/opening-hours.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { dealerPath } from '../../../domain/dealers/dealer-url.ts';
import type { Dealer } from '../../../domain/vehicle/vehicle.ts';
import type { Absolute, StructuredData } from './structured-data.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const LAST_MINUTE = 23 * 60 + 59;

const clock = (minutes: number): string => {
  const shown = Math.min(minutes, LAST_MINUTE);
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
};

/** A closed day opens and closes at midnight, as Google reads it; a day without a record is left out. */
const hoursData = (hours: OpeningHours): readonly StructuredData[] =>
  hours.flatMap((day, weekday) => {
    const spans = day?.length === 0 ? [{ opens: 0, closes: 0 }] : (day ?? []);
    return spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${WEEKDAYS[weekday] ?? ''}`,
      opens: clock(opens),
      closes: clock(closes),
    }));
  });

const addressOf = ({ street, city, province, postalCode, country }: Dealer): StructuredData => ({
  '@type': 'PostalAddress',
  streetAddress: street ?? undefined,
  addressLocality: city ?? undefined,
  addressRegion: province ?? undefined,
  postalCode: postalCode ?? undefined,
  addressCountry: country,
});

/** Who sells, where, and when they are open. */
export const dealerData = (dealer: Dealer, languageId: LanguageId, absolute: Absolute): StructuredData => {
  const { name, phone, website, hours } = dealer;
  const exact = exactPlaceOf(dealer);
  const url = absolute(dealerPath(dealer, languageId));
  return {
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name,
    url,
    sameAs: website ?? undefined,
    telephone: phone ?? undefined,
    address: addressOf(dealer),
    geo: exact ? { '@type': 'GeoCoordinates', latitude: exact.latitude, longitude: exact.longitude } : undefined,
    openingHoursSpecification: hours ? hoursData(hours) : undefined,
  };
};

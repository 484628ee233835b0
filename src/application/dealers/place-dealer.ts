/** Finds where a dealer is, from their feed or from their address. */
import { isPlaceOf, placeLookups, type Located } from '../../domain/dealers/dealer-place.ts';
import type { FeedDealer } from '../../domain/feeds/mapped-record.ts';
import type { LocationProvider, LookupContext } from '../../ports/location-provider.ts';

/** No visitor asks. */
const SESSION: LookupContext['session'] = { languageId: 1, host: '', url: '' };

/**
 * The coordinates of the feed, else the middle of the dealer's postal area, else of their town. Never rejects: where nothing can be
 * looked up now, the dealer has no place until the next import.
 */
export const placeDealer = async (dealer: FeedDealer, places: LocationProvider): Promise<Located> => {
  const { coordinates } = dealer;
  if (coordinates) return { coordinates, placedBy: null };
  for (const { by, lookup, expected } of placeLookups(dealer)) {
    const answer = await places.find(lookup, { ...expected, session: SESSION });
    if (answer.kind !== 'found' || !isPlaceOf(answer.place, expected)) continue;
    const { latitude, longitude } = answer.place;
    return { coordinates: { latitude, longitude }, placedBy: by };
  }
  return { coordinates: null, placedBy: null };
};

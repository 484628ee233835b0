import type { LocationAnswer, LocationProvider } from '../../ports/location-provider.ts';

/** Reports how each lookup ended, by its kind; never what was looked up. */
export const countedLocationProvider = (
  provider: LocationProvider,
  count: (by: string, answer: LocationAnswer) => void,
): LocationProvider => ({
  async find(lookup, context) {
    const answer = await provider.find(lookup, context);
    count(lookup.by.replace(' ', '-'), answer);
    return answer;
  },
});

import type { LocationProvider } from '../../ports/location-provider.ts';

/**
 * Asks a second provider where the first one could not answer (specification, section 8). 'none' is an answer: the second one is then
 * not asked.
 */
export const fallbackLocationProvider = (provider: LocationProvider, fallback: LocationProvider): LocationProvider => ({
  async find(lookup, context) {
    const answer = await provider.find(lookup, context);
    if (answer.kind !== 'unavailable') return answer;
    // The first provider may have used up the time of the whole chain; the second one is in this process and needs next to none.
    const { signal: _, ...withoutLimit } = context;
    return fallback.find(lookup, withoutLimit);
  },
});

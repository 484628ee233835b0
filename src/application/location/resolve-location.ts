import type { ExpectedPlace } from '../../domain/location/expected-place.ts';
import { locationAt, type Location } from '../../domain/location/location.ts';
import { isAccepted, isValid, stepsFor, type Attempt, type ChainInput, type Step } from '../../domain/location/location-chain.ts';
import type { LocationAnswer, LocationProvider, LookupContext } from '../../ports/location-provider.ts';
import type { Clock } from '../../ports/clock.ts';

export interface ResolveLocation extends ChainInput {
  /** The visitor's known location; used when it is valid. */
  readonly existing: Location | null;
  /** The expected place, and the signal that bounds the whole chain. */
  readonly context: LookupContext;
}

export interface ResolvedLocation {
  /** `existing` when nothing was found; when that is null too, the caller may show the site's default province. */
  readonly location: Location | null;
  readonly attempts: readonly Attempt[];
}

/** Places a visitor in the server's order, stopping at the first place that is accepted (specification, section 4). */
export const resolveLocation = async (
  { existing, context, ...input }: ResolveLocation,
  { provider, clock }: { readonly provider: LocationProvider; readonly clock: Clock },
): Promise<ResolvedLocation> => {
  if (existing?.valid) return { location: existing, attempts: [] };
  const attempts: Attempt[] = [];
  for (const step of stepsFor(input, context)) {
    const answer = await ask(step, provider, context);
    attempts.push({ by: step.by, source: step.source, outcome: outcomeOf(step, answer, context) });
    if (answer?.kind === 'found' && isAccepted(step, answer.place, context)) {
      return { location: locationAt(answer.place, step.source, clock.now(), isValid(step)), attempts };
    }
  }
  return { location: existing, attempts };
};

/** Null when the step has nothing to look up. */
const ask = async (step: Step, provider: LocationProvider, context: LookupContext): Promise<LocationAnswer | null> =>
  step.by === 'cookies' ? step.place && { kind: 'found', place: step.place } : step.lookup && provider.find(step.lookup, context);

const outcomeOf = (step: Step, answer: LocationAnswer | null, expected: ExpectedPlace): Attempt['outcome'] => {
  if (answer === null) return 'unusable';
  if (answer.kind === 'found' && !isAccepted(step, answer.place, expected)) return 'other country';
  return answer.kind;
};

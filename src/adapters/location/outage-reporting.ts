import type { Clock } from '../../ports/clock.ts';
import type { LocationProvider } from '../../ports/location-provider.ts';

/** What an operator is told of a provider that fails. */
export interface OutageReports {
  /** Calls fail: why the last one did, and how many have in a row. */
  failed(report: { readonly cause: string; readonly failures: number }): void;
  /** Calls are answered again, after so many failures over so many seconds. */
  recovered(report: { readonly failures: number; readonly seconds: number }): void;
}

/** A provider that fails now and then, or for hours, is reported so often and not at every call. */
const BETWEEN_REPORTS_MS = 60_000;
/** So many failures in a row are an outage, which is reported at once. */
const OUTAGE_FAILURES = 5;

/** Reports when the provider's calls begin to fail, once a minute while they do, and when they are answered again. */
export const reportingOutages = (
  provider: LocationProvider,
  reports: OutageReports,
  clock: Pick<Clock, 'now'>,
): LocationProvider => {
  let failures = 0;
  let since = 0;
  let isReported = false;
  let lastReport = -Infinity;
  return {
    async find(lookup, context) {
      const answer = await provider.find(lookup, context);
      const now = clock.now();
      if (answer.kind === 'unavailable') {
        if (failures === 0) since = now;
        failures += 1;
        const isOutage = !isReported && failures >= OUTAGE_FAILURES;
        if (isOutage || now - lastReport >= BETWEEN_REPORTS_MS) {
          lastReport = now;
          isReported = true;
          reports.failed({ cause: answer.cause, failures });
        }
      } else {
        if (isReported) reports.recovered({ failures, seconds: Math.round((now - since) / 1000) });
        isReported = false;
        failures = 0;
      }
      return answer;
    },
  };
};

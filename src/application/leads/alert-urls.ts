/** Where a visitor confirms and stops his availability alert. The token stands in the query, which no log holds. */
import type { Lead } from '../../domain/leads/lead.ts';
import { ALERT_STOP_PATH, ALERT_TOKEN_PARAMETER } from '../../domain/leads/alert-wire.ts';
import { pathOf } from '../../domain/routing/path-table.ts';

const withToken = (url: string, token: string): string => `${url}?${ALERT_TOKEN_PARAMETER}=${token}`;

/** A page, which changes nothing by being looked at: programs that check mail follow every link. */
export const alertPageUrl = ({ site, languageId }: Lead, token: string): string =>
  withToken(site.origin + pathOf('Public_AvailabilityAlert', languageId), token);

/** For one POST of a mail program (RFC 8058). */
export const alertStopUrl = ({ site }: Lead, token: string): string => withToken(site.origin + ALERT_STOP_PATH, token);

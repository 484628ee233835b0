/** The page of one availability alert, by the token of its mail. */
import { ALERT_TOKEN_PARAMETER } from '../../../domain/leads/alert-wire.ts';
import { alertView, type AlertView } from '../../../ui/alerts/present-alert.ts';
import type { Loader } from '../loader.ts';

export const loadAlert: Loader<AlertView> = async (request, { alertDesk }) => {
  const token = request.params.get(ALERT_TOKEN_PARAMETER) ?? '';
  const view = alertView(token, await alertDesk.view(token), request);
  return { kind: 'page', status: view.state === 'unknown' ? 410 : 200, view };
};

/** The page of one availability alert, by the token of its mail. */
import { ALERT_CONFIRM_PATH, ALERT_STOP_PATH, ALERT_TOKEN_PARAMETER } from '../../../domain/leads/alert-wire.ts';
import { vehicleName } from '../../../domain/leads/lead.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { AlertView } from '../../../ui/alerts/alert-view.ts';
import type { Loader } from '../loader.ts';

/** Set when the visitor has just stopped the alert. */
const STOPPED = 'Stopped';

export const loadAlert: Loader<AlertView> = async ({ site, language, params }, { alertDesk }) => {
  const token = params.get(ALERT_TOKEN_PARAMETER) ?? '';
  const viewed = await alertDesk.view(token);
  const path = pathOf('Public_AvailabilityAlert', language.id);
  const withToken = (to: string): string => `${to}?${new URLSearchParams({ [ALERT_TOKEN_PARAMETER]: token }).toString()}`;
  const actions = {
    path,
    listPath: listPath(site.division, language.id),
    confirmAction: withToken(ALERT_CONFIRM_PATH),
    stopAction: withToken(ALERT_STOP_PATH),
    page: withToken(path),
    stoppedPage: `${withToken(path)}&${STOPPED}=1`,
  };
  if (viewed.kind === 'unknown' || viewed.lead.vehicle === null || viewed.lead.site.key !== site.key)
    return { kind: 'page', status: 410, view: { ...actions, state: 'unknown', vehicle: '', vehiclePath: null } };
  const { state } = viewed;
  const { vehicle } = viewed.lead;
  return {
    kind: 'page',
    view: {
      ...actions,
      state: state === 'none' && params.has(STOPPED) ? 'stopped' : state,
      vehicle: vehicleName(vehicle),
      vehiclePath: vehiclePath(vehicle, language.id),
    },
  };
};

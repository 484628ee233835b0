/** The page of one availability alert, which its mail links to. */
import type { ViewedAlert } from '../../application/leads/answer-alert.ts';
import { listPath } from '../../domain/inventory/list-path.ts';
import { ALERT_CONFIRM_PATH, ALERT_STOP_PATH, ALERT_TOKEN_PARAMETER } from '../../domain/leads/alert-wire.ts';
import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { PageRequest } from '../page-request.ts';

/** Says that the visitor has just stopped it. */
const STOPPED = 'Stopped';

export const alertView = (token: string, viewed: ViewedAlert, { site, language, params }: PageRequest) => {
  const path = pathOf('Public_AvailabilityAlert', language.id);
  const withToken = (to: string): string => `${to}?${new URLSearchParams({ [ALERT_TOKEN_PARAMETER]: token }).toString()}`;
  const vehicle = viewed.kind === 'unknown' || viewed.lead.site.key !== site.key ? null : viewed.lead.vehicle;
  const state = viewed.kind === 'unknown' || !vehicle ? ('unknown' as const) : viewed.state;
  return {
    path,
    /** `none`: to be confirmed. `stopped`: just now. `due`: its message is being sent. `unknown`: the link has no alert (any more). */
    state: state === 'none' && params.has(STOPPED) ? ('stopped' as const) : state,
    vehicle: vehicle ? vehicleName(vehicle, language.id) : '',
    /** Its page on this site; null where the link is unknown. */
    vehiclePath: vehicle && vehiclePath(vehicle, language.id),
    listPath: listPath(site.division, language.id),
    confirmAction: withToken(ALERT_CONFIRM_PATH),
    stopAction: withToken(ALERT_STOP_PATH),
    /** Where the visitor comes back to. */
    page: withToken(path),
    stoppedPage: `${withToken(path)}&${STOPPED}=1`,
  };
};

export type AlertView = ReturnType<typeof alertView>;

/** Where dealers want their leads, in words for the operator. */
import { routesText, type RoutingFault } from '../../domain/leads/lead-routing.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';

export const ROUTING_FAULTS: Readonly<Record<RoutingFault, string>> = {
  leadRoutes: 'is no list of addresses by type such as Appointment drive@dealer.example; * leads@dealer.example',
  leadGroup: 'is not the name of the group that gets copies: name and addresses go together',
  leadCopies: 'is no list of up to five addresses',
  adf: 'is not attached, body or none',
};

/** One dealer a line. */
export const routingText = ({ id, name, email, leadRouting }: Dealer): string => {
  const { addresses = {}, group = null, adf = 'attached' } = leadRouting ?? {};
  const others = addresses.other ? [] : [`* ${email ?? 'the site, since the dealer has no address'}`];
  const routes = [...(Object.keys(addresses).length > 0 ? [routesText(addresses)] : []), ...others].join('; ');
  const copies = group === null ? [] : [`copies to ${group.name}: ${group.addresses.join(', ')}`];
  return [`${String(id).padStart(6)}  ${name}: ${routes}`, ...copies, `ADF ${adf}`].join(' | ');
};

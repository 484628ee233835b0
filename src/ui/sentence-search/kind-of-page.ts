import { kindsInOrder } from '../../domain/site/kinds-in-order.ts';
import { VEHICLE_TYPES, type VehicleType } from '../../domain/vehicle/attributes.ts';
import type { Frame } from '../page.ts';

/** The kind of vehicle that a page is about, else that the site offers first. */
export const kindOfPage = ({ code, url, site }: Pick<Frame, 'code' | 'url' | 'site'>): VehicleType => {
  const asked = new URLSearchParams(url.split('?')[1]).get('Type');
  const chosen = VEHICLE_TYPES.find((type) => type === asked);
  if (chosen) return chosen;
  if (code.startsWith('Public_Recreat')) return 'motorcycle';
  return code.startsWith('Public_Car') ? 'car' : (kindsInOrder(site)[0] ?? 'car');
};

/** Which points of a map have room for all that they say, and which say their number alone. */
import { covers, type TakenRoom } from './place-labels.ts';

export interface PointRooms {
  readonly full: TakenRoom;
  readonly short: TakenRoom;
}

/** @param points the more important first; answers of each, in their order, whether it is short */
export const shortOf = (points: readonly PointRooms[]): boolean[] => {
  const rooms = points.map(({ short }) => short);
  return points.map(({ full }, k) => {
    const isShort = rooms.some((room, other) => other !== k && covers(full, room));
    if (!isShort) rooms[k] = full;
    return isShort;
  });
};

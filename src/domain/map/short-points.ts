/** Which points of a map have room for all that they say, and which say their number alone. */
import { covers, type TakenRoom } from './place-labels.ts';

export interface PointRooms {
  readonly full: TakenRoom;
  readonly short: TakenRoom;
}

const isWithin = (room: TakenRoom, frame: TakenRoom): boolean =>
  room.left >= frame.left && room.right <= frame.right && room.top >= frame.top && room.bottom <= frame.bottom;

/**
 * Answers of each point, in their order, whether it is short.
 * @param points the more important first
 * @param frame what is seen: no price is cut off at its edge
 */
export const shortOf = (points: readonly PointRooms[], frame: TakenRoom): boolean[] => {
  const rooms = points.map(({ short }) => short);
  return points.map(({ full }, k) => {
    const isShort = !isWithin(full, frame) || rooms.some((room, other) => other !== k && covers(full, room));
    if (!isShort) rooms[k] = full;
    return isShort;
  });
};

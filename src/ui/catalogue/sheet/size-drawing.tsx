import { CAR_BOX } from '../../../domain/vehicle/drawing-outline.ts';
import type { SizeView } from './present-sheet.ts';

/** Units of the drawing between the vehicle and the line that measures it. */
const GAP = 28;
const ROOM = 24;

/** Half of the stroke that ends a line. */
const TICK = 4;
const across = (from: number, to: number, y: number): string =>
  `M${from} ${y}H${to}M${from} ${y - TICK}v${2 * TICK}M${to} ${y - TICK}v${2 * TICK}`;
const upright = (from: number, to: number, x: number): string =>
  `M${x} ${from}V${to}M${x - TICK} ${from}h${2 * TICK}M${x - TICK} ${to}h${2 * TICK}`;

/** Length, wheelbase and height on the drawing of the body. The same figures are in the list below, so the drawing is decorative. */
export const SizeDrawing = ({ size: { drawing, outline, length, wheelbase, height } }: { readonly size: SizeView }) => {
  const { front, rear, roof, ground, axles } = outline;
  const [left, top, width, tall] = CAR_BOX;
  const [fore, aft] = axles;
  const side = front - GAP;
  const between = ground + GAP;
  const below = wheelbase === null ? between : between + ROOM;
  const frame = [side - ROOM, roof - ROOM, rear - side + 3 * ROOM, below - roof + 2 * ROOM];
  return (
    <figure className="cars-dims cars-studio" aria-hidden="true">
      <svg viewBox={frame.join(' ')}>
        <image href={drawing} x={left} y={top} width={width} height={tall} />
        <path d={across(front, rear, below)} />
        <text x={(front + rear) / 2} y={below} dy="0.35em">
          {length}
        </text>
        {wheelbase !== null && (
          <>
            <path d={across(fore, aft, between)} />
            <path className="is-dashed" d={`M${fore} ${ground + TICK}V${between}M${aft} ${ground + TICK}V${between}`} />
            <text x={(fore + aft) / 2} y={between} dy="0.35em">
              {wheelbase}
            </text>
          </>
        )}
        {height !== null && (
          <>
            <path d={upright(roof, ground, side)} />
            <path className="is-dashed" d={`M${side} ${roof}H${(front + rear) / 2}`} />
            <text transform={`translate(${side} ${(roof + ground) / 2}) rotate(-90)`} dy="0.35em">
              {height}
            </text>
          </>
        )}
      </svg>
    </figure>
  );
};

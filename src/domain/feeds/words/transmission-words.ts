import { NUMBER_LIMITS, type Transmission } from '../../vehicle/attributes.ts';
import { fold } from '../../text/fold.ts';
import { createRecogniser, type Recognised } from './recognise.ts';
import words from './words.json' with { type: 'json' };

const recogniseKind = createRecogniser<Transmission>(words.transmissions);

export interface TransmissionWords {
  readonly kind: Recognised<Transmission>;
  readonly gears: number | null;
}

/** `A 6`, `8-speed automatic`, `Manuelle 5 rapports`, `6 vitesses`, `Automatic`: the kind and, where it is said, the gears. */
export const recogniseTransmission = (text: string): TransmissionWords => {
  const whole = recogniseKind(text);
  if (whole.kind !== 'unknown') return { kind: whole, gears: null };
  const folded = fold(text.slice(0, 200));
  const gears = /(?:^|[^\d.])(\d{1,2})(?![\d.])/.exec(folded)?.[1];
  const said = folded
    .replace(/\d+/g, ' ')
    .replace(
      /\b(?:speed|speeds|spd|sp|vitesses?|rapports?|velocidades|vel|marchas|gang|gange|marce|rapporti|versnellingen|transmission|gearbox|trans|w|od|overdrive)\b|[^\p{L}\s]/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const kind = said === '' ? ({ kind: 'unknown' } as const) : kindOf(said);
  return { kind, gears: plausibleGears(Number(gears), kind.kind === 'known' ? kind.code : null) };
};

/** Says nothing of the kind: `8-Speed Automatic Sport`, `Cambio manual`. */
const FILLER =
  /\b(?:sport|sport ?shift|shift|shiftable|electronic|electronically|controlled|with|and|mode|select|selectable|paddles?|dual|range|auto ?stick|cambio|caja|boite|de|a)\b/g;

/** The kind of all words together, or the only one that they name; automatic besides another kind says less than that. */
function kindOf(said: string): Recognised<Transmission> {
  const whole = recogniseKind(said);
  if (whole.kind !== 'unknown') return whole;
  const rest = said.replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
  const shorter = rest === '' ? whole : recogniseKind(rest);
  if (shorter.kind !== 'unknown') return shorter;
  const named = rest.split(' ').map(recogniseKind);
  if (named.some(({ kind }) => kind !== 'known')) return whole;
  const codes = new Set(named.flatMap((word) => (word.kind === 'known' ? [word.code] : [])));
  if (!codes.has('manual')) codes.delete(codes.size > 1 ? 'automatic' : 'other');
  const [code] = codes;
  return code !== undefined && codes.size === 1 ? { kind: 'known', code } : whole;
}

/** A number of gears that such a gearbox can have (specification, section 3), else null. */
export const plausibleGears = (gears: number, transmission: Transmission | null): number | null => {
  const { min, max } = transmission === 'manual' ? NUMBER_LIMITS.manualGears : NUMBER_LIMITS.automaticGears;
  return Number.isInteger(gears) && gears >= min && gears <= max ? gears : null;
};

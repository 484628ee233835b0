/** Recognises the words of feeds for the closed sets of `attributes.ts`. */
import type { Body, Colour, Condition, Drivetrain, Fuel, VehicleType } from '../../vehicle/attributes.ts';
import type { Availability } from '../../vehicle/availability.ts';
import { createRecogniser, type Recognised } from './recognise.ts';
import words from './words.json' with { type: 'json' };
import { fold } from '../../text/fold.ts';

const recogniseName = createRecogniser<Colour>(words.colours);

/** Words for the finish of a paint. */
const FINISH =
  /\b(?:metalli[ckq]\w*|metallise|metalizado|metallizzato|met|mica|matt?e?|gloss|effect|effekt|tri-?coat|clear-?coat|clearcoat|pearlcoat|pearlescent|paint|peinture|exterior|crystal|premium|tinted)\b/g;

/** `Platinum White Pearl`, `Agate Black Metallic`, `Bleu nuit métallisé`: the one colour that is named. Of two with a mark between them the first counts, other two are unknown. */
export const recogniseColour = (text: string): Recognised<Colour> => {
  const whole = recogniseName(text);
  if (whole.kind !== 'unknown') return whole;
  const found = fold(text.slice(0, 100))
    .replace(FINISH, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const pairs = found.slice(1).map((word, k) => `${found[k] ?? ''} ${word}`);
  for (const candidates of [[found.join(' ')], pairs, found]) {
    const colours = new Set(candidates.map(recogniseName).flatMap((found) => (found.kind === 'known' ? [found.code] : [])));
    // Beside another colour, pearl is a finish.
    if (colours.size > 1) colours.delete('pearl');
    const [colour] = colours;
    if (colours.size === 1 && colour) return { kind: 'known', code: colour };
  }
  return { kind: 'unknown' };
};

const recogniseAny = createRecogniser<Body>(words.bodies);

/** Words that mean something else among another kind of vehicle. */
const inType: Readonly<Partial<Record<VehicleType, (text: string) => Recognised<Body>>>> = {
  heavy: createRecogniser<Body>(words.bodiesOfType.heavy),
  boat: createRecogniser<Body>(words.bodiesOfType.boat),
  motorcycle: createRecogniser<Body>(words.bodiesOfType.motorcycle),
};

export const recogniseBody = (text: string, type: VehicleType | null): Recognised<Body> => {
  const special = type === null ? undefined : inType[type]?.(text);
  return special?.kind === 'known' ? special : recogniseAny(text);
};

export const recogniseType = createRecogniser<VehicleType>(words.types);
/** A text that names two fuels is not recognised. */
export const recogniseFuel = createRecogniser<Fuel>(words.fuels, { parts: false });
export const recogniseDrivetrain = createRecogniser<Drivetrain>(words.drivetrains);
export const recogniseCondition = createRecogniser<Condition>(words.conditions);
export const recogniseAvailability = createRecogniser<Availability>(words.availabilities);

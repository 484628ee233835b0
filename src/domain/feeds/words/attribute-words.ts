/** Recognises the words of feeds for the closed sets of `attributes.ts`. */
import type { Body, CodedDetail, Colour, Condition, Drivetrain, Fuel, VehicleType } from '../../vehicle/attributes.ts';
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

/** Doors beside a body: `4DR`, `4D`, `5-door`, `5 portes`. */
const DOORS = /(?:^|[\s,-])[2-6]\s?-?(?:d|dr|drs|doors?|p|ptes?|portes?|puertas?|p\.?tas|turer|turig|deurs)\b\.?/giu;
const SHORT_BODIES: readonly (readonly [RegExp, string])[] = [
  [/\bsdn\b/giu, 'sedan'],
  [/\bcpe\b/giu, 'coupe'],
  [/\b(?:hbk|h\/b)\b/giu, 'hatchback'],
  [/\b(?:wgn|wag)\b/giu, 'wagon'],
  [/\bconv\b/giu, 'convertible'],
  [/\b(?:full|mid|midd?le)-?\s?size\b/giu, ''],
  [/\b(?:crew|extended|regular|double|quad|super|king) (?:cab )?pickup\b/giu, 'pickup'],
];

/** `HATCHBACK 4DR` and `4D SDN` name a body and its doors. */
export const recogniseBody = (text: string, type: VehicleType | null): Recognised<Body> => {
  const found = recogniseWholeBody(text, type);
  if (found.kind !== 'unknown') return found;
  const plain = SHORT_BODIES.reduce(
    (shorter, [short, long]) => shorter.replace(short, long),
    text.slice(0, 100).replace(DOORS, ' '),
  ).trim();
  return plain === '' ? found : recogniseWholeBody(plain, type);
};

const recogniseWholeBody = (text: string, type: VehicleType | null): Recognised<Body> => {
  const special = type === null ? undefined : inType[type]?.(text);
  return special?.kind === 'known' ? special : recogniseAny(text);
};

export const recogniseType = createRecogniser<VehicleType>(words.types);
/** A text that names two fuels is not recognised. */
export const recogniseFuel = createRecogniser<Fuel>(words.fuels, { parts: false });
const recogniseWheels = createRecogniser<Drivetrain>(words.drivetrains);

/** `4x4 w/Rear Wheel Drv` is a 4x4: what stands behind `w/` is how it drives most of the time. */
export const recogniseDrivetrain = (text: string): Recognised<Drivetrain> => {
  const found = recogniseWheels(text);
  if (found.kind !== 'unknown') return found;
  const [first = ''] = text.replace(/\bdrv\b\.?/giu, 'drive').split(/\bw\/|\bwith\b/iu);
  return first.trim() === '' ? found : recogniseWheels(first);
};
export const recogniseCondition = createRecogniser<Condition>(words.conditions);
/** Codes of labels. */
export const recogniseDetail: Readonly<Record<CodedDetail, (text: string) => Recognised<string>>> = {
  plateClass: createRecogniser<string>(words.plateClasses),
  priorUse: createRecogniser<string>(words.priorUses),
};
export const recogniseAvailability = createRecogniser<Availability>(words.availabilities);

/**
 * The kind that a vehicle's name tells where one body has vehicles that do not look alike: a cruiser is no adventure motorcycle. For its
 * picture only, as `body-of-model.ts`: never stored, filtered by or said. `kinds.json` lists models whose kind is sure; words of the
 * dealer's tell others.
 */
import { fold } from '../../text/fold.ts';
import { bodyOfDrawing, typeOfBody, type Drawing } from '../attributes.ts';
import type { NamedVehicle } from '../body-of-model.ts';
import kinds from './kinds.json' with { type: 'json' };
import type { VehicleFacts } from '../vehicle.ts';

/** 'GSX-R 750' and 'gsxr750' have one key. */
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

interface Entry {
  readonly drawing: Drawing;
  readonly model: string;
  /** `Ninja 400*`: of every model that begins so. */
  readonly begins: boolean;
}

const TABLE = new Map<string, Entry[]>();
for (const [drawing, makes] of Object.entries(kinds))
  for (const [make, models] of Object.entries(makes)) {
    const entries = models
      .split(', ')
      .map((text) => ({ drawing: drawing as keyof typeof kinds, model: lettersOf(text), begins: text.endsWith('*') }));
    TABLE.set(lettersOf(make), [...(TABLE.get(lettersOf(make)) ?? []), ...entries]);
  }

/** A 'Ninja 4000' is no 'Ninja 400', but a 'Rebel 500' is a 'Rebel'. */
const isOf = (name: string, { model, begins }: Entry): boolean =>
  name === model || (begins && name.startsWith(model) && !(/\d$/.test(model) && /^\d/.test(name.slice(model.length))));

const listed = ({ make, model }: NamedVehicle): Drawing | null => {
  const letters = lettersOf(model);
  const name = letters.startsWith(lettersOf(make)) ? letters.slice(lettersOf(make).length) : letters;
  return TABLE.get(lettersOf(make))?.find((entry) => isOf(name, entry))?.drawing ?? null;
};

/** What dealers call a kind, in our languages. */
const WORDS: readonly (readonly [Drawing, RegExp])[] = [
  ['sport-motorcycle', /\b(?:supersport|superbike|sport ?bike|hypersport|hypersportive)\b/],
  ['motorbike', /\b(?:naked(?: bike)?|streetfighter)\b/],
  ['cruiser-motorcycle', /\b(?:cruiser|chopper|bobber)\b/],
  ['touring-motorcycle', /\b(?:bagger|full dresser)\b/],
  ['side-by-side', /\b(?:side[- ]by[- ]side|sxs|utv|ssv|cote a cote|rzr|teryx|maverick|defender|ranger)\b/],
];

/**
 * The drawing of the vehicle's kind; null where neither table nor words tell it, where words contradict one another, and where what they
 * tell is of another body, or another type, than the dealer says.
 */
export const kindOfModel = (vehicle: NamedVehicle & Pick<VehicleFacts, 'body'>): Drawing | null => {
  const { type, body, model, version } = vehicle;
  const text = fold(`${model} ${version ?? ''}`);
  const known = listed(vehicle);
  const named = known === null ? WORDS.filter(([, words]) => words.test(text)).map(([drawing]) => drawing) : [known];
  const [drawing, ...others] = named.filter((one) =>
    body === null ? one === known && typeOfBody(bodyOfDrawing(one)) === type : bodyOfDrawing(one) === body,
  );
  return drawing !== undefined && others.length === 0 ? drawing : null;
};

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

/** Some feeds have it where a model belongs: 1198 cm³ are a Ducati 1198, and a Multistrada. */
const DISPLACEMENT = /^\d+ ?(?:cm3|ccm?)$/;

const listed = ({ make, model }: NamedVehicle): Drawing | null => {
  if (DISPLACEMENT.test(fold(model))) return null;
  const letters = lettersOf(model);
  const name = letters.startsWith(lettersOf(make)) ? letters.slice(lettersOf(make).length) : letters;
  return TABLE.get(lettersOf(make))?.find((entry) => isOf(name, entry))?.drawing ?? null;
};

interface Word {
  readonly drawing: Drawing;
  /** What dealers call the kind, in our languages. */
  readonly words: RegExp;
  /** Of these makes and models only: a box on another chassis does not look so. */
  readonly of?: RegExp;
}

const WORDS: readonly Word[] = [
  { drawing: 'sport-motorcycle', words: /\b(?:supersport|superbike|sport ?bike|hypersport|hypersportive)\b/ },
  { drawing: 'motorbike', words: /\b(?:naked(?: bike)?|streetfighter)\b/ },
  { drawing: 'cruiser-motorcycle', words: /\b(?:cruiser|chopper|bobber)\b/ },
  { drawing: 'touring-motorcycle', words: /\b(?:bagger|full dresser)\b/ },
  { drawing: 'dirt-bike', words: /\b(?:dirt ?bike|motocross|enduro)\b/ },
  {
    drawing: 'side-by-side',
    words: /\b(?:side[- ]by[- ]side|sxs|utv|ssv|cote a cote|rzr|teryx|maverick|defender|ranger)\b/,
  },
  { drawing: 'boat', words: /\b(?:bow ?rider|runabout|br)\b/ },
  { drawing: 'pontoon', words: /\b(?:pontoon|ponton)\b/ },
  { drawing: 'motorhome', words: /\b(?:classe? c|capucine|capuchina)\b/ },
  { drawing: 'camper-van', words: /\b(?:classe? b|camper ?van|fourgon amenage|van amenage|furgoneta camper)\b/ },
  { drawing: 'motorhome-a', words: /\bclasse? a\b|\bintegral(?:e)?\b/ },
  {
    drawing: 'box-truck',
    words: /\b(?:box|fourgon|caisse)\b/,
    of: /^(?:isuzu n[a-z]r|isuzu f[a-z]r|iveco eurocargo|renault trucks d\b|mercedes-benz atego|man tgl|daf lf|volvo fl\b|fuso canter)/,
  },
  {
    drawing: 'dump-truck',
    words: /\b(?:dump|benne)\b/,
    of: /^(?:western star|kenworth t|peterbilt (?:3|5)|mack granite|freightliner (?:m2|11|12|c)|international h|sterling)/,
  },
  { drawing: 'semi-trailer', words: /\b(?:dry van|reefer|frigo|frigorifique)\b/ },
];

/**
 * The drawing of the vehicle's kind; null where neither table nor words tell it, where words contradict one another, and where what they
 * tell is of another body, or another type, than the dealer says.
 */
export const kindOfModel = (vehicle: NamedVehicle & Pick<VehicleFacts, 'body'>): Drawing | null => {
  const { type, body, make, model, version } = vehicle;
  const text = fold(`${model} ${version ?? ''}`);
  const name = fold(`${make} ${model}`);
  const known = listed(vehicle);
  const said = WORDS.filter(({ words, of }) => words.test(text) && (of?.test(name) ?? true));
  const named = known === null ? said.map(({ drawing }) => drawing) : [known];
  const [drawing, ...others] = named.filter((one) =>
    body === null ? one === known && typeOfBody(bodyOfDrawing(one)) === type : bodyOfDrawing(one) === body,
  );
  return drawing !== undefined && others.length === 0 ? drawing : null;
};

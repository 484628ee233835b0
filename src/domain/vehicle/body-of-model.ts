/**
 * The body that a vehicle's name tells, for its picture only. It is never stored, filtered by or said in words: what a dealer did not
 * write is no fact. `bodies.json` lists models that have one body in every market, and words tell the others; all else is unknown.
 */
import { fold } from '../text/fold.ts';
import type { Body } from './attributes.ts';
import bodies from './bodies.json' with { type: 'json' };
import { ModelTable } from './model-table.ts';
import type { VehicleFacts } from './vehicle.ts';

export type NamedVehicle = Pick<VehicleFacts, 'type' | 'make' | 'model' | 'version' | 'year'>;

const TABLE = new ModelTable<Body>();
for (const [body, makes] of Object.entries(bodies))
  for (const [make, models] of Object.entries(makes))
    for (const model of models.split(', ')) TABLE.add(make, model, body as keyof typeof bodies);

interface Word {
  /** Null: with these words the other ones, and the model, say nothing sure. */
  readonly body: Body | null;
  readonly words: RegExp;
  /** Of these makes only, folded. */
  readonly makes?: RegExp;
  /** In a version they may mean a trim. */
  readonly modelOnly?: true;
}

const WORDS: readonly Word[] = [
  { body: null, words: /\b(?:gran coupe|coupe suv|suv coupe|coupe[ /-]cabriolet|cls|targa|solara|rf|cc)\b/ },
  { body: null, words: /\b(?:4|4-?dr|4-?doors?|four-door) coupe\b|\bcoupe 4 portes\b/ },
  { body: null, words: /\b(?:chassis|cutaway|benne|plateau|ampliroll|limousine|limo|wheelchair|tpmr|hearse)\b/ },
  { body: 'sedan', words: /\b(?:sedan|sdn)\b/ },
  { body: 'sedan', words: /\bberline\b/, makes: /^(?:audi|bmw|mercedes-benz)$/ },
  { body: 'hatchback', words: /\b(?:hatchback|hayon)\b/ },
  { body: 'convertible', words: /(?:cabriolet|cabrio|\bconvertible|\bdecapotable|\broadster|\bspeedster)\b/ },
  { body: 'convertible', words: /\b(?:500|595|695)c\b/, makes: /^(?:abarth|fiat)$/ },
  { body: 'convertible', words: /\b(?:spyder|spider)\b/, makes: /^(?:alfa romeo|audi|ferrari|lamborghini|mclaren|porsche)$/ },
  { body: 'coupe', words: /\bcoupe\b/ },
  {
    body: 'wagon',
    words: /\b(?:estate|shooting brake|sport ?wagen|sports ?wagon|touring sports|sport turismo)\b/,
  },
  { body: 'wagon', words: /\bavant\b/, makes: /^audi$/ },
  { body: 'wagon', words: /\b(?:sw|variant|alltrack)\b/, makes: /^(?:peugeot|volkswagen)$/ },
  { body: 'wagon', words: /\bst\b/, makes: /^(?:seat|cupra)$/ },
  { body: 'wagon', words: /\bsw\b/, modelOnly: true },
  { body: 'wagon', words: /\bsports ?tourer\b/, makes: /^opel$/ },
  { body: 'wagon', words: /\bcombi\b/, makes: /^skoda$/ },
  { body: 'wagon', words: /\bmcv\b/, makes: /^dacia$/ },
  { body: 'wagon', words: /\btouring\b/, makes: /^bmw$/, modelOnly: true },
  { body: 'wagon', words: /\bbreak\b/, makes: /^(?:mercedes-benz|citroen|peugeot|renault)$/, modelOnly: true },
  {
    body: 'truck',
    words: /\b(?:crew|quad|mega|king|access|regular|extended|double|super) cab\b|\b(?:crewcab|supercrew|supercab|crewmax)\b/,
  },
  { body: 'truck', words: /\bpick-?up\b/ },
  { body: 'van', words: /\b(?:cargo van|panel van|fourgon)\b/ },
];

/** The bodies that a text names; null where it makes everything unsure. */
const namedIn = (text: string, make: string, isModel: boolean): ReadonlySet<Body> | null => {
  const found = WORDS.filter(
    ({ words, makes, modelOnly }) => (isModel || !modelOnly) && (makes?.test(make) ?? true) && words.test(text),
  );
  const sure = found.flatMap(({ body }) => body ?? []);
  return sure.length < found.length ? null : new Set(sure);
};

/** Models of these bodies are sold with others under the same name: the word of the version is the surer one. */
const CLOSE: ReadonlySet<Body> = new Set(['sedan', 'hatchback', 'coupe', 'convertible', 'wagon']);

/**
 * The body that make, model, model year and version tell, where they are sure; null elsewhere, and where they contradict one another.
 * Only of cars: the names of other vehicles do not tell.
 * @param ofKind the body of the model's kind, where that is known: it stands for what the table says
 */
export const bodyOfModel = (vehicle: NamedVehicle, ofKind: Body | null = null): Body | null => {
  if (vehicle.type !== 'car') return ofKind;
  const make = fold(vehicle.make);
  const known = ofKind ?? TABLE.find(vehicle);
  const inModel = known === null ? namedIn(fold(vehicle.model), make, true) : new Set([known]);
  const inVersion = namedIn(fold(vehicle.version ?? ''), make, false);
  if (inModel === null || inVersion === null) return null;
  const [version] = inVersion;
  if (known !== null && version !== undefined && inVersion.size === 1 && CLOSE.has(known) && CLOSE.has(version)) return version;
  const [body, ...others] = new Set([...inModel, ...inVersion]);
  return body !== undefined && others.length === 0 ? body : null;
};

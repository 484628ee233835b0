/** The picture of a vehicle without a photo: its body drawn in its colour, or a plate with its name. It is never a guess. */
import { fold } from '../text/fold.ts';
import {
  bodyOfDrawing,
  DRAWINGS,
  drawingOfBody,
  PAINTS,
  type Body,
  type Colour,
  type Drawing,
  type VehicleType,
} from './attributes.ts';
import { bodyOfModel, type NamedVehicle } from './body-of-model.ts';
import { outlineOf, type CarSize, type DrawingOutline } from './drawing-outline.ts';
import { sizeOfModel } from './size-of-model.ts';
import { kindOfModel } from './kinds/kind-of-model.ts';
import type { VehicleFacts } from './vehicle.ts';

const KIND: Readonly<Record<VehicleType, Drawing>> = {
  car: 'suv',
  motorcycle: 'motorbike',
  boat: 'boat',
  recreational: 'motorhome',
  heavy: 'heavy-truck',
};

const addressOf = (name: string, colour: Colour | null): string => `/art/${name}-${PAINTS[colour ?? 'silver']}.svg`;

/** The name by which a picture is painted: that of '/art/suv-a91d2a.svg' is 'suv-a91d2a'. */
export const drawingName = (path: string): string => decodeURIComponent(path.replace(/^.*\//, '').replace(/\.svg$/, ''));

/** Where the car stands in the drawing at an address of `pictureOfVehicle`; null for plates, and for drawings that are not measured. */
export const outlineOfPicture = (path: string): DrawingOutline | null => {
  const drawn = drawnSize(drawingName(path).replace(/-[\da-f]{6}$/, ''));
  return drawn && outlineOf(drawn.drawing, drawn.size);
};

/** A picture that stands for a whole type of vehicles, on a home page or a site's preview; never for one vehicle. */
export const illustrationOfType = (type: VehicleType, colour: Colour): string => addressOf(KIND[type], colour);

/** `illustrationOf('suv', 'red')` is '/art/suv-a91d2a.svg'. */
export const illustrationOf = (drawing: Drawing, colour: Colour): string => addressOf(drawing, colour);

/** Null for a body that no drawing shows. */
export const illustrationOfBody = (body: Body, colour: Colour): string | null => {
  const drawing = drawingOfBody(body);
  return drawing && addressOf(drawing, colour);
};

/** What decides on the drawing. */
export type DrawnVehicle = NamedVehicle & Pick<VehicleFacts, 'body'>;

/** Vehicles that neither the drawing of their body nor that of their kind shows, as trikes and catamarans. Of folded names. */
const UNLIKE: Readonly<Partial<Record<Body, RegExp>>> = {
  motorcycle:
    /\b(?:slingshot|tri glide|freewheeler|trike|three-wheeler|trois roues|tricycle|niken|mp3|metropolis|sidecar|scooter)\b/,
  scooter: /\b(?:mp3|metropolis|tricity|trike|trois roues|tricycle|three-wheeler)\b/,
  // Two generations of the name, a quad and a side-by-side; models of others without their make.
  atv: /\b(?:wolverine|commander|general|talon|pioneer|mule)\b/,
  boat: /\b(?:cabine?|cuddy|cruiser|pilothouse|fly|t-top|hard ?top|sail|sailing|sailboat|voilier|velero|catamaran|trimaran|sloop|ketch|houseboat|yachts?|flybridge|trawler|rib|inflatable|pneumatique|semi-rigide|zodiac|canoe|kayak|peniche)\b/,
  sailboat:
    /\b(?:catamaran|trimaran|multihull|multicoque|ketch|schooner|goelette|goleta|dinghy|deriveur|lagoon|fountaine pajot|leopard|bali|nautitech|excess|astus|corsair|outremer|neel|hobie|laser|optimist)\b/,
  motorhome: /\b(?:profile|low profile|semi[- ]?integral|perfilada)\b|\bclasse? b\+/,
  'travel-trailer': /\b(?:teardrop|pop-?up|folding|tent|pliante|tente)\b/,
  'truck-camper': /\bpop-?up\b/,
  'heavy-truck':
    /\b(?:day ?cab|porteur|benne|fourgon|plateau|grue|malaxeur|rigid|straight truck|chassis|dump|tipper|mixer|crane|flatbed|box|garbage|tow|concrete)\b/,
};

/** Kinds whose names have words that other vehicles of their body are told by. */
const NAMED_SO: ReadonlySet<Drawing | null> = new Set<Drawing>([
  'side-by-side',
  'three-wheeler',
  'pontoon',
  'box-truck',
  'dump-truck',
]);

/** Bodies whose own drawing shows one kind of several: without a known kind there is none. */
const ONLY_BY_KIND: ReadonlySet<Body> = new Set(['motorcycle', 'boat', 'motorhome', 'heavy-truck', 'trailer']);

/** Models of these bodies are sold in no other: a dealer who says another means this one, or has left what their program filled in. */
const WITHOUT_SIBLINGS: ReadonlySet<Body> = new Set(['suv', 'minivan', 'van']);

/** The dealer's word; where a model has one body and it is another, that of the model or, if it may be a sibling, none. */
const drawnBody = (vehicle: DrawnVehicle): Body | null => {
  const { type, body } = vehicle;
  const kind = kindOfModel(vehicle);
  const known = bodyOfModel(vehicle, kind && bodyOfDrawing(kind));
  if (body === null || known === null || type !== 'car') return body ?? known;
  return known === body || body === 'other' || WITHOUT_SIBLINGS.has(known) ? known : null;
};

/** The drawing that shows a vehicle's body and kind; null where neither its facts nor its name tell them, or no drawing shows them. */
export const drawingOfVehicle = (vehicle: DrawnVehicle): Drawing | null => {
  const { make, model, version } = vehicle;
  const body = drawnBody(vehicle);
  const kind = kindOfModel({ ...vehicle, body });
  if (body === null || (!NAMED_SO.has(kind) && UNLIKE[body]?.test(fold(`${make} ${model} ${version ?? ''}`)) === true))
    return null;
  return kind ?? (ONLY_BY_KIND.has(body) ? null : drawingOfBody(body));
};

const SEPARATOR = '~';

const inCentimetres = (millimetres: number): string => String(Math.round(millimetres / 10));

/** 'suv~460x169x269': the drawing in the length, height and wheelbase of the model, where they are known and it can take them. */
const sizedDrawing = (drawing: Drawing, size: CarSize | null): string =>
  size && outlineOf(drawing, size) !== outlineOf(drawing)
    ? `${drawing}${SEPARATOR}${[size.length, size.height, size.wheelbase].map(inCentimetres).join('x')}`
    : drawing;

/** What a name of such a drawing says; null for any other. Sizes that the drawing cannot take are refused. */
export const drawnSize = (name: string): { readonly drawing: Drawing; readonly size: CarSize | null } | null => {
  const [, named, ...sides] = /^([a-z-]+)(?:~(\d{3})x(\d{2,3})x(\d{3}))?$/.exec(name) ?? [];
  const drawing = DRAWINGS.find((candidate) => candidate === named);
  if (drawing === undefined) return null;
  if (sides[0] === undefined) return { drawing, size: null };
  const [length = 0, height = 0, wheelbase = 0] = sides.map((side) => 10 * Number(side));
  const size = { length, height, wheelbase };
  return outlineOf(drawing, size) === outlineOf(drawing) ? null : { drawing, size };
};

/** What a plate says. */
export interface PlateText {
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
}

/** An address may hold no more: longer names end in three dots. */
const LONGEST = { make: 40, model: 60 } as const;
const part = (text: string, longest: number): string => {
  const plain = text
    .replace(/\p{Surrogate}/gu, '')
    .replaceAll(SEPARATOR, ' ')
    .replaceAll('/', '\u2215')
    .trim();
  const letters = Array.from(plain);
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : plain;
};

/** Feeds with two digits err, and the plate does not repeat it. */
const yearText = (year: number | null): string => /^[1-9]\d{3}$/.exec(String(year))?.[0] ?? '';

const plateOf = ({ make, model, year }: PlateText): string =>
  encodeURIComponent(['plate', part(make, LONGEST.make), part(model, LONGEST.model), yearText(year)].join(SEPARATOR));

/**
 * What the name of a plate says ('plate~Dacia~Jogger~2022', not encoded), as `pictureOfVehicle` makes them. Null for another name, for one
 * that is too long, and for a year that is not of four digits.
 */
export const plateText = (name: string): PlateText | null => {
  const [kind, make, model, year, ...others] = name.split(SEPARATOR);
  if (kind !== 'plate' || !make || !model || others.length > 0 || year === undefined || !/^(?:\d{4})?$/.test(year)) return null;
  if (Array.from(make).length > LONGEST.make || Array.from(model).length > LONGEST.model) return null;
  return { make, model, year: year === '' ? null : Number(year) };
};

/**
 * The address of the drawing or the plate of a vehicle that has no photo; an unknown colour is silver.
 * @param size as its data has it; else that of its model
 */
export const pictureOfVehicle = (vehicle: DrawnVehicle & Pick<VehicleFacts, 'colour'>, size: CarSize | null = null): string => {
  const drawing = drawingOfVehicle(vehicle);
  const name = drawing && sizedDrawing(drawing, size ?? sizeOfModel({ ...vehicle, body: bodyOfDrawing(drawing) }));
  return addressOf(name ?? plateOf(vehicle), vehicle.colour);
};

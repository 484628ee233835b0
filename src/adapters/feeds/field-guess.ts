/** Guesses what a column of an unknown file means, by its name and by what stands in it. */
import type { DealerField, FieldRule, VehicleField } from '../../domain/feeds/profile.ts';
import { COUNT_NAMES, COUNTS, type CountName } from '../../domain/vehicle/vehicle-facts.ts';
import { fold } from '../../domain/text/fold.ts';

export type Guess =
  { readonly part: 'fields'; readonly field: VehicleField } | { readonly part: 'dealer'; readonly field: DealerField };

/** Last parts of paths, folded, letters only; the order decides where two fields want one column. */
const VEHICLE_NAMES: Readonly<Partial<Record<VehicleField, RegExp>>> = {
  vin: /^(?:vin|niv|numerodeserie|bastidor|numerodebastidor|chasis|numerodechasis|vinnumber|fin|chassis|chassisnumber|vehicleidentificationnumber)$/,
  stockNumber:
    /^(?:(?:vehicle)?stockstring|stock|stockno|nostock|nodestock|internenr|internenummer|fahrzeugnummer|stocknumber|stocknum|stockid|sku|vehicleid|listingid|adid|reference|referencia|ref|numero|numerodestock|nod?inventaire|numerod?inventaire|inventaire|numerodeinventario|inventario|id|sellerinventorykey|inventoryid)$/,
  make: /^(?:make|makestring|mk|brand|marque|marca|marke|hersteller|merk|fabricant|manufacturer|makename|constructeur|fabricante)$/,
  model: /^(?:model|modele|mdl|modelo|modell|modelname|linea|gamme)$/,
  version:
    /^(?:trim|version|variant|style|vehiclestyle|finition|submodel|configuration|configration|modeldescription|acabado|ausstattung|ausfuhrung|trimcode|uitvoering)$/,
  makeAndModel:
    /^(?:name|title|titre|titulo|nomannonce|heading|vehicle|vehicule|vehiculo|annonce|anuncio|designation|libelle|bezeichnung|titel)$/,
  year: /^(?:year|modelyear|yr|annee|ano|baujahr|bouwjaar|yearbuilt|initialregistration|firstregistration|jahr|anno|anneemodele|anomodelo|miseencirculation|datemiseencirculation|datedemiseencirculation|dateimmatriculation|1eremiseencirculation|primeramatriculacion|matriculacion|dateofregistration|ez|fechamatriculacion|erstzulassung)$/,
  mileage:
    /^(?:mileage|odometer|odometre|odo|indeliverydistancemeasure|kilometrage|km|kms|miles|kilometraje|kilometerstand|kilometer|kilometros|kilometres|enginehours|hours|heures|chilometraggio|laufleistung)$/,
  price:
    /^(?:price|asking|prix|precio|preis|prijs|prezzo|listprice|internetprice|askingprice|saleprice|retailprice|consumerpriceamount|sellingprice|prixttc|prixvente|prixdevente|prixdemande|prixaffiche|preciocontado|precioventa|pvp|valor)$/,
  listPrice: /^(?:msrp|pdsf|uvp|prixcatalogue|preciodelista|neupreis)$/,
  previousPrice: /^(?:was|wasprice|previousprice|oldprice|ancienprix|prixbarre|precioanterior)$/,
  batteryHealth: /^(?:batteryhealth|stateofhealth|soh)$/,
  currency: /^(?:currency|currencyid|currencycode|devise|moneda|wahrung|valuta)$/,
  condition:
    /^(?:condition|saleclasscode|newused|inventorytype|etat|estado|zustand|new|category|staat|neufoccasion|estadodelvehiculo)$/,
  body: /^(?:body|bodytype|bodystyle|vehicletype|carrosserie|carroceria|karosserie|carrosserievorm|rvtype|type|categories|typecarrosserie|typedecarrosserie|tipodecarroceria)$/,
  transmission:
    /^(?:transmission|transmissiontypename|gearbox|geartype|boite|boitevitesse|boitedevitesse|getriebe|cambio|transmision|caja|cajadecambios|boitevitesses|boitedevitesses|transmissie|versnellingsbak)$/,
  gears: /^(?:gears|transmissionspeed|transmissiospeed|speeds|vitesses)$/,
  fuel: /^(?:fuel|fueltype|carburant|energie|combustible|kraftstoff|brandstof|carburante|alimentazione|typecarburant|tipodecombustible)$/,
  drivetrain: /^(?:drivetrain|drive|drivetype|wheelconfig|driveline|motricite|antrieb|traccion|aandrijving|transmissiontype)$/,
  colour:
    /^(?:colou?r|exteriorcolou?r|extcolou?r|bodycolorgroup|baseextcolor|couleur|couleurexterieure|colorexterior|farbe|kleur|colore)$/,
  interiorColour: /^(?:interiorcolou?r|intcolou?r|color2|baseintcolor|couleurinterieure|colorinterior)$/,
  engine:
    /^(?:engine|enginesize|enginelitres|displacement|capacity|cubiccapacity|cc|cylindree|hubraum|cilindrada|cilindraje|motor|moteur)$/,
  cylinders: /^(?:cylinders?|cylindres|cilindros|zylinder)$/,
  power:
    /^(?:power|kw|kilowatts?|hp|horsepower|puissance|puissancereellech|potencia|leistung|vermogen|puissancech|puissancedin|puissancekw|powerkw|powerhp|potenciacv)$/,
  doors: /^(?:doors?|doorcount|portes|nbportes|nombredeportes|puertas|numerodepuertas|turen|deuren)$/,
  ...(Object.fromEntries(COUNT_NAMES.map((name) => [name, COUNTS[name].columns])) as Record<CountName, RegExp>),
  description:
    /^(?:description|descripcion|comments?|notes?|remarks?|commentaires?|comentarios|observaciones|beschreibung|bemerkung(?:en)?|omschrijving|sellercomments?)$/,
  equipment: /^(?:equipments?|features?|options?|equipements?|ausstattungen|opties)$/,
  images:
    /^(?:images?|imagelinks?|imageurls?|photos?|photolinks?|photourls?|fotos?|imagenes|galerie|galeria|pictures?|pictureurls?|uri|bilder)$/,
  outboundUrl: /^(?:url|link|vdpurl|weburl|urlannonce|detailurl|permalink|lien|enlace|lienannonce)$/,
};

const DEALER_NAMES: Readonly<Partial<Record<DealerField, RegExp>>> = {
  key: /^(?:dealer|seller|customer|vendeur|concession)(?:id|key|code|number)$/,
  name: /^(?:(?:dealer|seller|customer|vendeur|concession|location|lot|store)name|concessionnaire|concesionario|handler|dealership|garage)$/,
  street: /^(?:dealer|seller)?(?:street|address|(?:address)?line1|rue)$/,
  city: /^(?:dealer|seller|handler)?(?:city|ville|ciudad|town|ort)$/,
  province: /^(?:dealer|seller)?(?:province|prov|state|region)$/,
  postalCode: /^(?:dealer|seller)?(?:postalcode|zip|zipcode|codepostal|postcode|plz)$/,
  country: /^(?:dealer|seller)?(?:country|countrycode|pays)$/,
  latitude: /^(?:dealer|seller)?(?:lat|latitude)$/,
  longitude: /^(?:dealer|seller)?(?:lon|lng|longitude)$/,
  phone: /^(?:dealer|seller)?(?:phone|telephone|tel)$/,
  email: /^(?:dealer|seller)?e?mail$/,
  website: /^(?:dealer|seller)?(?:website|site)$/,
};

/** What needs no word of a dealer where it stands around vehicles. */
const AROUND_NAMES: Readonly<Partial<Record<DealerField, RegExp>>> = {
  key: /^(?:id|code|key|number|dealercode|dealernumberid)$/,
  name: /^(?:name|nom|nombre)$/,
};

/** A unit or currency behind the name of a column: `mileage_km`, `price_cad`. */
const UNIT = /(?:km|miles|cm3|ccm|cc|kw|ch|hp|cv|cad|eur|usd|ttc|litres)$/;

const lettersOf = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

const fieldNamed = <Field extends string>(table: Readonly<Partial<Record<Field, RegExp>>>, name: string): Field | undefined =>
  (Object.entries(table) as [Field, RegExp][]).find(([, names]) => names.test(name))?.[0];

/** Null when neither the name nor the samples tell anything. */
export const guessMeaning = (path: string, samples: readonly string[]): Guess | null => {
  const parts = path.split('/').filter((part) => part !== '..' && !/^@?(?:text|value|amount)$|^@key$/.test(part));
  const last = lettersOf(parts.at(-1) ?? path);
  const two = lettersOf(parts.slice(-2).join(''));
  const ofDealer = /^(?:dealer|seller|vendor|vendeur)/.test(two);
  // What stands around vehicles is said of all of them.
  const isAround = path.startsWith('../');
  const around = isAround ? fieldNamed(AROUND_NAMES, last) : undefined;
  const dealer = around ?? fieldNamed(DEALER_NAMES, last) ?? fieldNamed(DEALER_NAMES, two);
  if (isAround) return dealer === undefined ? null : { part: 'dealer', field: dealer };
  if (dealer !== undefined && (ofDealer || dealer !== 'key')) return { part: 'dealer', field: dealer };
  const named = fieldNamed(VEHICLE_NAMES, last) ?? fieldNamed(VEHICLE_NAMES, last.replace(UNIT, '')) ?? null;
  const shown = byContent(samples);
  // In Colombia, `modelo` is the year of the model and `línea` the model.
  const isYear = named === 'model' && samples.length > 0 && samples.every((text) => /^(?:19|20)\d{2}$/.test(text.trim()));
  const showsMore = (named === 'stockNumber' && shown === 'vin') || (named === 'outboundUrl' && shown === 'images');
  const vehicle = isYear ? 'year' : named === null || showsMore ? shown : named;
  return vehicle === null || ofDealer ? null : { part: 'fields', field: vehicle };
};

/** What the values themselves show; a few others among them do not matter. */
function byContent(samples: readonly string[]): VehicleField | null {
  const most = (pattern: RegExp): boolean =>
    samples.length > 0 && samples.filter((text) => pattern.test(text.trim())).length >= 0.8 * samples.length;
  if (most(/^(?=.*[a-z])[a-hj-npr-z0-9]{13}\d{4}$/i)) return 'vin';
  if (samples.length > 0 && samples.filter(arePhotos).length >= 0.8 * samples.length) return 'images';
  if (most(/^\d{1,3}(?:[ .,'’\u00a0\u202f]?\d{3})*\s?(?:km|kms|kilom[eè]tres?|kil[oó]metros)$/i)) return 'mileage';
  if (most(/^(?:[$€£]|cad|eur)\s?\d[\d .,'’\u00a0\u202f]*$|^\d[\d .,'’\u00a0\u202f]*(?:[$€£]|cad|eur)$/i)) return 'price';
  if (most(MONTH)) return 'year';
  return null;
}

const ADDRESS = /^https?:\/\/[^\s|,;]+$/i;
const PHOTO = /\.(?:jpe?g|png|webp)(?:\?|$)/i;

/** Addresses, one or a list, of which the first is a picture's. */
const arePhotos = (text: string): boolean => {
  const addresses = text.trim().split(/[|,;\s]+/);
  return PHOTO.test(addresses[0] ?? '') && addresses.every((address) => ADDRESS.test(address));
};
/** `10-2019`, `2019-10`, `2019-10-01`, `01/10/2019`. */
const MONTH = /^(?:(?:\d{1,2}[-/.]){1,2}(?:19|20)\d{2}|(?:19|20)\d{2}(?:[-/.]\d{1,2}){1,2})(?:[T ][\d:.Z+-]*)?$/;

/** The attribute or the element beside a number that says its unit: `Mileage/@unitCode`, `odometer/unit`, `odometer_unit`. */
const unitOf = (path: string, paths: readonly string[]): string | undefined =>
  paths.find(
    (other) =>
      /unit(?:s|code|ofmeasure)?$|uom$/i.test(other) &&
      [
        `${path}/@`,
        `${path}_`,
        `${path} `,
        ...(/[/](?:value|@value)$/.test(path) ? [path.slice(0, path.lastIndexOf('/') + 1)] : []),
      ].some((beginning) => other.startsWith(beginning)),
  );

/** The rule that reads the field from such values: most often the path alone. `paths` are those of all columns. */
export const draftRule = (
  field: VehicleField | DealerField,
  path: string,
  samples: readonly string[],
  paths: readonly string[],
): FieldRule => {
  const unit = UNITED.has(field) ? unitOf(path, paths) : undefined;
  if (unit !== undefined) return { join: [path, unit] };
  if (samples.some((text) => /%[0-9a-f]{2}/i.test(text)) && !/url|images|logo|website/i.test(field))
    return { from: path, urlDecode: true };
  if (field === 'year' && samples.some((text) => MONTH.test(text.trim()))) return { from: path, pattern: '(?:19|20)\\d{2}' };
  if (field === 'images' || field === 'equipment') {
    const mark = LISTS.filter((candidate) => field === 'images' || candidate !== ' ').find((candidate) =>
      samples.some((text) => text.split(candidate).filter((part) => part.trim() !== '').length > 1),
    );
    if (
      mark !== undefined &&
      (field === 'equipment' || samples.some((text) => text.split(mark).filter((part) => /^\s*https?:/.test(part)).length > 1))
    )
      return { from: path, split: mark };
  }
  return path;
};

/** Numbers with units. */
const UNITED: ReadonlySet<string> = new Set(['mileage', 'power', 'engine', 'length', 'beam']);

const LISTS = ['|', ';', ',', '\n', ' '];

/** Guesses what a column of an unknown file means, by its name and by what stands in it. */
import type { DealerField, VehicleField } from '../../domain/feeds/profile.ts';
import { COUNT_NAMES, COUNTS, type CountName } from '../../domain/vehicle/vehicle-facts.ts';
import { fold } from '../../domain/text/fold.ts';

export type Guess =
  { readonly part: 'fields'; readonly field: VehicleField } | { readonly part: 'dealer'; readonly field: DealerField };

/** Last parts of paths, folded, letters only; the order decides where two fields want one column. */
const VEHICLE_NAMES: Readonly<Partial<Record<VehicleField, RegExp>>> = {
  vin: /^(?:vin|vinnumber|fin|chassis|chassisnumber|vehicleidentificationnumber)$/,
  stockNumber:
    /^(?:stock|stockno|stocknumber|stocknum|stockid|sku|vehicleid|listingid|adid|reference|ref|numero|id|sellerinventorykey|inventoryid)$/,
  make: /^(?:make|brand|marque|marca|hersteller|merk|fabricant|manufacturer|makename)$/,
  model: /^(?:model|modele|modelo|modell|modelname)$/,
  version:
    /^(?:trim|version|variant|style|vehiclestyle|finition|submodel|configuration|configration|modeldescription|acabado|ausstattung|uitvoering)$/,
  makeAndModel: /^(?:name|title|titre|titulo|nomannonce|heading|vehicle|annonce|bezeichnung|titel)$/,
  year: /^(?:year|modelyear|annee|ano|baujahr|bouwjaar|yearbuilt|initialregistration|firstregistration|jahr|anno)$/,
  mileage:
    /^(?:mileage|odometer|kilometrage|km|kms|miles|kilometraje|kilometerstand|kilometer|enginehours|hours|heures|chilometraggio|laufleistung)$/,
  price:
    /^(?:price|prix|precio|preis|prijs|prezzo|listprice|internetprice|askingprice|saleprice|retailprice|consumerpriceamount|sellingprice)$/,
  currency: /^(?:currency|devise|moneda|wahrung|valuta)$/,
  condition: /^(?:condition|newused|inventorytype|etat|estado|zustand|new|category|staat)$/,
  body: /^(?:body|bodytype|bodystyle|vehicletype|carrosserie|carroceria|karosserie|carrosserievorm|rvtype|type|categories|typecarrosserie)$/,
  transmission:
    /^(?:transmission|gearbox|geartype|boite|boitevitesse|boitedevitesse|getriebe|cambio|transmissie|versnellingsbak)$/,
  gears: /^(?:gears|transmissionspeed|transmissiospeed|speeds|vitesses)$/,
  fuel: /^(?:fuel|fueltype|carburant|energie|combustible|kraftstoff|brandstof|carburante|alimentazione)$/,
  drivetrain: /^(?:drivetrain|drive|drivetype|wheelconfig|driveline|motricite|antrieb|traccion|aandrijving|transmissiontype)$/,
  colour: /^(?:colou?r|exteriorcolou?r|extcolou?r|bodycolorgroup|baseextcolor|couleur|farbe|kleur|colore)$/,
  interiorColour: /^(?:interiorcolou?r|intcolou?r|color2|baseintcolor|couleurinterieure)$/,
  engine: /^(?:engine|enginesize|enginelitres|displacement|capacity|cubiccapacity|cc|cylindree|hubraum|cilindrada)$/,
  cylinders: /^(?:cylinders?|cylindres|cilindros|zylinder)$/,
  power: /^(?:power|kw|kilowatts?|hp|horsepower|puissance|puissancereellech|potencia|leistung|vermogen)$/,
  doors: /^(?:doors?|doorcount|portes|puertas|turen|deuren)$/,
  ...(Object.fromEntries(COUNT_NAMES.map((name) => [name, COUNTS[name].columns])) as Record<CountName, RegExp>),
  description: /^(?:description|descripcion|comments?|notes?|remarks?|beschreibung|omschrijving|sellercomments?)$/,
  equipment: /^(?:equipments?|features?|options?|equipements?|ausstattungen|opties)$/,
  images: /^(?:images?|imagelinks?|imageurls?|photos?|photolinks?|photourls?|pictures?|pictureurls?|uri|bilder)$/,
  outboundUrl: /^(?:url|link|vdpurl|weburl|urlannonce|detailurl|permalink|lien)$/,
};

const DEALER_NAMES: Readonly<Partial<Record<DealerField, RegExp>>> = {
  key: /^(?:dealer|seller|customer|vendeur|concession)(?:id|key|code|number)$/,
  name: /^(?:dealer|seller|customer|vendeur|concession)name$/,
  street: /^(?:dealer|seller)?(?:street|address|rue)$/,
  city: /^(?:dealer|seller)?(?:city|ville|ciudad|town|ort)$/,
  province: /^(?:dealer|seller)?(?:province|state|region)$/,
  postalCode: /^(?:dealer|seller)?(?:postalcode|zip|zipcode|codepostal|postcode|plz)$/,
  country: /^(?:dealer|seller)?(?:country|countrycode|pays)$/,
  latitude: /^(?:dealer|seller)?(?:lat|latitude)$/,
  longitude: /^(?:dealer|seller)?(?:lon|lng|longitude)$/,
  phone: /^(?:dealer|seller)?(?:phone|telephone|tel)$/,
  email: /^(?:dealer|seller)?e?mail$/,
  website: /^(?:dealer|seller)?(?:website|site)$/,
};

const lettersOf = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

const fieldNamed = <Field extends string>(table: Readonly<Partial<Record<Field, RegExp>>>, name: string): Field | undefined =>
  (Object.entries(table) as [Field, RegExp][]).find(([, names]) => names.test(name))?.[0];

/** Null when neither the name nor the samples tell anything. */
export const guessMeaning = (path: string, samples: readonly string[]): Guess | null => {
  const parts = path.split('/').filter((part) => !/^@(?:key|value|text)$/.test(part) && part !== 'text' && part !== 'value');
  const last = lettersOf(parts.at(-1) ?? path);
  const two = lettersOf(parts.slice(-2).join(''));
  const ofDealer = /^(?:dealer|seller|vendor|vendeur)/.test(two);
  const dealer = fieldNamed(DEALER_NAMES, last) ?? fieldNamed(DEALER_NAMES, two);
  if (dealer !== undefined && (ofDealer || dealer !== 'key')) return { part: 'dealer', field: dealer };
  const vehicle = fieldNamed(VEHICLE_NAMES, last) ?? byContent(samples);
  return vehicle === null || ofDealer ? null : { part: 'fields', field: vehicle };
};

function byContent(samples: readonly string[]): VehicleField | null {
  if (samples.length === 0) return null;
  if (samples.every((text) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(text) && /[a-z]/i.test(text) && /\d{4}$/.test(text))) return 'vin';
  if (samples.every((text) => /^https?:\/\/\S+$/i.test(text) && /\.(?:jpe?g|png|webp)(?:\?|$)/i.test(text))) return 'images';
  return null;
}

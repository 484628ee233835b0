import type { Body, VehicleType } from '../../vehicle/attributes.ts';
import { createRecogniser, type Recognised } from './recognise.ts';

/** English | French | Spanish | German | Italian | Dutch, and what trade sites write. */
const recogniseAny = createRecogniser<Body>({
  sedan: 'saloon|berline|berlina|sedán|limousine|4 door sedan|sedan 4 portes|tre volumi|stufenheck|notchback|quatre portes',
  coupe:
    'coupé|coupé 2 portes|2 door coupe|sportwagen|sports car|voiture de sport|deportivo|sportiva|coche deportivo|coupe (2 door)',
  hatchback:
    'hatch|compact|compacte|compacto|citadine|city car|utilitaria|kompaktwagen|kleinwagen|kleine auto|fließheck|schrägheck|due volumi|5 door hatchback|hayon|bicorps|liftback|smallcar|small car|piccola',
  wagon:
    'station wagon|stationwagen|estate|estate car|estatecar|break|familiale|familiar|ranchera|kombi|kombilimousine|touring|avant|sw|stationcar|giardinetta|familiare|sport wagon|shooting brake',
  convertible:
    'cabrio|cabriolet|décapotable|descapotable|roadster|spider|spyder|cabrioletroadster|convertibile|open top|convertible (soft top)|barchetta',
  suv: 'suv crossover|crossover|cuv|vus|véhicule utilitaire sport|utilitaire sport|sport utility|sport utility vehicle|4x4|suv 4x4|tout terrain|todoterreno|todo terreno|geländewagen|fuoristrada|terreinwagen|offroad|off-roader|suv/geländewagen/pickup|suvoffroadpickup|camioneta suv',
  truck:
    'pickup|pick-up|pickup truck|camionnette|camion léger|camioneta|pick up|crew cab pickup|extended cab pickup|regular cab pickup|crew cab|double cab|cabina doppia|light truck',
  van: 'cargo van|fourgon|fourgonnette|furgoneta|furgón|kastenwagen|transporter|furgone|furgoni|furgoni/van|bestelwagen|bestelbus|panel van|utilitaire|utilitaire léger|vu|passenger van|full-size van|othervan|lieferwagen|fourgon tôlé',
  minivan:
    'mini-van|mini van|minibus familiar|monospace|monovolumen|monovolume|mpv|people carrier|fourgonnette passagers|van/kleinbus|kleinbus|ruimtewagen|minivan van|familien van|monoespace',
  motorcycle:
    'motorbike|motorcycles|bike|moto|motocyclette|motocicleta|motorrad|motocicletta|motor|motorfiets|cruiser|chopper|naked|naked bike|sport bike|sportbike|touring bike|enduro|motocross|dirt bike|supermoto|trike|roadster moto|trail|custom',
  scooter: 'scooters|motoneta|roller|motorscooter|vespa|moped|cyclomoteur|ciclomotor|ciclomotore|bromfiets|maxi scooter',
  atv: 'quad|quads|vtt|quad bike|cuatrimoto|cuatriciclo|utv|side by side|side-by-side|sxs|côte à côte|all terrain vehicle',
  snowmobile: 'motoneige|sled|snow mobile|moto de nieve|schneemobil|motoslitta|sneeuwscooter|ski-doo',
  boat: 'boats|bateau|bateau à moteur|barco|barca|lancha|boot|motorboot|motor boat|motorboat|powerboat|power boat|motor yacht|motoryacht|sport boat|flybridge|cabin cruiser|rib|rigid inflatable|trawler|bowrider|hardtop|classic power boat|center console|centre console|fishing boat|foldable inflatable boat|inflatable|zodiac|deck boat|superyacht|pilothouse|pontoon boat|pontoon|ponton|floating house|houseboat|sloep|wakeboard/wakesurf|runabout|flat bottom boat|offshore boat|utility boat|rowing boat|passenger ship|power catamaran|canoe|dinghy|kayak|yacht|vedette|semi-rigide|pedalo|jet boat|speedboat',
  sailboat:
    'sail boat|sailing boat|sailing yacht|voilier|velero|segelboot|segelyacht|barca a vela|zeilboot|zeiljacht|classic sailing yacht|catamaran|keelboat|cruising yacht|regatta boat|daysailer|motorsailer|ketch|sailing dinghy|gulet|centre cockpit|center cockpit|sailing superyacht|cruising dinghy|deck saloon|trimaran|sloop|schooner',
  pwc: "personal watercraft|personal water craft|jet ski|jetski|motomarine|moto de agua|moto acuática|scooter des mers|sea-doo|waterscooter|moto d'acqua",
  motorhome:
    'motor home|camping-car|autocaravane|autocaravana|wohnmobil|autocaravan|camper|kampeerauto|class a|class b|class c|class b+|super c|camper van|campervan|vanlife|caravane motorisée|véhicule récréatif motorisé|reisemobil|intégral|profilé|capucine|fourgon aménagé',
  'travel-trailer':
    'caravan|caravane|roulotte|caravana|wohnwagen|roulotte de voyage|folding pop-up camper|pop up camper|popup camper|tent trailer|tente-roulotte|folding camper|teardrop trailer|teardrop|expandable|expandable trailer|hybrid trailer|a-frame|a-frames|toy hauler|park model|destination trailer|rimorchio caravan|stacaravan|caravan trailer|travel trailers',
  'fifth-wheel': '5th wheel|fifth wheels|caravane à sellette|quinta rueda|sellette|toy hauler fifth wheel|5 roues',
  'truck-camper':
    'truck campers|slide-in camper|caravane portée|cellule|campeur de camionnette|camper para camioneta|absetzkabine|pickup camper',
  'heavy-truck':
    'heavy truck|camion|camion lourd|poids lourd|camión|lkw|lastwagen|autocarro|vrachtwagen|prime mover|prime movers|tractor unit|tracteur routier|tractor|tipper|tipper trucks|dump truck|camion benne|semi truck|semi-tractor|tray / flat bed trucks|flatbed truck|cab chassis|cab-chassis trucks|box truck|straight truck|day cab|sleeper|sattelzugmaschine|motrice|trekker|trucks over 7.5t|truckover7500',
  bus: 'buses|coach|coaches|autobus|autocar|autobús|reisebus|omnibus|minibus|mini bus|school bus|city bus|touringcar|pullman|scolaire',
  trailer:
    'trailers|remorque|remolque|anhänger|rimorchio|aanhanger|aanhangwagen|semi-trailer|semitrailer|semi-remorque|semirremolque|auflieger|oplegger|semirimorchio|curtainsider|flat-top trailer|utility trailer|cargo trailer|single axle|twin axle|boat trailer|launching trolley|storage trailer',
  other: 'autre|otro|otros|sonstige|altro|anders|overig|other body|wheeled other',
});

/** Words that mean something else among another kind of vehicle. */
const inType: Readonly<Partial<Record<VehicleType, (text: string) => Recognised<Body>>>> = {
  heavy: createRecogniser<Body>({ 'heavy-truck': 'truck|trucks|tractor', bus: 'van|coach', trailer: 'flatbed' }),
  boat: createRecogniser<Body>({ boat: 'cruiser|inboard|outboard|convertible|sloep|touring|coupe|hardtop|custom|classic' }),
  motorcycle: createRecogniser<Body>({
    motorcycle: 'touring|sport|sports|classic|standard|roadster|sport touring|tourer|off road|adventure',
  }),
};

export const recogniseBody = (text: string, type: VehicleType | null): Recognised<Body> => {
  const special = type === null ? undefined : inType[type]?.(text);
  return special?.kind === 'known' ? special : recogniseAny(text);
};

/** Words of feeds for the closed sets of `attributes.ts`: English | French | Spanish | German | Italian | Dutch. */
import type { Availability } from '../../vehicle/availability.ts';
import type { Condition, Drivetrain, Fuel, VehicleType } from '../../vehicle/attributes.ts';
import { createRecogniser } from './recognise.ts';

export const recogniseType = createRecogniser<VehicleType>({
  car: 'c|cars|auto|autos|voiture|voitures|coche|carro|pkw|passenger car|automobile|automobil|vettura|personenauto|personenwagen|light vehicle|véhicule de tourisme',
  motorcycle: 'b|m|motorbike|moto|motos|motocyclette|motocicleta|motorrad|motorfiets|motocicletta|motorcycles|motorbikes|scooter',
  boat: 'boats|bateau|bateaux|barco|boot|barca|marine|watercraft|vessel',
  recreational:
    'rv|vr|recreational vehicle|véhicule récréatif|vehículo recreativo|motorhome|caravan|camping-car|wohnmobil|reisemobil|powersports|atv|snowmobile|autocaravana|camper',
  heavy:
    'heavy vehicle|heavy truck|truck over 7.5t|camion|poids lourd|camión|lkw|vrachtwagen|autocarro|commercial truck|véhicule lourd|bus|trailer',
});

export const recogniseFuel = createRecogniser<Fuel>(
  {
    gas: 'gasoline|petrol|essence|gasolina|nafta|benzin|benzina|benzine|unleaded|regular unleaded|regular gas|super|super 95|super 98|sp95|sp98|sp95-e10|gasoline fuel|super e10|normal|euro 95|g',
    diesel: 'gazole|gasoil|gasóleo|diésel|dieselmotor|bio diesel|biodiesel|gazoil|diesel fuel|d',
    electric:
      'électrique|electrico|eléctrico|elektro|elettrica|elettrico|elektrisch|ev|bev|battery electric|100% électrique|full electric|battery|elektrizität|électricité',
    hybrid:
      'hybride|híbrido|ibrida|ibrido|hev|full hybrid|mild hybrid|hybride non rechargeable|hybrid gasoline|gas/electric hybrid|gasoline hybrid|essence hybride|hybride essence|mhev|hybride léger|hybride diesel',
    'hybrid-electric':
      'hybrid electric|hybride électrique|híbrido eléctrico|electric hybrid|hybrid (electric)|electro hybrid|hybrid (petrol/electric)|electro/benzine|elektro/benzin|benzin/elektro|elettrica/benzina|essence/électrique|électrique/essence|gasoline/electric|electric/gasoline|petrol/electric|gasolina/eléctrico|diesel/électrique|diesel/elektro',
    'plug-in-hybrid':
      'phev|plug in hybrid|hybride rechargeable|híbrido enchufable|plug-in|plugin|rechargeable hybrid|plug-in hybride|ibrida plug-in|electric / unleaded|electric/unleaded|electric / premium unleaded|unleaded / electric|plug-in-hybrid electric',
    ethanol: 'e85|éthanol|etanol|bioéthanol|superéthanol|bioethanol|superéthanol-e85|essence/e85|benzina/e85',
    flex: 'flex-fuel|flexfuel|flex fuel vehicle|ffv|carburant mixte|flexible fuel|polycarburant|e85 / unleaded|unleaded / e85|gasoline/ethanol',
    'bi-fuel':
      'bifuel|bi fuel|bicarburation|bivalent|essence/gpl|essence / gpl|benzina/gpl|benzina/metano|gasolina/glp|petrol/lpg|petrol/cng|dual fuel|bicarburant|bicombustible',
    'natural-gas':
      'cng|gnv|gnc|gaz naturel|gas natural|erdgas|metano|aardgas|compressed natural gas|natural gas (cng)|erdgas (cng)|lng|cng (natural gas)|gaz naturel comprimé',
    'premium-unleaded':
      'premium|premium gas|premium gasoline|super plus|superplus|essence super|premium unleaded (required)|premium unleaded (recommended)|gasolina premium|super plus 98|prémium sans plomb',
    propane: 'lpg|gpl|glp|autogas|autogas (lpg)|liquefied petroleum gas|propano|flüssiggas|gaz de pétrole liquéfié|lpg (autogas)',
    hydrogen: 'hydrogène|hidrógeno|wasserstoff|idrogeno|waterstof|fuel cell|fcev|h2|pile à combustible',
  },
  // Two fuels are not either of them.
  { parts: false },
);

export const recogniseDrivetrain = createRecogniser<Drivetrain>({
  fwd: 'front wheel drive|front-wheel drive (fwd)|traction|traction avant|2 roues motrices avant|tracción delantera|frontantrieb|vorderradantrieb|trazione anteriore|voorwielaandrijving|front|fwd 4dr|avant',
  rwd: 'rear wheel drive|rear-wheel drive (rwd)|propulsion|propulsion arrière|tracción trasera|heckantrieb|hinterradantrieb|trazione posteriore|achterwielaandrijving|rear|arrière',
  awd: 'all wheel drive|all-wheel drive (awd)|traction intégrale|intégrale|ti|tracción integral|tracción total|allrad|allradantrieb|quattro|4matic|xdrive|4motion|sh-awd|trazione integrale|full time awd|all|symmetrical awd',
  '4wd':
    'four wheel drive|four-wheel drive|4 wheel drive|4-wheel drive (4wd)|quatre roues motrices|4 roues motrices|4rm|tracción en las cuatro ruedas|vierradantrieb|quattro ruote motrici|vierwielaandrijving|part-time 4wd|four',
  '4x4': '4 x 4|4×4',
  '2wd': '2 wheel drive|two wheel drive|two-wheel drive|4x2|4 x 2|2 roues motrices|2rm|6x2',
});

export const recogniseCondition = createRecogniser<Condition>({
  new: 'neuf|neuve|véhicule neuf|nuevo|nueva|neu|neuwagen|neufahrzeug|nuovo|nieuw|brand new|0 km|km 0|n',
  used: "occasion|d'occasion|usagé|usagée|usado|usada|de ocasión|segunda mano|gebraucht|gebrauchtwagen|usato|gebruikt|tweedehands|pre-owned|preowned|certified pre-owned|cpo|second hand|u|oldtimer|classic|seminuevo",
  demonstrator:
    'demo|démonstrateur|véhicule de démonstration|demostración|demostrador|vorführwagen|vorführfahrzeug|dimostrativo|demowagen|demonstration|dealer demo',
  consignment: 'consigned|consignation|en consignation|consignación|dépôt-vente|kommission|conto vendita|consignatie',
  courtesy:
    'courtesy car|courtesy vehicle|véhicule de courtoisie|courtoisie|loaner|cortesía|service loaner|leihwagen|voiture de prêt|vehículo de cortesía|auto di cortesia',
  company:
    'company car|company vehicle|véhicule de compagnie|véhicule de direction|voiture de direction|collaborateur|dienstwagen|jahreswagen|fleet|executive|vehículo de empresa|véhicule de société|aziendale|auto aziendale|directiewagen|employees car',
});

export const recogniseAvailability = createRecogniser<Availability>({
  available:
    'in stock|instock|disponible|en stock|for sale|active|à vendre|en venta|verfügbar|disponibile|beschikbaar|public|on lot',
  reserved: 'réservé|réservée|reservado|reservada|reserviert|riservato|gereserveerd|on hold|hold|deposit',
  pending: 'sale pending|purchase pending|achat en cours|vente en cours|venta pendiente|compra en curso|under contract|in deal',
  coming:
    'coming soon|in transit|intransit|en transit|à venir|arrivage|en arrivage|próximamente|en tránsito|on order|ordered|en commande|in arrivo|binnenkort|unterwegs|incoming',
  'price-coming': 'price coming|price coming soon|prix à venir|precio próximamente|price to come',
  sold: 'vendu|vendue|vendido|vendida|verkauft|venduto|verkocht|delivered|livré',
  unavailable:
    'indisponible|no disponible|nicht verfügbar|non disponibile|niet beschikbaar|inactive|removed|hidden|withdrawn|not available|deleted|archived',
});

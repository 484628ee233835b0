/** How makes spell themselves, and the other ways in which feeds write them. */
import { fold } from '../text/fold.ts';
import { remembering } from '../text/remembering.ts';
import { capitalised } from './model-names.ts';

/** `Canonical|alias|alias`. An alias without its own line is not needed for other case, accents, spaces or hyphens. */
const MAKES = `
Abarth, Acura, AC Cars, Aixam, Alfa Romeo|alfa, Alpine, Alpina, Aston Martin|aston, Audi, Austin, Bentley, BMW|bayerische motoren werke, Bugatti, Buick, BYD,
Cadillac, Caterham, Chevrolet|chevy|chev, Chrysler, Citroën, Cupra, Dacia, Daewoo, Daihatsu, Daimler, Datsun, DeLorean, Dodge, DS|ds automobiles, Eagle,
Ferrari, Fiat, Fisker, Ford, Genesis, Geo, GMC|general motors, GWM|great wall, Honda, Hummer, Hyundai, Ineos, Infiniti, Isuzu, Iveco, Jaecoo, Jaguar, Jeep,
Kia, Koenigsegg, Lada, Lamborghini, Lancia, Land Rover|landrover, Leapmotor, Lexus, Ligier, Lincoln, Lotus, Lucid, Lynk & Co, Maserati, Maybach, Mazda, McLaren,
Mercedes-Benz|mercedes|mb|benz|mercedes-amg|mercedes amg|mercedesbenz, Mercury, MG|mg motor, Microcar, MINI, Mitsubishi, Morgan, NIO, Nissan, Oldsmobile, Omoda, Opel,
Peugeot, Plymouth, Polestar, Pontiac, Porsche, Proton, RAM|ram trucks|dodge ram, Renault, Rivian, Rolls-Royce, Rover, Saab, Saturn, Scion, SEAT, Škoda, Smart,
SsangYong, Subaru, Suzuki, Tesla, Toyota, Triumph, TVR, Vauxhall, VinFast, Volkswagen|vw|volkswagon, Volvo, XPeng, Zeekr,
Aprilia, Benelli, Beta, Bimota, BRP, Buell, Can-Am|canam, CFMOTO|cf moto, Derbi, Ducati, GasGas, Harley-Davidson|harley|hd, Husqvarna, Hyosung, Indian|indian motorcycle,
Kawasaki, Keeway, KTM, Kymco, Mash, Moto Guzzi, Moto Morini, MV Agusta, Norton, Peugeot Motocycles, Piaggio, Polaris, Royal Enfield, Sherco, Ski-Doo, Sea-Doo, SYM,
Arctic Cat, Lynx, Ural, Vespa, Victory, Yamaha, Zero|zero motorcycles, Zontes,
Airstream|airstream rv, Aliner, Alliance|alliance rv, Adria, Autostar, Bailey, Bavaria Camp, Benimar, Black Series, Braxton Creek, Brinkley, Bürstner, Carado, Carthago, Challenger,
Chausson, Coachmen|coachmen rv, Coleman, Columbia Northwest, CrossRoads|crossroads rv, Cruiser|cruiser rv, Dethleffs, DRV|drv luxury suites|drv luxury, Dutchmen|dutchmen rv, East to West,
Ember|ember rv, Entegra, EverGreen|evergreen rv, Fendt, Fleetwood|fleetwood rv, Font Vendôme, Forest River|forest river rv, Genesis Supreme, Grand Design, Gulf Stream|gulf stream rv|gulf stream coach,
Heartland, Highland Ridge|highland ridge rv, Hobby, Hymer, Imperial Outdoors, inTech|intech rv, Itineo, Jayco, Keystone|keystone rv, Knaus, KZ|kz rv, La Mancelle, Lance, Liberty Outdoors,
Little Guy|little guy trailers, Livin Lite, LMC, Leisure Travel Vans, McLouis, Mobilvetta, Monaco, Newmar, Niesmann+Bischoff, Northwood, nuCamp|nucamp rv, Off Grid, Opus|opus camper,
Outdoors RV, Pacific Coachworks, Palomino, Pilote, Pleasure-Way, Prime Time, Prolite, Rapido, Redwood|redwood rv, Riverside|riverside rv, Roadtrek, Roller Team, Safari Condo, Scamp, Shasta|shasta rvs,
Starcraft, Sunset Park|sunset park rv, Sunlight, TAXA Outdoors, Thor|thor motor coach, Tiffin, Travel Lite, Vanleigh|vanleigh rv, Venture|venture rv, Viking, Weinsberg, Winnebago|winnebago industries,
Xtreme Outdoors, Autocar, DAF, Dennis, Ford Trucks, Foton, Freightliner, Freightmore, Fuso|mitsubishi fuso, Hino, International|international trucks, JAC, Kenworth, Krueger, Mack, MAN, Maxus, Navistar,
Peterbilt, Prevost, Scania, Setra, Sisu, Sterling, Tatra, UD Trucks|ud, Van Hool, Vanhool, Western Star, Blue Bird, Thomas Built, Schmitz Cargobull, Krone, Kögel, Manitou, Merlo, Dieci, Genie, Crown,
Alumacraft, Aquador, Astondoa, AXOPAR, Azimut, Bavaria, Bayliner, Bella, Bénéteau, Bennington, Bertram, Boesch, Bombard, Boston Whaler, Brig, Buster, Campion, Cantiere Nautico, Capelli,
Catalina, Chaparral, Chris-Craft, Cobalt, Contest, Cranchi, Crestliner, Crownline, Custom Line, Dehler, Delphia, Dufour, Elan, Fairline, Ferretti, Finnmaster, Fjord, Fountaine Pajot, Formula, Four Winns, Frauscher,
Galeon, Glastron, Godfrey, Greenline, Grand Banks, Hallberg-Rassy, Hanse, Highfield, Hunter, Interboat, Invictus, Jeanneau, Karnic, Lagoon, Larson, Legend, Leopard, Linder, Linssen, Lion Yachts, Lund, Malibu, Marex, Mastercraft,
Maxum, Menorquin, Mochi Craft, Monterey, Moody, Najad, Nautique, Nautor Swan, Nicols, Nimbus, Nordic Tugs, Outremer, Oyster, Parker, Pershing, Pioner, Prestige, Princess, Princecraft, Pursuit, Quicksilver, Ranieri,
Regal, Rhea, Rio, Riva, Robalo, Rodman, Sanlorenzo, Saver, Saxdor, Scarab, Sea Fox, Sea Ray, Sealine, Selene, Sessa, Sessa Marine, Stingray, Storebro, Sunbeam, Sunseeker, Supra, Terhi, Thunder Jet, Tige, Tracker, Viko, Wauquiez, Wellcraft, Williams, Windy,
X-Yachts, Yamarin, Zar, Zodiac`;

const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Every way in which a make is written, with the make. */
export const MAKE_SPELLINGS: readonly (readonly [spelling: string, name: string])[] = MAKES.split(',').flatMap((entry) => {
  const [name = '', ...aliases] = entry.trim().split('|');
  return [name, ...aliases].map((spelling) => [spelling, name] as const);
});

const canonical = new Map(MAKE_SPELLINGS.map(([spelling, name]) => [keyOf(spelling), name]));

/** `MERCEDES-BENZ` and `mercedes` are Mercedes-Benz, `bmw` is BMW; a make that nobody knows gets sensible capitals. */
export const makeName: (text: string) => string = remembering((text) => canonical.get(keyOf(text)) ?? capitalised(text, 'name'));

const LONGEST_MAKE = 4;

/** Parts a text that names both: `Land-Rover Range Rover Evoque`, `forest river rv cherokee 306mm`. An unknown make is one word. */
export const splitMakeAndModel = (text: string): { readonly make: string; readonly model: string } => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let count = Math.min(LONGEST_MAKE, words.length); count > 0; count--) {
    const make = canonical.get(keyOf(words.slice(0, count).join(' ')));
    if (make !== undefined) return { make, model: words.slice(count).join(' ') };
  }
  return { make: makeName(words[0] ?? ''), model: words.slice(1).join(' ') };
};

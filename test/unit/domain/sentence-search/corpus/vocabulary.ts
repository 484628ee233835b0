/** Makes and models as an inventory of Canada and France has them. */
import { fold } from '../../../../../src/domain/text/fold.ts';
import { vocabularyOf, type Vocabulary } from '../../../../../src/domain/sentence-search/vocabulary.ts';

const STOCK = `
Audi: A1, A3, A4, Q5 | Beneteau: Flyer 7, Oceanis 30.1, Oceanis 40.1 | Blue Bird: Vision | BMW: 3 Series, Série 1, Série 3, X1, X3, R 1250 GS, F 900 R
Can-Am: Defender, Maverick X3, Outlander, Ryker, Spyder F3 | Chevrolet: Bolt EV, Camaro, Corvette, Cruze, Equinox, Equinox EV, Silverado 1500, Trax
Citroën: 2CV, Berlingo, C1, C3, C3 Aircross, C4, Jumpy | Cupra: Formentor | Dacia: Duster, Jogger, Sandero, Spring | DS: DS 3 Crossback, DS 7
Dodge: Challenger, Grand Caravan | Dufour: 360 Grand Large | Fiat: 500, Panda | Forest River: Rockwood Mini Lite
Ford: Bronco Sport, Escape, Explorer, F-150, F-150 Lightning, Fiesta, Focus, Kuga, Mustang, Mustang Mach-E, Puma, Transit, Ka
GMC: Sierra 1500, Terrain | Harley-Davidson: Road King, Street Glide | Honda: Accord, Civic, CR-V, Fit, HR-V, Odyssey, Rebel 500, Gold Wing
Hyundai: Accent, Elantra, Ioniq 5, Kona, Santa Fe, Tucson, Venue | Jayco: Eagle, Jay Flight, Redhawk | Jeep: Avenger, Grand Cherokee, Wrangler
Kawasaki: Ninja 400, Z900 | Kenworth: T680 | Keystone: Montana, Passport | Kia: EV6, Forte, Niro, Picanto, Seltos, Soul, Sportage | Lexus: RX
Mazda: CX-30, CX-5, Mazda3, MX-5 | Mercedes-Benz: C-Class, Classe A, Classe C, Sprinter | MINI: Cooper | Mitsubishi: Outlander, RVR
Nissan: Frontier, Juke, Kicks, Leaf, Qashqai, Rogue, Sentra | Opel: Corsa, Mokka | Peugeot: 108, 2008, 205, 208, 3008, 308, 5008, 508, Expert
Pilote: Pacific P696 | Porsche: Macan | Princecraft: Amarok 190 | RAM: 1500 | Rapido: 666F | Renault: 4, Austral, Captur, Clio, Kangoo, Mégane, Trafic, Zoe
Renault Trucks: D, T | Roadtrek: Zion | Sea-Doo: GTI SE 170, Spark | SEAT: Ibiza | Ski-Doo: Expedition, Renegade | Smart: Fortwo | Subaru: Crosstrek, Forester, Outback, WRX
Suzuki: Swift | Tesla: Model 3, Model Y | Toyota: C-HR, Camry, Corolla, Corolla Cross, Highlander, Prius, RAV4, Sienna, Tacoma, Yaris, Yaris Cross
Vespa: Primavera 125 | Volkswagen: Beetle, Golf, ID.3, ID.4, Jetta, Polo, T-Roc, Tiguan, Up! | Volvo: XC40, XC60 | Yamaha: MT-07, WaveRunner VX`;

const makes = STOCK.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [make = '', models = ''] = entry.split(':');
    return { name: make.trim(), models: models.split(',').map((model) => model.trim()) };
  });

export const VOCABULARY: Vocabulary = vocabularyOf(
  makes.map(({ name }) => fold(name)),
  makes.flatMap(({ name, models }) => models.map((model) => ({ makeKey: fold(name), key: fold(model), count: 10 }))),
);

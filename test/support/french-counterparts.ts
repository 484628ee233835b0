/** Which vehicles of other tables the styles of the French catalogue are. */
import { nameKey } from '../../src/domain/catalogue/model-key.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';
import { styleTitle } from './facts-against.ts';

/**
 * ADEME's last table here is of 2022 and names versions by their horsepower: a style has a counterpart where neither its engine nor its
 * body has changed since. Said here rather than guessed from the facts, which are what is to be checked.
 */
const IN_ADEME: readonly (readonly [ours: RegExp, ademe: string])[] = [
  [/Audi A3 Sportback 35 TFSI/, 'Audi A3 Sportback facelift 35 TFSI Mild Hybrid 150ch S tronic 7'],
  [/Audi A3 Sportback 35 TDI/, 'Audi A3 Sportback facelift 35 TDI 150ch S tronic 7'],
  [/Audi A3 Sportback 40 TFSI e/, 'Audi A3 40 TFSIE A3 Sportback facelift 40 TFSI e TFSI 204ch S tronic 6'],
  [/BMW 1 Series 118i/, 'BMW 1 Series 118i'],
  [/BMW X1 sDrive18d/, 'BMW X1 sDrive18d'],
  [/2024 Citroën C4 ë-C4/, 'Citroën E-C4 57Kw'],
  [/Citroën C5 Aircross Hybrid 225/, 'Citroën C5 Aircross 181ch+30Kw'],
  [/Dacia Jogger ECO-G 100/, 'Dacia Jogger 101ch'],
  [/Dacia Jogger TCe 110/, 'Dacia Jogger 110ch'],
  [/Dacia Sandero ECO-G 100/, 'Dacia Sandero 101ch'],
  [/Dacia Sandero SCe 65/, 'Dacia Sandero 67ch'],
  [/Dacia Sandero (?:Stepway )?TCe 90/, 'Dacia Sandero 91ch'],
  [/Fiat 500 e 95/, 'Fiat 500 500e berline électrique 23.8 kWh'],
  [/Fiat 500 e 118/, 'Fiat 500 500e berline électrique 42 kWh'],
  [/Fiat Panda 1\.0 Hybrid 70/, 'Fiat Panda 1.0 BSG 70ch'],
  [/Ford Kuga 2\.5 PHEV 225/, 'Ford Kuga 2.5L Duratec 225ch Hybride Rechargeable (PHEV) Powershift'],
  [/Hyundai Tucson 1\.6 CRDi 136 Creative/, 'Hyundai Tucson CRDi 136 DCT-7 Hybrid 48V Créative/Executive'],
  [/Hyundai Tucson 1\.6 T-GDi Hybrid 230/, 'Hyundai Tucson Hybrid 230 Créative/Executive'],
  [/Kia Niro EV 204/, 'Kia Niro EV Moteur électrique 204ch'],
  [/Kia Niro Hybrid 141/, 'Kia Niro HEV 1.6 essence GDi 105ch ISG / Electrique (60.5ch) DCT6 Système hybride (141ch)'],
  [/Kia Picanto 1\.0 67/, 'Kia Picanto 1.0 essence DPi 67ch ISG BVM5'],
  [/Kia Picanto 1\.2 84/, 'Kia Picanto 1.2 essence DPi 84ch ISG BVM5'],
  [/Kia Sportage 1\.6 T-GDi Hybrid 230/, 'Kia Sportage 1.6T-GDi 180ch / Electrique (60ch) BVA6 4x2 Système hybride (230ch)'],
  [/Nissan Juke DIG-T 114/, "Nissan Juke DIG-T 114ch DCT N-CONNECTA. BUSINESS+. TEKNA (opt 19''). N-DESIGN (opt 19'')"],
  [/Opel Corsa 1\.2 Turbo 100/, 'Opel Corsa 101ch'],
  [/Opel Corsa Electric 136/, 'Opel Corsa CORSA-E (57Kw)'],
  [/2024 Peugeot 2008 PureTech 130/, 'Peugeot 2008 130ch'],
  [/Peugeot 208 PureTech 100/, 'Peugeot 208 101ch'],
  [/Renault Arkana Mild Hybrid 140/, 'Renault Arkana 140ch+0Kw'],
  [/Renault Arkana E-Tech 145/, 'Renault Arkana E-Tech ARKANA (94ch+24Kw)'],
  [/Renault Captur Mild Hybrid 140/, 'Renault Captur 140ch+0Kw'],
  [/Renault Captur E-Tech 145/, 'Renault Captur 94ch+24Kw'],
  [/Renault Captur TCe 90/, 'Renault Captur 91ch'],
  [/Renault Clio V E-Tech 145/, 'Renault Clio 94ch+24Kw'],
  [/Renault Clio V TCe 90/, 'Renault Clio 91ch'],
  [/Renault Mégane E-Tech EV60/, 'Renault Megane E-Tech Electric MEGANE (55Kw)'],
  [/2024 Renault Twingo E-Tech/, 'Renault Twingo 31Kw'],
  [/Renault Twingo SCe 65/, 'Renault Twingo 65ch'],
  [/Škoda Octavia Combi 1\.5 TSI mHEV 150/, 'Škoda Octavia Combi 1.5 TSI 150ch DSG7 mHEV famille A'],
  [/Toyota Yaris Hybride 116h/, 'Toyota Yaris 1.5L 116ch Hybrid Dynamic. Dynamic Business'],
  [/Toyota Yaris Cross Hybride 116h AWD-i Trail/, 'Toyota Yaris Cross 1.5L 116ch Hybrid AWD-i Trail / Première MY21'],
  [/Toyota Yaris Cross Hybride 116h Collection/, 'Toyota Yaris Cross 1.5L 116ch Hybrid 2WD Collection MY21'],
  [/Toyota Yaris Cross Hybride 116h Design/, 'Toyota Yaris Cross 1.5L 116ch Hybrid 2WD Design MY21'],
  [/Volkswagen T-Roc 1\.5 TSI EVO 150/, "Volkswagen T-Roc 1.5 TSI 150ch Traction SUV DSG7 pn de 16'' à 19''"],
  [/Volkswagen T-Roc 2\.0 TDI 150/, "Volkswagen T-Roc 2.0 TDI 150ch Traction SUV DSG7 pn de 16'' à 19''"],
];

/** 'Renault Clio 91ch': the manual and the automatic gearbox have one name. */
export const ademeVersion = ({ make, model, name }: StyleRecord): string => `${make} ${model} ${name}`;

/** The version that a style of ours is in ADEME's table; its own title where it is in none. */
export const versionInAdeme = (style: StyleRecord): string =>
  IN_ADEME.find(([ours]) => ours.test(styleTitle(style)))?.[1] ?? styleTitle(style);

/** Models that OpenEV lists as models of their own. */
const IN_OPEN_EV: Readonly<Record<string, string>> = {
  '208': 'e-208',
  '2008': 'e-2008',
  '3008': 'e-3008',
  '5008': 'e-5008',
  C3: 'ë-C3',
  C4: 'ë-C4',
  '500': '500e',
  Puma: 'Puma Gen-E',
};

/** Make and model as OpenEV calls them, whatever the year: its yearly files repeat one another. */
export const modelInOpenEv = ({ make, model }: StyleRecord): string => nameKey(`${make} ${IN_OPEN_EV[model] ?? model}`);

/** Heavy trucks, buses and trailers; columns as in model-table.ts, list prices in the market's currency. */
export const CANADIAN_HEAVY = `
Freightliner: Cascadia | heavy-truck | 2009- | 2 2 | 1.8
  126 Sleeper DD15 | diesel 14.8 6 339 | A12 | rwd | 239900
  113 Day Cab DD13 | diesel 12.8 6 302 | A12 | rwd | 189900
Kenworth: T680 | heavy-truck | 2013- | 2 2 | 1.3
  76 in. Sleeper | diesel 12.9 6 340 | A12 | rwd | 254900
Peterbilt: 579 | heavy-truck | 2013- | 2 2 | 1.1
  UltraLoft | diesel 12.9 6 340 | A12 | rwd | 259900
Volvo: VNL 760 | heavy-truck | 2018- | 2 2 | 1.1
  D13 Sleeper | diesel 12.8 6 339 | A12 | rwd | 244900
International: LT625 | heavy-truck | 2017- | 2 2 | 0.9
  A26 Sleeper | diesel 12.4 6 336 | A12 | rwd | 229900
Western Star: 49X | heavy-truck | 2021- | 2 2 | 0.7
  Dump DD15 | diesel 14.8 6 377 | A12 | rwd | 279900
Mack: Anthem | heavy-truck | 2018- | 2 2 | 0.7
  70 in. Sleeper | diesel 12.8 6 332 | A12 | rwd | 229900
Hino: L6 | heavy-truck | 2021- | 2 3 | 1
  Straight Truck 26 ft | diesel 6.7 6 194 | A6 | rwd | 149900
Isuzu: NRR | heavy-truck | 2008- | 2 3 | 1.2
  Box 18 ft | diesel 5.2 4 160 | A6 | rwd | 99900
Ford: F-550 | heavy-truck | 2008- | 4 6 | 1.2
  XL Crew Cab Chassis 4x4 | diesel 6.7 8 246 | A10 | 4x4 | 98900
Blue Bird: Vision | bus | 2008- | 2 72 | 0.8
  School 72 | diesel 6.7 6 164 | A6 | rwd | 159900
Thomas Built: Saf-T-Liner C2 | bus | 2006- | 2 72 | 0.7
  Jouley | electric - - 220 | A2 | rwd | 389900 | 2019-
  School 72 | diesel 6.7 6 164 | A6 | rwd | 164900
Prevost: H3-45 | bus | 2005- | 2 56 | 0.4
  VIP D13 | diesel 12.8 6 324 | A12 | rwd | 749900
Manac: Darkwing | trailer | 2010- | - - | 1
  Flatbed 53 ft | - - - - | - | - | 74900
Doepker: Super B | trailer | 2008- | - - | 0.8
  Grain Hopper | - - - - | - | - | 169900
Great Dane: Everest | trailer | 2012- | - - | 0.8
  TL Reefer 53 ft | - - - - | - | - | 109900
Wabash: DuraPlate | trailer | 2008- | - - | 1
  Dry Van 53 ft | - - - - | - | - | 59900
`;

export const FRENCH_HEAVY = `
DAF: XF | heavy-truck | 2014- | 2 2 | 1.1
  480 Super Space Cab | diesel 12.9 6 355 | A12 | rwd | 109900
Iveco: S-Way | heavy-truck | 2019- | 2 2 | 1
  AS440S49 | diesel 11.1 6 357 | A12 | rwd | 104900
Iveco: Eurocargo | heavy-truck | 2008- | 2 3 | 1
  ML120E22 Fourgon | diesel 6.7 6 162 | M6 | rwd | 74900
MAN: TGX | heavy-truck | 2009- | 2 2 | 1
  18.470 GM | diesel 12.4 6 346 | A12 | rwd | 107900
Mercedes-Benz: Actros | heavy-truck | 2012- | 2 2 | 1.2
  1845 BigSpace | diesel 12.8 6 330 | A12 | rwd | 112900
Renault Trucks: T | heavy-truck | 2014- | 2 2 | 1.6
  High 520 | diesel 12.8 6 382 | A12 | rwd | 114900
Renault Trucks: D | heavy-truck | 2014- | 2 3 | 1.1
  Wide 280 Porteur | diesel 7.7 6 206 | A6 | rwd | 84900
Scania: R 450 | heavy-truck | 2014- | 2 2 | 1.1
  Highline | diesel 12.7 6 331 | A12 | rwd | 116900
Volvo: FH | heavy-truck | 2010- | 2 2 | 1.3
  500 Globetrotter XL | diesel 12.8 6 373 | A12 | rwd | 118900
Iveco: Crossway | bus | 2010- | 2 55 | 0.7
  Line 12 m | diesel 8.7 6 265 | A6 | rwd | 219900
Mercedes-Benz: Intouro | bus | 2010- | 2 55 | 0.6
  M | diesel 7.7 6 220 | A6 | rwd | 214900
Fruehauf: Maxispeed | trailer | 2008- | - - | 0.9
  Tautliner | - - - - | - | - | 29900
Krone: Profi Liner | trailer | 2008- | - - | 1
  SDP 27 | - - - - | - | - | 32900
Schmitz Cargobull: S.KO | trailer | 2008- | - - | 1
  Cool Frigo | - - - - | - | - | 68900
`;

/** Motorcycles, boats and recreational vehicles of the French market; columns as in model-table.ts, list prices in EUR. */
export const FRENCH_POWERSPORTS = `
BMW: R 1250 GS | motorcycle | 2019-2023 | - 2 | 1.4
  Triple Black | gas 1.3 2 100 | M6 | - | 19990
BMW: F 900 R | motorcycle | 2020- | - 2 | 1
  A2 | gas 0.9 2 70 | M6 | - | 9790
Ducati: Monster | motorcycle | 2009- | - 2 | 1
  937+ | gas 0.9 2 82 | M6 | - | 12890 | 2021-
  696 | gas 0.7 2 59 | M6 | - | 8690 | 2009-2014
Honda: CB500 Hornet | motorcycle | 2024- | - 2 | 1.2
  A2 | gas 0.5 2 35 | M6 | - | 6799
Honda: CRF1100L Africa Twin | motorcycle | 2020- | - 2 | 1.2
  Adventure Sports DCT | gas 1.1 2 75 | D6 | - | 18499
Kawasaki: Z650 | motorcycle | 2017- | - 2 | 1.6
  A2 ABS | gas 0.6 2 50 | M6 | - | 7449
Kawasaki: Z900 | motorcycle | 2017- | - 2 | 1.8
  70 kW | gas 0.9 4 70 | M6 | - | 9699
KTM: 390 Duke | motorcycle | 2013- | - 2 | 1.1
  ABS | gas 0.4 1 32 | M6 | - | 5999
Royal Enfield: Himalayan | motorcycle | 2018- | - 2 | 0.8
  411 | gas 0.4 1 18 | M5 | - | 4999 | 2018-2023
  450 | gas 0.5 1 29 | M6 | - | 5890 | 2024-
Suzuki: V-Strom 650 | motorcycle | 2004- | - 2 | 1
  XT ABS | gas 0.6 2 52 | M6 | - | 8999
Triumph: Street Triple | motorcycle | 2008- | - 2 | 1.2
  765 RS | gas 0.8 3 90 | M6 | - | 12990 | 2017-
  675 R | gas 0.7 3 78 | M6 | - | 9390 | 2009-2016
Yamaha: MT-07 | motorcycle | 2014- | - 2 | 2.4
  Pure A2 | gas 0.7 2 54 | M6 | - | 7599
Yamaha: Tracer 9 | motorcycle | 2021- | - 2 | 1.2
  GT | gas 0.9 3 88 | M6 | - | 14999
Honda: Forza 125 | scooter | 2015- | - 2 | 1.2
  ABS | gas 0.1 1 11 | CVT | - | 5599
Honda: PCX 125 | scooter | 2010- | - 2 | 1.2
  Start & Stop | gas 0.1 1 9 | CVT | - | 3599
Peugeot: Kisbee 50 | scooter | 2010- | - 2 | 0.9
  Active 4T | gas 0.1 1 2 | CVT | - | 2049
Piaggio: MP3 | scooter | 2007- | - 2 | 1
  500 HPE Business | gas 0.5 1 32 | CVT | - | 10499 | 2014-2023
  400 LT | gas 0.4 1 25 | CVT | - | 7699 | 2007-2013
Vespa: Primavera 125 | scooter | 2014- | - 2 | 1
  ABS | gas 0.1 1 8 | CVT | - | 5299
Yamaha: TMAX | scooter | 2008- | - 2 | 1.2
  560 Tech Max | gas 0.6 2 35 | CVT | - | 15499 | 2020-
  530 ABS | gas 0.5 2 34 | CVT | - | 11299 | 2012-2019
Bénéteau: Flyer 7 | boat | 2021- | - 9 | 1.2
  SUNdeck 200 ch | gas 2.8 4 147 | - | - | 68900
Jeanneau: Cap Camarat 6.5 | boat | 2012- | - 8 | 1.5
  WA 150 ch | gas 2.8 4 110 | - | - | 52900
Quicksilver: Activ 605 | boat | 2013- | - 7 | 1.3
  Open 115 ch | gas 2.1 4 85 | - | - | 36900
Zodiac: Medline 6.8 | boat | 2019- | - 12 | 1
  150 ch | gas 2.8 4 110 | - | - | 54900
Bénéteau: Oceanis 40.1 | sailboat | 2020- | - 8 | 0.8
  3 cabines | diesel 2.2 4 33 | - | - | 279900
Dufour: 360 Grand Large | sailboat | 2018-2022 | - 6 | 0.6
  2 cabines | diesel 1.1 3 22 | - | - | 169900
Jeanneau: Sun Odyssey 349 | sailboat | 2014-2023 | - 6 | 0.9
  Performance | diesel 1.1 3 15 | - | - | 149900
Sea-Doo: GTI SE 170 | pwc | 2020- | - 3 | 1.1
  iDF | gas 1.6 3 127 | - | - | 17299
Sea-Doo: Spark | pwc | 2014- | - 2 | 1.1
  Trixx 90 | gas 0.9 3 67 | - | - | 10499
Yamaha: EX Sport | pwc | 2017- | - 3 | 0.8
  TR-1 | gas 1.0 3 74 | - | - | 11199
CFMOTO: CForce 450 | atv | 2014- | - 2 | 1.2
  EPS Homologué T3 | gas 0.4 1 24 | CVT | 4x4 | 7299
Kymco: MXU 550 | atv | 2014-2022 | - 2 | 1
  EX IRS T3 | gas 0.5 1 26 | CVT | 4x4 | 8799
Polaris: Sportsman 570 | atv | 2014- | - 2 | 1.2
  EPS Tracteur | gas 0.6 1 33 | CVT | 4x4 | 11990
Ski-Doo: Expedition | snowmobile | 2010- | - 2 | 0.4
  SE 900 ACE | gas 0.9 3 67 | CVT | - | 19990
Yamaha: VK Professional | snowmobile | 2013-2023 | - 2 | 0.4
  EPS | gas 1.0 3 88 | CVT | - | 18490
Adria: Twin | motorhome | 2012- | 4 4 | 1.2
  Plus 600 SPB | diesel 2.2 4 103 | M6 | fwd | 62900
Bürstner: Lyseo | motorhome | 2016- | 3 4 | 0.9
  TD 690 G | diesel 2.2 4 103 | M6 | fwd | 79900
Challenger: 260 | motorhome | 2016- | 3 4 | 1
  Graphite | diesel 2.2 4 103 | A9 | fwd | 74900
Pilote: Pacific P696 | motorhome | 2014- | 3 4 | 1
  Évidence | diesel 2.2 4 103 | M6 | fwd | 86900
Rapido: 666F | motorhome | 2018- | 3 4 | 1
  Edition | diesel 2.2 4 103 | A9 | fwd | 92900
Adria: Aviva | travel-trailer | 2013- | 1 4 | 0.9
  472 PK | - - - - | - | - | 20900
Caravelair: Antarès | travel-trailer | 2008- | 1 4 | 1.2
  426 Style | - - - - | - | - | 17900
Sterckeman: Starlett | travel-trailer | 2008- | 1 5 | 1
  470 CP | - - - - | - | - | 19900
`;

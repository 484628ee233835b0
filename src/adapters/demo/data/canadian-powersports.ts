/** Motorcycles, boats and recreational vehicles of the Canadian market; columns as in model-table.ts, list prices in CAD. */
export const CANADIAN_POWERSPORTS = `
BMW: R 1250 GS | motorcycle | 2019-2023 | - 2 | 1.2
  Adventure | premium-unleaded 1.3 2 100 | M6 | - | 25995
Can-Am: Ryker | motorcycle | 2019- | - 1 | 1.4
  600 ACE | gas 0.6 2 37 | CVT | - | 12199
  Rally 900 ACE | gas 0.9 3 60 | CVT | - | 17199
Can-Am: Spyder F3 | motorcycle | 2015- | - 2 | 1.2
  S | gas 1.3 3 86 | S6 | - | 26999
Ducati: Monster | motorcycle | 2010- | - 2 | 0.8
  937 Plus | premium-unleaded 0.9 2 82 | M6 | - | 15295 | 2021-
  796 | premium-unleaded 0.8 2 64 | M6 | - | 11995 | 2010-2014
Harley-Davidson: Street Glide | motorcycle | 2006- | - 2 | 2
  107 | premium-unleaded 1.7 2 67 | M6 | - | 28999 | 2017-2023
  Special 117 | premium-unleaded 1.9 2 78 | M6 | - | 34999 | 2024-
  96 | premium-unleaded 1.6 2 54 | M6 | - | 22999 | 2007-2011
Harley-Davidson: Sportster | motorcycle | 2005-2022 | - 2 | 1.3
  Iron 883 | premium-unleaded 0.9 2 37 | M5 | - | 10999 | 2009-2022
  XL 1200 Custom | premium-unleaded 1.2 2 49 | M5 | - | 13499
Harley-Davidson: Road King | motorcycle | 2005- | - 2 | 1
  Classic | premium-unleaded 1.7 2 65 | M6 | - | 26499
Honda: Rebel 500 | motorcycle | 2017- | - 2 | 1.5
  ABS | gas 0.5 2 34 | M6 | - | 8199
Honda: Gold Wing | motorcycle | 2006- | - 2 | 1
  Tour DCT | gas 1.8 6 93 | D7 | - | 35499 | 2018-
  GL1800 | gas 1.8 6 87 | M5 | - | 27499 | 2006-2017
Honda: CRF300L | motorcycle | 2021- | - 2 | 1
  Rally ABS | gas 0.3 1 20 | M6 | - | 8299
Indian: Scout | motorcycle | 2015- | - 2 | 0.8
  Bobber | premium-unleaded 1.1 2 75 | M6 | - | 16999
Kawasaki: Ninja 400 | motorcycle | 2018-2023 | - 2 | 1.6
  KRT Edition ABS | gas 0.4 2 33 | M6 | - | 7099
Kawasaki: Versys 650 | motorcycle | 2010- | - 2 | 1.2
  LT ABS | gas 0.6 2 49 | M6 | - | 10999
Kawasaki: Z900 | motorcycle | 2017- | - 2 | 1
  ABS | premium-unleaded 0.9 4 92 | M6 | - | 11699
KTM: 390 Duke | motorcycle | 2015- | - 2 | 0.9
  ABS | gas 0.4 1 32 | M6 | - | 7199
Suzuki: V-Strom 650 | motorcycle | 2004- | - 2 | 1.3
  XT ABS | gas 0.6 2 51 | M6 | - | 10599 | 2012-
  DL650 | gas 0.6 2 49 | M6 | - | 8599 | 2004-2011
Triumph: Bonneville T120 | motorcycle | 2016- | - 2 | 0.8
  Black | premium-unleaded 1.2 2 59 | M6 | - | 15695
Yamaha: MT-07 | motorcycle | 2015- | - 2 | 1.5
  ABS | gas 0.7 2 54 | M6 | - | 9699
Yamaha: Ténéré 700 | motorcycle | 2021- | - 2 | 1
  ABS | gas 0.7 2 54 | M6 | - | 12799
Vespa: Primavera 150 | scooter | 2014- | - 2 | 0.8
  S ABS | gas 0.2 1 9 | CVT | - | 7295
Yamaha: Zuma 125 | scooter | 2009- | - 2 | 0.8
  Standard | gas 0.1 1 7 | CVT | - | 4499
Bayliner: VR5 | boat | 2017- | - 10 | 1.2
  Bowrider OB 150 | gas 3.0 4 112 | - | - | 57900
Boston Whaler: 170 Montauk | boat | 2005- | - 7 | 0.7
  90 hp | gas 2.1 4 67 | - | - | 54900
Campion: Allante | boat | 2006-2021 | - 8 | 0.7
  A18 OB | gas 3.0 4 149 | - | - | 68900
Lund: 1875 Pro-V | boat | 2012- | - 6 | 0.9
  Bass XS 200 | gas 3.4 6 149 | - | - | 79900
Malibu: Wakesetter 23 LSV | boat | 2014- | - 15 | 0.6
  M5Di | premium-unleaded 6.0 8 265 | - | - | 189900
Princecraft: Vectra 21 | boat | 2010- | - 11 | 1.5
  RL 90 hp | gas 2.1 4 67 | - | - | 52900
Princecraft: Amarok 190 | boat | 2016- | - 7 | 1.1
  200 hp | gas 3.4 6 149 | - | - | 84900
Sea Ray: SPX 190 | boat | 2016- | - 9 | 1
  OB 150 | gas 3.0 4 112 | - | - | 64900
Tahoe: T16 | boat | 2021- | - 7 | 0.9
  75 hp | gas 2.1 4 56 | - | - | 37900
Bénéteau: Oceanis 30.1 | sailboat | 2019- | - 6 | 0.6
  2 cabins | diesel 0.9 3 16 | - | - | 229900
Catalina: 315 | sailboat | 2012- | - 6 | 0.6
  Fin keel | diesel 0.9 3 16 | - | - | 199900
Hunter: 33 | sailboat | 2005-2012 | - 6 | 0.5
  Shoal draft | diesel 1.1 3 21 | - | - | 139900
Sea-Doo: Spark | pwc | 2014- | - 2 | 1.8
  Trixx 90 | gas 0.9 3 67 | - | - | 11799
Sea-Doo: GTI SE 170 | pwc | 2020- | - 3 | 1.5
  iDF | gas 1.6 3 127 | - | - | 18399
Sea-Doo: RXP-X 300 | pwc | 2016-2023 | - 2 | 0.8
  RS | premium-unleaded 1.6 3 224 | - | - | 24199
Yamaha: WaveRunner VX | pwc | 2010- | - 3 | 1.2
  Cruiser HO | gas 1.8 4 134 | - | - | 17299
Arctic Cat: Alterra 600 | atv | 2022- | - 1 | 0.7
  EPS | gas 0.6 1 33 | CVT | 4x4 | 13199
Can-Am: Outlander | atv | 2006- | - 1 | 1.8
  MAX XT 570 | gas 0.6 2 36 | CVT | 4x4 | 13799 | 2016-2022
  400 XT | gas 0.4 1 24 | CVT | 4x4 | 9299 | 2006-2014
  XT 700 | gas 0.7 1 37 | CVT | 4x4 | 14599 | 2023-
Can-Am: Defender | atv | 2016- | - 3 | 1.1
  XT HD10 | gas 1.0 2 61 | CVT | 4x4 | 26999
Can-Am: Maverick X3 | atv | 2017- | - 2 | 0.9
  DS Turbo RR | premium-unleaded 0.9 3 145 | CVT | 4x4 | 33899
CFMOTO: CForce 600 | atv | 2019- | - 2 | 1
  EPS LX | gas 0.6 1 30 | CVT | 4x4 | 9999
Honda: TRX520 Rubicon | atv | 2020- | - 1 | 1
  DCT IRS EPS | gas 0.5 1 27 | D5 | 4x4 | 12899
Polaris: Sportsman 570 | atv | 2014- | - 1 | 1.4
  EPS | gas 0.6 1 33 | CVT | 4x4 | 11499
Polaris: RZR XP 1000 | atv | 2014- | - 2 | 0.9
  Premium | premium-unleaded 1.0 2 82 | CVT | 4x4 | 27199
Yamaha: Grizzly 700 | atv | 2007- | - 1 | 0.9
  EPS | gas 0.7 1 35 | CVT | 4x4 | 13999
Arctic Cat: Riot | snowmobile | 2020-2024 | - 1 | 0.8
  8000 ES QS3 | premium-unleaded 0.8 2 121 | CVT | - | 18599
Polaris: Indy | snowmobile | 2013- | - 1 | 1.2
  XC 650 137 | premium-unleaded 0.6 2 94 | CVT | - | 16799 | 2022-
  600 SP | premium-unleaded 0.6 2 93 | CVT | - | 12499 | 2013-2021
Ski-Doo: MXZ | snowmobile | 2008- | - 1 | 1.8
  X 600R E-TEC | premium-unleaded 0.6 2 93 | CVT | - | 16899 | 2018-
  TNT 600 | premium-unleaded 0.6 2 85 | CVT | - | 11499 | 2008-2017
Ski-Doo: Renegade | snowmobile | 2010- | - 1 | 1.6
  X-RS 850 E-TEC | premium-unleaded 0.8 2 123 | CVT | - | 20699 | 2018-
  Adrenaline 900 ACE | gas 0.9 3 67 | CVT | - | 16899 | 2014-
  Sport 550F | gas 0.6 2 41 | CVT | - | 10299 | 2010-2019
Ski-Doo: Skandic | snowmobile | 2006- | - 2 | 0.9
  SWT 900 ACE | gas 0.9 3 67 | CVT | - | 17699 | 2012-
  WT 550F | gas 0.6 2 41 | CVT | - | 11499 | 2006-2016
Yamaha: Sidewinder | snowmobile | 2017-2025 | - 1 | 0.6
  L-TX LE | premium-unleaded 1.0 3 149 | CVT | - | 22799
Coachmen: Leprechaun | motorhome | 2012- | 2 8 | 0.9
  260DS | gas 7.3 8 242 | A6 | rwd | 149900
Jayco: Redhawk | motorhome | 2012- | 2 7 | 1
  26XD | gas 7.3 8 242 | A6 | rwd | 164900
Leisure Travel Vans: Unity | motorhome | 2012- | 2 4 | 0.9
  Twin Bed | diesel 3.0 6 140 | A7 | rwd | 219900
Roadtrek: Zion | motorhome | 2015- | 3 4 | 0.8
  SRT | gas 3.6 6 206 | A6 | fwd | 169900
Winnebago: Solis | motorhome | 2020- | 3 4 | 1.1
  59P | gas 3.6 6 206 | A9 | fwd | 174900
Airstream: Flying Cloud | travel-trailer | 2010- | 2 6 | 0.7
  25FB | - - - - | - | - | 144900
Forest River: Rockwood Mini Lite | travel-trailer | 2012- | 2 4 | 1.2
  2509S | - - - - | - | - | 52900
Grand Design: Imagine | travel-trailer | 2016- | 2 6 | 1.2
  2800BH | - - - - | - | - | 59900
Jayco: Jay Flight | travel-trailer | 2005- | 2 8 | 1.8
  SLX 212QB | - - - - | - | - | 34900
Keystone: Passport | travel-trailer | 2010- | 2 6 | 1
  229RK | - - - - | - | - | 46900
Grand Design: Reflection | fifth-wheel | 2015- | 2 6 | 1
  303RLS | - - - - | - | - | 92900
Jayco: Eagle | fifth-wheel | 2008- | 2 6 | 0.8
  HT 28.5RSTS | - - - - | - | - | 86900
Keystone: Montana | fifth-wheel | 2005- | 2 4 | 0.9
  3781RL | - - - - | - | - | 134900
Lance: 825 | truck-camper | 2012- | 2 4 | 0.7
  Short Bed | - - - - | - | - | 52900
Northern Lite: 8-11 | truck-camper | 2008- | 2 4 | 0.7
  EX LE Dry Bath | - - - - | - | - | 69900
`;

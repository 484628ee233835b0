/** Cars of the French market; the columns are those of model-table.ts, prices are list prices in EUR. */
export const FRENCH_CARS = `
Alfa Romeo: Giulietta | hatchback | 2010-2020 | 5 5 | 0.5
  1.6 JTDm 120 Super | diesel 1.6 4 88 | M6 | fwd | 27900
Audi: A1 | hatchback | 2011- | 5 4 | 1
  Sportback 25 TFSI | gas 1.0 3 70 | M5 | fwd | 25900 | 2019-
  1.4 TFSI 122 Ambition | gas 1.4 4 90 | D7 | fwd | 23900 | 2011-2018
Audi: A3 | hatchback | 2009- | 5 5 | 1.6
  Sportback 35 TDI S line | diesel 2.0 4 110 | D7 | fwd | 41500 | 2020-
  Sportback 1.6 TDI 105 Ambiente | diesel 1.6 4 77 | M5 | fwd | 28500 | 2009-2019
  Sportback 40 TFSI e | plug-in-hybrid 1.4 4 150 | D6 | fwd | 44900 | 2020-
BMW: Série 1 | hatchback | 2008- | 5 5 | 1.2
  118d Lounge | diesel 2.0 4 110 | A8 | rwd | 33900 | 2008-2019
  118i M Sport | gas 1.5 3 100 | D7 | fwd | 38900 | 2019-
BMW: Série 3 | sedan | 2008- | 4 5 | 1
  320d Business Design | diesel 2.0 4 140 | A8 | rwd | 46900
  330e M Sport | plug-in-hybrid 2.0 4 215 | A8 | rwd | 58900 | 2016-
BMW: X1 | suv | 2010- | 5 5 | 1
  sDrive18d xLine | diesel 2.0 4 110 | D7 | fwd | 44900 | 2016-
  xDrive20d | diesel 2.0 4 130 | M6 | awd | 36900 | 2010-2015
Citroën: 2CV | sedan | 1970-1990 | 4 4 | 0.5
  6 Club | gas - 2 21 | M4 | fwd | 14900
Citroën: C1 | hatchback | 2005-2021 | 5 4 | 1.2
  1.0 VTi 72 Feel | gas 1.0 3 53 | M5 | fwd | 12900
Citroën: C3 | hatchback | 2006- | 5 5 | 4.6
  1.4 HDi 70 Confort | diesel 1.4 4 50 | M5 | fwd | 16400 | 2006-2016
  PureTech 83 Feel | gas 1.2 3 61 | M5 | fwd | 18300 | 2015-2023
  BlueHDi 100 Shine | diesel 1.5 4 75 | M6 | fwd | 21900 | 2018-2023
  ë-C3 Max | electric - - 83 | A1 | fwd | 27800 | 2024-
Citroën: C3 Aircross | suv | 2017- | 5 5 | 1.6
  PureTech 110 Shine | gas 1.2 3 81 | M6 | fwd | 24900
Citroën: C4 | hatchback | 2011- | 5 5 | 1.8
  BlueHDi 100 Business | diesel 1.6 4 73 | M5 | fwd | 24500 | 2011-2018
  PureTech 130 Shine | gas 1.2 3 96 | A8 | fwd | 29900 | 2020-
  ë-C4 Shine | electric - - 100 | A1 | fwd | 38900 | 2020-
Citroën: C5 Aircross | suv | 2018- | 5 5 | 1.5
  BlueHDi 130 Shine | diesel 1.5 4 96 | A8 | fwd | 37900
  Hybrid 225 Shine | plug-in-hybrid 1.6 4 165 | A8 | fwd | 45900 | 2020-
Citroën: Berlingo | minivan | 2008- | 5 5 | 1.9
  BlueHDi 100 Feel | diesel 1.5 4 75 | M6 | fwd | 26900 | 2018-
  HDi 92 XTR | diesel 1.6 4 68 | M5 | fwd | 21900 | 2008-2018
Citroën: Jumpy | van | 2016- | 4 3 | 1
  Fourgon M BlueHDi 145 | diesel 2.0 4 106 | M6 | fwd | 36900
Cupra: Formentor | suv | 2020- | 5 5 | 0.8
  1.5 TSI 150 V | gas 1.5 4 110 | D7 | fwd | 39900
Dacia: Sandero | hatchback | 2009- | 5 5 | 4.4
  1.2 16V 75 Ambiance | gas 1.2 4 55 | M5 | fwd | 9900 | 2009-2016
  Stepway TCe 90 | gas 0.9 3 66 | M5 | fwd | 13900 | 2013-2020
  ECO-G 100 Expression | bi-fuel 1.0 3 74 | M6 | fwd | 15300 | 2021-
  Stepway TCe 90 Extreme | gas 1.0 3 67 | CVT | fwd | 18400 | 2021-
Dacia: Duster | suv | 2010- | 5 5 | 3.4
  dCi 110 4x2 Prestige | diesel 1.5 4 80 | M6 | fwd | 18900 | 2010-2023
  TCe 130 4x4 Extreme | gas 1.2 3 96 | M6 | 4x4 | 27200 | 2024-
  ECO-G 100 Journey | bi-fuel 1.0 3 74 | M6 | fwd | 21400 | 2020-
Dacia: Jogger | wagon | 2022- | 5 7 | 1.5
  ECO-G 100 Expression | bi-fuel 1.0 3 74 | M6 | fwd | 20400
  Hybrid 140 Extreme | hybrid 1.6 4 104 | A6 | fwd | 26900 | 2023-
Dacia: Spring | hatchback | 2021- | 5 4 | 1.2
  Confort Plus | electric - - 33 | A1 | fwd | 20800
DS: DS 3 Crossback | suv | 2019-2022 | 5 5 | 0.6
  PureTech 130 Performance Line | gas 1.2 3 96 | A8 | fwd | 33900
DS: DS 7 | suv | 2018- | 5 5 | 0.7
  BlueHDi 130 Bastille | diesel 1.5 4 96 | A8 | fwd | 44900
  E-Tense 4x4 300 | plug-in-hybrid 1.6 4 221 | A8 | awd | 59900 | 2019-
Fiat: 500 | hatchback | 2008- | 3 4 | 1.8
  1.2 69 Lounge | gas 1.2 4 51 | M5 | fwd | 14900 | 2008-2020
  e 118 Icône | electric - - 87 | A1 | fwd | 34900 | 2020-
Fiat: Panda | hatchback | 2012- | 5 5 | 0.9
  1.0 Hybrid 70 City Life | hybrid-electric 1.0 3 51 | M6 | fwd | 14900 | 2020-
  1.2 69 Easy | gas 1.2 4 51 | M5 | fwd | 11900 | 2012-2019
Ford: Fiesta | hatchback | 2009-2023 | 5 5 | 1.8
  1.0 EcoBoost 100 Titanium | gas 1.0 3 74 | M6 | fwd | 19900 | 2013-
  1.4 TDCi 70 Trend | diesel 1.4 4 51 | M5 | fwd | 16900 | 2009-2016
Ford: Puma | suv | 2020- | 5 5 | 1.8
  1.0 EcoBoost 125 mHEV ST-Line | hybrid-electric 1.0 3 92 | M6 | fwd | 28900
Ford: Kuga | suv | 2013- | 5 5 | 1.3
  2.0 TDCi 150 Titanium | diesel 2.0 4 110 | M6 | fwd | 33900 | 2013-2019
  2.5 PHEV 225 ST-Line | plug-in-hybrid 2.5 4 165 | CVT | fwd | 43900 | 2020-
Hyundai: Tucson | suv | 2015- | 5 5 | 1.2
  1.6 CRDi 136 Creative | diesel 1.6 4 100 | D7 | fwd | 34900
  1.6 T-GDi Hybrid 230 Executive | hybrid 1.6 4 169 | A6 | fwd | 41900 | 2021-
Jeep: Avenger | suv | 2023- | 5 5 | 0.8
  1.2 Turbo 100 Altitude | gas 1.2 3 74 | M6 | fwd | 26500
Kia: Picanto | hatchback | 2011- | 5 5 | 0.9
  1.0 67 Motion | gas 1.0 3 49 | M5 | fwd | 14900
Kia: Sportage | suv | 2011- | 5 5 | 1.1
  1.7 CRDi 115 Active | diesel 1.7 4 85 | M6 | fwd | 27900 | 2011-2021
  1.6 T-GDi Hybrid 230 Design | hybrid 1.6 4 169 | A6 | fwd | 40900 | 2022-
Kia: Niro | suv | 2016- | 5 5 | 0.8
  Hybrid 141 Active | hybrid 1.6 4 104 | D6 | fwd | 31900
  EV 204 Premium | electric - - 150 | A1 | fwd | 46900 | 2019-
Mercedes-Benz: Classe A | hatchback | 2012- | 5 5 | 1.5
  180 d Progressive Line | diesel 1.5 4 85 | D7 | fwd | 37900
  250 e AMG Line | plug-in-hybrid 1.3 4 160 | D8 | fwd | 46900 | 2019-
Mercedes-Benz: Classe C | sedan | 2008- | 4 5 | 0.9
  220 d Avantgarde | diesel 2.0 4 143 | A9 | rwd | 53900 | 2018-
  220 CDI Elegance | diesel 2.1 4 125 | A7 | rwd | 42900 | 2008-2017
Mercedes-Benz: Sprinter | van | 2008- | 4 3 | 0.7
  Fourgon 314 CDI 37S | diesel 2.1 4 105 | M6 | rwd | 42900
MG: MG4 | hatchback | 2022- | 5 5 | 1.1
  Luxury 64 kWh | electric - - 150 | A1 | rwd | 33990
MINI: Cooper | hatchback | 2008- | 3 4 | 0.9
  136 Chili | gas 1.5 3 100 | M6 | fwd | 27900 | 2014-
  D 110 | diesel 1.6 4 80 | M6 | fwd | 22900 | 2008-2013
Nissan: Qashqai | suv | 2007- | 5 5 | 2
  1.5 dCi 110 Acenta | diesel 1.5 4 81 | M6 | fwd | 25900 | 2007-2020
  e-Power 190 Tekna | hybrid 1.5 3 140 | A1 | fwd | 39900 | 2022-
Nissan: Juke | suv | 2010- | 5 5 | 1.1
  DIG-T 117 N-Connecta | gas 1.0 3 86 | D7 | fwd | 25900 | 2019-
  1.5 dCi 110 Acenta | diesel 1.5 4 81 | M6 | fwd | 20900 | 2010-2018
Opel: Corsa | hatchback | 2007- | 5 5 | 2
  1.2 75 Edition | gas 1.2 3 55 | M5 | fwd | 17900 | 2019-
  1.3 CDTI 75 Enjoy | diesel 1.3 4 55 | M5 | fwd | 15900 | 2007-2018
  Electric 136 GS | electric - - 100 | A1 | fwd | 33900 | 2020-
Opel: Mokka | suv | 2012- | 5 5 | 1
  1.2 Turbo 130 GS Line | gas 1.2 3 96 | A8 | fwd | 28900 | 2021-
  1.6 CDTI 136 Cosmo | diesel 1.6 4 100 | M6 | fwd | 25900 | 2012-2019
Peugeot: 108 | hatchback | 2014-2021 | 5 4 | 1.2
  VTi 72 Style | gas 1.0 3 53 | M5 | fwd | 13900
Peugeot: 205 | hatchback | 1984-1994 | 3 5 | 0.5
  GTI 1.6 115 | gas 1.6 4 85 | M5 | fwd | 19900 | 1984-1992
  GTI 1.9 130 | gas 1.9 4 95 | M5 | fwd | 26900 | 1987-
Peugeot: 208 | hatchback | 2012- | 5 5 | 6
  1.4 HDi 68 Active | diesel 1.4 4 50 | M5 | fwd | 17900 | 2012-2019
  PureTech 82 Like | gas 1.2 3 60 | M5 | fwd | 17500 | 2012-2019
  PureTech 100 Allure | gas 1.2 3 74 | M6 | fwd | 22900 | 2019-
  1.5 BlueHDi 100 Active Pack | diesel 1.5 4 75 | M6 | fwd | 23400 | 2019-2023
  e-208 GT | electric - - 100 | A1 | fwd | 37800 | 2019-
Peugeot: 2008 | suv | 2013- | 5 5 | 3.6
  1.6 e-HDi 92 Allure | diesel 1.6 4 68 | M5 | fwd | 21900 | 2013-2019
  PureTech 130 GT | gas 1.2 3 96 | A8 | fwd | 32400 | 2019-
  e-2008 Allure | electric - - 100 | A1 | fwd | 39900 | 2020-
Peugeot: 308 | hatchback | 2008- | 5 5 | 2.8
  1.6 HDi 92 Active | diesel 1.6 4 68 | M5 | fwd | 22900 | 2008-2013
  1.5 BlueHDi 130 Allure | diesel 1.5 4 96 | A8 | fwd | 33900 | 2017-
  Hybrid 180 GT | plug-in-hybrid 1.6 4 132 | A8 | fwd | 43900 | 2021-
Peugeot: 3008 | suv | 2009- | 5 5 | 4
  1.6 HDi 115 Active | diesel 1.6 4 84 | M6 | fwd | 28900 | 2009-2016
  1.5 BlueHDi 130 Allure Pack | diesel 1.5 4 96 | A8 | fwd | 37900 | 2016-2023
  Hybrid 225 GT | plug-in-hybrid 1.6 4 165 | A8 | fwd | 47900 | 2020-2023
  e-3008 210 Allure | electric - - 157 | A1 | fwd | 44990 | 2024-
Peugeot: 5008 | suv | 2017- | 5 7 | 1.6
  1.5 BlueHDi 130 Allure Pack | diesel 1.5 4 96 | A8 | fwd | 40900
Peugeot: 508 | wagon | 2011- | 5 5 | 0.9
  SW 2.0 BlueHDi 150 Allure | diesel 2.0 4 110 | M6 | fwd | 38900
Peugeot: Expert | van | 2016- | 4 3 | 1
  Fourgon Standard BlueHDi 120 | diesel 2.0 4 90 | M6 | fwd | 34900
Renault: 4 | hatchback | 1968-1992 | 5 4 | 0.5
  GTL | gas 1.1 4 25 | M4 | fwd | 9900
Renault: Clio | hatchback | 2006- | 5 5 | 6.4
  1.5 dCi 65 Expression | diesel 1.5 4 48 | M5 | fwd | 15400 | 2006-2012
  IV TCe 90 Zen | gas 0.9 3 66 | M5 | fwd | 17300 | 2012-2019
  IV dCi 75 Business | diesel 1.5 4 55 | M5 | fwd | 18400 | 2012-2019
  V TCe 90 Evolution | gas 1.0 3 67 | M6 | fwd | 20400 | 2019-
  V E-Tech 145 Techno | hybrid 1.6 4 105 | A6 | fwd | 25200 | 2020-
Renault: Captur | suv | 2013- | 5 5 | 4
  dCi 90 Intens | diesel 1.5 4 66 | M5 | fwd | 22900 | 2013-2019
  TCe 90 Zen | gas 0.9 3 66 | M5 | fwd | 20400 | 2013-2019
  E-Tech 145 Techno | hybrid 1.6 4 105 | A6 | fwd | 29500 | 2020-
Renault: Mégane | hatchback | 2008-2023 | 5 5 | 2
  1.5 dCi 110 Dynamique | diesel 1.5 4 81 | M6 | fwd | 24900 | 2008-2016
  Blue dCi 115 Techno | diesel 1.5 4 85 | D7 | fwd | 30900 | 2018-2023
Renault: Mégane E-Tech | hatchback | 2022- | 5 5 | 1.4
  EV60 220 Techno | electric - - 160 | A1 | fwd | 42500
Renault: Scénic | minivan | 2009-2022 | 5 5 | 1.4
  1.5 dCi 110 Bose | diesel 1.5 4 81 | M6 | fwd | 27900 | 2009-2016
  1.7 Blue dCi 120 Business | diesel 1.7 4 88 | D6 | fwd | 32900 | 2018-2022
Renault: Austral | suv | 2022- | 5 5 | 1.4
  E-Tech 200 Techno Esprit Alpine | hybrid 1.2 3 147 | A5 | fwd | 42900
Renault: Twingo | hatchback | 2007-2024 | 5 4 | 1.8
  1.2 LEV 16V 75 | gas 1.2 4 55 | M5 | fwd | 11900 | 2007-2014
  SCe 70 Zen | gas 1.0 3 52 | M5 | rwd | 13400 | 2014-
Renault: Zoe | hatchback | 2013-2024 | 5 5 | 1.8
  R90 Intens | electric - - 68 | A1 | fwd | 32900 | 2017-2019
  R135 Edition One | electric - - 100 | A1 | fwd | 36900 | 2019-
  Q210 Zen | electric - - 65 | A1 | fwd | 28900 | 2013-2016
Renault: Kangoo | van | 2008- | 4 2 | 1.2
  Express 1.5 dCi 75 Confort | diesel 1.5 4 55 | M5 | fwd | 18900 | 2008-2021
  Van Blue dCi 95 Grand Confort | diesel 1.5 4 70 | M6 | fwd | 26900 | 2021-
Renault: Trafic | van | 2009- | 4 3 | 1.5
  Fourgon L1H1 2.0 dCi 115 | diesel 2.0 4 84 | M6 | fwd | 27900 | 2009-2014
  Fourgon L1H1 Blue dCi 130 | diesel 2.0 4 96 | M6 | fwd | 35900 | 2019-
Renault: Master | van | 2010- | 4 3 | 0.9
  Fourgon L2H2 dCi 135 | diesel 2.3 4 99 | M6 | fwd | 36900
SEAT: Ibiza | hatchback | 2009- | 5 5 | 1.2
  1.0 TSI 95 Style | gas 1.0 3 70 | M5 | fwd | 19900 | 2017-
  1.6 TDI 90 Reference | diesel 1.6 4 66 | M5 | fwd | 17900 | 2009-2016
Škoda: Octavia | wagon | 2010- | 5 5 | 0.9
  Combi 2.0 TDI 115 Business | diesel 2.0 4 85 | M6 | fwd | 34900
Suzuki: Swift | hatchback | 2010- | 5 5 | 0.8
  1.2 Dualjet Hybrid Privilège | hybrid-electric 1.2 4 61 | M5 | fwd | 18900
Tesla: Model 3 | sedan | 2019- | 4 5 | 1.2
  Propulsion | electric - - 208 | A1 | rwd | 41990
  Grande Autonomie AWD | electric - - 324 | A1 | awd | 49990
Tesla: Model Y | suv | 2021- | 5 5 | 1.5
  Propulsion | electric - - 220 | A1 | rwd | 44990
Toyota: Yaris | hatchback | 2007- | 5 5 | 3
  69 VVT-i Active | gas 1.0 3 51 | M5 | fwd | 15900 | 2007-2019
  Hybride 116h Design | hybrid 1.5 3 85 | CVT | fwd | 25500 | 2020-
  Hybride 100h France | hybrid 1.5 4 74 | CVT | fwd | 21900 | 2012-2019
Toyota: Yaris Cross | suv | 2021- | 5 5 | 1.9
  Hybride 116h Collection | hybrid 1.5 3 85 | CVT | fwd | 30900
Toyota: C-HR | suv | 2016- | 5 5 | 1.2
  Hybride 122h Edition | hybrid 1.8 4 90 | CVT | fwd | 31900
Toyota: Corolla | wagon | 2019- | 5 5 | 0.9
  Touring Sports Hybride 122h Dynamic | hybrid 1.8 4 90 | CVT | fwd | 32900
Volkswagen: Polo | hatchback | 2009- | 5 5 | 2.2
  1.0 TSI 95 Lounge | gas 1.0 3 70 | M5 | fwd | 21900 | 2017-
  1.6 TDI 90 Confortline | diesel 1.6 4 66 | M5 | fwd | 19900 | 2009-2016
Volkswagen: Golf | hatchback | 2008- | 5 5 | 2.4
  1.6 TDI 105 Confortline | diesel 1.6 4 77 | M5 | fwd | 25900 | 2008-2019
  2.0 TDI 150 Style | diesel 2.0 4 110 | D7 | fwd | 37900 | 2020-
  1.5 eTSI 150 R-Line | hybrid-electric 1.5 4 110 | D7 | fwd | 38900 | 2020-
Volkswagen: T-Roc | suv | 2018- | 5 5 | 1.7
  1.5 TSI EVO 150 Lounge | gas 1.5 4 110 | D7 | fwd | 33900
Volkswagen: Tiguan | suv | 2008- | 5 5 | 1.6
  2.0 TDI 150 Carat | diesel 2.0 4 110 | D7 | fwd | 42900 | 2016-
  2.0 TDI 140 Sportline | diesel 2.0 4 103 | M6 | 4x4 | 33900 | 2008-2015
Volkswagen: ID.3 | hatchback | 2020- | 5 5 | 0.9
  Pro Performance 204 | electric - - 150 | A1 | rwd | 42900
Volvo: XC40 | suv | 2018- | 5 5 | 0.8
  T3 163 Momentum | gas 1.5 3 120 | A8 | fwd | 38900 | 2018-2022
  Recharge 231 Plus | electric - - 170 | A1 | fwd | 48900 | 2021-
`;

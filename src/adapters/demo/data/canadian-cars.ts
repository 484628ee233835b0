/** Cars of the Canadian market; the columns are those of model-table.ts, prices are list prices in CAD. */
export const CANADIAN_CARS = `
Acura: Integra | hatchback | 2023- | 4 5 | 1
  A-Spec | premium-unleaded 1.5 4 149 | CVT | fwd | 39800
  Elite A-Spec | premium-unleaded 1.5 4 149 | M6 | fwd | 43300
Acura: RDX | suv | 2013- | 4 5 | 1.2
  Tech | premium-unleaded 3.5 6 208 | A6 | awd | 43500 | 2013-2018
  A-Spec SH-AWD | premium-unleaded 2.0 4 203 | A10 | awd | 57400 | 2019-
Audi: A4 | sedan | 2009-2025 | 4 5 | 1
  Komfort 40 TFSI quattro | premium-unleaded 2.0 4 150 | D7 | awd | 47400
  Progressiv 45 TFSI quattro | premium-unleaded 2.0 4 195 | D7 | awd | 53900 | 2017-
Audi: Q5 | suv | 2009- | 4 5 | 1.6
  Komfort 45 TFSI quattro | premium-unleaded 2.0 4 195 | D7 | awd | 57950
  Technik 55 TFSI e quattro | plug-in-hybrid 2.0 4 270 | D7 | awd | 72500 | 2020-
BMW: 3 Series | sedan | 2006- | 4 5 | 1.2
  330i xDrive | premium-unleaded 2.0 4 190 | A8 | awd | 60900 | 2017-
  328i xDrive | premium-unleaded 2.0 4 180 | A8 | awd | 48900 | 2012-2016
  323i | premium-unleaded 2.5 6 149 | M6 | rwd | 39900 | 2006-2011
BMW: X3 | suv | 2011- | 4 5 | 1.3
  xDrive28i | premium-unleaded 2.0 4 180 | A8 | awd | 48500 | 2013-2017
  xDrive30i | premium-unleaded 2.0 4 185 | A8 | awd | 62900 | 2018-
Buick: Encore GX | suv | 2020- | 4 5 | 1
  Preferred | gas 1.2 3 102 | CVT | fwd | 31699
  Sport Touring AWD | gas 1.3 3 116 | A9 | awd | 37299
Chevrolet: Silverado 1500 | truck | 2007- | 4 6 | 5
  Custom Double Cab | flex 5.3 8 265 | A6 | 4x4 | 51500
  LT Crew Cab | gas 2.7 4 231 | A8 | 4x4 | 62500 | 2019-
  High Country Crew Cab | gas 6.2 8 313 | A10 | 4x4 | 87500 | 2019-
Chevrolet: Equinox | suv | 2005- | 4 5 | 3
  LS | gas 1.5 4 130 | A6 | fwd | 33299 | 2018-
  LT AWD | gas 1.5 4 130 | A6 | awd | 37199 | 2018-
  LT | gas 2.4 4 136 | A6 | fwd | 30900 | 2010-2017
  LS V6 | gas 3.4 6 138 | A5 | fwd | 29900 | 2005-2009
Chevrolet: Equinox EV | suv | 2024- | 4 5 | 1.2
  LT | electric - - 159 | A1 | fwd | 45200
  RS eAWD | electric - - 215 | A1 | awd | 54900
Chevrolet: Trax | suv | 2013- | 4 5 | 1.5
  LT | gas 1.4 4 103 | A6 | fwd | 25300 | 2013-2022
  2RS | gas 1.2 3 102 | A6 | fwd | 29299 | 2024-
Chevrolet: Bolt EV | hatchback | 2017-2023 | 4 5 | 1
  LT | electric - - 150 | A1 | fwd | 40798
  Premier | electric - - 150 | A1 | fwd | 45898
Chevrolet: Cruze | sedan | 2011-2019 | 4 5 | 1.4
  LS | gas 1.8 4 103 | M6 | fwd | 17900 | 2011-2015
  LT Turbo | gas 1.4 4 103 | A6 | fwd | 22900
Chevrolet: Camaro | coupe | 1967-1992 | 2 4 | 0.5
  SS 350 | gas 5.7 8 220 | M4 | rwd | 64900 | 1967-1969
  Z28 | gas 5.7 8 164 | A4 | rwd | 27900 | 1985-1992
Chevrolet: Corvette | coupe | 2005- | 2 2 | 0.4
  Coupe | premium-unleaded 6.2 8 321 | M6 | rwd | 71900 | 2008-2013
  Stingray | premium-unleaded 6.2 8 339 | M7 | rwd | 74900 | 2014-2019
  Stingray 2LT | premium-unleaded 6.2 8 365 | D8 | rwd | 96999 | 2020-
Chrysler: Pacifica | minivan | 2017- | 4 7 | 1.2
  Touring L | gas 3.6 6 214 | A9 | fwd | 55995
  Hybrid Premium S | plug-in-hybrid 3.6 6 194 | CVT | fwd | 66995
Dodge: Grand Caravan | minivan | 2008-2020 | 4 7 | 2.2
  SE Plus | flex 3.6 6 211 | A6 | fwd | 31900 | 2011-2020
  Crew Plus | flex 3.6 6 211 | A6 | fwd | 39900 | 2011-2020
  SE | gas 3.3 6 130 | A4 | fwd | 26900 | 2008-2010
Dodge: Challenger | coupe | 2009-2023 | 2 5 | 0.8
  SXT | gas 3.6 6 227 | A8 | rwd | 39900 | 2012-
  R/T Scat Pack 392 | premium-unleaded 6.4 8 362 | A8 | rwd | 62500 | 2015-
  R/T | gas 5.7 8 277 | M6 | rwd | 37900
Ford: F-150 | truck | 2004- | 4 6 | 7
  XL SuperCab | gas 5.4 8 224 | A4 | 4x4 | 36500 | 2004-2010
  XLT SuperCrew 4x4 | gas 3.5 6 272 | A6 | 4x4 | 52900 | 2011-2017
  XLT SuperCrew 4x4 | gas 2.7 6 242 | A10 | 4x4 | 63500 | 2018-
  Lariat SuperCrew 4x4 | gas 5.0 8 298 | A10 | 4x4 | 79900 | 2018-
  Lariat PowerBoost 4x4 | hybrid 3.5 6 321 | A10 | 4x4 | 84900 | 2021-
Ford: F-150 Lightning | truck | 2022-2025 | 4 5 | 0.8
  XLT Extended Range | electric - - 433 | A1 | awd | 79995
Ford: Escape | suv | 2008- | 4 5 | 4
  XLT | gas 3.0 6 179 | A6 | awd | 30900 | 2009-2012
  SE AWD | gas 1.5 4 134 | A6 | awd | 32900 | 2013-2019
  Active | gas 1.5 3 135 | A8 | fwd | 36299 | 2020-
  PHEV | plug-in-hybrid 2.5 4 157 | CVT | fwd | 47999 | 2021-
Ford: Explorer | suv | 2011- | 4 7 | 1.6
  XLT | gas 3.5 6 216 | A6 | 4wd | 43900 | 2011-2019
  ST-Line | gas 2.3 4 224 | A10 | 4wd | 60900 | 2020-
Ford: Bronco Sport | suv | 2021- | 4 5 | 1.3
  Big Bend | gas 1.5 3 135 | A8 | 4x4 | 41495
  Badlands | gas 2.0 4 186 | A8 | 4x4 | 49495
Ford: Mustang | coupe | 2005- | 2 4 | 1
  V6 | gas 4.0 6 157 | M5 | rwd | 24900 | 2005-2010
  EcoBoost Premium | premium-unleaded 2.3 4 231 | A10 | rwd | 44900 | 2015-
  GT Premium | premium-unleaded 5.0 8 343 | M6 | rwd | 58900 | 2011-
Ford: Mustang Mach-E | suv | 2021- | 4 5 | 1
  Select AWD | electric - - 201 | A1 | awd | 53990
  Premium AWD | electric - - 258 | A1 | awd | 60990
Ford: Focus | hatchback | 2012-2018 | 4 5 | 1.3
  SE | gas 2.0 4 119 | D6 | fwd | 22400
  Titanium | gas 2.0 4 119 | D6 | fwd | 27900
Ford: Transit | van | 2015- | 3 2 | 1.2
  T-250 Medium Roof | gas 3.5 6 205 | A10 | rwd | 63500
  T-350 High Roof AWD | gas 3.5 6 231 | A10 | awd | 72900 | 2020-
GMC: Sierra 1500 | truck | 2007- | 4 6 | 4
  SLE Crew Cab | flex 5.3 8 265 | A6 | 4x4 | 52900 | 2007-2018
  Elevation Crew Cab | gas 5.3 8 265 | A10 | 4x4 | 66400 | 2019-
  Denali Crew Cab | diesel 3.0 6 227 | A10 | 4x4 | 91900 | 2020-
GMC: Terrain | suv | 2010- | 4 5 | 1.5
  SLE | gas 2.4 4 136 | A6 | fwd | 31900 | 2010-2017
  Elevation AWD | gas 1.5 4 130 | A9 | awd | 40399 | 2018-
Honda: Civic | sedan | 2006- | 4 5 | 6
  DX | gas 1.8 4 104 | M5 | fwd | 17900 | 2006-2015
  EX | gas 1.8 4 107 | CVT | fwd | 22900 | 2012-2015
  LX | gas 2.0 4 118 | CVT | fwd | 27600 | 2016-2024
  Touring | gas 1.5 4 134 | CVT | fwd | 34700 | 2016-2024
  Sport Hybrid | hybrid 2.0 4 149 | CVT | fwd | 36200 | 2025-
Honda: CR-V | suv | 2007- | 4 5 | 5
  EX | gas 2.4 4 138 | A5 | awd | 31900 | 2007-2014
  LX AWD | gas 1.5 4 142 | CVT | awd | 38900 | 2017-
  EX-L Hybrid AWD | hybrid 2.0 4 152 | CVT | awd | 49900 | 2023-
Honda: HR-V | suv | 2016- | 4 5 | 1.8
  LX | gas 1.8 4 105 | CVT | fwd | 25900 | 2016-2022
  Sport AWD | gas 2.0 4 118 | CVT | awd | 35200 | 2023-
Honda: Accord | sedan | 2008- | 4 5 | 1.3
  EX-L | gas 2.4 4 141 | A5 | fwd | 31900 | 2008-2017
  Touring Hybrid | hybrid 2.0 4 152 | CVT | fwd | 46900 | 2018-
Honda: Odyssey | minivan | 2011- | 4 8 | 0.8
  EX-L | gas 3.5 6 209 | A10 | fwd | 53900 | 2018-
  EX | gas 3.5 6 185 | A6 | fwd | 38900 | 2011-2017
Honda: Fit | hatchback | 2009-2020 | 4 5 | 1
  LX | gas 1.5 4 97 | CVT | fwd | 19900
Hyundai: Tucson | suv | 2010- | 4 5 | 4
  GL | gas 2.4 4 131 | A6 | fwd | 25900 | 2010-2015
  Preferred AWD | gas 2.5 4 139 | A8 | awd | 37299 | 2022-
  Essential | gas 2.0 4 122 | A6 | fwd | 28900 | 2016-2021
  N Line PHEV | plug-in-hybrid 1.6 4 195 | A6 | awd | 48999 | 2022-
Hyundai: Elantra | sedan | 2007- | 4 5 | 3.5
  GLS | gas 1.8 4 110 | A6 | fwd | 20900 | 2011-2016
  GL | gas 2.0 4 103 | M5 | fwd | 17900 | 2007-2010
  Preferred | gas 2.0 4 110 | CVT | fwd | 25499 | 2017-
  Luxury Hybrid | hybrid 1.6 4 104 | D6 | fwd | 31499 | 2021-
Hyundai: Kona | suv | 2018- | 4 5 | 2.6
  Preferred AWD | gas 2.0 4 110 | CVT | awd | 30799
  Electric Ultimate | electric - - 150 | A1 | fwd | 54499 | 2019-
Hyundai: Santa Fe | suv | 2007- | 4 5 | 1.8
  GL | gas 2.4 4 130 | A6 | fwd | 29900 | 2010-2018
  Limited V6 | gas 3.3 6 180 | A5 | awd | 36900 | 2007-2009
  Preferred AWD | gas 2.5 4 142 | A8 | awd | 43499 | 2019-
Hyundai: Venue | suv | 2020- | 4 5 | 1.2
  Essential | gas 1.6 4 90 | CVT | fwd | 22499
Hyundai: Ioniq 5 | suv | 2022- | 4 5 | 1.4
  Preferred Long Range AWD | electric - - 239 | A1 | awd | 61999
  Essential | electric - - 125 | A1 | fwd | 48999
Jeep: Wrangler | suv | 2007- | 4 5 | 2
  Sport | gas 3.8 6 151 | M6 | 4x4 | 30900 | 2007-2011
  Sahara Unlimited | gas 3.6 6 212 | A8 | 4x4 | 61900 | 2012-
  Rubicon 4xe | plug-in-hybrid 2.0 4 280 | A8 | 4x4 | 79900 | 2021-
Jeep: Grand Cherokee | suv | 2005- | 4 5 | 1.4
  Laredo | gas 3.6 6 216 | A8 | 4x4 | 57900 | 2011-
  Limited | gas 4.7 8 227 | A5 | 4x4 | 45900 | 2005-2010
Kia: Sportage | suv | 2011- | 4 5 | 2.2
  LX | gas 2.4 4 135 | A6 | fwd | 26900 | 2011-2022
  EX AWD | gas 2.5 4 139 | A8 | awd | 38995 | 2023-
  SX Hybrid | hybrid 1.6 4 169 | A6 | awd | 46995 | 2023-
Kia: Forte | sedan | 2010-2024 | 4 5 | 1.8
  LX | gas 2.0 4 110 | M6 | fwd | 19900
  EX | gas 2.0 4 110 | CVT | fwd | 24900 | 2019-
Kia: Seltos | suv | 2021- | 4 5 | 1.6
  EX AWD | gas 2.0 4 109 | CVT | awd | 32295
Kia: Soul | wagon | 2010-2025 | 4 5 | 1
  EX | gas 2.0 4 110 | CVT | fwd | 25995
Kia: EV6 | suv | 2022- | 4 5 | 0.7
  Long Range AWD | electric - - 239 | A1 | awd | 59995
Lexus: RX | suv | 2010- | 4 5 | 1.3
  350 AWD | premium-unleaded 3.5 6 205 | A8 | awd | 56900 | 2010-2022
  350h Luxury | hybrid 2.5 4 184 | CVT | awd | 72900 | 2023-
Mazda: Mazda3 | sedan | 2004- | 4 5 | 2.6
  GX | gas 2.0 4 110 | M5 | fwd | 18900 | 2004-2013
  GS | gas 2.5 4 139 | A6 | fwd | 26900 | 2014-
  GT AWD | gas 2.5 4 186 | A6 | awd | 36900 | 2021-
Mazda: CX-5 | suv | 2013- | 4 5 | 2.8
  GX AWD | gas 2.0 4 116 | A6 | awd | 28900 | 2013-2018
  GS AWD | gas 2.5 4 139 | A6 | awd | 37900 | 2014-
  Signature | gas 2.5 4 191 | A6 | awd | 46900 | 2019-
Mazda: CX-30 | suv | 2020- | 4 5 | 1.2
  GS AWD | gas 2.5 4 139 | A6 | awd | 32900
Mazda: MX-5 Miata | convertible | 1990-1997 | 2 2 | 0.5
  1.8 | gas 1.8 4 98 | M5 | rwd | 13900 | 1994-
  1.6 | gas 1.6 4 86 | M5 | rwd | 14900 | 1990-1993
Mazda: MX-5 | convertible | 2006- | 2 2 | 0.5
  GS | gas 2.0 4 125 | M6 | rwd | 32900 | 2006-2015
  GS-P | premium-unleaded 2.0 4 135 | M6 | rwd | 41300 | 2016-
Mercedes-Benz: C-Class | sedan | 2008- | 4 5 | 0.9
  C 300 4MATIC | premium-unleaded 2.0 4 190 | A9 | awd | 61900
Mercedes-Benz: Sprinter | van | 2010- | 3 2 | 0.7
  2500 High Roof | diesel 2.0 4 125 | A9 | rwd | 69900 | 2019-
  2500 | diesel 3.0 6 140 | A5 | rwd | 49900 | 2010-2018
MINI: Cooper | hatchback | 2007- | 2 4 | 0.7
  S | premium-unleaded 1.6 4 135 | M6 | fwd | 29900 | 2007-2013
  S Premier | premium-unleaded 2.0 4 141 | D7 | fwd | 36900 | 2014-
Mitsubishi: Outlander | suv | 2010- | 4 7 | 1.5
  ES AWC | gas 2.4 4 124 | CVT | awd | 29900 | 2010-2020
  SE S-AWC | gas 2.5 4 135 | CVT | awd | 38998 | 2022-
  PHEV GT | plug-in-hybrid 2.4 4 185 | A1 | awd | 57998 | 2018-
Mitsubishi: RVR | suv | 2011-2024 | 4 5 | 0.9
  SE AWC | gas 2.4 4 125 | CVT | awd | 29998
Nissan: Rogue | suv | 2008- | 4 5 | 3.6
  S | gas 2.5 4 127 | CVT | fwd | 28900 | 2008-2020
  SV AWD | gas 1.5 3 150 | CVT | awd | 38498 | 2022-
  SV AWD | gas 2.5 4 135 | CVT | awd | 33900 | 2014-2021
Nissan: Kicks | suv | 2018- | 4 5 | 1.5
  SV | gas 1.6 4 91 | CVT | fwd | 24998 | 2018-2024
  SR AWD | gas 2.0 4 105 | CVT | awd | 32998 | 2025-
Nissan: Sentra | sedan | 2007- | 4 5 | 1.4
  S | gas 1.8 4 97 | CVT | fwd | 19900 | 2013-2019
  2.0 | gas 2.0 4 104 | M6 | fwd | 17900 | 2007-2012
  SV | gas 2.0 4 111 | CVT | fwd | 24398 | 2020-
Nissan: Leaf | hatchback | 2011- | 4 5 | 0.9
  SV | electric - - 110 | A1 | fwd | 40898
Nissan: Frontier | truck | 2005- | 4 5 | 0.8
  SV Crew Cab | gas 4.0 6 195 | A5 | 4x4 | 36900 | 2005-2019
  PRO-4X Crew Cab | gas 3.8 6 231 | A9 | 4x4 | 54998 | 2022-
Porsche: Macan | suv | 2015- | 4 5 | 0.5
  S | premium-unleaded 2.9 6 280 | D7 | awd | 78900
RAM: 1500 | truck | 2011- | 4 6 | 4.4
  ST Quad Cab | gas 3.6 6 227 | A8 | 4x4 | 41900 | 2013-2018
  SLT Crew Cab | gas 5.7 8 291 | A6 | 4x4 | 46900 | 2011-2018
  Big Horn Crew Cab | gas 5.7 8 295 | A8 | 4x4 | 66900 | 2019-
  Laramie Crew Cab | diesel 3.0 6 194 | A8 | 4x4 | 79900 | 2020-2023
Subaru: Crosstrek | suv | 2013- | 4 5 | 2.4
  Touring | gas 2.0 4 113 | CVT | awd | 31195
  Limited | gas 2.5 4 136 | CVT | awd | 37595 | 2021-
Subaru: Forester | suv | 2009- | 4 5 | 1.7
  2.5i Convenience | gas 2.5 4 127 | CVT | awd | 33900
Subaru: Outback | wagon | 2010- | 4 5 | 1.5
  Touring | gas 2.5 4 136 | CVT | awd | 38395
  Premier XT | gas 2.4 4 194 | CVT | awd | 47995 | 2020-
Subaru: WRX | sedan | 2009- | 4 5 | 0.6
  Sport | premium-unleaded 2.4 4 202 | M6 | awd | 37995 | 2022-
  STI | premium-unleaded 2.5 4 227 | M6 | awd | 40900 | 2009-2021
Tesla: Model 3 | sedan | 2018- | 4 5 | 2
  Standard Range Plus | electric - - 211 | A1 | rwd | 54990 | 2019-2023
  Long Range AWD | electric - - 324 | A1 | awd | 64990
Tesla: Model Y | suv | 2020- | 4 5 | 2
  Long Range AWD | electric - - 324 | A1 | awd | 69990
Toyota: RAV4 | suv | 2006- | 4 5 | 6
  Base | gas 2.4 4 124 | A4 | awd | 29900 | 2006-2012
  LE AWD | gas 2.5 4 131 | A6 | awd | 30900 | 2013-2018
  XLE AWD | gas 2.5 4 151 | A8 | awd | 39900 | 2019-2025
  Hybrid XLE AWD | hybrid 2.5 4 163 | CVT | awd | 42900 | 2016-
  Prime XSE | plug-in-hybrid 2.5 4 225 | CVT | awd | 58900 | 2021-2025
Toyota: Corolla | sedan | 2005- | 4 5 | 5
  CE | gas 1.8 4 98 | M5 | fwd | 17900 | 2005-2019
  LE | gas 1.8 4 104 | CVT | fwd | 26900 | 2014-
  Hybrid LE AWD | hybrid 1.8 4 103 | CVT | awd | 29900 | 2023-
Toyota: Corolla Cross | suv | 2022- | 4 5 | 1.6
  L AWD | gas 2.0 4 126 | CVT | awd | 32900
  Hybrid SE | hybrid 2.0 4 146 | CVT | awd | 38400 | 2023-
Toyota: Camry | sedan | 2007- | 4 5 | 1.7
  LE | gas 2.5 4 133 | A6 | fwd | 28900 | 2010-2024
  XSE V6 | gas 3.5 6 224 | A8 | fwd | 43900 | 2018-2024
  SE Hybrid AWD | hybrid 2.5 4 173 | CVT | awd | 41900 | 2025-
Toyota: Highlander | suv | 2008- | 4 7 | 1.5
  LE AWD | gas 3.5 6 201 | A6 | awd | 43900 | 2008-2022
  XLE Hybrid | hybrid 2.5 4 181 | CVT | awd | 56900 | 2020-
Toyota: Tacoma | truck | 2005- | 4 5 | 1.8
  SR5 Double Cab | gas 4.0 6 176 | A5 | 4x4 | 36900 | 2005-2015
  TRD Sport Double Cab | gas 3.5 6 207 | A6 | 4x4 | 51900 | 2016-2023
  TRD Off-Road Double Cab | gas 2.4 4 207 | A8 | 4x4 | 60900 | 2024-
Toyota: Sienna | minivan | 2011- | 4 8 | 1
  LE | gas 3.5 6 198 | A6 | fwd | 38900 | 2011-2020
  XLE AWD | hybrid 2.5 4 183 | CVT | awd | 53900 | 2021-
Toyota: Prius | hatchback | 2010- | 4 5 | 0.9
  Base | hybrid 1.8 4 100 | CVT | fwd | 29900 | 2010-2022
  XLE AWD-e | hybrid 2.0 4 146 | CVT | awd | 40900 | 2023-
Volkswagen: Beetle | sedan | 1963-1979 | 2 4 | 0.5
  1600 | gas 1.6 4 37 | M4 | rwd | 17900
Volkswagen: Golf | hatchback | 2010-2021 | 4 5 | 1.5
  Trendline | gas 2.5 5 127 | M5 | fwd | 20900 | 2010-2014
  Comfortline 1.4 TSI | gas 1.4 4 110 | A8 | fwd | 24900 | 2019-2021
  TDI Comfortline | diesel 2.0 4 110 | D6 | fwd | 26900 | 2010-2015
Volkswagen: Jetta | sedan | 2006- | 4 5 | 1.8
  Trendline | gas 2.0 4 86 | M5 | fwd | 16900 | 2011-2015
  2.5 | gas 2.5 5 112 | A6 | fwd | 24900 | 2006-2010
  Comfortline 1.5 TSI | gas 1.5 4 118 | A8 | fwd | 28900 | 2022-
  Highline 1.4 TSI | gas 1.4 4 110 | A8 | fwd | 27900 | 2016-2021
Volkswagen: Tiguan | suv | 2009- | 4 5 | 2
  Comfortline 4MOTION | gas 2.0 4 137 | A8 | awd | 39900
Volkswagen: ID.4 | suv | 2021- | 4 5 | 0.9
  Pro AWD | electric - - 220 | A1 | awd | 55995
Volvo: XC60 | suv | 2010- | 4 5 | 0.8
  T5 AWD Momentum | premium-unleaded 2.0 4 187 | A8 | awd | 48900 | 2010-2021
  B5 AWD Plus | premium-unleaded 2.0 4 184 | A8 | awd | 62900 | 2022-
`;

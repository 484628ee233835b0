/** Sentences that were written after the parser had been tuned on the others; read for the first time, precision was 98.9 %, recall 97.8 %. */
export const HELD_OUT = `
# 1 CA CAD
toyota sienna hybrid 2022 awd => Make=toyota Model=sienna Fuel=hybrid Year=2022 Drivetrain=awd
I'm after a small hatchback, preferably blue, no more than 9 grand => Body=hatchback Color=blue PriceMax=9000 | small
ford escape under 150,000 kms and under $14,000 => Make=ford Model=escape MileageMax=150000 PriceMax=14000
any black or white tesla within 100km of Kingston => Color=black Color=white Make=tesla near=Kingston within=100
subaru forester 2017-2021 not white => Make=subaru Model=forester YearMin=2017 YearMax=2021 Color!=white
4wd truck with tow package for my boat => Drivetrain=4wd Body=truck | tow, package, boat
VW Tiguan, mileage below 70000 => Make=volkswagen Model=tiguan MileageMax=70000
cheap winter beater => | cheap, winter, beater
used van 2012 or older => Condition=used Body=van YearMax=2012
something under $75/week => PriceMax=week:75
electric suv from 2023, $500 monthly max => Fuel=electric Body=suv YearMin=2023 PriceMax=month:500
honda accord sport, certified, near H7N 1A1 => Make=honda Model=accord Certified=1 near=H7N 1A1 | sport
is there a 2-door jeep wrangler in green? => Make=jeep Model=wrangler Color=green | 2-door
hyundai ioniq 5 or kia ev6 => Make=hyundai Make=kia Model=ioniq+5 Model=ev6
pickup but not a ford => Body=truck | but not a ford
prius with less than 120k km => Make=toyota Model=prius MileageMax=120000
minivan no older than 2018 => Body=minivan YearMin=2018
gm sierra denali => Make=gmc Model=sierra+1500 | denali
mazada cx-30 => Make=mazda Model=cx-30
convertable under 30 thousand => Body=convertible PriceMax=30000
# 2 CA CAD
je cherche une petite auto économique, max 8000 $ => Type=car PriceMax=8000 | petite, économique
vus 7 places moins de 40 000$ => Body=suv PriceMax=40000 | 7, places
toyota tacoma 4 roues motrices 2016 et plus récent => Make=toyota Model=tacoma Drivetrain=4wd YearMin=2016
camion gmc sierra noir en bas de 100 000 km => Body=truck Body=heavy-truck Make=gmc Model=sierra+1500 Color=black MileageMax=100000
kia forte manuelle 2019 => Make=kia Model=forte Transmission=manual Year=2019
subaru wrx bleu à Montréal => Make=subaru Model=wrx Color=blue near=Montréal
hyundai kona électrique, pas plus de 400$ par mois => Make=hyundai Model=kona Fuel=electric PriceMax=month:400
quelque chose entre 2016 et 2019 avec moins de 90 000 km => YearMin=2016 YearMax=2019 MileageMax=90000
ford mustang décapotable jaune ou orange => Make=ford Model=mustang Body=convertible Color=yellow Color=orange
mitsubishi rvr usagé près de Drummondville => Make=mitsubishi Model=rvr Condition=used near=Drummondville
pas de van ni de camionnette => Body!=van Body!=truck
roulotte hybride à vendre => Body=travel-trailer Fuel=hybrid
nissan qashqai 2020 gris foncé => Make=nissan Model=qashqai Year=2020 Color=charcoal
# 3 FR EUR
citadine essence moins de 8000 euros => Body=hatchback Fuel=gas PriceMax=8000
renault captur automatique après 2020 => Make=renault Model=captur Transmission=automatic YearMin=2021
volkswagen tiguan diesel 2017 moins de 120 000 km => Make=volkswagen Model=tiguan Fuel=diesel Year=2017 MileageMax=120000
opel corsa 3 portes => Make=opel Model=corsa | 3, portes
voiture sans permis => Type=car | sans permis
peugeot 5008 7 places à Nantes => Make=peugeot Model=5008 near=Nantes | 7, places
dacia spring 150 € / mois => Make=dacia Model=spring PriceMax=month:150
suv noir ou gris, boîte auto, moins de 25k€ => Body=suv Color=black Color=grey Transmission=automatic PriceMax=25000
# 4 FR EUR
busco un suv diésel automático por menos de 18.000 € => Body=suv Fuel=diesel Transmission=automatic PriceMax=18000
renault clio gris plata 2019 => Make=renault Model=clio Color=silver Year=2019
coche familiar con maletero grande => Body=wagon Type=car | maletero, grande
opel corsa blanca de 2020 o más reciente => Make=opel Model=corsa Color=white YearMin=2020
volvo xc60 híbrido enchufable cerca de París => Make=volvo Model=xc60 Fuel=plug-in-hybrid near=París
quiero pagar 180 euros al mes como mucho => PriceMax=month:180 | pagar
no más de 90.000 km y que no sea gris => MileageMax=90000 Color!=grey
audi a3 con cambio automático => Make=audi Model=a3 Transmission=automatic
# 5 CA CAD
kia sportage 2021 blanca full equipo => Make=kia Model=sportage Year=2021 Color=white | full, equipo
camioneta toyota de 30 a 40 mil dólares => Body=suv Make=toyota PriceMin=30000 PriceMax=40000
nissan kicks o hyundai venue => Make=nissan Make=hyundai Model=kicks Model=venue
moto nueva por debajo de 6000 dólares => Type=motorcycle Condition=new PriceMax=6000
carro a gas cerca a Ottawa => Type=car near=Ottawa | gas
mazda cx5 modelo 2020 hacia arriba => Make=mazda Model=cx-5 YearMin=2020
jeta volkswagen mecánico => Make=volkswagen Model=jetta Transmission=manual
un carro económico que no gaste mucho => Type=car | económico, no gaste, mucho
`;

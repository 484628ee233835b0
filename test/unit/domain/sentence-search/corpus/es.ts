/** Lo que la gente escribe en español, en España y en Colombia. The form is that of en.ts. */
export const SPANISH = `
# 5 CA CAD
busco un carro rojo automático => Type=car Color=red Transmission=automatic
camioneta 4x4 negra => Body=suv Drivetrain=4x4 Color=black
mazda 3 modelo 2018 => Make=mazda Model=mazda3 Year=2018
carro usado menos de 15.000 dólares => Type=car Condition=used PriceMax=15000
toyota corolla 2019 en adelante => Make=toyota Model=corolla YearMin=2019
renault logan del 2020 => Make=renault Year=2020 | logan
chevrolet spark => Make=chevrolet | spark
kia picanto barato => Make=kia Model=picanto | barato
quiero un carro eléctrico cerca de Toronto => Type=car Fuel=electric near=Toronto
carro mecánico por menos de 100 dólares a la semana => Type=car Transmission=manual PriceMax=week:100
cuotas de 400 al mes => PriceMax=month:400
ford explorer con menos de 80.000 km => Make=ford Model=explorer MileageMax=80000
que no sea rojo => Color!=red
sin diésel => Fuel!=diesel
no quiero blanco ni negro => Color!=white Color!=black
hyundai tucson híbrida => Make=hyundai Model=tucson Fuel=hybrid
hiunday tucson => Make=hyundai Model=tucson | hiunday
toyota rav4 o honda crv => Make=toyota Make=honda Model=rav4 Model=cr-v
jeep wrangler 2015 para arriba => Make=jeep Model=wrangler YearMin=2015
entre 2015 y 2018 => YearMin=2015 YearMax=2018
posterior a 2019 => YearMin=2020
antes del 2000 => YearLow=1
moto yamaha mt 07 => Type=motorcycle Make=yamaha Model=mt-07
moto kawasaki ninja 400 verde => Type=motorcycle Make=kawasaki Model=ninja+400 Color=green
carro cero kilómetros => Type=car Condition=new
camioneta doble tracción gris => Body=suv Drivetrain=4wd Color=grey
pickup ford f150 => Body=truck Make=ford Model=f-150
volkswagen jetta plateado => Make=volkswagen Model=jetta Color=silver
nissan frontier diésel => Make=nissan Model=frontier Fuel=diesel
carro familiar de 7 puestos => Type=car | familiar, 7, puestos
necesito un carro para mi familia => Type=car | familia
máximo 20 mil dólares => PriceMax=20000
entre 10 y 15 mil dólares => PriceMin=10000 PriceMax=15000
de 20 a 25 mil => PriceMin=20000 PriceMax=25000
más de 100.000 dólares => PriceMin=100000
menos de 50 millones de pesos => | menos de 50 millones de pesos
$15,000 máximo => PriceMax=15000
presupuesto de 12.000 => PriceMax=12000
a menos de 50 km de Montreal => near=Montreal within=50
cerca de mí => near=?
en Vancouver => near=Vancouver
vinotinto o azul oscuro => Color=burgundy Color=navy
convertible amarillo => Body=convertible Color=yellow
lancha usada => Body=boat Condition=used
casa rodante por debajo de 30 mil => Body=travel-trailer PriceMax=30000
cuatrimoto can-am => Body=atv Make=can-am
gas natural vehicular => Fuel=natural-gas
tesla model y blanco => Make=tesla Model=model+y Color=white
honda civic 2017 o más nuevo => Make=honda Model=civic YearMin=2017
subaru forester tracción integral => Make=subaru Model=forester Drivetrain=awd
vehículo certificado en promoción => Certified=1 Promotion=1
sedán de un solo dueño => Body=sedan OwnersMax=1
SUV diésel único propietario => Body=suv Fuel=diesel OwnersMax=1
comprar en línea => BuyOnline=1
no más de 60.000 km => MileageMax=60000
kilometraje menor a 40.000 => MileageMax=40000
menos de 5 años => YearMin=2021
todo menos rojo => Color!=red
mercedes clase c => Make=mercedes-benz Model=c-class Model=classe+c
bmw serie 3 negro => Make=bmw Model=3+series Model=serie+3 Color=black
ram 1500 => Make=ram Model=1500
carros de segunda mano automáticos => Type=car Condition=used Transmission=automatic
chevrolé silverado => Make=chevrolet Model=silverado+1500
mazda cx 30 2022 => Make=mazda Model=cx-30 Year=2022
suv híbrido enchufable => Body=suv Fuel=plug-in-hybrid
camión kenworth => Body=heavy-truck Make=kenworth
treinta mil dólares => PriceMax=30000
van de carga blanca => Body=van Color=white | carga
red suv under 30k => Color=red Body=suv PriceMax=30000
# 4 FR EUR
coche de segunda mano por menos de 10.000 euros => Type=car Condition=used PriceMax=10000
entre 10 y 15 mil euros => PriceMin=10000 PriceMax=15000
seat ibiza roja => Make=seat Model=ibiza Color=red
seat ibiza del 2018 con menos de 60.000 kilómetros => Make=seat Model=ibiza Year=2018 MileageMax=60000
un todoterreno automático gasolina => Body=suv Transmission=automatic Fuel=gas
peugeot 308 gasoil => Make=peugeot Model=308 Fuel=diesel
peugeot 2008 híbrido => Make=peugeot Model=2008 Fuel=hybrid
renault megane => Make=renault Model=megane
citroën c4 cambio manual => Make=citroen Model=c4 Transmission=manual
furgoneta renault kangoo => Body=van Make=renault Model=kangoo
monovolumen de 7 plazas => Body=minivan | 7, plazas
200 euros al mes => PriceMax=month:200
coche eléctrico por 250 € al mes como máximo => Type=car Fuel=electric PriceMax=month:250
a menos de 100 km de Lyon => near=Lyon within=100
en un radio de 50 km de Toulouse => near=Toulouse within=50
descapotable cerca de Niza => Body=convertible near=Niza
coche pequeño para ciudad => Type=car | pequeño, ciudad
coche barato y fiable => Type=car | barato, fiable
familiar diésel => Body=wagon Fuel=diesel
desde 2019 hasta 15.000 € => YearMin=2019 PriceMax=15000
de 2018 a 2020 => YearMin=2018 YearMax=2020
matriculado en 2021 => Year=2021
fiat 500 eléctrico => Make=fiat Model=500 Fuel=electric
volkswagen golf gti => Make=volkswagen Model=golf | gti
wolkswagen polo => Make=volkswagen Model=polo
dacia duster 4x4 => Make=dacia Model=duster Drivetrain=4x4
km 0 cupra formentor => Condition=new Make=cupra Model=formentor
no blanco => Color!=white
sin ser diésel ni eléctrico => Fuel!=diesel Fuel!=electric
no quiero un coche rojo => Type=car Color!=red
ni rojo ni amarillo, automático => Color!=red Color!=yellow Transmission=automatic
toyota yaris híbrido 2020 o posterior => Make=toyota Model=yaris Fuel=hybrid YearMin=2020
berlina negra con cuero => Body=sedan Color=black | cuero
compacto gasolina 5 puertas => Body=hatchback Fuel=gas | 5, puertas
coche de empresa => Condition=company
autocaravana pilote => Body=motorhome Make=pilote
velero beneteau oceanis => Body=sailboat Make=beneteau Model=oceanis+30.1 Model=oceanis+40.1
moto bmw r 1250 gs => Type=motorcycle Make=bmw Model=r+1250+gs
15k => PriceMax=15000
menos de $9000 => | menos de $9000
hasta 80000 km y 12000 € => MileageMax=80000 PriceMax=12000
alrededor de 8000 € => PriceMin=7200 PriceMax=8800
tesla modelo 3 => Make=tesla Model=model+3
mini cooper descapotable => Make=mini Model=cooper Body=convertible
`;

export const SPANISH_TRAPS = `
# 4 FR EUR
me gusta ir de fiesta => | gusta, ir, fiesta
un coche para una fiesta => Type=car | fiesta
vino tinto => | vino tinto
asientos eléctricos => | asientos eléctricos
llantas nuevas => | llantas nuevas
entrada de 2000 euros => | entrada de, 2000 euros
como nuevo => | como nuevo
para ir a jugar al golf => | ir, jugar, golf
con etiqueta verde => | etiqueta verde
garantía de 3 años => | garantía, 3 años
que gaste poca gasolina => | gaste poca gasolina
sin accidentes => | sin accidentes
coche de carreras => | coche de carreras
no importa el color => | no importa
en buen estado => | buen estado
tengo un perro grande => | perro, grande
cinco plazas => | cinco, plazas
# 5 CA CAD
quién tiene el mejor precio => | mejor
un carro con mucho espacio para la playa => Type=car | mucho, espacio, playa
café con leche => | café con leche
a la orden con soat al día => | orden, soat, día
`;

/** How people write what they can pay, and ranges of which one end is said in short. */
export const MONEY = `
# 1 CA CAD
20000 with 2000 down => PriceMax=20000 | 2000, down
20000 with 2000 down payment => PriceMax=20000 | 2000, down payment
civic 2018 20000 with 2000 down => Make=honda Model=civic Year=2018 PriceMax=20000 | 2000, down
2000 down =>  | 2000, down
2000 down, looking for a suv under 20000 => Body=suv PriceMax=20000 | 2000, down
2000 down under 20000 => PriceMax=20000 | 2000, down
2000 down up to $20,000 => PriceMax=20000 | 2000, down
suv 20000 down payment 2000 => Body=suv PriceMax=20000 | down payment, 2000
put 2000 down on a civic => Make=honda Model=civic | put, 2000, down
suv 20k with 2k down => Body=suv PriceMax=20000 | 2k, down
$400 a month with $2000 down => PriceMax=month:400 | $2000, down
2000 down $400 a month => PriceMax=month:400 | 2000, down
$0 down truck => Body=truck | $0, down
no down payment truck => Body=truck | no down payment
truck, 2000 deposit, 25000 max => Body=truck PriceMax=25000 | 2000, deposit
civic with a 2000 trade-in => Make=honda Model=civic | 2000, trade-in
trade in 2000, suv under 20k => Body=suv PriceMax=20000 | trade in, 2000
monthly budget of 350 => PriceMax=month:350
monthly payment under 400 => PriceMax=month:400
weekly payment of 90 => PriceMax=week:90
bi-weekly 150 => PriceMax=biweek:150
350 a month over 6 years => PriceMax=month:350 | over 6 years
350/mo for 72 months => PriceMax=month:350 | 72, months
monthly income 3000, suv under 20k => Body=suv PriceMax=20000 | income, 3000
2018-21 civic => Make=honda Model=civic YearMin=2018 YearMax=2021
between 2018 and 21 => YearMin=2018 YearMax=2021
1998-21 => Year=1998 | 21
15-20,000 => PriceMin=15000 PriceMax=20000
15 to 20 000 km => MileageMin=15000 MileageMax=20000
500 to 2000 $ => PriceMax=2000 | 500
400 a month 80 000 km => PriceMax=month:400 MileageMax=80000
2000 down 1000 km => MileageMax=1000 | 2000, down
mileage price 20000 => PriceMax=20000
between 2018 and 15000 $ => Year=2018 PriceMax=15000
2000 down 5 years old max => YearMin=2021 | 2000, down
2000 down 1200 miles => MileageMax=1931 | 2000, down
mileage between 50000 and 80000 => MileageMin=50000 MileageMax=80000
mileage to 80000 => MileageMax=80000
mileage at 80000 => MileageMax=80000
mileage for 80000 => MileageMax=80000
under 15000 year 2018 => Year=2018 PriceMax=15000
20k mileage 80000 => PriceMax=20000 MileageMax=80000
20k mileage of max 80000 => PriceMax=20000 MileageMax=80000
under 20000 less than 5 years old => YearMin=2021 PriceMax=20000
civic under 20 000 max 80 000 km => Make=honda Model=civic PriceMax=20000 MileageMax=80000
civic under 20 000 max => Make=honda Model=civic PriceMax=20000
20 000 max 80 000 km max => PriceMax=20000 MileageMax=80000
not above a mileage of 80000 => MileageMax=80000
no, a red car => Type=car Color=red
not 2018 => | not 2018
civic not 2018 => Make=honda Model=civic | not 2018
under 15000 and 2018 => Year=2018 PriceMax=15000
2018 and 2019 civic => Make=honda Model=civic Year=2018 Year=2019
between 10000 to 20000 => PriceMin=10000 PriceMax=20000
10000 to a max 20000 => PriceMin=10000 PriceMax=20000
not for diesel => Fuel!=diesel
not near Laval => | not near Laval
not between 10000 and 20000 => | not between, 10000, 20000
not around 20000 => | not around, 20000
no red or a blue => Color!=red Color!=blue
not red or not blue => Color!=red Color!=blue
not red and automatic => Transmission=automatic Color!=red
not automatic or red => Color=red Transmission!=automatic
no diesel nor hybrid nor electric => Fuel!=diesel Fuel!=hybrid Fuel!=electric
pre 2015 => YearMax=2014
pre-2015 truck => YearMax=2014 Body=truck
post 2015 => YearMin=2016
2015 to present => YearMin=2015
2015-present => YearMin=2015
any colour but white => Color!=white
like new suv => Body=suv | like new
auto transmission => Transmission=automatic
suv under 20k near Gatineau with less than 60k km => Body=suv PriceMax=20000 MileageMax=60000 near=Gatineau
honda, toyota or mazda under 20k => Make=honda Make=mazda Make=toyota PriceMax=20000
# 2 CA CAD
20 000 $ avec 2000 $ comptant => PriceMax=20000 | 2000 $, comptant
20000 avec 2000 de mise de fonds => PriceMax=20000 | 2000, mise de fonds
2000 d'acompte, civic => Make=honda Model=civic | 2000, acompte
avec un dépôt de 2000 $, civic => Make=honda Model=civic | dépôt, 2000 $
civic échange de 2000 => Make=honda Model=civic | échange, 2000
pas 2018 => | pas 2018
pas en 2018 => | pas en 2018
pas pour le diesel => Fuel!=diesel
2000 de mise de fonds maximum 20000 => PriceMax=20000 | 2000, mise de fonds
2000 de mise de fonds 20000 max => PriceMax=20000 | 2000, mise de fonds
15 000 $ kilométrage bas => PriceMax=15000 | bas
kilométrage à 80000 => MileageMax=80000
0 $ comptant camion => Body=heavy-truck Body=truck | 0 $, comptant
vus 400 par mois mise de fonds 2000 => Body=suv PriceMax=month:400 | mise de fonds, 2000
budget mensuel de 350 => PriceMax=month:350
mensualité de 400 => PriceMax=month:400
paiement hebdomadaire de 90 => PriceMax=week:90
paiements aux deux semaines de 150 => PriceMax=biweek:150
150 $ aux 2 sem => PriceMax=biweek:150
moins de 20 000 $ => PriceMax=20000
moins de 20k => PriceMax=20000
automatique => Transmission=automatic
auto automatique près de Laval => Type=car Transmission=automatic near=Laval
civic 2018 à 15000$ => Make=honda Model=civic Year=2018 PriceMax=15000
civic 2000 à 15000 $ => Make=honda Model=civic PriceMin=2000 PriceMax=15000
2018 à 21 => YearMin=2018 YearMax=2021
entre 15 et 20 000 $ => PriceMin=15000 PriceMax=20000
10 à 12 500 $ => PriceMin=10000 PriceMax=12500
2018 $ à 15 000 $ => PriceMin=2018 PriceMax=15000
20 000 $ à discuter => PriceMax=20000 | discuter
un seul proprio => OwnersMax=1
vus proche de chez nous => Body=suv near=?
tesla model 3 ou model y => Make=tesla Model=model+3 Model=model+y
pas automatique, pas blanc => Transmission!=automatic Color!=white
# 3 FR EUR
20 000 € avec un apport de 2 000 € => PriceMax=20000 | apport, 2 000 €
20000 avec 2000 d'apport => PriceMax=20000 | 2000, apport
2000 € d'apport, 250 € par mois => PriceMax=month:250 | 2000 €, apport
250 €/mois sans apport => PriceMax=month:250 | sans apport
mensualité 250 € => PriceMax=month:250
paiements de 250 => PriceMax=month:250
250 de loyer => PriceMax=month:250
loyer de 250 => PriceMax=month:250
reprise de 2000 =>  | reprise, 2000
10 à 15 000 € => PriceMin=10000 PriceMax=15000
15 000 € à débattre => PriceMax=15000 | débattre
clio ou 208 => Make=peugeot Make=renault Model=208 Model=clio
boîte auto, pas diesel, près de Lyon => Transmission=automatic Fuel!=diesel near=Lyon
# 4 FR EUR
20000 con 2000 de entrada => PriceMax=20000 | 2000, entrada
20 000 € con entrada de 2 000 € => PriceMax=20000 | entrada de, 2 000 €
2000 de entrada, 250 al mes => PriceMax=month:250 | 2000, entrada
300 al mes sin entrada => PriceMax=month:300 | sin entrada
cuota mensual de 250 € => PriceMax=month:250
letra de 250 => PriceMax=month:250
entre 10 y 15.000 € => PriceMin=10000 PriceMax=15000
2018-20 => YearMin=2018 YearMax=2020
208 o clio => Make=peugeot Make=renault Model=208 Model=clio
automático cerca de Lyon, que no sea diésel => Transmission=automatic Fuel!=diesel near=Lyon
menos de 20.000 € y menos de 100.000 km => PriceMax=20000 MileageMax=100000
# 5 CA CAD
20000 con 2000 de cuota inicial => PriceMax=20000 | 2000, cuota inicial
20000 con enganche de 2000 => PriceMax=20000 | enganche, 2000
inicial 2000 cuotas 400 => PriceMax=month:400 | inicial, 2000
presupuesto mensual de 400 => PriceMax=month:400
cuota quincenal de 150 => PriceMax=biweek:150
carro automático menos de 20 mil cerca de Laval => Type=car PriceMax=20000 Transmission=automatic near=Laval
del 2018 para acá => YearMin=2018
toyota o honda, no mecánico => Make=honda Make=toyota Transmission!=manual
# 1 FR EUR
20000 with 2000 down => PriceMax=20000 | 2000, down
weekly budget of 90 =>  | budget of 90
`;

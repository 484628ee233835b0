/** How people write numbers: prices in other currencies, ages, mileages, distances, numbers in words, and names of places beside them. */
export const AMOUNTS = `
# 1 CA CAD
one hundred and twenty five thousand km => MileageMax=125000
truck under one hundred and twenty five thousand and five km => Body=truck PriceMax=125000 | five
fifty k => PriceMax=50000
$ twenty thousand => PriceMax=20000
twenty and => | twenty
hundred => | hundred
2023 $500 => Year=2023 PriceMax=500
2023 $ => PriceMax=2023
3k$ => PriceMax=3000
$3k a week => PriceMax=week:3000
10 million km => | 10 million km
5000 de pesos => | 5000 de pesos
bmw x5m 2020 => Make=bmw Year=2020 | x5m
suv in the city of Laval => Body=suv near=Laval
suv in the town of Banff => Body=suv near=Banff
civic under 20 000, max 80 000 km => Make=honda Model=civic PriceMax=20000 MileageMax=80000
civic under 20 000, 80 000 km max => Make=honda Model=civic PriceMax=20000 MileageMax=80000
civic max 20000, max 80 000 km => Make=honda Model=civic PriceMax=20000 MileageMax=80000
suv at most 20 000 or less 80 000 km => Body=suv PriceMax=20000 MileageMax=80000
suv 20 000 or less 80 000 km or less => Body=suv PriceMax=20000 MileageMax=80000
not more than 20000 => PriceMax=20000
no more than 100000 km => MileageMax=100000
not over 30k => PriceMax=30000
not less than 2015 => | not less than 2015
not under 2015 => | not under 2015
not below 100000 km => MileageMin=100000
not more than a price of 20000 => PriceMax=20000
not red, blue => Color=blue
not red and not blue => Color!=red Color!=blue
not red or black => Color!=red Color!=black
not a red car => Type=car Color!=red
not an electric suv => Body=suv Fuel!=electric
no diesel and red => Color=red Fuel!=diesel
not automatic blue => Color=blue Transmission!=automatic
truck for my boat => Body=truck | boat
boat for my truck => Type=boat | truck
red for my boat => Type=boat Color=red
between 15000 $ and 100000 km => PriceMax=15000 MileageMax=100000
2015 to 20000 km => Year=2015 MileageMax=20000
from $10000 to $20000 => PriceMin=10000 PriceMax=20000
10000 to 20000 $ => PriceMin=10000 PriceMax=20000
$10000 to 20000 => PriceMin=10000 PriceMax=20000
20000 dollars to 100 km => PriceMax=20000 | 100 km
around 20000 => PriceMin=18000 PriceMax=22000
around 100 km => | around 100 km
around Laval => near=Laval
about 2015 honda => Make=honda | about 2015
around 50 km around Laval => near=Laval within=50
within 50 km of Laval => near=Laval within=50
50 km of Laval => near=Laval within=50
50 km near Laval => near=Laval within=50
1000 km from Laval => near=Laval within=1000
before the 2018 => YearMax=2017
before the year 2018 => YearMax=2017
under a price of 20000 => PriceMax=20000
under a mileage of 50000 => MileageMax=50000
max price 20000 => PriceMax=20000
budget of up to 20000 => PriceMax=20000
price from 10000 to 20000 => PriceMin=10000 PriceMax=20000
mileage of max 80000 => MileageMax=80000
80 000 on the odometer => MileageMax=80000
price 20000 mileage 80000 => PriceMax=20000 MileageMax=80000
range of 400 km => | range, 400 km
with 400 km of range => | 400 km, range
income 3000 a month => | income, 3000 a month
300 a month => PriceMax=month:300
5000 cad => PriceMax=5000
5000 canadian dollars => PriceMax=5000
$5000 cad => PriceMax=5000
under cad $5000 => PriceMax=5000
400 cad per month => PriceMax=month:400
$400 cad a month => PriceMax=month:400
5000 usd => | 5000 usd
usd 5000 => | usd 5000
5000 us dollars => | 5000 us dollars
$30k usd => | $30k usd
under us $5000 => | under us $5000
30 usd dollars => | 30 usd
$5000 pesos => | $5000 pesos
£5000 => | £5000
5000 pounds => | 5000 pounds
5000 euros => | 5000 euros
euro 6 diesel => Fuel=diesel | 6
budget $500 => PriceMax=500
budget 999 => | 999
price 1000 => PriceMax=1000
price 500 => | 500
under 1000 => PriceMax=1000
under 999 => | under 999
payments of 300 => PriceMax=week:300
$500-600 a month => PriceMin=month:500 PriceMax=month:600
300 a month per week => PriceMax=month:300
1.5 million => PriceMax=1500000
2k thousand => PriceMax=2000000
30k k => | 30k k
between 20 and 30k => PriceMin=20000 PriceMax=30000
20 grand to 30 grand => PriceMin=20000 PriceMax=30000
between 10 and 15 thousand dollars => PriceMin=10000 PriceMax=15000
10 to 15 => | 10 to 15
from 10000 to 2018 => PriceMin=2018 PriceMax=10000
from 2015 to 2018 => YearMin=2015 YearMax=2018
twenty five thousand => PriceMax=25000
thirty and five thousand => PriceMax=35000
one hundred thousand => PriceMax=100000
five hundred thousand => PriceMax=500000
one hundred and twenty thousand km => MileageMax=120000
seven seats thousand => | seven, seats
older than 5 years => YearMax=2021
newer than 5 years => YearMin=2021
no older than 5 years => YearMin=2021
less than 5 years old => YearMin=2021
more than 5 years old => YearMax=2021
max 5 years old => YearMin=2021
about 5 years old => | about 5 years old
between 5 and 10 years old => YearMin=2016 YearMax=2021
suv 3 to 5 years old => YearMin=2021 YearMax=2023 Body=suv
between 50 and 70 years old => | between 50 and 70 years old
newer than 15000 => | newer than 15000
1900 ford => Make=ford Year=1900
mileage under 200 km => MileageMax=200
civic 50 000 km near Laval => Make=honda Model=civic MileageMax=50000 near=Laval
at least 100 km from Laval => | at least 100 km, Laval
50 to 100 km from Laval => | 50 to 100 km, Laval
1 to 2 million => PriceMin=1000000 PriceMax=2000000
less than 60 years old => YearMin=1966
less than 61 years old => | less than 61 years old
5 years old => | 5 years old
older than 2000 => YearLow=1
no older than 2000 => YearMin=2000
newer than 2027 => YearMin=2028
2028 => Year=2028
2029 => | 2029
about 2015 => | about 2015
under 2000 => | under 2000
up to 2015 => YearMax=2015
year under 1850 => | under 1850
0 km => Condition=new
truck with 1000 km => Body=truck MileageMax=1000
truck with 999 km => Body=truck | 999 km
truck under 200k km => Body=truck MileageMax=200000
truck less than 300 km => Body=truck within=300
truck less than 301 km => Body=truck | less than 301 km
truck 50 km around Calgary => Body=truck near=Calgary within=50
truck 50 miles from Calgary => Body=truck near=Calgary within=80
truck within 1000 km of Calgary => Body=truck near=Calgary within=1000
mileage under 500 => | 500
mileage 50 to 80000 => MileageMin=50000 MileageMax=80000
truck near H7N1A1 => Body=truck near=H7N1A1
truck near h7n 1a1 => Body=truck near=h7n 1a1
honda civic H7N 1A1 => Make=honda Model=civic near=H7N 1A1
suv near K1A => Body=suv near=K1A
cars near Laval, Quebec under 20000 => Type=car PriceMax=20000 near=Laval, Quebec
cars near LAVAL, QC => Type=car near=LAVAL, QC
cars near Laval QC red => Type=car Color=red near=Laval QC
suv near Saint-Jean-sur-Richelieu => Body=suv near=Saint-Jean-sur-Richelieu
suv near St. John's => Body=suv near=St. John's
honda near Red Deer => Make=honda near=Red Deer
suv near la Prairie => Body=suv near=la Prairie
suv near Toronto Ontario Canada => Body=suv near=Toronto Ontario Canada
suv in Ontario => Province=on Body=suv
suv in Canada => Country=ca Body=suv
civic near Val d'Or => Make=honda Model=civic near=Val d'Or
civic near L'Ancienne-Lorette => Make=honda Model=civic near=L'Ancienne-Lorette
# 2 CA CAD
quatre-vingts mille => PriceMax=80000
quatre cent mille => PriceMax=400000
cent vingt mille => PriceMax=120000
vingt mille de piastres => PriceMax=20000
deux mille dollars par mois => PriceMax=month:2000
vus 15 000 $ à 50 km de Laval => Body=suv PriceMax=15000 near=Laval within=50
vus 15 000 $ à 20 000 $ => Body=suv PriceMin=15000 PriceMax=20000
vus à 50 km de Laval => Body=suv near=Laval within=50
à 50 km autour de Laval => near=Laval within=50
honda à québec => Make=honda near=québec
de Québec => Province=qc
à la ville de Laval => near=Laval
dans la ville de Québec => near=Québec
au Québec => Province=qc
en France => Country=fr
à Ontario => near=Ontario
ni rouge ni noir => Color!=red Color!=black
pas de rouge ou noir => Color!=red Color!=black
pas rouge, noir => Color=black
sans diesel ni hybride => Fuel!=diesel Fuel!=hybrid
pas plus de 20000 => PriceMax=20000
pas plus de 100000 km => MileageMax=100000
pas moins de 2015 => YearMin=2015
pas avant 2015 => YearMin=2015
pas après 2015 => YearMax=2015
pas une rouge => Color!=red
pas une auto rouge => Type=car Color!=red
pas d'auto => Type!=car
15 000 $ US => | 15 000 $ US
10 000 $ CAN => PriceMax=10000
trente-cinq mille piastres => PriceMax=35000
quatre vingt mille => PriceMax=80000
quatre-vingt-dix mille => PriceMax=90000
vingt et un mille => PriceMax=21000
deux cent mille km => MileageMax=200000
moins de 5 ans => YearMin=2021
plus vieux que 5 ans => YearMax=2021
plus récent que 5 ans => YearMin=2021
pas plus vieux que 5 ans => YearMin=2021
civic à Val-d'Or => Make=honda Model=civic near=Val-d'Or
civic à L'Isle-aux-Coudres => Make=honda Model=civic near=L'Isle-aux-Coudres
civic près de Laval d'occasion => Make=honda Model=civic Condition=used near=Laval
civic près de Pont-l'Abbé => Make=honda Model=civic near=Pont-l'Abbé
près de Sainte-Anne-de-Bellevue => near=Sainte-Anne-de-Bellevue
près de Ste. Anne => near=Ste. Anne
honda au quebec => Province=qc Make=honda
à Québec => near=Québec
# 2 FR EUR
15000 usd => | 15000 usd
15000 euros => PriceMax=15000
civic près de Cap d'Agde => Make=honda Model=civic near=Cap d'Agde
# 5 CA CAD
veinte mil de dólares => PriceMax=20000
# 4 FR EUR
no quiero un coche rojo => Type=car Color!=red
ni rojo ni negro => Color!=red Color!=black
no más de 20000 => PriceMax=20000
no menos de 2015 => | no menos de 2015
en la ciudad de París => near=París
treinta y cinco mil => PriceMax=35000
doscientos mil km => MileageMax=200000
menos de 5 años => YearMin=2021
más de 5 años => YearMax=2021
en Francia => Country=fr
# 5 CA CAD
camioneta en Quebec => Province=qc Body=suv
camioneta en la ciudad de Laval => Body=suv near=Laval
# 1 FR EUR
clio near 69001 => Make=renault Model=clio near=69001
clio in 69001 => Make=renault Model=clio | 69001
clio near 6900 => Make=renault Model=clio | 6900
# 3 FR EUR
clio près de 69001 => Make=renault Model=clio near=69001
clio à 69001 => Make=renault Model=clio | 69001
clio près de 690012 => Make=renault Model=clio | 690012
# 2 CA CAD
civic près de 69001 => Make=honda Model=civic | 69001
# 1 GB GBP
£5000 => PriceMax=5000
`;

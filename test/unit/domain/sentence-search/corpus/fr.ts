/** Ce que les gens écrivent en français, au Québec et en France. The form is that of en.ts. */
export const FRENCH = `
# 2 CA CAD
VUS hybride rouge moins de 30 000 $ près de Laval, moins de 80 000 km => Body=suv Fuel=hybrid Color=red PriceMax=30000 near=Laval MileageMax=80000
honda civic 2018 => Make=honda Model=civic Year=2018
je cherche un char usagé pas cher => Type=car Condition=used | pas cher
un véhicule pas cher => | pas cher
auto manuelle moins de 10000$ => Type=car Transmission=manual PriceMax=10000
camionnette 4x4 noire => Body=truck Drivetrain=4x4 Color=black
fourgonnette pour la famille => Body=minivan | famille
pas rouge => Color!=red
vus pas rouge ni noir => Body=suv Color!=red Color!=black
toyota rav 4 hybride 2020 et plus => Make=toyota Model=rav4 Fuel=hybrid YearMin=2020
toyota corolla après 2019 => Make=toyota Model=corolla YearMin=2020
une auto électrique à moins de 100 $ par semaine => Type=car Fuel=electric PriceMax=week:100
paiement de 350 $ par mois max => PriceMax=month:350
200$ aux deux semaines => PriceMax=biweek:200
entre 15 000 et 20 000 $ => PriceMin=15000 PriceMax=20000
de 20 à 25 mille piastres => PriceMin=20000 PriceMax=25000
budget de 12 000 => PriceMax=12000
mazda 3 sport 2015 à 2018 => Make=mazda Model=mazda3 YearMin=2015 YearMax=2018 | sport
mazda cx-5 traction intégrale => Make=mazda Model=cx-5 Drivetrain=awd
hyundai accent 2014 automatique => Make=hyundai Model=accent Year=2014 Transmission=automatic
hyndai tucson gris => Make=hyundai Model=tucson Color=grey
nissan kicks blanche ou grise => Make=nissan Model=kicks Color=white Color=grey
ford f150 diesel => Make=ford Model=f-150 Fuel=diesel
un f-150 en bas de 35000 => Make=ford Model=f-150 PriceMax=35000
subaru crosstrek usagée dans le coin de Québec => Make=subaru Model=crosstrek Condition=used near=Québec
char à vendre à Laval => Type=car near=Laval
autos d'occasion à Trois-Rivières => Type=car Condition=used near=Trois-Rivières
vus à 50 km de Sherbrooke => Body=suv near=Sherbrooke within=50
à moins de 30 km de Saint-Jean-sur-Richelieu => near=Saint-Jean-sur-Richelieu within=30
dans un rayon de 100 km autour de Gatineau => near=Gatineau within=100
près de chez moi, moins de 15 000 $ => near=? PriceMax=15000
pick-up proche de Rimouski => Body=truck near=Rimouski
tesla model 3 blanche => Make=tesla Model=model+3 Color=white
modèle 3 => Make=tesla Model=model+3
kia soul => Make=kia Model=soul
qui a une kia sportage à vendre => Make=kia Model=sportage
véhicule certifié en promotion => Certified=1 Promotion=1
VUS hybride, un seul propriétaire => Body=suv Fuel=hybrid OwnersMax=1
berline première main moins de 10 000 $ => Body=sedan OwnersMax=1 PriceMax=10000
achat en ligne vus neuf => BuyOnline=1 Body=suv Condition=new
pas de diesel => Fuel!=diesel
sans cvt, boîte manuelle => Transmission=manual
berline ou familiale => Body=sedan Body=wagon
moto honda rebel 500 => Type=motorcycle Make=honda Model=rebel+500
motoneige ski-doo renegade moins de 5 ans => Body=snowmobile Make=ski-doo Model=renegade YearMin=2021
vtt can am => Body=atv Make=can-am
roulotte jayco en bas de 25 000 => Body=travel-trailer Make=jayco PriceMax=25000
bateau princecraft => Type=boat Make=princecraft
motomarine sea-doo spark jaune => Body=pwc Make=sea-doo Model=spark Color=yellow
véhicule récréatif moins de 50 000 $ => Type=recreational PriceMax=50000
volkswagen golf tdi => Make=volkswagen Model=golf | tdi
jetta bleue => Make=volkswagen Model=jetta Color=blue
chevrolet silverado 2019 en montant => Make=chevrolet Model=silverado+1500 YearMin=2019
dodge grand caravan 7 passagers => Make=dodge Model=grand+caravan | 7, passagers
jeep wrangler décapotable pas trop cher => Make=jeep Model=wrangler Body=convertible | pas trop cher
avant 2000 => YearLow=1
entre 2015 et 2018 => YearMin=2015 YearMax=2018
plus récent que 2017 => YearMin=2018
pas plus vieux que 2016 => YearMin=2016
100 000 km max => MileageMax=100000
kilométrage de moins de 60 000 => MileageMax=60000
moins de 50 000 milles => MileageMax=80467
trente mille dollars maximum => PriceMax=30000
au moins 2018 et au plus 20 000 $ => YearMin=2018 PriceMax=20000
hybride rechargeable ou électrique => Fuel=plug-in-hybrid Fuel=electric
outlander phev 2022 => Make=can-am Make=mitsubishi Model=outlander Fuel=plug-in-hybrid Year=2022
vus 3 rangées toit ouvrant => Body=suv | 3, rangées, toit ouvrant
bmw série 3 automatique noire => Make=bmw Model=3+series Model=serie+3 Transmission=automatic Color=black
mercedes classe c => Make=mercedes-benz Model=c-class Model=classe+c
transmission standard => Transmission=manual
pas d'auto diesel => Type=car Fuel!=diesel
tous sauf blanc => Color!=white
toyota sienna awd 8 places => Make=toyota Model=sienna Drivetrain=awd | 8, places
je veux une honda fit ou une toyota yaris => Make=honda Make=toyota Model=fit Model=yaris
véhicule de courtoisie subaru => Condition=courtesy Make=subaru
démonstrateur 2025 => Condition=demonstrator Year=2025
camion lourd kenworth => Body=heavy-truck Make=kenworth
autobus scolaire blue bird => Body=bus Make=blue+bird | scolaire
vr en Ontario => Type=recreational Province=on
auto au Québec à 80$ / sem => Type=car Province=qc PriceMax=week:80
auto de course => Type=car | course
bon premier char pour étudiant => Type=car | bon, premier, étudiant
10 à 15k => PriceMin=10000 PriceMax=15000
red suv under 20k => Color=red Body=suv PriceMax=20000
carro automático => Type=car Transmission=automatic
# 3 FR EUR
peugeot 208 essence moins de 15 000 euros => Make=peugeot Model=208 Fuel=gas PriceMax=15000
une 208 diesel => Make=peugeot Model=208 Fuel=diesel
peugeot 3008 boîte auto => Make=peugeot Model=3008 Transmission=automatic
renault clio 5 portes blanche => Make=renault Model=clio Color=white | 5, portes
renault megane break diesel => Make=renault Model=megane Body=wagon Fuel=diesel
citroen c3 à Bordeaux => Make=citroen Model=c3 near=Bordeaux
voiture d'occasion près de Lyon à 10000€ max => Type=car Condition=used near=Lyon PriceMax=10000
dacia sandero gpl => Make=dacia Model=sandero Fuel=propane
bagnole pas chère à Marseille => Type=car near=Marseille | pas chère
SUV hybride à moins de 300 € par mois => Body=suv Fuel=hybrid PriceMax=month:300
monospace 7 places => Body=minivan | 7, places
cabriolet rouge => Body=convertible Color=red
utilitaire renault trafic => Body=van Make=renault Model=trafic
fourgonnette citroën berlingo => Body=van Make=citroen Model=berlingo
fiat 500 crit'air 1 => Make=fiat Model=500 | crit'air, 1
golf 7 gtd => Make=volkswagen Model=golf | 7, gtd
vw polo bvm => Make=volkswagen Model=polo Transmission=manual
moins de 50k km, de 2019 à 2022 => MileageMax=50000 YearMin=2019 YearMax=2022
à moins de 100 km de Clermont-Ferrand => near=Clermont-Ferrand within=100
tesla model y en Bretagne => Make=tesla Model=model+y Province=bre
pegeot 308 => Make=peugeot Model=308
renaut captur 2021 => Make=renault Model=captur Year=2021
camping-car rapido => Body=motorhome Make=rapido
poids lourd renault trucks => Type=heavy Make=renault+trucks
voilier dufour => Body=sailboat Make=dufour
scooter 125 vespa primavera => Body=scooter Make=vespa Model=primavera+125 | 125
bordeaux métallisé => Color=burgundy | métallisé
une mini cooper noire ou verte => Make=mini Model=cooper Color=black Color=green
20000 $ => | 20000 $
véhicule de société peugeot 508 => Condition=company Make=peugeot Model=508
boîte automatique, pas de blanc, pas de noir => Transmission=automatic Color!=white Color!=black
`;

export const FRENCH_TRAPS = `
# 2 CA CAD
qui a le meilleur prix => | meilleur
j'ai pas beaucoup d'argent => | pas beaucoup d'argent
une occasion en or => | occasion en or
encore une fois => | encore, fois
il me faut de l'espace pour le golf => | espace, golf
je suis d'accord => | d'accord
un moteur qui a du beat => | beat
neuf passagers => | neuf passagers
siège auto pour bébé => | siège auto, bébé
vitres électriques et sièges chauffants => | vitres électriques, sièges, chauffants
pour tirer un bateau => | tirer un bateau
comme neuf => | comme neuf
garantie 5 ans => | garantie, 5 ans
vendredi noir => | vendredi noir
en bon état avec peu de kilométrage => | bon état, peu de kilométrage
pour usage quotidien en ville => | pour usage, quotidien, ville
4 portes => | 4, portes
mise de fonds 2000 $ => | mise de fonds, 2000 $
je fais 30 000 km par année => | fais, 30 000 km, par année
char électrique 400 km d'autonomie => Type=car Fuel=electric | 400 km, autonomie
consomme peu d'essence => | consomme peu d'essence
c'est fort comme une mini tempête => | fort, mini, tempête
je veux faire le plein une fois par mois => | faire, plein, fois
`;

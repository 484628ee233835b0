/** What people type in English. One line: sentence => filters | words that are not used. `# page language, country, currency` opens a part. */
export const ENGLISH = `
# 1 CA CAD
red suv under 30k => Color=red Body=suv PriceMax=30000
2018 honda civic => Make=honda Model=civic Year=2018
used toyota corolla less than 100,000 km => Condition=used Make=toyota Model=corolla MileageMax=100000
looking for a hybrid rav4 2019 or newer => Fuel=hybrid Make=toyota Model=rav4 YearMin=2019
i want a black pickup truck 4x4 under $40,000 => Color=black Body=truck Drivetrain=4x4 PriceMax=40000
cheap car for a student => Type=car | cheap, student
automatic sedan with less than 80k km, white or silver => Transmission=automatic Body=sedan MileageMax=80000 Color=white Color=silver
ford f150 2015-2018 => Make=ford Model=f-150 YearMin=2015 YearMax=2018
F-150 XLT near Toronto within 50 km => Make=ford Model=f-150 near=Toronto within=50 | XLT
tesla model 3 long range => Make=tesla Model=model+3 | long, range
model y white awd => Make=tesla Model=model+y Color=white Drivetrain=awd
anything but a diesel, automatic, $15k to $20k => Fuel!=diesel Transmission=automatic PriceMin=15000 PriceMax=20000
not red honda crv => Color!=red Make=honda Model=cr-v
minivan for a family of 6 => Body=minivan | family, 6
I need a car for my family of 6 => Type=car | family, 6
electric car with good range under 45 000 $ => Type=car Fuel=electric PriceMax=45000 | good, range
chevy silverado 4wd crew cab => Make=chevrolet Model=silverado+1500 Drivetrain=4wd | crew, cab
gmc sierra between 25k and 35k => Make=gmc Model=sierra+1500 PriceMin=25000 PriceMax=35000
vw golf manual => Make=volkswagen Model=golf Transmission=manual
bmw 3 series xdrive after 2017 => Make=bmw Model=3+series Model=serie+3 YearMin=2018 | xdrive
mazda 3 hatchback 2016 or newer => Make=mazda Model=mazda3 Body=hatchback YearMin=2016
mazda cx5 awd grey => Make=mazda Model=cx-5 Drivetrain=awd Color=grey
hyundai elantra max 12000$ => Make=hyundai Model=elantra PriceMax=12000
hyunday tuscon under 20 grand => Make=hyundai Model=tucson PriceMax=20000
toyta camry => Make=toyota Model=camry
chevrolte equinox 2020+ => Make=chevrolet Model=equinox YearMin=2020
mitsubichi outlander phev => Make=mitsubishi Model=outlander Fuel=plug-in-hybrid
porshe macan => Make=porsche Model=macan
volkswagon jetta low mileage => Make=volkswagen Model=jetta | low mileage
subaru crostrek with less than 50k miles => Make=subaru Model=crosstrek MileageMax=80467
nissan rouge 2021 => Make=nissan Color=red Year=2021
nisan rogue 2021 => Make=nissan Model=rogue Year=2021
$100 a week => PriceMax=week:100
suv for under 120 a week => Body=suv PriceMax=week:120
car payments of 400 per month or less => Type=car PriceMax=month:400
truck under $250 biweekly => Body=truck PriceMax=biweek:250
between $80 and $120 a week => PriceMin=week:80 PriceMax=week:120
certified pre-owned lexus rx => Certified=1 Make=lexus Model=rx
one owner honda civic under 15000 => Make=honda Model=civic OwnersMax=1 PriceMax=15000
single owner suv, low year => Body=suv OwnersMax=1 YearLow=1
honda odyssey on sale => Make=honda Model=odyssey Promotion=1
buy online hyundai kona ev => BuyOnline=1 Make=hyundai Model=kona Fuel=electric
new kia sportage hybrid => Condition=new Make=kia Model=sportage Fuel=hybrid
kia soul 2015 => Make=kia Model=soul Year=2015
soul 2015 green => Make=kia Model=soul Year=2015 Color=green
jeep wrangler stick shift => Make=jeep Model=wrangler Transmission=manual
grand cherokee no diesel => Make=jeep Model=grand+cherokee Fuel!=diesel
ram 1500 black 2019 => Make=ram Model=1500 Color=black Year=2019
dodge ram with under 150000 kms => Make=ram MileageMax=150000
mini cooper convertible => Make=mini Model=cooper Body=convertible
mini van 2015 => Body=minivan Year=2015
smart car => Make=smart Type=car
ford fiesta or focus => Make=ford Model=fiesta Model=focus
honda or toyota under 25,000 => Make=honda Make=toyota PriceMax=25000
civic or corolla, automatic, 2017 to 2020 => Make=honda Make=toyota Model=civic Model=corolla Transmission=automatic YearMin=2017 YearMax=2020
cars under 10k near me => Type=car PriceMax=10000 near=?
suvs within 30 km => Body=suv within=30
awd suv near Ottawa => Drivetrain=awd Body=suv near=Ottawa
truck in Calgary => Body=truck near=Calgary
honda fit in St. Catharines, ON => Make=honda Model=fit near=St. Catharines, ON
boat under 20000 in Ontario => Type=boat PriceMax=20000 Province=on
pontoon near Barrie => near=Barrie | pontoon
used snowmobile ski-doo expedition => Condition=used Body=snowmobile Make=ski-doo Model=expedition
seadoo spark 2022 => Make=sea-doo Model=spark Year=2022
harley street glide => Make=harley-davidson Model=street+glide
motorcycle under 8k not a harley => Type=motorcycle PriceMax=8000 | not a harley
yamaha mt-07 => Make=yamaha Model=mt-07
travel trailer under 5 years old => Body=travel-trailer YearMin=2021
class c motorhome jayco redhawk => Body=motorhome Make=jayco Model=redhawk | class c
rv near Vancouver under 60k => Type=recreational near=Vancouver PriceMax=60000
atv can-am outlander => Body=atv Make=can-am Model=outlander
vehicle less than 5 years old with no accidents => YearMin=2021 | no accidents
cars older than 1990 => Type=car YearMax=1989
before 2000 => YearLow=1
corvette c8 => Make=chevrolet Model=corvette | c8
mustang gt manual v8 => Make=ford Model=mustang Transmission=manual | gt, v8
mercedes c class white => Make=mercedes-benz Model=c-class Model=classe+c Color=white
audi a4 quattro under 120 000km => Make=audi Model=a4 Drivetrain=awd MileageMax=120000
tesla in blue or black with autopilot => Make=tesla Color=blue Color=black | autopilot
plug-in hybrid suv, at least 2021, max 60,000 km => Fuel=plug-in-hybrid Body=suv YearMin=2021 MileageMax=60000
wagon or hatchback, no black, no white => Body=wagon Body=hatchback Color!=black Color!=white
any car except red or orange => Type=car Color!=red Color!=orange
sedan without cvt => Body=sedan Transmission!=cvt
over $100,000 => PriceMin=100000
around 15000 dollars => PriceMin=13500 PriceMax=16500
thirty thousand dollars max => PriceMax=30000
my budget is 18000 => PriceMax=18000
looking to spend up to 22k on a used highlander => PriceMax=22000 Condition=used Make=toyota Model=highlander | spend
demo 2025 santa fe => Condition=demonstrator Year=2025 Make=hyundai Model=santa+fe
fwd only please, grey or charcoal => Drivetrain=fwd Color=grey Color=charcoal
dark blue sienna 8 passenger => Color=navy Make=toyota Model=sienna | 8, passenger
hi, I'm looking for a 2020 or newer Subaru Outback around Kingston => YearMin=2020 Make=subaru Model=outback near=Kingston
sub 15k commuter, good on gas => PriceMax=15000 | commuter, good on gas
3 row suv with leather and sunroof => Body=suv | 3, row, leather, sunroof
bmw 320i => Make=bmw | 320i
stock A12345 => | stock, A12345
F150 Lightning => Make=ford Model=f-150+lightning
crv lx 2014 under 200000 km => Make=honda Model=cr-v Year=2014 MileageMax=200000 | lx
2016 2017 or 2018 mazda cx-5 => Year=2016 Year=2017 Year=2018 Make=mazda Model=cx-5
pick up truck diesel over 300 hp => Body=truck Fuel=diesel | over 300, hp
rear wheel drive coupe with manual transmission => Drivetrain=rwd Body=coupe Transmission=manual
newer than 2018 and cheaper than $20000 => YearMin=2019 PriceMax=20000
hummer => Make=hummer
2019 $500 a month => Year=2019 PriceMax=month:500
nothing over 40k, no trucks => PriceMax=40000 Body!=truck
white van for work => Body=van Color=white | work
10-15k => PriceMin=10000 PriceMax=15000
voiture rouge => Type=car Color=red
coche rojo automático => Type=car Color=red Transmission=automatic
10 000 € => | 10 000 €
# 1 FR EUR
peugeot 208 under 15,000 euros => Make=peugeot Model=208 PriceMax=15000
peugeot 2008 diesel => Make=peugeot Model=2008 Fuel=diesel
fiat 500 near Lyon for 200 euros a month => Make=fiat Model=500 near=Lyon PriceMax=month:200
renault clio under $9000 => Make=renault Model=clio | under $9000
estate car with less than 60,000 km => Body=wagon Type=car MileageMax=60000
`;

/** Sentences made to mislead: held out while the parser was tuned. */
export const ENGLISH_TRAPS = `
# 1 CA CAD
red bull => | red bull
I want to have fun at a fiesta => | fun, fiesta
a smart choice for the city => | smart, choice, city
room for golf bags => | room, golf bags
I need something fit for winter => | fit, winter
what a beat up old thing => | beat, up, thing
reliable first car for new driver => Type=car | reliable, first, new driver
car with good gas mileage => Type=car | good gas mileage
I can pull a boat => | pull a boat
5 year warranty => | 5, year warranty
7 seater => | 7, seater
race car => | race car
4 door => | 4, door
I make 3000 a month => | I make, 3000 a month
need it in good condition => | good
black friday deals => | black friday, deals
what to know before you buy a 2018 civic => Make=honda Model=civic Year=2018 | know
0 % financing => | 0, financing
the soul of the machine => | soul, machine
escape from the city => | escape, city
keep it under 100 => | keep, under 100
who has the best price => | best
`;

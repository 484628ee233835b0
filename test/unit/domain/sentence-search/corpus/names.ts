/** Names of makes and models that are everyday words, letters or numbers too, alone and beside what tells; and words that mean another vehicle in Canada than in France. */
export const NAMES = `
# 1 CA CAD
suv 500 $ a month => Body=suv PriceMax=month:500
car under 500 $ => Type=car PriceMax=500
208 km from Laval => near=Laval within=208
a 500 under 500 a month => Make=fiat Model=500 PriceMax=month:500
tesla model.3 => Make=tesla Model=model+3
escape blorp => | escape, blorp
escape certified blorp => Make=ford Model=escape Certified=1 | blorp
escape 2018 blorp => Make=ford Model=escape Year=2018 | blorp
escape rav4 blorp => Make=ford Make=toyota Model=escape Model=rav4 | blorp
escape red blorp => Make=ford Model=escape Color=red | blorp
honda toyota mazda suv => Make=honda Make=mazda Make=toyota Body=suv
great honda escape => Make=honda | great, escape
great escape under 20000 => PriceMax=20000 | great, escape
cheap mini cooper => Make=mini Model=cooper | cheap
nice ram 1500 => Make=ram Model=1500 | nice
cheap ram => | cheap, ram
white lotus under 20000 => Color=white PriceMax=20000 | lotus
toyota or fit => Make=toyota | fit
honda or fit => Make=honda Model=fit
fit for my family => | fit, family
escape for my family => | escape, family
suv near passport => Body=suv | passport
the 500 or a civic => Make=fiat Make=honda Model=500 Model=civic
1500 or f-150 => Make=ford Make=ram Model=1500 Model=f-150
1500 or 2500 => | 1500, 2500
a 300 => | 300
soul honda => Make=honda Make=kia Model=soul
honda soul => Make=honda | soul
soul certified => Make=kia Model=soul Certified=1
vw ID.4 => Make=volkswagen Model=id.4
volkswagen id.3 under 40000 => Make=volkswagen Model=id.3 PriceMax=40000
chevrolet spark => Make=chevrolet | spark
spark => Make=sea-doo Model=spark
a spark => Make=sea-doo Model=spark
sea-doo spark => Make=sea-doo Model=spark
spark or trax => Make=chevrolet Make=sea-doo Model=spark Model=trax
mini cooper => Make=mini Model=cooper
mini => Make=mini
a mini => Make=mini
mini van => Body=minivan
ram 1500 => Make=ram Model=1500
1500 => | 1500
a 1500 => Make=ram Model=1500
the 1500 => Make=ram Model=1500
ram => Make=ram
my ram => Make=ram
ram truck => Make=ram Body=truck
a golf near Laval => Make=volkswagen Model=golf near=Laval
golf => Make=volkswagen Model=golf
golf red => Make=volkswagen Model=golf Color=red
golf in Laval => Make=volkswagen Model=golf near=Laval
fit => Make=honda Model=fit
honda fit => Make=honda Model=fit
a fit car => Type=car Make=honda Model=fit
fit 2015 => Make=honda Model=fit Year=2015
kicks => Make=nissan Model=kicks
nissan kicks => Make=nissan Model=kicks
kicks red => Make=nissan Model=kicks Color=red
escape => Make=ford Model=escape
escape 2015 => Make=ford Model=escape Year=2015
ford escape => Make=ford Model=escape
my escape => Make=ford Model=escape
leaf => Make=nissan Model=leaf
leaf electric => Make=nissan Model=leaf Fuel=electric
a new leaf => Make=nissan Model=leaf Condition=new
soul => Make=kia Model=soul
smart => Make=smart
smart fortwo => Make=smart Model=fortwo
smart and red => Make=smart Color=red
lada => Make=lada
lada niva => Make=lada | niva
lada red => Make=lada Color=red
polo => Make=volkswagen Model=polo
polo or golf => Make=volkswagen Model=golf Model=polo
polo or clio => Make=renault Make=volkswagen Model=clio Model=polo
outlander => Make=can-am Make=mitsubishi Model=outlander
can-am outlander => Make=can-am Model=outlander
mitsubishi outlander => Make=mitsubishi Model=outlander
outlander atv => Make=can-am Make=mitsubishi Model=outlander Body=atv
accent => Make=hyundai Model=accent
accent red => Make=hyundai Model=accent Color=red
focus => Make=ford Model=focus
focus 2015 => Make=ford Model=focus Year=2015
focus on price => Make=ford Model=focus
vw up => Make=volkswagen Model=up!
vw up! => Make=volkswagen Model=up!
up to 20000 => PriceMax=20000
ds => Make=ds
ds 7 => Make=ds Model=ds+7
ds 3 => Make=ds | 3
renault trucks t => Make=renault+trucks Model=t
rx => | rx
lexus rx => Make=lexus Model=rx
ka => | ka
ford ka => Make=ford Model=ka
x1 => Make=bmw Model=x1
a3 => Make=audi Model=a3
q5 => Make=audi Model=q5
venue => Make=hyundai Model=venue
montana => Make=keystone Model=montana
vision => Make=blue+bird Model=vision
passport => Make=keystone Model=passport
expert => Make=peugeot Model=expert
# 2 CA CAD
une auto mercury => Type=car | mercury
une 208 => Make=peugeot Model=208
la 208 => Make=peugeot Model=208
208 => | 208
deux 208 => | deux, 208
une 500 => Make=fiat Model=500
un 3 => | 3
la mazda 3 => Make=mazda Model=mazda3
mazda 3 => Make=mazda Model=mazda3
mazda la 3 => Make=mazda | 3
# 1 CA CAD
camioneta roja barata => Body=suv Color=red | barata
je cherche une camionnette rouge => Body=truck Color=red
je cherche un camion rouge => Body=heavy-truck Body=truck Color=red
# 1 FR EUR
camioneta roja barata => Body=truck Body=van Color=red | barata
je cherche une camionnette rouge => Body=van Color=red
# 5 CA CAD
je cherche une camionnette rouge => Body=truck Color=red
# 4 FR EUR
je cherche un camion rouge => Body=heavy-truck Color=red
`;

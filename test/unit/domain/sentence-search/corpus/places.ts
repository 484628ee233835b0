/** Places in sentences: of several words, with their province, in capitals, and what stands behind them. */
export const PLACES = `
# 1 CA CAD
suv near White Rock => Body=suv near=White Rock
suv in White Rock => Body=suv near=White Rock
suv near New Westminster => Body=suv near=New Westminster
suv in honda => Make=honda Body=suv
interested in Honda civic => Make=honda Model=civic | interested
near Laval SUV => Body=suv near=Laval
civic near Ottawa on sale => Make=honda Model=civic Promotion=1 near=Ottawa
suv near Laval blorp => Body=suv near=Laval | blorp
suv near laval Blorp => Body=suv near=laval | Blorp
suv near Laval. red => Body=suv Color=red near=Laval
suv near Aaa Bbb Ccc Ddd => Body=suv near=Aaa Bbb Ccc | Ddd
suv near Rivière du Loup => Body=suv near=Rivière du Loup
suv near Moncton, New Brunswick => Body=suv near=Moncton, New Brunswick
suv near Moncton New Brunswick red => Body=suv Color=red near=Moncton New Brunswick
suv near Laval, red => Body=suv Color=red near=Laval
suv near Laval H7N 1A1 => Body=suv near=Laval H7N 1A1
suv near red => Body=suv Color=red
suv near, Laval => Body=suv | Laval
suv in good Laval => Body=suv | good, Laval
truck near h7n => Body=truck near=h7n
civic H7N red => Make=honda Model=civic Color=red | H7N
civic h7n1a1 => Make=honda Model=civic near=h7n1a1
civic 1A1 => | civic, 1A1
civic near Kingston ON, red => Make=honda Model=civic Color=red near=Kingston ON
civic near Stratford-upon-Avon => Make=honda Model=civic near=Stratford-upon-Avon
suv near NB => Body=suv near=NB
suv in NB => Province=nb Body=suv
suv in Nova Scotia => Province=ns Body=suv
suv near Laval Canada => Body=suv near=Laval Canada
suv near Laval on => Body=suv near=Laval
# 2 CA CAD
vus près de la Malbaie => Body=suv near=la Malbaie
vus près de Rivière-du-Loup => Body=suv near=Rivière-du-Loup
vus près de rivière du loup => Body=suv near=rivière du loup
vus près de Rivière du loup => Body=suv near=Rivière du loup
vus à Trois-Rivières rouge => Body=suv Color=red near=Trois-Rivières
vus près de Québec (QC) => Body=suv near=Québec
vus à la Malbaie => Body=suv near=la Malbaie
# 3 FR EUR
clio à Lyon 3 => Make=renault Model=clio near=Lyon | 3
clio près de Saint-Denis en Bretagne => Make=renault Model=clio near=Saint-Denis en Bretagne
# 2 CA CAD
camions au NB => Province=nb Body=heavy-truck Body=truck
vus en ON => Province=on Body=suv
vus à Québec QC => Body=suv near=Québec QC
vus VUS près de Laval VUS => Body=suv near=Laval
près de Laval de couleur rouge => Color=red near=Laval
vus AWD près de Laval AWD rouge => Body=suv Drivetrain=awd Color=red near=Laval
# 1 CA CAD
trucks in BC under 20k => Province=bc Body=truck PriceMax=20000
trucks in ON => Province=on Body=truck
trucks on sale in on => Body=truck Promotion=1
TRUCKS NEAR RED DEER => Body=truck near=RED DEER
`;

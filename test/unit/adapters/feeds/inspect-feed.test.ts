import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { inspectFeed } from '../../../../src/adapters/feeds/inspect-feed.ts';
import { parseProfile } from '../../../../src/adapters/feeds/load-profile.ts';
import type { FeedProfile } from '../../../../src/domain/feeds/profile.ts';

describe('Inspecting a file of an unknown format', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'inspect-'))));
  after(() => rmSync(folder, { recursive: true }));

  const inspect = async (text: string): Promise<{ lines: string[]; draft: FeedProfile }> => {
    const path = join(folder, 'feed');
    writeFileSync(path, text);
    const lines = await inspectFeed(path);
    const from = lines.findIndex((line) => line.startsWith('# yaml'));
    return { lines, draft: parseProfile('draft', 'draft.yaml', lines.slice(from).join('\n')) };
  };

  it('shows columns with samples and drafts a profile', async () => {
    const { lines, draft } = await inspect('Stock No;Marque;Modèle;Prix;Année;x\nA1;Kia;Rio;5000;2019;\nA2;VW;Golf;7000;2020;\n');
    expect(lines[0]).to.match(/: csv, utf-8, 2 records$/);
    expect(lines.find((line) => line.includes('Marque'))).to.match(/^\s+Marque +100 % +2 {2}make +"Kia", "VW"$/);
    expect(lines.find((line) => /^\s+x\s/.test(line))).to.match(/0 % +0/);
    expect(draft.fields).to.deep.equal({
      stockNumber: 'Stock No',
      make: 'Marque',
      model: 'Modèle',
      price: 'Prix',
      year: 'Année',
    });
  });

  it('shows the first twenty vehicles as the draft understands them', async () => {
    const rows = Array.from({ length: 30 }, (_, k) => `S${String(k)};Kia;Rio;2019;${String(8000 + k)};62 310 km`);
    const { lines } = await inspect(`Réf;Marque;Modèle;Année;Prix;Compteur\n${rows.join('\n')}\n`);
    const from = lines.indexOf('The first vehicles, as this draft understands them:');
    expect(lines.slice(from + 1, from + 3).map((line) => line.trim().split(/ {2,}/))).to.deep.equal([
      ['line', 'stock', 'vehicle', 'year', 'km', 'price', 'condition'],
      ['2', 'S0', 'Kia Rio', '2019', '62,310', '8,000 CAD', 'used'],
    ]);
    expect(lines[from + 22]).to.equal('');
  });

  it('drafts market, currency and units from the data', async () => {
    const french = await inspect('marque;modele;prix;puissance_ch;cylindree_cm3;code_postal\nKia;Rio;8 995 €;90;1248;69003\n');
    expect(french.draft).to.deep.include({ market: 'FR', currency: 'EUR' });
    expect(french.draft.units).to.include({ power: 'ch', engine: 'cc', mileage: 'km' });
    const canadian = await inspect('make,model,price,miles,dealer_postal_code\nKia,Rio,"US$8,995",5000,M5V 2T6\n');
    expect(canadian.draft).to.deep.include({ market: 'CA', currency: 'USD' });
    expect(canadian.draft.units).to.include({ mileage: 'mi', engine: 'l' });
    expect((await inspect('make,model,price\nKia,Rio,8995\n')).draft).to.deep.include({ market: 'CA', currency: 'CAD' });
  });

  it('recognises numbers of vehicles, kilometres, prices, months and photos by what stands there', async () => {
    const { draft } = await inspect(
      'a;b;c;d;e;make;model\n1HGCM82633A004352;62 310 km;12 500 €;10-2019;https://x.example/1.jpg|https://x.example/2.jpg;Kia;Rio\n',
    );
    expect(draft.fields).to.deep.include({
      vin: 'a',
      mileage: 'b',
      price: 'c',
      year: { from: 'd', pattern: '(?:19|20)\\d{2}' },
      images: { from: 'e', split: '|' },
    });
  });

  for (const [language, header] of [
    ['English', 'VIN,Make,Model,Year,Odometer,Price,Fuel,Transmission,Exterior Colour,Photos'],
    ['French of Canada', 'NIV,Marque,Modèle,Année,Kilométrage,Prix,Carburant,Transmission,Couleur extérieure,Photos'],
    ['French of a dealer in Québec', 'NIV,Marque,Modèle,Année,Odomètre,Prix demandé,Carburant,Transmission,Couleur,Photos'],
    ['French', 'VIN,Constructeur,Modèle,Mise en circulation,Kilométrage,Prix TTC,Énergie,Boîte de vitesses,Couleur,Images'],
    ['Spanish', 'Bastidor,Marca,Modelo,Primera matriculación,Kilómetros,PVP,Combustible,Caja de cambios,Color,Fotos'],
    ['German', 'FIN,Marke,Modell,EZ,Kilometerstand,Preis,Kraftstoff,Getriebe,Farbe,Bilder'],
    ['Spanish of Colombia', 'Chasis,Marca,Línea,Modelo,Kilometraje,Valor,Combustible,Transmisión,Color,Imágenes'],
  ] as const)
    it(`understands the names of columns in ${language}`, async () => {
      const row = '1HGCM82633A004352,Kia,Rio,2019,62310,8995,Diesel,Manual,Rojo,https://x.example/1.jpg';
      expect(Object.keys((await inspect(`${header}\n${row}\n`)).draft.fields)).to.have.members(
        ['vin', 'make', 'model', 'year', 'mileage', 'price', 'fuel', 'transmission', 'colour', 'images'],
      );
    }); // prettier-ignore

  it('finds objects by key, and objects a line', async () => {
    const keyed = await inspect(
      '{"ok": true, "stock": {"A1": {"make": "Kia", "model": "Rio"}, "A2": {"make": "VW", "model": "Up"}}}',
    );
    expect(keyed.draft).to.deep.include({ format: 'json', records: ['stock/*'] });
    expect((await inspect('{"make": "Kia", "model": "Rio", "vin": "x"}\n{"make": "VW", "model": "Up"}\n')).draft.format).to.equal(
      'ndjson',
    );
  });

  it('finds objects by key where other objects stand beside them, and takes the keys for stock numbers', async () => {
    const { draft } = await inspect(
      '{"meta": {"made": "2026-11-20"}, "stock": {"A1": {"make": "Kia", "model": "Rio"}, "A2": {"make": "VW", "model": "Up"}}}',
    );
    expect(draft.records).to.deep.equal(['stock/*']);
    expect(draft.fields).to.deep.equal({ stockNumber: '@key', make: 'make', model: 'model' });
  });

  it('takes the currency that most prices are in, a dollar sign included', async () => {
    const prices = ['$9,900', '$8,700', '€12,500', '$7,100'];
    const feed = (state: string, code: string) =>
      `make,model,price,state,zip\n${prices.map((price) => `Kia,Rio,"${price}",${state},${code}`).join('\n')}\n`;
    expect((await inspect(feed('TX', '78701'))).draft).to.deep.include({ market: 'CA', currency: 'USD' });
    expect((await inspect(feed('QC', 'H2X 1Y4'))).draft).to.deep.include({ market: 'CA', currency: 'CAD' });
  });

  it('reads distances in the unit that stands in an attribute or element beside them', async () => {
    const xml = await inspect(
      '<list><car><make>Kia</make><model>Rio</model><id>1</id><km unitCode="SMI">100000</km></car><car><make>Kia</make></car></list>',
    );
    expect(xml.draft.fields.mileage).to.deep.equal({ join: ['km', 'km/@unitCode'] });
    expect(xml.lines.join('\n')).to.match(/Kia Rio +160,934 /);
    const json = await inspect('[{"make": "Kia", "model": "Rio", "vin": "x", "odometer": {"value": 5, "unit": "mi"}}]');
    expect(json.draft.fields.mileage).to.deep.equal({ join: ['odometer/value', 'odometer/unit'] });
    const csv = await inspect('make,model,odometer,odometer_unit\nKia,Rio,5,mi\n');
    expect(csv.draft.fields.mileage).to.deep.equal({ join: ['odometer', 'odometer_unit'] });
  });

  it('decodes texts that are written as in addresses, but not addresses', async () => {
    const { draft } = await inspect('make,model,email,url\nJeep,Grand%20Cherokee,sales%40x.example,https://x.example/%40a\n');
    expect(draft.fields).to.deep.equal({ make: 'make', model: { from: 'model', urlDecode: true }, outboundUrl: 'url' });
    expect(draft.dealer.email).to.deep.equal({ from: 'email', urlDecode: true });
  });

  it('understands a number of the stock with an apostrophe', async () => {
    const { draft } = await inspect('Marque;Modèle;No d’inventaire\nKia;Rio;A1\n');
    expect(draft.fields.stockNumber).to.equal('No d’inventaire');
  });

  it('finds the names of columns below a title', async () => {
    const { draft, lines } = await inspect(
      'Inventory (all lots), 2026;;;;\n\nStock no.;Make;Model;Price ($);Year\nA1;Kia;Rio;8995;2019\nA2;VW;Golf;9995;2020\n',
    );
    expect(lines[0]).to.include(', 2 records');
    expect(draft.header).to.equal(String.raw`^Stock no\.;Make;Model;Price \(\$\);Year`);
    expect(draft.fields).to.deep.include({ stockNumber: 'Stock no.', make: 'Make', price: 'Price ($)' });
    expect((await inspect('Stock;Make;Model\nA1;Kia;Rio\n')).draft.header).to.equal(null);
  });

  it('tells dealers apart by their names where they have no keys', async () => {
    const { draft } = await inspect('Händler;Marke;Modell\nAutohaus Eins;Kia;Rio\nAutohaus Zwei;VW;Golf\n');
    expect(draft.dealer).to.deep.equal({ key: 'Händler', name: 'Händler' });
  });

  it('says how many of the first records the draft would not let in, and why', async () => {
    const { lines } = await inspect('make;model;stock\nKia;Rio;A1\n;Golf;A2\n;Polo;A3\n');
    const from = lines.indexOf('Records that this draft would not let in:');
    expect(lines[from + 1]).to.equal('  2 × The make is missing');
  });

  it('drafts a feed that takes nothing off, and says when to make it a full one', async () => {
    const { lines, draft } = await inspect('make;model;stock\nKia;Rio;A1\n');
    expect(draft.feed).to.equal('partial');
    expect(lines[lines.indexOf('feed: partial') - 1]).to.match(/^# partial takes nothing off\. Write full if .* every vehicle/);
  });

  it('finds the records of XML', async () => {
    const { draft } = await inspect(
      '<feed><date>x</date><list><car id="1"><make>VW</make><model>Golf</model><vin>x</vin><price>1</price></car></list></feed>',
    );
    expect(draft).to.deep.include({ format: 'xml', records: ['feed/list/car'] });
    expect(draft.fields).to.deep.include({ stockNumber: '@id', make: 'make', model: 'model' });
  });

  it('finds the records of JSON and their dealers', async () => {
    const { draft } = await inspect(
      '{"count": 1, "cars": [{"name": "VW Golf", "vin": "x", "dealer": {"id": 7, "name": "Laval"}}]}',
    );
    expect(draft).to.deep.include({ format: 'json', records: ['cars'], fields: { makeAndModel: 'name', vin: 'vin' } });
    expect(draft.dealer).to.deep.equal({ key: 'dealer/id', name: 'dealer/name' });
  });

  const unit = (k: number): string =>
    `<Unit id="${String(k)}"><VIN>${String(k)}</VIN><Mk>Kia</Mk><Mdl>Rio</Mdl><Img>https://x.example/1.jpg</Img><Img>https://x.example/2.jpg</Img></Unit>`;

  for (const dealers of [1, 2])
    it(`finds the vehicles of XML inside ${dealers === 1 ? 'their dealer' : 'several dealers'}`, async () => {
      const dealer = `<Dealer code="D"><Name>Laval</Name><Street>1 Rue X</Street><City>Laval</City><Units>${unit(1)}${unit(2)}</Units></Dealer>`;
      const { draft } = await inspect(`<Inventory>${dealer.repeat(dealers)}</Inventory>`);
      expect(draft.records).to.deep.equal(['Inventory/Dealer/Units/Unit']);
      expect(draft.fields).to.deep.include({ stockNumber: '@id', make: 'Mk', model: 'Mdl', images: 'Img' });
    });

  it('finds the vehicles of JSON inside their dealers, and behind other lists', async () => {
    const car = { vin: 'x', make: 'Kia', model: 'Rio', photos: [{ url: 'https://x.example/1.jpg', rank: 1 }] };
    const dealer = { id: 7, name: 'Laval', city: 'Laval', phone: '1', street: '1 Rue X', vehicles: [car, car] };
    const { draft } = await inspect(JSON.stringify({ filters: [{ name: 'used' }], dealers: [dealer, dealer] }));
    expect(draft.records).to.deep.equal(['dealers/vehicles']);
    expect(draft.fields).to.deep.equal({ vin: 'vin', make: 'make', model: 'model', images: 'photos/url' });
  });

  it('takes objects by key for the records, and not the lists in them', async () => {
    const car = { make: 'Kia', model: 'Rio', photos: [{ url: 'https://x.example/1.jpg' }, { url: 'https://x.example/2.jpg' }] };
    const { draft } = await inspect(JSON.stringify({ vehicles: { A1: car, A2: car } }));
    expect(draft.records).to.deep.equal(['vehicles/*']);
  });

  it('keeps items of equipment whole where each stands alone', async () => {
    const { draft } = await inspect('[{"make": "Kia", "model": "Rio", "vin": "x", "options": ["Apple CarPlay", "ABS"]}]');
    expect(draft.fields.equipment).to.equal('options');
  });

  it('tells the price that is asked from others of one vehicle', async () => {
    const price = (kind: string, amount: number): string =>
      `<s:Price><s:PriceCode>${kind}</s:PriceCode><s:ChargeAmount currencyID="CAD">${String(amount)}</s:ChargeAmount></s:Price>`;
    const item = (stock: string): string =>
      `<s:Item><s:MakeString>Kia</s:MakeString><s:Model>Rio</s:Model><s:VehicleStockString>${stock}</s:VehicleStockString><s:SaleClassCode>Used</s:SaleClassCode>` +
      `<s:InDeliveryDistanceMeasure unitCode="mile">1000</s:InDeliveryDistanceMeasure>${price('MSRP', 31500)}${price('Asking', 18995)}</s:Item>`;
    const { draft, lines } = await inspect(`<s:Show xmlns:s="urn:star">${item('A1')}${item('A2')}</s:Show>`);
    expect(draft.fields).to.deep.include({
      stockNumber: 'VehicleStockString',
      condition: 'SaleClassCode',
      mileage: { join: ['InDeliveryDistanceMeasure', 'InDeliveryDistanceMeasure/@unitCode'] },
      price: 'Price[PriceCode=Asking]/ChargeAmount',
      listPrice: 'Price[PriceCode=MSRP]/ChargeAmount',
    });
    expect(lines.join('\n')).to.match(/A1 +Kia Rio +1,609 +18,995 CAD/);
    const json = await inspect(
      '[{"make": "Kia", "model": "Rio", "vin": "x", "prices": [{"type": "cost", "amount": 1}, {"type": "selling", "amount": 2}]}]',
    );
    expect(json.draft.fields.price).to.equal('prices[type=selling]/amount');
    const apart = await inspect(
      '[{"make": "Kia", "model": "Rio", "vin": "x", "pricing": {"msrp": {"amount": 3}, "asking": {"amount": 2}, "was": 4}}]',
    );
    expect(apart.draft.fields).to.deep.include({
      price: 'pricing/asking/amount',
      listPrice: 'pricing/msrp/amount',
      previousPrice: 'pricing/was',
    });
  });

  it('leaves the price open where none of several kinds is known to be the one that is asked', async () => {
    const { draft } = await inspect(
      '[{"make": "Kia", "model": "Rio", "vin": "x", "prices": [{"t": "S", "p": 1}, {"t": "L", "p": 2}]}]',
    );
    expect(draft.fields).not.to.have.property('price');
  });

  it('shows what stands before the place where a file breaks off, and says so', async () => {
    const car = '{"make": "Kia", "model": "Rio, LX", "vin": "x"}';
    for (const [text, place] of [
      [`{"cars": [${car}, ${car}, {"make": "Kia", "mod`, 'the file ends inside a value'],
      [
        `<cars>${'<car><make>Kia</make><model>Rio</model><vin>x</vin></car>'.repeat(2)}<car><make>K`,
        'the file ends inside <cars',
      ],
      [`<cars>${'<car><make>Kia</make><model>Rio</model><vin>x</vin></car>'.repeat(2)}<car><make>A & B</make>`, 'unescaped &'],
    ] as const) {
      const { lines, draft } = await inspect(text);
      expect(lines[0]).to.include(', 2 records at car');
      expect(lines[1]).to.include(`Behind these the file cannot be read, line 1: ${place}`);
      expect(draft.fields).to.include({ make: 'make', model: 'model' });
    }
  });

  it('recognises blocks of key: value lines, and proposes an identity when there is no number', async () => {
    const { draft } = await inspect('Name: 2005 Kenworth K104\nYear: 2005\n\nName: 2006 Mack\nYear: 2006\n');
    expect(draft).to.deep.include({ format: 'text', fields: { makeAndModel: 'Name', year: 'Year' } });
    expect(draft.identity).to.deep.equal({ from: ['Name', 'Year'], equals: 'count' });
  });

  it('drafts something for a file that it does not understand at all', async () => {
    expect((await inspect('a,b\n1,Foo Bar\n2,Baz Qux\n')).draft.fields).to.deep.equal({ makeAndModel: 'b' });
  });
});

import { expect } from 'chai';
import { ademeYear, joinAdeme, mapAdeme } from '../../../../../src/domain/catalogue/import/ademe.ts';

const CLIO = {
  Marque: 'RENAULT',
  'Libellé modèle': 'CLIO',
  Modèle: 'CLIO 5',
  'Description Commerciale': 'CLIO TCe 90  Techno',
  Energie: 'ESSENCE',
  Carrosserie: 'BERLINE',
  Gamme: 'INFERIEURE',
  'Type de boite': 'MECANIQUE',
  'Nombre rapports': '6',
  Cylindrée: '999',
  'Puissance fiscale': '5',
  'Puissance maximale': '67,0',
  'Conso vitesse mixte Min': '5,2',
  'Conso vitesse mixte Max': '5,4',
  'Conso basse vitesse Min': '6,5',
  'Conso moyenne vitesse Max': '5,1',
  'Conso haute vitesse Min': '4,5',
  'Conso T-haute vitesse Min': '5,6',
  'CO2 vitesse mixte Min': '117,4',
  'CO2 vitesse mixte Max': '122',
  'Poids à vide': '1145',
  'Prix véhicule': '20500',
};
const ZOE = {
  ...CLIO,
  'Libellé modèle': 'ZOE',
  Modèle: 'ZOE',
  'Description Commerciale': 'Zoé R135 (135ch)',
  Energie: 'ELECTRIC',
  'Type de boite': 'VARIATION ELECTRIQUE',
  Cylindrée: '',
  'Puissance maximale': '',
  'Puissance nominale électrique': '51',
  'Conso elec Min': '174',
  'Conso elec Max': '177',
  'Autonomie elec Min': '377',
  'Autonomie elec Max': '386',
  'Autonomie elec urbain Min': '520',
};
type Cells = Readonly<Record<string, string>>;
const rowOf =
  (cells: Cells) =>
  (column: string): string =>
    cells[column] ?? '';
const styleOf = (cells: Cells, year = 2024) => {
  const row = mapAdeme(rowOf(cells), 3, year);
  if (row.kind !== 'style') throw new Error(JSON.stringify(row));
  return row;
};
const recordOf = (cells: Cells, year?: number) => styleOf(cells, year).record;

describe('A row of ADEME’s car labelling', () => {
  it('is a style of France, with spans where its wheels and options differ', () => {
    expect(styleOf(CLIO)).to.deep.equal({
      kind: 'style',
      place: 'line 3',
      record: {
        feed: 'ademe',
        key: 'renault|clio|clio 5|essence|berline|999|67,0||mecanique|6|clio tce 90 techno|2024',
        type: 'car',
        make: 'Renault',
        model: 'Clio',
        year: 2024,
        name: 'TCe 90 Techno',
        body: 'hatchback',
        markets: ['FR'],
        facts: {
          fuel: 'gas',
          engineSize: 0.999,
          fiscalPower: 5,
          power: 67,
          transmission: 'manual',
          gears: 6,
          consumptionWltp: [5.2, 5.4],
          consumptionWltpLow: 6.5,
          consumptionWltpMedium: 5.1,
          consumptionWltpHigh: 4.5,
          consumptionWltpExtraHigh: 5.6,
          co2Wltp: [117, 122],
          curbWeight: 1145,
        },
        equipment: [],
        prices: [{ country: 'FR', price: { amount: 20_500, currency: 'EUR' }, delivery: null }],
        options: [],
        colours: [],
        images: [],
        factSources: {},
        sources: [
          {
            key: 'ademe',
            name: 'ADEME – Car Labelling',
            url: 'https://carlabelling.ademe.fr',
            licence: 'Licence Ouverte 2.0',
            date: '2024',
          },
        ],
      },
      issues: [],
    });
  });

  it('has energy and ranges of an electric car, which emits nothing and has one gear', () => {
    const { facts, name, model } = recordOf(ZOE);
    expect({ name, model }).to.deep.equal({ name: 'R135 135ch', model: 'Zoe' });
    expect(facts).to.deep.include({
      fuel: 'electric',
      electricPower: 51,
      transmission: 'automatic',
      gears: 1,
      energyWltp: [17.4, 17.7],
      rangeWltp: [377, 386],
      rangeWltpCity: 520,
      co2Wltp: 0,
    });
  });

  it('has the power of a hybrid’s engine as its engine’s alone', () => {
    for (const Energie of ['ESS+ELEC HNR', 'ELEC+ESSENC HR']) {
      const { facts } = recordOf({ ...CLIO, Energie });
      expect(facts, Energie).to.include({ enginePower: 67 }).and.not.have.any.keys('power');
    }
  });

  it('knows the gearbox, one of two clutches by its name', () => {
    const gearbox = (box: string, description = 'CLIO Techno') => {
      const { facts } = recordOf({ ...CLIO, 'Type de boite': box, 'Description Commerciale': description });
      return [facts.transmission, facts.gears];
    };
    expect(gearbox('AUTOMATIQUE')).to.deep.equal(['automatic', 6]);
    expect(gearbox('VARIATION CONTINUE')).to.deep.equal(['cvt', undefined]);
    for (const name of ['EDC', 'DSG7', 'S-tronic', 'Stronic', 'S tronic', 'e-DCT', 'iDCT', 'PowerShift'])
      expect(gearbox('AUTOMATIQUE', `CLIO ${name} Techno`)[0], name).to.equal('dual-clutch');
    expect(gearbox('AUTOMATIQUE', 'CLIO MEDCT Techno')[0]).to.equal('automatic');
    expect(gearbox('MECANIQUE', 'CLIO EDC Techno')[0]).to.equal('manual');
  });

  it('has all-wheel drive where the maker’s word for it is there', () => {
    const drive = (description: string) => recordOf({ ...CLIO, 'Description Commerciale': description }).facts.drivetrain;
    for (const word of ['quattro', '4MOTION', 'xDrive20d', '4Matic', 'AWD', '4x4', 'AllGrip'])
      expect(drive(`CLIO ${word} X`), word).to.equal('awd');
    expect(drive('CLIO Technoquattro')).to.equal(undefined);
  });

  it('has the body of its table, else a small car of its range is a hatchback', () => {
    const body = (Carrosserie: string, Gamme: string) => recordOf({ ...CLIO, Carrosserie, Gamme }).body;
    expect(body('BREAK', 'INFERIEURE')).to.equal('wagon');
    expect(body('BERLINE', 'ECONOMIQUE')).to.equal('hatchback');
    for (const range of ['SUPERIEURE', 'MOY-INFERIEURE', 'INFERIEURE 2']) expect(body('BERLINE', range), range).to.equal(null);
  });

  it('is of the model year that its description says, else of the edition', () => {
    const year = (description: string) => recordOf({ ...CLIO, 'Description Commerciale': description }).year;
    expect(year('CLIO Techno')).to.equal(2024);
    expect(year('CLIO AM 2023 Techno')).to.equal(2023);
    expect(year('CLIO Techno MY21')).to.equal(2021);
    expect(year('CLIO AM 20231')).to.equal(2024);
  });

  it('has the model of BMW’s families, and a name without make and model', () => {
    const named = (cells: Cells) => {
      const { make, model, name } = recordOf({ ...CLIO, ...cells });
      return [make, model, name].join(' | ');
    };
    expect(
      named({ Marque: 'BMW', 'Libellé modèle': 'SERIE X', Modèle: 'X3', 'Description Commerciale': 'X3 xDrive20d (190ch)' }),
    ).to.equal('BMW | X3 | xDrive20d 190ch');
    expect(named({ 'Libellé modèle': '', Modèle: 'ARKANA', 'Description Commerciale': 'RENAULT Arkana  E-Tech' })).to.equal(
      'Renault | Arkana | E-Tech',
    );
    expect(named({ 'Description Commerciale': 'CLIO (Techno)' })).to.equal('Renault | Clio | Techno');
    expect(named({ 'Description Commerciale': 'CLIO' })).to.equal('Renault | Clio | Clio');
    expect(named({ 'Description Commerciale': 'CLIO CoupÃ© Ã\u0089toile' })).to.equal('Renault | Clio | Coupé Étoile');
  });

  it('has no price where the table has none, and a single figure where one end is missing', () => {
    expect(recordOf({ ...CLIO, 'Prix véhicule': '' }).prices).to.deep.equal([]);
    expect(recordOf({ ...CLIO, 'Conso vitesse mixte Max': '' }).facts.consumptionWltp).to.equal(5.2);
    expect(recordOf({ ...CLIO, 'Conso vitesse mixte Max': '', 'Conso vitesse mixte Min': '0' }).facts).not.to.have.any.keys(
      'consumptionWltp',
    );
  });

  it('is rejected without make, model or an energy of the table', () => {
    for (const [cells, field, reason] of [
      [{ Marque: ' ' }, 'Marque', 'The make is missing'],
      [{ Modèle: '', 'Libellé modèle': ' ' }, 'Modèle', 'The model is missing'],
      [{ Energie: 'VAPEUR' }, 'Energie', 'The energy is none of the table’s'],
    ] as const)
      expect(mapAdeme(rowOf({ ...CLIO, ...cells }), 3, 2024)).to.deep.include({
        kind: 'rejected',
        place: 'line 3',
        field,
        reason,
      });
  });

  it('tells the year of its edition by the bonus of that year', () => {
    const year = (bonus: string) => ademeYear(rowOf({ 'Bonus-Malus': bonus }));
    expect(['Bonus 7000', 'Bonus 6000', ' Bonus 5000 ', 'Bonus 4000'].map(year)).to.deep.equal([2021, 2022, 2023, 2024]);
    expect(['Malus', '', 'Bonus 1', 'Bonus 4000 €', 'x Bonus 4000'].map(year)).to.deep.equal([null, null, null, null, null]);
  });
});

describe('Two rows of one version', () => {
  const one = styleOf(CLIO);

  it('are one style with spans that hold both, and the lower price', () => {
    const other = styleOf({
      ...CLIO,
      'Conso vitesse mixte Min': '5',
      'Conso vitesse mixte Max': '5,3',
      'Poids à vide': '1160',
      'Prix véhicule': '19900',
      'Nombre rapports': '6',
    });
    const { record } = joinAdeme(one, other);
    expect(record.facts).to.deep.include({
      consumptionWltp: [5, 5.4],
      curbWeight: [1145, 1160],
      gears: 6,
      fuel: 'gas',
      co2Wltp: [117, 122],
    });
    expect(record.prices.map(({ price }) => price.amount)).to.deep.equal([19_900]);
    expect(joinAdeme(other, one).record.facts.consumptionWltp).to.deep.equal([5, 5.4]);
  });

  it('keep what only one of them says', () => {
    const bare = styleOf({ ...CLIO, 'Poids à vide': '', 'Prix véhicule': '' });
    for (const { record } of [joinAdeme(one, bare), joinAdeme(bare, one)]) {
      expect(record.facts.curbWeight).to.equal(1145);
      expect(record.prices).to.have.length(1);
    }
    const fault = { field: 'gears', value: '99', fault: 'range' as never };
    expect(joinAdeme({ ...one, issues: [fault] }, { ...bare, issues: [fault] }).issues).to.have.length(2);
  });
});

import { expect } from 'chai';
import { mapEpa } from '../../../../../src/domain/catalogue/import/epa.ts';

const CAMRY = {
  id: '47374',
  make: 'Toyota',
  model: 'Camry',
  baseModel: 'Camry',
  year: '2025',
  fuelType1: 'Regular Gasoline',
  trany: 'Automatic (S8)',
  drive: 'Front-Wheel Drive',
  city08: '28',
  city08U: '27.6',
  highway08: '39',
  highway08U: '0',
  comb08: '32',
  displ: '2.5',
  cylinders: '4',
  lv4: '15',
  pv4: '99',
  ghgScore: '6',
  co2TailpipeGpm: '278.0',
  modifiedOn: 'Tue Jan 01 00:00:00 EST 2013',
  VClass: 'Midsize Cars',
  eng_dscr: 'SIDI & PFI',
  startStop: 'Y',
};
const PRIME = {
  ...CAMRY,
  model: 'RAV4 Prime 4WD',
  baseModel: 'RAV4',
  atvType: 'Plug-in Hybrid',
  trany: 'Automatic (variable gear ratios)',
  drive: 'All-Wheel Drive',
  VClass: 'Small Sport Utility Vehicle 4WD',
  cityE: '33',
  highwayE: '40',
  combE: '36',
  evMotor: '252V 134 and 40KW AC 3-Phase',
  range: '999',
  rangeA: '42',
  charge240: '4.5',
};
const IONIQ = {
  ...CAMRY,
  make: 'Hyundai',
  model: 'Ioniq 5 Long range RWD',
  baseModel: 'Ioniq 5',
  atvType: 'EV',
  fuelType1: 'Electricity',
  trany: 'Automatic (A1)',
  drive: 'Rear-Wheel Drive',
  displ: '',
  cylinders: '',
  cityE: '25',
  highwayE: '34',
  combE: '30',
  evMotor: '168 kW PMSM',
  range: '303/280',
  rangeA: '999',
  charge240: '8.5',
  hlv: '27',
  hpv: '107',
  lv4: '',
  pv4: '',
};

const read = (cells: Readonly<Record<string, string>>) => mapEpa((column) => cells[column] ?? '', 12);
const styleOf = (cells: Readonly<Record<string, string>>) => {
  const row = read(cells);
  if (row.kind !== 'style') throw new Error(JSON.stringify(row));
  return row.record;
};

describe('A row of the table of fueleconomy.gov', () => {
  it('is a style of both countries, in litres, kilometres and grams', () => {
    expect(read(CAMRY)).to.deep.equal({
      kind: 'style',
      place: 'line 12',
      record: {
        feed: 'epa',
        key: '47374',
        type: 'car',
        make: 'Toyota',
        model: 'Camry',
        year: 2025,
        name: '2.5 L AT8',
        body: 'sedan',
        markets: ['CA', 'US'],
        facts: {
          fuel: 'gas',
          fuelGrade: 'regular',
          engineSize: 2.5,
          cylinders: 4,
          aspiration: 'natural',
          transmission: 'automatic',
          gears: 8,
          drivetrain: 'fwd',
          cargo: 425,
          passengerVolume: 2803,
          co2Rating: 6,
          consumptionCity: 8.52,
          consumptionHighway: 6.03,
          consumptionCombined: 7.35,
          co2: 173,
        },
        equipment: [{ id: 'start-stop', optional: false }],
        prices: [],
        options: [],
        colours: [],
        images: [],
        factSources: {},
        sources: [
          {
            key: 'epa',
            name: 'U.S. Environmental Protection Agency',
            url: 'https://www.fueleconomy.gov',
            licence: 'Public domain',
            date: '2013-01-01',
          },
        ],
      },
      issues: [],
    });
  });

  it('has litres and kilowatt-hours of a plug-in hybrid, and its electric range', () => {
    const { facts, name, body, model } = styleOf(PRIME);
    expect({ name, body, model }).to.deep.equal({ name: 'Prime 4WD 2.5 L CVT', body: 'suv', model: 'RAV4' });
    expect(facts).to.deep.include({
      fuel: 'plug-in-hybrid',
      transmission: 'cvt',
      drivetrain: 'awd',
      consumptionCity: 8.52,
      energyCity: 20.51,
      energyHighway: 24.85,
      energyCombined: 22.37,
      electricMotor: '252V 134 and 40 kW AC 3-Phase',
      batteryVoltage: 252,
      rangeEpa: 68,
      chargeTime240: 4.5,
      co2: 173,
    });
    expect(facts).not.to.have.any.keys('gears', 'power');
  });

  it('has the power of an electric car with one motor, its range or ranges, and no litres', () => {
    const { facts, name, body } = styleOf(IONIQ);
    expect({ name, body }).to.deep.equal({ name: 'Long range RWD', body: 'hatchback' });
    expect(facts).to.deep.equal({
      fuel: 'electric',
      transmission: 'automatic',
      gears: 1,
      drivetrain: 'rwd',
      cargo: 765,
      passengerVolume: 3030,
      co2Rating: 6,
      co2: 0,
      energyCity: 15.53,
      energyHighway: 21.13,
      energyCombined: 18.64,
      electricMotor: '168 kW PMSM',
      power: 168,
      rangeEpa: [451, 488],
      chargeTime240: 8.5,
    });
    expect(styleOf({ ...IONIQ, range: '303' }).facts.rangeEpa).to.equal(488);
    expect(styleOf({ ...IONIQ, range: '' }).facts).not.to.have.any.keys('rangeEpa');
    expect(styleOf({ ...IONIQ, evMotor: '165.5kW' }).facts).to.include({ power: 165.5 });
    expect(styleOf({ ...IONIQ, evMotor: 'AC Induction' }).facts).not.to.have.any.keys('power', 'electricMotor', 'batteryVoltage');
    expect(styleOf({ ...PRIME, evMotor: '134 kW' }).facts, 'an engine helps').not.to.have.any.keys('power');
  });

  it('has nothing of gasoline that a fuel cell never sees, and nothing electric of what burns fuel alone', () => {
    const { facts } = styleOf({ ...IONIQ, atvType: 'FCV' });
    expect(facts).to.include({ fuel: 'hydrogen', co2: 0 });
    expect(facts).not.to.have.any.keys('consumptionCity', 'energyCity', 'rangeEpa', 'chargeTime240');
    expect(styleOf({ ...PRIME, atvType: '' }).facts).not.to.have.any.keys('energyCity', 'rangeEpa', 'chargeTime240');
  });

  it('says what is burnt and how air is taken in', () => {
    const facts = (cells: Readonly<Record<string, string>>) => styleOf({ ...CAMRY, ...cells }).facts;
    expect(facts({ fuelType1: 'Diesel' })).to.include({ fuel: 'diesel' });
    expect(facts({ fuelType1: 'Premium Gasoline' })).to.include({ fuel: 'gas', fuelGrade: 'premium' });
    expect(facts({ atvType: 'FFV' }).fuel).to.equal('flex');
    expect(facts({ tCharger: 'T' }).aspiration).to.equal('turbo');
    expect(facts({ sCharger: 'S' }).aspiration).to.equal('supercharged');
    expect(facts({ tCharger: 'T', sCharger: 'S' }).aspiration).to.equal('turbo-supercharged');
    expect(facts({ displ: '0' })).not.to.have.any.keys('aspiration', 'engineSize');
  });

  it('knows the driven wheels, and takes all four of a high vehicle for four-wheel drive before 2010', () => {
    const drive = (text: string, VClass = 'Midsize Cars') => styleOf({ ...CAMRY, drive: text, VClass }).facts.drivetrain;
    expect(drive('All-Wheel Drive')).to.equal('awd');
    expect(drive('Part-time 4-Wheel Drive')).to.equal('4wd');
    expect(drive('4-Wheel or All-Wheel Drive')).to.equal('awd');
    for (const high of [
      'Standard Pickup Trucks 4WD',
      'Sport Utility Vehicle - 4WD',
      'Special Purpose Vehicle 4WD',
      'Vans, Passenger',
    ])
      expect(drive('4-Wheel or All-Wheel Drive', high), high).to.equal('4wd');
    expect(drive('')).to.equal(undefined);
  });

  it('has the body of its class, else of its name, else of the one volume that was measured', () => {
    const body = (cells: Readonly<Record<string, string>>) => styleOf({ ...CAMRY, ...cells }).body;
    expect(body({ VClass: 'Small Station Wagons' })).to.equal('wagon');
    expect(body({ model: 'Camry Convertible' })).to.equal('convertible');
    expect(body({ lv4: '', lv2: '12' })).to.equal('coupe');
    expect(body({ lv4: '', hlv: '12' })).to.equal('hatchback');
    expect(body({ hlv: '12' }), 'two were measured').to.equal(null);
    expect(body({ lv4: '0' })).to.equal(null);
    expect(styleOf({ ...CAMRY, hlv: '12' }).facts).not.to.have.any.keys('cargo');
  });

  it('names the model, of two the one that the style begins with', () => {
    const named = (make: string, baseModel: string, model: string) => {
      const style = styleOf({ ...CAMRY, make, baseModel, model });
      return `${style.model}: ${style.name}`;
    };
    expect(named('Subaru', 'Legacy/Outback', 'Outback Wagon AWD')).to.equal('Outback: Outback Wagon AWD 2.5 L AT8');
    expect(named('Subaru', 'Legacy/Outback', 'Baja AWD')).to.equal('Legacy: Baja AWD 2.5 L AT8');
    expect(named('Subaru', 'Out/Outback', 'Outback AWD')).to.equal('Outback: Outback AWD 2.5 L AT8');
    expect(named('Toyota', '', 'Camry XSE')).to.match(/^Camry XSE: /);
    expect(named('BMW', 'Z4 Roadster', 'Z4 Roadster sDrive30i')).to.equal('Z4: sDrive30i 2.5 L AT8');
    expect(named('Infiniti', 'M', 'M35x')).to.match(/^M35x: /);
    expect(named('Mazda', '3', '3 4-Door')).to.match(/^3: 4-Door /i);
    expect(named('BMW', 'M', 'M340i xDrive')).to.match(/^3 Series: /);
  });

  it('tells a style with stop-start from one without, and one without trim, engine and gearbox by its wheels', () => {
    expect(styleOf({ ...CAMRY, eng_dscr: 'SIDI; Stop-Start' }).name).to.equal('(Stop/Start) 2.5 L AT8');
    expect(styleOf({ ...CAMRY, model: 'Camry SE', eng_dscr: 'stop-start' }).name).to.equal('SE (Stop/Start) 2.5 L AT8');
    expect(styleOf({ ...IONIQ, model: 'Ioniq 5' }).name).to.equal('RWD');
    expect(styleOf({ ...IONIQ, model: 'Ioniq 5', drive: '' }).name).to.equal('Ioniq 5');
    expect(styleOf({ ...CAMRY, startStop: 'N' }).equipment).to.deep.equal([]);
  });

  it('has the day of its last change, where it is one', () => {
    const date = (modifiedOn: string) => styleOf({ ...CAMRY, modifiedOn }).sources[0].date;
    expect(date('Wed Dec 31 23:00:00 EDT 2025')).to.equal('2025-12-31');
    expect(date('Mon Oct 07 00:00:00 EDT 2024')).to.equal('2024-10-07');
    for (const text of [
      '',
      '2024-10-07',
      'Mon Xyz 07 00:00:00 EDT 2024',
      'x Mon Oct 07 00:00:00 EDT 2024',
      'Mon Oct 07 00:00:00 EDT 2024 x',
    ])
      expect(date(text), text).to.equal(null);
  });

  it('is rejected without year, make, model or id, in words for the operator', () => {
    for (const [field, value, reason] of [
      ['year', '20x5', 'The model year is missing or cannot be'],
      ['year', '1885', 'The model year is missing or cannot be'],
      ['make', '', 'The make is missing'],
      ['model', '', 'The model is missing'],
      ['id', 'x1', 'The id is missing'],
      ['id', '1x', 'The id is missing'],
    ] as const)
      expect(read({ ...CAMRY, [field]: value })).to.deep.equal({ kind: 'rejected', place: 'line 12', field, value, reason });
  });
});

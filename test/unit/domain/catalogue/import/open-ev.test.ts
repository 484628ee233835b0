import { expect } from 'chai';
import { layOver, mapOpenEv, type JsonObject } from '../../../../../src/domain/catalogue/import/open-ev.ts';

const E_C4: JsonObject = {
  make: { name: 'Citroën' },
  model: { name: 'ë-C4' },
  variant: { name: '54 kWh' },
  trim: { name: 'Max' },
  year: 2024,
  availability: { status: 'production' },
  markets: ['FR', 'DE', 'fr', 7],
  body: { style: 'fastback', doors: 5, seats: 5 },
  powertrain: { drivetrain: 'fwd', system_power_kw: 115, system_torque_nm: '260' },
  battery: { chemistry: 'nmc', heat_pump: true, pack_capacity_kwh_net: 50.8, pack_capacity_kwh_gross: 54 },
  charging: {
    ac: { max_power_kw: 11 },
    charging_time: {
      dc: [
        { from_soc_percent: 20, to_soc_percent: 80, time_min: 25 },
        { from_soc_percent: 10, to_soc_percent: 90, time_min: 45 },
        { from_soc_percent: 10, to_soc_percent: 80, time_min: 30 },
      ],
    },
  },
  charge_ports: [{ connector: 'ccs2' }, { connector: 'type2' }, { connector: 'ccs2' }, { connector: 'own plug' }],
  range: {
    rated: [
      { cycle: 'wltp', range_km: 420 },
      { cycle: 'epa', range_km: 380, notes: 'Total range' },
      { cycle: 'nedc', range_km: 500 },
      { cycle: 'cltc', range_km: '450' },
    ],
  },
  pricing: {
    msrp: [
      { country: 'FR', amount: 36_500, currency: 'EUR' },
      { country: 'FR', amount: 39_000, currency: 'EUR' },
      { country: 'NO', amount: 400_000, currency: 'XXX' },
      { country: 'DE', amount: 0, currency: 'EUR' },
      { country: 7, amount: 1, currency: 'EUR' },
      { country: 'CA', amount: '1', currency: 'CAD' },
    ],
  },
  sources: [{ title: 'Citroën press kit', url: 'https://press.example/c4', accessed_at: '2025-01-31T10:00:00Z' }],
};

const read = (above: JsonObject = {}) => mapOpenEv(layOver(E_C4, above), 'citroen/e_c4/2024/e_c4');
const recordOf = (above: JsonObject = {}) => {
  const row = read(above);
  if (row.kind !== 'style') throw new Error(JSON.stringify(row));
  return row.record;
};

describe('A vehicle of the OpenEV data set', () => {
  it('is a style with the numbers that the file has', () => {
    const row = read();
    expect(row).to.deep.equal({
      kind: 'style',
      place: 'citroen/e_c4/2024/e_c4.json',
      record: {
        feed: 'open-ev',
        key: 'citroen/e_c4/2024/e_c4',
        type: 'car',
        make: 'Citroën',
        model: 'ë-C4',
        year: 2024,
        name: '54 kWh',
        body: 'hatchback',
        markets: ['DE', 'FR'],
        facts: {
          fuel: 'electric',
          drivetrain: 'fwd',
          power: 115,
          batteryUsable: 50.8,
          batteryTotal: 54,
          acCharging: 11,
          doors: 5,
          seats: 5,
          batteryChemistry: 'NMC',
          heatPump: true,
          transmission: 'automatic',
          gears: 1,
          chargePort: 'CCS2, Type 2, own plug',
          rangeWltp: 420,
          dcChargeTime: 30,
        },
        equipment: [],
        prices: [{ country: 'FR', price: { amount: 36_500, currency: 'EUR' }, delivery: null }],
        options: [],
        colours: [],
        images: [],
        factSources: {},
        sources: [
          {
            key: 'open-ev',
            name: 'OpenEV Data: Citroën press kit',
            url: 'https://press.example/c4',
            licence: 'CDLA-Permissive-2.0',
            date: '2025-01-31',
          },
        ],
      },
      issues: [],
    });
  });

  it('is a plug-in hybrid, without the one gear, where it also has an engine', () => {
    for (const above of [
      { variant: { name: 'PHEV' } },
      { range: { note: 'electric-only' } },
      { trim: { name: 'EREV' } },
      { charging: { note: 'Range Extender' } },
    ]) {
      const { facts } = recordOf(above);
      expect(facts.fuel, JSON.stringify(above)).to.equal('plug-in-hybrid');
      expect(facts).not.to.have.any.keys('transmission', 'gears');
    }
  });

  it('is named by its variant, else its trim, else as the base', () => {
    expect(recordOf({ variant: { name: '' } }).name).to.equal('Max');
    expect(recordOf({ variant: null, trim: null }).name).to.equal('Base');
  });

  it('has the dealer’s word of a chemistry that we do not know, and nothing of what the file does not say', () => {
    expect(recordOf({ battery: { chemistry: 'Graphene' } }).facts.batteryChemistry).to.equal('Graphene');
    expect(recordOf({ battery: { heat_pump: false } }).facts.heatPump).to.equal(false);
    expect(recordOf({ battery: { heat_pump: 'yes' } }).facts).not.to.have.any.keys('heatPump');
    expect(recordOf({ charging: null, charge_ports: 'ccs2', range: [] }).facts).not.to.have.any.keys(
      'dcChargeTime',
      'chargePort',
      'rangeWltp',
    );
    expect(recordOf({ markets: 'FR', pricing: null })).to.deep.include({ markets: [], prices: [] });
  });

  it('names the data set alone where the file names no page', () => {
    expect(recordOf({ sources: [] }).sources).to.deep.equal([
      {
        key: 'open-ev',
        name: 'OpenEV Data',
        url: 'https://github.com/open-ev-data/open-ev-data-dataset',
        licence: 'CDLA-Permissive-2.0',
        date: null,
      },
    ]);
    expect(
      recordOf({ sources: [{ url: 'javascript:https://x', accessed_at: 'last week of 2025-01' }] }).sources[0],
    ).to.deep.include({
      url: 'https://github.com/open-ev-data/open-ev-data-dataset',
      date: null,
    });
    expect(recordOf({ sources: [{ url: 'http://press.example/' }] }).sources[0].url).to.equal('http://press.example/');
  });

  it('is left out while it is only announced', () => {
    for (const status of ['concept', 'prototype', 'announced'])
      expect(read({ availability: { status } })).to.deep.equal({ kind: 'left-out', reason: 'announced, and never sold' });
    for (const status of ['concept car', 'pre-announced', 'discontinued'])
      expect(read({ availability: { status } }).kind).to.equal('style');
  });

  it('is rejected without make, model or a year that can be', () => {
    for (const [above, field, value, reason] of [
      [{ make: null }, 'make/name', 'null', 'The make is missing'],
      [{ model: { name: '' } }, 'model/name', '""', 'The model is missing'],
      [{ year: '2024' }, 'year', '"2024"', 'The model year is missing or cannot be'],
    ] as const)
      expect(read(above)).to.deep.equal({ kind: 'rejected', place: 'citroen/e_c4/2024/e_c4.json', field, value, reason });
  });
});

describe('A file that is laid over its base', () => {
  it('replaces what it says and keeps the rest, object by object', () => {
    expect(layOver({ a: 1, b: { c: 2, d: [1, 2] }, e: { f: 1 } }, { b: { d: [3] }, e: 7, g: null })).to.deep.equal({
      a: 1,
      b: { c: 2, d: [3] },
      e: 7,
      g: null,
    });
    expect(layOver({ a: [1] }, { a: { b: 1 } })).to.deep.equal({ a: { b: 1 } });
  });
});

import { join } from 'node:path';
import { expect } from 'chai';
import { fileBaseMaps } from '../../src/adapters/maps/file-base-maps.ts';
import { projectRoot } from '../../src/adapters/system/project-root.ts';
import { FlatBaseMaps } from '../support/fakes/flat-base-maps.ts';
import { baseMapsContract } from './base-maps.contract.ts';

baseMapsContract('one square, for tests', () => new FlatBaseMaps());
baseMapsContract('the files of public/map', () => fileBaseMaps(join(projectRoot(), 'public')));

describe('The maps of two countries', () => {
  it('are each their own, whoever asked before', async () => {
    const maps = fileBaseMaps(join(projectRoot(), 'public'));
    const frame = { width: 800, height: 240, zoom: 8, centre: { latitude: 48.86, longitude: 2.35 } };
    await maps.draw('CA', frame);
    expect((await maps.labels('FR', { frame, tongue: 'fr', taken: [] })).map(({ text }) => text)).to.include('Paris');
  });
});

describe('The map of a folder without its files', () => {
  it('says which file is missing', async () => {
    const frame = { width: 100, height: 100, zoom: 5, centre: { latitude: 45, longitude: -73 } };
    const failed = await fileBaseMaps('/nowhere').draw('CA', frame).catch(String);
    expect(failed).to.contain('canada.json');
  });
});

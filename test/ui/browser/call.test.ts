import { globSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { LAVAL } from '../../support/builders/laval.ts';
import sinon, { type SinonStub } from 'sinon';
import { locationAt, visitorPlaceOf, type LocationSource } from '../../../src/domain/location/location.ts';
import { withoutSession } from '../../../src/domain/tracking/session-query.ts';
import { appState, DEFAULT_STATE } from '../../../src/ui/browser/app-state.ts';
import { call, callPage, getCall, heldPlace, postCall } from '../../../src/ui/browser/call.ts';
import { fetchPoints } from '../../../src/ui/map/map-points.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';

describe('calls from the browser', () => {
  let browser: LiveBrowser;
  let fetch: SinonStub;
  beforeEach(() => {
    browser = openBrowser({ url: 'https://media.example/en-ca/cars?Make=toyota' });
    heldPlace.set({ place: null });
    appState.set({ ...DEFAULT_STATE, languageId: '2', hostname: 'media.example' });
    fetch = sinon.stub(globalThis, 'fetch');
  });
  afterEach(async () => {
    fetch.restore();
    await browser.close();
  });

  it('say language, date, time, host and address, after them their own parameters', async () => {
    fetch.resolves(Response.json({ Status: 1, Location: { City: 'Laval' } }));
    expect(await getCall('/api/location/get/keyword', { Keyword: 'Laval QC' })).to.deep.equal({
      Status: 1,
      Location: { City: 'Laval' },
    });
    const [url, init] = fetch.firstCall.args as [string, RequestInit];
    const query = new URLSearchParams(url.split('?')[1]);
    expect([...query.keys()]).to.deep.equal([
      'Session.Language',
      'Session.Date',
      'Session.Time',
      'Session.Host',
      'Session.Url',
      'Keyword',
    ]);
    expect(query.get('Session.Language')).to.equal('2');
    expect(query.get('Session.Date')).to.match(/^\d{4}-\d\d-\d\d$/);
    expect(query.get('Session.Time')).to.match(/^\d\d:\d\d:\d\d$/);
    expect(query.get('Session.Host')).to.equal('media.example');
    expect(query.get('Session.Url')).to.equal('https://media.example/en-ca/cars');
    expect(query.get('Keyword')).to.equal('Laval QC');
    expect(init.method).to.equal('GET');
    expect(init.headers).to.include({ 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });

  it('say so for the points of a map too', async () => {
    fetch.resolves(Response.json({ Items: [] }));
    const bounds = { west: -74, south: 45, east: -73, north: 46 };
    await fetchPoints('/api/map?Make=kia&Language=1', bounds, 9, new AbortController().signal);
    const [url, init] = fetch.firstCall.args as [string, RequestInit];
    expect(url)
      .to.match(/^\/api\/map\?Session\.Language=2&/)
      .and.contain('&Make=kia&Language=1&West=-74.000000');
    expect(init.headers).to.include({ 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });

  it('say so in navigations and forms too, with the place that the page holds', async () => {
    fetch.callsFake(() => Promise.resolve(Response.json({})));
    const held = visitorPlaceOf(locationAt(LAVAL, 'Server Keyword', 0, true));
    heldPlace.set({ place: held });
    await callPage('/en-ca/cars?Make=kia');
    await call('/favorites?action=add', { body: { id: '7' } });
    for (const [url, init] of fetch.args as [string, RequestInit][]) {
      expect(url).to.include('Session.Language=2').and.include('Session.Host=media.example').and.include('Session.Date=');
      expect(init.headers).to.include({ 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
    }
    const [page, form] = fetch.args as [string, RequestInit][];
    expect(page![0])
      .to.match(/^\/_data\/en-ca\/cars\?Session/)
      .and.match(/&Session\.City=Laval&.*&Make=kia$/);
    expect(withoutSession(page![0])).to.equal('/_data/en-ca/cars?Make=kia');
    expect(form![0])
      .to.match(/&action=add$/)
      .and.not.contain('Session.City');
    expect(form![1]).to.include({ method: 'POST', body: '{"id":"7"}' });
  });

  it('send no place where the address names one, and none that cookies or the address of a map say', async () => {
    fetch.callsFake(() => Promise.resolve(Response.json({})));
    const holding = (source: LocationSource, valid: boolean): void =>
      heldPlace.set({ place: visitorPlaceOf(locationAt(LAVAL, source, 0, valid)) });
    holding('Server Keyword', true);
    for (const named of ['PostalCode=V6B', 'City=Laval', 'Latitude=45&Longitude=-73']) await callPage(`/en-ca/cars?${named}`);
    holding('Server IP', false);
    await callPage('/en-ca/cars');
    for (const source of ['Server Cookies', 'Server Coordinates'] as const) {
      holding(source, true);
      await callPage('/en-ca/cars');
    }
    expect(fetch.args.filter(([url]) => String(url).includes('Session.City'))).to.deep.equal([]);
  });

  it('are made in one place', () => {
    const files = globSync('src/ui/**/*.{ts,tsx}').filter((file) => /\bfetch\(/.test(readFileSync(file, 'utf8')));
    // Files with their content in their name, and the worker that copies pages for the time without connection.
    const noCalls = ['src/ui/client.tsx', 'src/ui/map/base-layer.ts', 'src/ui/offline/service-worker.ts'];
    expect(files.sort()).to.deep.equal(['src/ui/browser/call.ts', ...noCalls]);
    expect(readFileSync('src/ui/client.tsx', 'utf8').match(/\bfetch\(.*/g)).to.deep.equal([
      'fetch(`${MESSAGES_PREFIX}/${build}/${slug}/${namespace}.json`);',
    ]);
  });

  it('pass on what the server answers, whatever its status says', async () => {
    fetch.resolves(Response.json({ Status: 2 }));
    expect(await postCall('/api/x', {})).to.deep.equal({ Status: 2 });
  });

  it('answer Status -1 and the error when nothing came back', async () => {
    fetch.rejects(new TypeError('Failed to fetch'));
    expect(await postCall('/api/x', { a: 1 })).to.deep.equal({ Status: -1, Error: 'Failed to fetch' });
    expect(await getCall('/api/x')).to.deep.equal({ Status: -1, Error: 'Failed to fetch' });
    const [posted, got] = fetch.args.map(([, init]) => init as RequestInit);
    expect(posted).to.include({ method: 'POST', body: '{"a":1}' });
    expect(got).to.include({ method: 'GET' }).and.not.to.have.property('body');
  });

  it('answer Status -1 for an invalid answer', async () => {
    fetch.onCall(0).resolves(new Response('<html>'));
    fetch.onCall(1).resolves(Response.json([1]));
    fetch.onCall(2).resolves(Response.json({ status: 500, ID: 'abc-123' }, { status: 500 }));
    expect((await getCall('/api/x')).Status).to.equal(-1);
    expect((await getCall('/api/x')).Status).to.equal(-1);
    expect(await getCall('/api/x')).to.deep.equal({ Status: -1, Error: '/api/x answered 500', ID: 'abc-123' });
  });
});

import { expect } from 'chai';
import sinon, { type SinonStub } from 'sinon';
import { appState, DEFAULT_STATE } from '../../../src/ui/browser/app-state.ts';
import { getCall, postCall } from '../../../src/ui/browser/call.ts';
import { fetchPoints } from '../../../src/ui/map/map-points.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';

describe('calls from the browser', () => {
  let browser: LiveBrowser;
  let fetch: SinonStub;
  beforeEach(() => {
    browser = openBrowser({ url: 'https://media.example/en-ca/cars?Make=toyota' });
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
    expect(query.get('Session.Url')).to.equal('https://media.example/en-ca/cars');
    expect(query.get('Keyword')).to.equal('Laval QC');
    expect(init.method).to.equal('GET');
    expect(init.headers).to.deep.equal({ 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });

  it('say so for the points of a map too', async () => {
    fetch.resolves(Response.json({ Items: [] }));
    const bounds = { west: -74, south: 45, east: -73, north: 46 };
    await fetchPoints('/api/map?Make=kia&Language=1', bounds, 9, new AbortController().signal);
    const [url, init] = fetch.firstCall.args as [string, RequestInit];
    expect(url)
      .to.match(/^\/api\/map\?Session\.Language=2&/)
      .and.contain('&Make=kia&Language=1&West=-74.000000');
    expect(init.headers).to.deep.equal({ 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });

  it('pass on what the server answers, whatever its status says', async () => {
    fetch.resolves(Response.json({ Status: 2 }));
    expect(await postCall('/api/x', {})).to.deep.equal({ Status: 2 });
  });

  it('answer Status -1 and the error when nothing came back', async () => {
    fetch.rejects(new TypeError('Failed to fetch'));
    expect(await postCall('/api/x', {})).to.deep.equal({ Status: -1, Error: 'Failed to fetch' });
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

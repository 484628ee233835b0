import { expect } from 'chai';
import { StorageUnwritable } from '../../src/ports/vehicles.ts';
import { FakeConsentProofs } from '../support/fakes/fake-consent-proofs.ts';
import { testApp } from '../support/test-app.ts';

const FORM = 'application/x-www-form-urlencoded';
const MEDIA = 'media.localhost';

describe('The consent to third-party services', () => {
  let proofs: FakeConsentProofs;
  beforeEach(() => void (proofs = new FakeConsentProofs()));

  const app = () => testApp({}, { consentProofs: proofs });
  /** Nothing can be recorded. */
  const failing = (error: Error) =>
    testApp({}, { consentProofs: Object.assign(proofs, { record: () => Promise.reject(error) }) });
  const choose = async (body: string, host = MEDIA) => {
    const { send } = await app();
    return send({ method: 'POST', url: '/consent', headers: { host, 'content-type': FORM }, payload: body });
  };
  const page = async (cookie = '', path = '/en-ca/about', host = MEDIA) => {
    const { get } = await app();
    return get(path, { headers: { host, cookie } });
  };

  it('is asked for on a site that has a tag manager, and on no other', async () => {
    expect((await page()).body).to.contain('action="/consent"');
    expect((await page('', '/en-ca/about', 'localhost')).body).not.to.contain('action="/consent"');
  });

  it('is as easy to refuse as to accept: two buttons of one kind', async () => {
    const { body } = await page();
    const buttons = [...body.matchAll(/<button[^>]*value="(none|all)"[^>]*>/g)].map(([tag]) => /class="([^"]+)"/.exec(tag)?.[1]);
    expect(buttons).to.have.length(2);
    expect(new Set(buttons)).to.have.length(1);
  });

  it('is stored for half a year, logged without personal data, and not asked for again', async () => {
    const answer = await choose('choice=some&purposes=analytics&language=2&back=%2Fen-ca%2Fabout');
    expect(answer.statusCode).to.equal(303);
    expect(answer.headers.location).to.equal('/en-ca/about');
    const cookie = String([answer.headers['set-cookie']].flat().find((each) => String(each).startsWith('Consent=')));
    expect(cookie).to.match(/Path=\/.*Expires=.*SameSite=Lax/i);
    const [proof, ...others] = proofs.records;
    expect(others).to.deep.equal([]);
    expect(Object.keys(proof!).sort()).to.deep.equal(['at', 'id', 'languageId', 'law', 'purposes', 'site', 'version']);
    expect(proof).to.deep.include({ site: 'media', purposes: ['analytics'], languageId: 2 });
    expect(decodeURIComponent(cookie)).to.contain(proof!.id);
    expect((await page(cookie.split(';')[0])).body).not.to.contain('action="/consent"');
  });

  it('can be changed at any time from the foot of each page', async () => {
    const answer = await choose('choice=all&back=/');
    const cookie = String([answer.headers['set-cookie']].flat().find((each) => String(each).startsWith('Consent='))).split(
      ';',
    )[0]!;
    const { body } = await page(cookie);
    const [, link = ''] = /href="([^"]+Consent=1)"/.exec(body) ?? [];
    expect((await page(cookie, link)).body).to.match(/<input(?=[^>]*value="analytics")[^>]*checked=""/);
  });

  it('is not stored if it cannot be logged', async () => {
    const { send } = await failing(new Error('a fault of ours'));
    const answer = await send({
      method: 'POST',
      url: '/consent',
      headers: { host: MEDIA, 'content-type': FORM },
      payload: 'choice=all',
    });
    expect(answer.statusCode).to.equal(500);
    expect(String(answer.headers['set-cookie'])).not.to.contain('Consent=');
  });

  it('is neither stored nor counted when there is no room for its proof: the visitor may try again later', async () => {
    const { send } = await failing(new StorageUnwritable('no room'));
    const headers = { host: MEDIA, 'content-type': FORM };
    const refused = await send({ method: 'POST', url: '/consent', headers, payload: 'choice=all' });
    expect(refused.statusCode).to.equal(503);
    expect(refused.headers['retry-after']).to.equal('60');
    expect(String(refused.headers['set-cookie'])).not.to.contain('Consent=');
  });

  it('is refused with a reason if it is invalid, and never redirects to another site', async () => {
    expect((await choose('choice=perhaps')).statusCode).to.equal(400);
    expect((await choose('choice=none&back=https://evil.example/')).headers.location).to.equal('/');
  });

  it('lets a page ask the tag manager’s server only where the site has one', async () => {
    expect(String((await page()).headers['content-security-policy'])).to.contain('www.googletagmanager.com');
    expect(String((await page('', '/en-ca/about', 'localhost')).headers['content-security-policy'])).not.to.contain('google');
  });

  it('leaves scripts of the tag manager free to make markup, and has the browser say where they do', async () => {
    const policies = async (host?: string) => {
      const { headers } = await page('', '/en-ca/about', host);
      return ['content-security-policy', 'content-security-policy-report-only'].map((name) =>
        String(headers[name] ?? '').includes("require-trusted-types-for 'script'"),
      );
    };
    expect(await policies()).to.deep.equal([false, true]);
    expect(await policies('localhost')).to.deep.equal([true, false]);
  });
});

import { expect } from 'chai';
import cookieParser from 'cookie-parser';
import express from 'express';
import { JSDOM } from 'jsdom';
import { httpCookies } from '../../src/adapters/http/cookies.ts';
import type { VisitorCookies } from '../../src/ports/visitor-cookies.ts';
import { documentCookies } from '../../src/ui/browser/document-cookies.ts';
import { FakeVisitorCookies } from '../support/fakes/fake-visitor-cookies.ts';
import { requestsTo } from '../support/requests.ts';
import { visitorCookiesContract, type Visit } from './visitor-cookies.contract.ts';

/** Requests of one browser, which sends back what it was told to keep. */
const overHttp = (headers: Record<string, string> = {}): { readonly visit: Visit; readonly written: string[] } => {
  let act: (cookies: VisitorCookies) => unknown = () => undefined;
  let result: unknown;
  const app = express().set('trust proxy', true).use(cookieParser());
  app.use((request, response) => {
    result = act(httpCookies(request, response));
    response.end();
  });
  const send = requestsTo(app);
  const jar = new Map<string, string>();
  const written: string[] = [];
  const visit = async <T>(next: (cookies: VisitorCookies) => T): Promise<T> => {
    act = next;
    const answer = await send({ url: '/', headers: { ...headers, cookie: [...jar].map((pair) => pair.join('=')).join('; ') } });
    for (const line of answer.headers['set-cookie'] ?? []) {
      written.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Expires=Thu, 01 Jan 1970')) jar.delete(name);
      else jar.set(name, value);
    }
    return result as T;
  };
  return { visit, written };
};

visitorCookiesContract('the fake', () => {
  const cookies = new FakeVisitorCookies();
  return (act) => Promise.resolve(act(cookies));
});
visitorCookiesContract('over HTTP', () => overHttp().visit);
visitorCookiesContract('in a page', () => {
  const { document } = new JSDOM('', { url: 'https://cars.example/en-ca' }).window;
  return (act) => Promise.resolve(act(documentCookies(document)));
});

describe('A cookie of the server', () => {
  it('has the path / and SameSite Lax, is Secure on https, and lasts as it should', async () => {
    const { visit, written } = overHttp({ 'x-forwarded-proto': 'https' });
    await visit((cookies) => cookies.keep('A', '1', 'session'));
    await visit((cookies) => cookies.keep('B', '1', 'long'));
    await visit((cookies) => cookies.keep('C', '1', { days: 2 }));
    const [session, long, days] = written;
    expect(session).to.equal('A=1; Path=/; Secure; SameSite=Lax');
    expect(long).to.match(/^B=1; Path=\/; Expires=Sat, 01 Jan 2050 00:00:00 GMT; Secure; SameSite=Lax$/);
    expect(days).to.match(/^C=1; Max-Age=172800; Path=\/; /);
    const plain = overHttp();
    await plain.visit((cookies) => cookies.keep('A', '1', 'session'));
    expect(plain.written).to.deep.equal(['A=1; Path=/; SameSite=Lax']);
  });
});

import { expect } from 'chai';
import { testApp } from '../support/test-app.ts';

describe('The page of components', () => {
  it('is there in development, in the visitor’s language and for no search engine', async () => {
    const { get } = await testApp({}, {}, { development: true });
    const answer = await get('/_components', { headers: { cookie: 'LanguageId=2' } });
    expect(answer.statusCode).to.equal(200);
    expect(answer.body).to.include('lang="fr-CA"').and.include('noindex');
  });

  it('is not found in production', async () => {
    const { get } = await testApp();
    expect((await get('/_components')).statusCode).to.equal(404);
  });
});

import { expect } from 'chai';
import { GALLERY_PAGE } from '../../gallery/gallery-page.ts';
import { testApp } from '../support/test-app.ts';

describe('The page of components', () => {
  it('is there for developers, in the visitor’s language and for no search engine', async () => {
    const { get } = await testApp({}, { extraPages: [GALLERY_PAGE] });
    const answer = await get('/_components', { headers: { cookie: 'LanguageId=2' } });
    expect(answer.statusCode).to.equal(200);
    expect(answer.body).to.include('lang="fr-CA"').and.include('noindex');
  });

  it('is not part of the product', async () => {
    const { get } = await testApp();
    expect((await get('/_components')).statusCode).to.equal(404);
  });
});

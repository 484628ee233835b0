import { expect } from 'chai';
import { aDealer } from '../support/builders/a-dealer.ts';
import { testApp } from '../support/test-app.ts';

describe('The map of where a dealer is', () => {
  it('shows their own country, whoever asked before', async () => {
    const { get } = await testApp({ dealers: [aDealer(), aDealer().inFrance()] });
    const towns = async (id: number, host: string): Promise<string> => {
      const answer = await get(`/_map/${String(id)}.svg`, { headers: { host } });
      expect(answer.statusCode).to.equal(200);
      return [...answer.body.matchAll(/<text[^>]*>([^<]*)/g)].map(([, name]) => name).join(' ');
    };
    expect(await towns(1, 'localhost')).to.contain('Montréal');
    expect(await towns(2, 'fr.localhost')).to.contain('Lyon');
  });
});

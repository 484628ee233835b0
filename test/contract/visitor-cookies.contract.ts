/** What every adapter of `VisitorCookies` does, the fake included. */
import { expect } from 'chai';
import fc from 'fast-check';
import type { VisitorCookies } from '../../src/ports/visitor-cookies.ts';
import { anyText } from '../support/any-text.ts';

/** Acts during one visit; what it keeps is there at the next one. */
export type Visit = <T>(act: (cookies: VisitorCookies) => T) => Promise<T>;

export const visitorCookiesContract = (name: string, open: () => Visit): void => {
  describe(`The visitor’s cookies: ${name}`, () => {
    it('are absent until they are kept, and then read as they were written', async () => {
      const visit = open();
      expect(await visit((cookies) => cookies.read('LanguageId'))).to.equal(undefined);
      await visit((cookies) => cookies.keep('LanguageId', '2', 'long'));
      expect(await visit((cookies) => cookies.read('LanguageId'))).to.equal('2');
      expect(await visit((cookies) => cookies.read('Language')), 'another name').to.equal(undefined);
    });

    for (const lifetime of ['session', 'long', { days: 1 }] as const)
      it(`are replaced and forgotten, whatever their lifetime: ${JSON.stringify(lifetime)}`, async () => {
        const visit = open();
        await visit((cookies) => cookies.keep('Theme', 'dark', lifetime));
        await visit((cookies) => cookies.keep('Theme', 'light', lifetime));
        expect(await visit((cookies) => cookies.read('Theme'))).to.equal('light');
        await visit((cookies) => cookies.forget('Theme'));
        expect(await visit((cookies) => cookies.read('Theme'))).to.equal(undefined);
      });

    it('hold any text', async () => {
      const visit = open();
      const texts = anyText({ minLength: 1, maxLength: 60 }).filter((text) => !text.startsWith('j:'));
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          const value = text.toWellFormed();
          await visit((cookies) => cookies.keep('Text', value, 'session'));
          expect(await visit((cookies) => cookies.read('Text'))).to.equal(value);
        }),
        { numRuns: 50, examples: [['Trois-Rivières; Path=/'], ['a=b, "c" %20 +'], ['%E0%A4%A']] },
      );
    });
  });
};

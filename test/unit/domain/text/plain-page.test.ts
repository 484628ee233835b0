import { expect } from 'chai';
import { plainPage } from '../../../../src/domain/text/plain-page.ts';

const WORDS = { locale: 'en-CA', title: 'Nothing <here>', text: 'Tom & Jerry’s' };
const bodyOf = (html: string): string => /<body>(.*)<\/body>/.exec(html)?.[1] ?? '';

describe('A page that stands alone', () => {
  it('says its title and text, in its language, whatever characters they have', () => {
    const html = plainPage(WORDS);
    expect(html).to.match(/^<!doctype html><html lang="en-CA">/);
    expect(html).to.include('<title>Nothing &lt;here&gt;</title>').and.include('<meta name="viewport"');
    expect(bodyOf(html)).to.equal('<main><h1>Nothing &lt;here&gt;</h1><p>Tom &amp; Jerry’s</p></main>');
  });

  it('has a list of links and a button, where there are some', () => {
    const links = [
      { path: '/en-ca/cars?Make=a&Model=b', title: '<b>Cars</b>' },
      { path: '/en-ca/boats', title: 'Boats' },
    ];
    const html = plainPage({ ...WORDS, links, action: { path: '/?a="b"', text: 'Try & try' } });
    expect(bodyOf(html)).to.include(
      '<ul><li><a href="/en-ca/cars?Make=a&amp;Model=b"><b>Cars</b></a></li><li><a href="/en-ca/boats">Boats</a></li></ul>' +
        '<a class="act" href="/?a=&quot;b&quot;">Try &amp; try</a></main>',
    );
  });
});

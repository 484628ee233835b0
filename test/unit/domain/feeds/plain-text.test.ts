import { expect } from 'chai';
import fc from 'fast-check';
import { harmlessCell, isFormula } from '../../../../src/domain/feeds/formula.ts';
import { descriptionText, lineText, webAddress } from '../../../../src/domain/feeds/plain-text.ts';

describe('Text of feeds', () => {
  it('makes a readable description of HTML', () => {
    expect(descriptionText('<p>One <b>owner</b>.</p><ul><li>Heated seats</li><li>Caf&eacute;</li></ul>')).to.equal(
      'One owner.\n\n• Heated seats\n\n• Café',
    );
    expect(descriptionText('Stop &amp;amp; Go<br/>20&nbsp;000 km')).to.equal('Stop & Go\n20 000 km');
  });

  it('reads HTML that the feed has escaped once more', () => {
    expect(descriptionText('&lt;p&gt;Bon &eacute;tat&lt;/p&gt;')).to.equal('Bon état');
  });

  it('drops scripts, comments and control characters, and keeps what only looks like a tag', () => {
    expect(descriptionText('a<script>alert(1)</script>b<!-- c -->d\u0000\u0007\u202e')).to.equal('a b d');
    expect(descriptionText('3 < 5 and 7 > 6')).to.equal('3 < 5 and 7 > 6');
  });

  it('cuts a long description at a word', () => {
    const cut = descriptionText('word '.repeat(3_000), 100);
    expect(cut).to.have.length.at.most(100);
    expect(cut).to.match(/word…$/);
  });

  it('keeps one line for a name', () => expect(lineText(' RAV4\u0000 \n Hybrid&amp;more ')).to.equal('RAV4 Hybrid&more'));

  it('links to http and https only', () => {
    expect(webAddress('https://photos.example/a/$_59.JPG?x=1#y')).to.equal('https://photos.example/a/$_59.JPG?x=1#y');
    expect(webAddress('//cdn.example/a.jpg')).to.equal('https://cdn.example/a.jpg');
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.example/x',
      'https://a b',
      'https://',
      'file:///etc/passwd',
      'https://a.example/"><script>',
      `https://a.example/${'x'.repeat(3_000)}`,
    ])
      expect(webAddress(text), text.slice(0, 40)).to.equal(null);
  });

  it('is cleaned in linear time, whatever the text: a quadratic expression would need minutes', () => {
    for (const text of [
      '<'.repeat(200_000),
      '<!--'.repeat(50_000),
      '<script>'.repeat(20_000),
      '&#'.repeat(100_000),
      '<a '.repeat(60_000),
    ])
      descriptionText(text);
  });
});

describe('Formulas in feeds', () => {
  it('are recognised', () => {
    for (const text of [
      "=cmd|'/C calc'!A0",
      '=HYPERLINK("http://x","y")',
      '@SUM(1+1)*cmd|x',
      '+cmd|x',
      '-cmd|x',
      '=1+1',
      '=A1',
      '=$B$2',
      ' =cmd|x',
      '"=cmd|x',
      '=+cmd|x',
      '=Sheet!A1',
    ])
      expect(isFormula(text), text).to.be.true;
  });

  it('are not found in sellers’ prose', () => {
    for (const text of [
      '- NO ACCIDENTS',
      '-',
      '+ winter tires (4)',
      '=== SALE ===',
      '="00123"',
      '= great price',
      '@ 0% financing',
      '-5',
      '+1 514 555-0123',
      'F-150',
      '-40 °C tested',
      '- one owner (2019)',
    ])
      expect(isFormula(text), text).to.be.false;
  });

  it('do not run from a report', () => {
    expect(harmlessCell('=cmd|x')).to.equal("'=cmd|x");
    fc.assert(fc.property(fc.string(), (text) => void expect(harmlessCell(text)).to.not.match(/^[=+\-@\t\r]/)));
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { harmlessCell, isFormula } from '../../../../src/domain/feeds/formula.ts';
import { decodedText, descriptionText, lineText, webAddress } from '../../../../src/domain/feeds/plain-text.ts';

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

  it('reads letters by their numbers, and leaves out what is no letter', () => {
    expect(lineText('&#233;&#xE9;&#xe9;&Eacute;&NTILDE;&frac12;&euro;')).to.equal('éééÉÑ½€');
    expect(lineText('a&#0;b&#xD800;c&#xDFFF;d&#1114112;e&#x10FFFF;f&#xD7FF;g&#xE000;h')).to.equal(
      'abcde\u{10FFFF}f\uD7FFg\uE000h',
    );
    expect(lineText('AT&T &unknown; &e;')).to.equal('AT&T &unknown; &e;');
    expect(lineText('&aTilde; &amp')).to.equal('ã &amp');
  });

  it('keeps lines, at most one of them empty', () => {
    expect(descriptionText('a \r\n b\rc\n\n\n\nd  \t e')).to.equal('a\nb\nc\n\nd e');
    expect(descriptionText('<h2 class="x">Un</h2>deux<div>trois</div><table><tr><td>4</td></tr></table>5')).to.equal(
      'Un\ndeux\ntrois\n4\n5'.replace('deux\ntrois', 'deuxtrois'),
    );
    expect(descriptionText('a<STYLE media="x">b{}</style >c<script>never ends')).to.equal('a c');
    expect(descriptionText('a<!-- never ends')).to.equal('a');
    expect(descriptionText('<ul><li id="a">one<li>two</ul>')).to.equal('• one\n• two');
  });

  it('cuts at the last word that has room, or in a word that is longer than half', () => {
    expect(descriptionText('12345 789', 9)).to.equal('12345 789');
    expect(descriptionText('12345 7890', 9)).to.equal('12345…');
    expect(descriptionText('12 4567890', 9)).to.equal('12 45678…');
    expect(descriptionText('1234567 90', 9)).to.equal('1234567…');
    expect(descriptionText('<b>12345</b> 7890', 9)).to.equal('12345…');
  });

  it('reads the escapes of addresses, where they are some', () => {
    expect(decodedText('info%40dealer.example%2C %C3%A9')).to.equal('info@dealer.example, é');
    expect(decodedText('100 % and %E9 %zz')).to.equal('100 % and %E9 %zz');
  });

  it('keeps one line for a name', () => expect(lineText(' RAV4\u0000 \n Hybrid&amp;more ')).to.equal('RAV4 Hybrid&more'));

  it('links to http and https only', () => {
    expect(webAddress('https://photos.example/a/$_59.JPG?x=1#y')).to.equal('https://photos.example/a/$_59.JPG?x=1#y');
    expect(webAddress('//cdn.example/a.jpg')).to.equal('https://cdn.example/a.jpg');
    expect(webAddress('https://dépôt.example/été?é')).to.equal('https://dépôt.example/été?é');
    const long = 'https://a.example/'.padEnd(2000, 'x');
    expect([webAddress(long), webAddress(`${long}x`)]).to.deep.equal([long, null]);
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
    expect(harmlessCell('a=b')).to.equal('a=b');
    fc.assert(fc.property(fc.string(), (text) => void expect(harmlessCell(text)).to.not.match(/^[=+\-@\t\r]/)));
  });
});

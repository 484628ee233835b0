import { expect } from 'chai';
import { readPageFile } from '../../../../src/adapters/content/page-file.ts';

const page = (...body: string[]): string =>
  ['---', 'title: Terms', 'description: What holds.', 'updated: 2026-11-20', '---', '', ...body].join('\n');

const faults = (text: string): readonly string[] => {
  const problems: string[] = [];
  readPageFile('terms.md', text, problems);
  return problems;
};

describe("A content page's file", () => {
  it('is a head of three fields and Markdown', () => {
    const problems: string[] = [];
    const file = readPageFile(
      'terms.md',
      page('## One', '', 'Write to {{mail}} or see [privacy](page:privacy-policy).'),
      problems,
    );
    expect(problems).to.deep.equal([]);
    expect(file).to.include({ title: 'Terms', description: 'What holds.', updated: '2026-11-20' });
  });

  const broken: readonly (readonly [what: string, text: string, fault: RegExp])[] = [
    ['no head', 'Just words', /^terms\.md:1 has no head\./],
    ['a field that misses', '---\ntitle: Terms\nupdated: 2026-11-20\n---\n', /^terms\.md:2 description is missing/],
    [
      'a field that nobody knows',
      '---\ntitle: A\ndescription: B\nupdated: 2026-11-20\nauthor: C\n---\n',
      /there is no field author/,
    ],
    ['a date that is none', '---\ntitle: A\ndescription: B\nupdated: soon\n---\n', /updated is not a day: soon/],
    ['a script', page('Hello', '', '<script>alert(1)</script>'), /^terms\.md:9 HTML is not allowed: <script>/],
    ['markup within a line', page('Hello <b onclick="x()">you</b>'), /^terms\.md:7 HTML is not allowed: <b/],
    ['a link that runs a script', page('[here](javascript:alert(1))'), /^terms\.md:7 a link may not lead to javascript/],
    ['a link on the second line of a paragraph', page('One', 'and [two](page:two)'), /^terms\.md:8 there is no page page:two/],
    ['a link that cannot be read', page('[here](%ff)'), /^terms\.md:7 a link may not lead to %ff/i],
    ['a link to data', page('[here](data:text/html,hi)'), /may not lead to data/],
    ['a link to a page that is not there', page('[here](page:privacy)'), /there is no page page:privacy\. There are home, /],
    ['a picture from elsewhere', page('![car](https://pictures.example/car.png)'), /pictures cannot be shown/],
    ['a link that is not closed', page('See [here](https://a.example'), /a link is not closed/],
    ['bold that is not closed', page('This is **important.'), /bold is not closed/],
    ['a heading of the first level', page('# Terms'), /already: start with ##/],
    ['a heading that skips a level', page('### Below nothing'), /heading of level 3 here/],
    ['a law that nobody knows', page('## Rights {US}'), /name neither a law nor a role/],
    ['a placeholder that nobody knows', page('Dear {{visitor}},'), /nothing called \{\{visitor\}\}/],
  ];
  for (const [what, text, fault] of broken)
    it(`names the line of ${what} and says what to do`, () => {
      const said = faults(text);
      expect(said).to.have.length(1);
      expect(said[0]).to.match(fault);
    });
});

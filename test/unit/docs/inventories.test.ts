import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`);

describe('The inventories for operators', () => {
  it('have every file that uses a key in the table of cryptography (docs/security.md)', () => {
    const keyed = /\b(createHmac|create(C|Dec)ipheriv|hkdf(Sync)?|timingSafeEqual|generateKey(Pair)?(Sync)?)\(/;
    const files = SOURCES.filter((file) => keyed.test(textOf(file)));
    expect(files).to.have.length.above(5);
    const documented = textOf('docs/security.md');
    expect(files.filter((file) => !documented.includes(`\`${file}\``))).to.deep.equal([]);
  });

  it('have every line of the log (docs/operate.md)', () => {
    const lines = SOURCES.flatMap((file) =>
      [...textOf(file).matchAll(/\blog(?:ger)?\.(?:warn|error|fatal)\([^;]*?'([A-Z][^']* [^']*)',?\s*\)/g)].map(
        ([, line = '']) => line,
      ),
    );
    expect(lines).to.have.length.above(25);
    const documented = textOf('docs/operate.md');
    expect(lines.filter((line) => !documented.includes(`| ${line} `))).to.deep.equal([]);
  });
});

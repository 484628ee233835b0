/** Writes public/icons.svg, the sprite of the glyphs named in icon-names.ts: node --import=tsx scripts/icons.ts */
import { readFile, writeFile } from 'node:fs/promises';
import { ICON_NAMES } from '../src/ui/components/icon-names.ts';

/** Weight and colour come from the page's style sheet, so only the drawing itself is written. */
const symbolOf = async (name: string): Promise<string> => {
  const file = new URL(import.meta.resolve(`@tabler/icons/outline/${name}.svg`));
  const paths = (await readFile(file, 'utf8')).match(/<path d="[^"]+" \/>/g);
  if (!paths) throw new Error(`${name} has no path`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${paths.join('').replaceAll(' />', '/>')}</symbol>`;
};

const symbols = await Promise.all(ICON_NAMES.map(symbolOf));
await writeFile(
  new URL('../public/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`${String(symbols.length)} icons -> public/icons.svg`);

/** Content pages in Markdown, which are not among the messages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { typographyFaults } from './typography.ts';

const filesUnder = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** Without the heading's keys, addresses and code, which are not prose. */
const proseOf = (line: string): string =>
  line.replace(/^(title|description|updated)( \{[a-z, ]+\})?: /, '').replace(/\]\([^)]*\)|`[^`]*`/g, ']');

export const pageFaults = (folder: string): readonly string[] =>
  LANGUAGES.flatMap(({ slug }) =>
    filesUnder(join(folder, slug), '.md').flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          typographyFaults(proseOf(line), slug).map((fault) => `${path}:${String(index + 1)} ${fault}: ${line.slice(0, 80)}`),
        ),
    ),
  );

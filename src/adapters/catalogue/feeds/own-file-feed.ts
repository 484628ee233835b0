/** Files of the operator's own format, YAML or JSON, checked against the published schema. */
import { readdirSync, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import catalogueSchema from '../../../../catalogue/catalogue.schema.json' with { type: 'json' };
import { mapOwnFile, unknownSources, type WrittenMake } from '../../../domain/catalogue/import/own-file.ts';
import { FeedBroken } from '../../../ports/feed-reader.ts';
import type { StyleFeed } from '../../../ports/style-feed.ts';
import { readYaml, schemaProblem } from '../../yaml/yaml-file.ts';
import { yamlSchema } from '../../yaml/yaml-schema.ts';

const MAX_BYTES = 16 * 1024 ** 2;
/** The most faults reported at once. */
const FAULTS_SHOWN = 20;

const CATALOGUE = yamlSchema<WrittenMake>(catalogueSchema, { strict: false });

export const ownFileFeed = (path: string): StyleFeed => ({
  async *rows() {
    yield* mapOwnFile(await readOwnFile(path));
  },
});

/** The files of the folder that are in the operator's format, as one feed; null when there are none. */
export const ownFolderFeed = (folder: string): StyleFeed | null => {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.(?:ya?ml|json)$/.test(name) && !name.endsWith('.schema.json'))
    : [];
  if (files.length === 0) return null;
  return {
    async *rows() {
      for (const file of files.sort()) yield* mapOwnFile(await readOwnFile(join(folder, file)));
    },
  };
};

async function readOwnFile(path: string): Promise<WrittenMake> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new FeedBroken('there is no such file');
  if (found.size > MAX_BYTES)
    throw new FeedBroken('the file is larger than 16 MB', { hint: 'Make one file of each make, or a table.' });
  // YAML reads dates without quotes as dates; the core schema leaves them as texts.
  const { written, problems } = readYaml(path, await readFile(path, 'utf8'), CATALOGUE, (source, error) =>
    error.keyword === 'anyOf' ? null : schemaProblem(source, error),
  );
  if (written === null) throw faults(problems);
  const unknown = unknownSources(written);
  if (unknown.length > 0)
    throw new FeedBroken(`sources lists no ${unknown.join(', ')}`, { hint: 'Add it to sources, or write the source out.' });
  return written;
}

const faults = (problems: readonly string[]): FeedBroken => {
  const shown = problems.slice(0, FAULTS_SHOWN);
  const more = problems.length > shown.length ? [`and ${String(problems.length - shown.length)} more`] : [];
  return new FeedBroken(`the file has faults:\n  ${[...shown, ...more].join('\n  ').replace(/\.$/, '')}`, {
    hint: 'See docs/specs.md.',
  });
};

/** The folder of the OpenEV data set: make/model/base.json, and in a folder for each year a file of the model and one for each variant. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, layOver, mapOpenEv, type JsonObject } from '../../../domain/catalogue/import/open-ev.ts';
import { FeedBroken } from '../../../ports/feed-reader.ts';
import type { StyleFeed } from '../../../ports/style-feed.ts';
import type { FeedOptions } from './table-feeds.ts';

const WRONG_FOLDER = 'Name the folder that holds a folder for each make, such as open-ev-data-dataset/src.';

export const openEvFeed = (folder: string, { onProgress }: FeedOptions): StyleFeed => ({
  async *rows() {
    if (!(await stat(folder).catch(() => null))?.isDirectory())
      throw new FeedBroken('this is not a folder', { hint: WRONG_FOLDER });
    const makes = await foldersIn(folder);
    let models = 0;
    for (const [k, make] of makes.entries()) {
      for (const model of await foldersIn(join(folder, make))) {
        const base = await readObject(folder, `${make}/${model}/base.json`);
        if (!base) continue;
        models++;
        for (const year of await foldersIn(join(folder, make, model)))
          yield* yearOf(folder, `${make}/${model}/${year}`, model, base);
      }
      onProgress?.(k + 1, makes.length);
    }
    if (models === 0) throw new FeedBroken('the folder holds no make/model/base.json', { hint: WRONG_FOLDER });
  },
});

/** A variant's values override those of the model's file for the year, which override those of the model's base. */
async function* yearOf(folder: string, path: string, model: string, base: JsonObject) {
  const files = (await readdir(join(folder, path))).filter((name) => name.endsWith('.json')).sort();
  const main = files.includes(`${model}.json`) ? await readObject(folder, `${path}/${model}.json`) : null;
  for (const file of files) {
    const own = await readObject(folder, `${path}/${file}`);
    if (own) yield mapOpenEv(layOver(layOver(base, main ?? {}), own), `${path}/${file.replace(/\.json$/, '')}`);
  }
}

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Null when there is no such file. */
async function readObject(folder: string, path: string): Promise<JsonObject | null> {
  const text = await readFile(join(folder, path), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Reported below, like a file that holds something else.
  }
  throw new FeedBroken(`${path} holds no JSON object`, { hint: 'It was cut off on its way. Fetch the data set again.' });
}

/**
 * Where the words of each namespace are: `src/ui/<feature>/messages/<language>.json` for the screens of a feature, and
 * `src/ui/<feature>/messages/<namespace>/<language>.json` for words that only the server needs.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The layout's words are needed on every page; their namespace is called 'common'. */
const namespaceOf = (feature: string): string => (feature === 'layout' ? 'common' : feature);

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Folders by namespace. Throws where two folders have the same namespace. */
export const messageFolders = (uiFolder: string): ReadonlyMap<string, string> => {
  const folders = new Map<string, string>();
  const add = (namespace: string, folder: string): void => {
    if (folders.has(namespace)) throw new Error(`${folder}: the namespace ${namespace} exists already`);
    folders.set(namespace, folder);
  };
  for (const feature of foldersIn(uiFolder)) {
    const folder = join(uiFolder, feature, 'messages');
    if (!existsSync(folder)) continue;
    if (readdirSync(folder).some((name) => name.endsWith('.json'))) add(namespaceOf(feature), folder);
    for (const namespace of foldersIn(folder)) add(namespace, join(folder, namespace));
  }
  return folders;
};

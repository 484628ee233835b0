/** The words of the product: every message in every language, asked for by the sources and by nothing else, and set as its readers expect. */
import { resolve } from 'node:path';
import { askedWords } from './words/asked-words.ts';
import { askingFaults } from './words/asking-faults.ts';
import { messageFaults } from './words/message-faults.ts';
import { readMessageTree, readTexts } from './words/message-tree.ts';
import { pageFaults } from './words/page-faults.ts';

process.chdir(resolve(import.meta.dirname, '..'));
const all = readMessageTree('src/ui');
/** Messages that a module imports directly: the compiler checks their keys. */
const IMPORTED = { attributes: 'src/domain/vehicle/messages', offline: 'src/ui/offline/messages' };
const imported = new Map(Object.entries(IMPORTED).map(([namespace, folder]) => [namespace, readTexts(folder)]));
const asked = new Map([...all].filter(([namespace]) => !imported.has(namespace)));
const faults = [
  ...[...asked, ...imported].flatMap(([namespace, messages]) => messageFaults(namespace, messages)),
  ...pageFaults('sites/pages'),
  ...askingFaults(asked, askedWords(['src', 'gallery'])),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

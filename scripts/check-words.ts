/** The words of the product: every message in every language, asked for by the sources and by nothing else, and set as its readers expect. */
import { resolve } from 'node:path';
import { askedWords } from './words/asked-words.ts';
import { askingFaults } from './words/asking-faults.ts';
import { messageFaults } from './words/message-faults.ts';
import { readMessageTree } from './words/message-tree.ts';
import { pageFaults, tableFaults } from './words/word-tables.ts';

process.chdir(resolve(import.meta.dirname, '..'));
const all = readMessageTree('src/ui');
const faults = [
  ...[...all].flatMap(([namespace, messages]) => messageFaults(namespace, messages)),
  ...tableFaults('src'),
  ...pageFaults('sites/pages'),
  ...askingFaults(all, askedWords('src')),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

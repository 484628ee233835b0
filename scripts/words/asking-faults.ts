/** Mismatches between sources and messages: missing messages, unused messages, and placeholders that are not filled. */
import { LANGUAGES } from '../../src/domain/language/language.ts';
import type { AskedWords } from './asked-words.ts';
import { placeholdersOf, splitPlural, type AllMessages, type Texts } from './message-tree.ts';

interface Message {
  readonly counts: boolean;
  readonly gaps: Set<string>;
}

/** A list is asked for as a whole: 'examples' for 'examples.0'. */
const nameOf = (key: string): string => splitPlural(key)[0].replace(/(\.\d+)+$/, '');

const messagesOf = (texts: Texts): ReadonlyMap<string, Message> => {
  const messages = new Map<string, Message>();
  for (const [key, text] of texts) {
    const known = messages.get(nameOf(key));
    const counts = splitPlural(key)[1] !== null;
    messages.set(nameOf(key), { counts, gaps: new Set([...(known?.gaps ?? []), ...placeholdersOf(text)]) });
  }
  return messages;
};

export const askingFaults = (all: AllMessages, { asked, unknown }: AskedWords): readonly string[] => {
  const faults = unknown.map((where) => `${where} asks for any text: give the key a type that names what it can be`);
  const known = new Map(
    [...all].map(([namespace, messages]) => [namespace, messagesOf(messages[LANGUAGES[0]?.slug ?? 'en-ca'])]),
  );
  const used = new Set<string>();
  for (const { where, namespace, key, values } of asked) {
    const message = known.get(namespace)?.get(key);
    used.add(`${namespace}:${key}`);
    if (!message) faults.push(`${where} asks for ${namespace}:${key}, which is not there`);
    else if (values) {
      if (message.counts && !values.has('count')) faults.push(`${where} asks for ${namespace}:${key} without its count`);
      for (const gap of message.gaps)
        if (!values.has(gap)) faults.push(`${where} asks for ${namespace}:${key} and does not fill in {{${gap}}}`);
    }
  }
  for (const [namespace, messages] of known)
    for (const key of messages.keys())
      if (!used.has(`${namespace}:${key}`)) faults.push(`${namespace}:${key} is never asked for`);
  return faults;
};

import { join } from 'node:path';
import { expect } from 'chai';
import { createTranslators, readMessages } from '../../../src/adapters/i18n/messages.ts';
import { LANGUAGES } from '../../../src/domain/language/language.ts';
import { Words, type MessageTree } from '../../../src/ui/browser/words.ts';

const messages = readMessages(join(import.meta.dirname, '../../../src/ui'));
const translatorOf = createTranslators(messages);

/** Every key of a namespace, plural forms as their key. */
const keysOf = (tree: MessageTree, before = ''): string[] =>
  Object.entries(tree).flatMap(([name, message]) =>
    typeof message === 'string' || Array.isArray(message)
      ? [before + name.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(message as MessageTree, `${before}${name}.`),
  );

/** The values that a text names, each with something that a careless replacement would read twice. */
const valuesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\{\{(?!count\})(\w+)\}\}/g)].map(([, name = '']) => [name, `$& <${name}> {{count}}`]));

describe('The words in the browser', () => {
  for (const { id, slug, locale } of LANGUAGES) {
    it(`are those of the server in ${slug}, key by key and number by number`, () => {
      const words = new Words(locale);
      const namespaces = Object.entries(messages[slug]) as [string, MessageTree][];
      for (const [namespace, tree] of namespaces) words.add(namespace, tree);
      for (const [namespace, tree] of namespaces) {
        const t = translatorOf(id).getFixedT(null, namespace);
        for (const key of new Set(keysOf(tree))) {
          const plain = valuesOf(JSON.stringify(tree));
          for (const count of [undefined, 0, 1, 2, 5, 21, 1_000_000, 1.5]) {
            const values = count === undefined ? plain : { ...plain, count };
            const said = words.say(namespace, key, values);
            expect(said, `${namespace}:${key} ${String(count)}`).to.deep.equal(t(key, { ...values, returnObjects: true }));
          }
        }
      }
    });
  }

  it('say the key where there is no message, and take another namespace by name', () => {
    const words = new Words('en-CA');
    words.add('cars', { sort: { label: 'Sort' } });
    expect(words.say('cars', 'sort.other')).to.equal('sort.other');
    expect(words.say('cars', 'sort.label.deeper')).to.equal('sort.label.deeper');
    expect(words.say('common', 'sort.label', { ns: 'cars' })).to.equal('Sort');
  });
});

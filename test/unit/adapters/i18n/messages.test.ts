import { join } from 'node:path';
import { expect } from 'chai';
import { createInstance, type i18n } from 'i18next';
import { createTranslators, readMessages } from '../../../../src/adapters/i18n/messages.ts';
import { LANGUAGES, type LanguageId } from '../../../../src/domain/language/language.ts';

const messages = readMessages(join(import.meta.dirname, '../../../../src/ui'));

/** i18next without the memory. */
const plain = async (languageId: LanguageId): Promise<i18n> => {
  const language = LANGUAGES.find(({ id }) => id === languageId)!;
  const instance = createInstance();
  await instance.init({
    lng: language.locale,
    resources: { [language.locale]: messages[language.slug] },
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return instance;
};

/** The paths of all texts of a namespace, without the endings of plurals. */
const keysOf = (words: unknown, path = ''): string[] =>
  typeof words === 'string'
    ? [path.replace(/_(zero|one|two|few|many|other)$/, '')]
    : Object.entries(words as object).flatMap(([key, value]) => keysOf(value, path === '' ? key : `${path}.${key}`));

/** Values for a message, and perhaps a number. */
type Values = Readonly<Record<string, string | number>>;

const namesIn = (words: unknown): string[] => [...JSON.stringify(words).matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name!);

const NUMBERS = [0, 1, 2, 1_000_000];

describe('The words that pages keep', () => {
  for (const { id, slug } of LANGUAGES) {
    it(`are i18next’s in ${slug}, asked for the first time and again, with any number`, async () => {
      const reference = await plain(id);
      const kept = createTranslators(messages)(id);
      for (const [namespace, words] of Object.entries(messages[slug])) {
        const expected = reference.getFixedT<string>(null, namespace);
        const t = kept.getFixedT<string>(null, namespace);
        const values: Values = Object.fromEntries(namesIn(words).map((name) => [name, `<${name}>`]));
        for (const key of new Set(keysOf(words))) {
          const asked: readonly Values[] = [values, ...NUMBERS.map((count) => ({ ...values, count }))];
          for (const options of asked) {
            const text = expected(key, options);
            expect(t(key, options), `${namespace}.${key}`).to.equal(text);
            expect(t(key, { ...options, another: 'x' }), `${namespace}.${key} again`).to.equal(text);
          }
          expect(kept.t(key, { ...values, ns: namespace })).to.equal(expected(key, values));
          expect(t(key)).to.equal(expected(key));
        }
      }
    });
  }
});

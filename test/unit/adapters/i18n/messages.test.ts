import { join } from 'node:path';
import { expect } from 'chai';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { readMessages } from '../../../../src/adapters/i18n/messages.ts';
import { createPageTranslators } from '../../../../src/adapters/ssr/page-translators.ts';
import { Translator } from '../../../../src/ui/translator.ts';
import { LANGUAGES, type LanguageId } from '../../../../src/domain/language/language.ts';

const messages = readMessages(join(import.meta.dirname, '../../../../src/ui'));

/** i18next, whose format the messages have. */
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

describe('The words of pages', () => {
  for (const { id, slug } of LANGUAGES) {
    it(`are what i18next makes of the messages in ${slug}, with any number`, async () => {
      const reference = await plain(id);
      const translator = createPageTranslators(messages)(id);
      for (const [namespace, words] of Object.entries(messages[slug])) {
        const expected = reference.getFixedT<string>(null, namespace);
        const t = translator.of(namespace);
        const values: Values = Object.fromEntries(namesIn(words).map((name) => [name, `<${name}>`]));
        for (const key of new Set(keysOf(words))) {
          const asked: readonly Values[] = [values, ...NUMBERS.map((count) => ({ ...values, count }))];
          for (const options of asked) {
            const text = expected(key, options);
            expect(t(key, options), `${namespace}.${key}`).to.equal(text);
            expect(t(key, { ...options, another: 'x' }), `${namespace}.${key} again`).to.equal(text);
          }
          expect(translator.of('common')(key, { ...values, ns: namespace })).to.equal(expected(key, values));
          expect(translator.of('common')(`${namespace}:${key}`, values)).to.equal(expected(key, values));
        }
      }
    });
  }

  it('may be lists', async () => {
    const list = (t: TFunction): unknown => t('examples.CA', { returnObjects: true });
    const expected = list((await plain(1)).getFixedT(null, 'sentence-search'));
    expect(list(createPageTranslators(messages)(1).of('sentence-search')))
      .to.deep.equal(expected)
      .and.to.be.an('array');
  });

  it('can come later and in another language, as a visitor goes on', () => {
    const translator = new Translator('en-CA', { common: { hello: 'Hello {{name}}' } });
    const t = translator.of('common');
    expect(t('offers:many', { count: 2 })).to.equal('many');
    translator.add('en-CA', 'offers', { many_other: '{{count}} offers' });
    expect(t('offers:many', { count: 2 })).to.equal('2 offers');
    translator.add('fr-CA', 'common', { hello: 'Bonjour {{name}}' });
    expect([translator.has('fr-CA', 'common'), translator.has('fr-CA', 'offers')]).to.deep.equal([true, false]);
    translator.speak('fr-CA');
    expect(t('hello', { name: 'Ann' })).to.equal('Bonjour Ann');
    translator.speak('en-CA');
    expect(t('hello', { name: undefined })).to.equal('Hello ');
  });
});

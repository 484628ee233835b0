/** The check of the words must not pass what it is there to find. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { askedWords } from '../../../scripts/words/asked-words.ts';
import { askingFaults } from '../../../scripts/words/asking-faults.ts';
import { messageFaults } from '../../../scripts/words/message-faults.ts';
import { textsOf, type FeatureMessages } from '../../../scripts/words/message-tree.ts';
import { typographyFaults } from '../../../scripts/words/typography.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const COUNTED = { found_one: '{{count}} voiture', found_many: '{{count}} de voitures', found_other: '{{count}} voitures' };
const CONTADOS = { found_one: '{{count}} coche', found_many: '{{count}} de coches', found_other: '{{count}} coches' };

const messages = (changes: Partial<Record<keyof FeatureMessages, object>> = {}): FeatureMessages => ({
  'en-ca': textsOf({ found_one: '{{count}} car', found_other: '{{count}} cars', ...changes['en-ca'] }),
  'fr-ca': textsOf({ ...COUNTED, ...changes['fr-ca'] }),
  'fr-fr': textsOf({ ...COUNTED, ...changes['fr-fr'] }),
  'es-es': textsOf({ ...CONTADOS, ...changes['es-es'] }),
  'es-co': textsOf({ ...CONTADOS, ...changes['es-co'] }),
});

const faultsWith = (changes: Partial<Record<keyof FeatureMessages, object>>): readonly string[] =>
  messageFaults('inventory', messages(changes));

describe('The check of the messages', () => {
  it('has nothing to say of messages that are whole', () => {
    expect(messageFaults('inventory', messages())).to.deep.equal([]);
  });

  it('names a text that misses in a language, and one that English does not have', () => {
    const texts = { go: 'Go', see: 'See' };
    expect(
      faultsWith({
        'en-ca': texts,
        'fr-ca': { go: 'Aller' },
        'fr-fr': texts,
        'es-es': texts,
        'es-co': { ...texts, more: 'Más' },
      }),
    ).to.include.members(['inventory:see is missing in fr-ca', 'inventory:more is missing in en-ca']);
  });

  it('wants the plural forms that a language has, and no others', () => {
    expect(faultsWith({ 'fr-fr': { found_two: 'deux' } })).to.deep.equal(['inventory:found_two is no plural form of fr-fr']);
    const { found_many: _, ...others } = COUNTED;
    const incomplete = { ...messages(), 'fr-ca': textsOf(others) };
    expect(messageFaults('inventory', incomplete)).to.deep.equal(['inventory:found_many is missing in fr-ca']);
  });

  it('wants the same gaps in every language', () => {
    expect(faultsWith({ 'es-co': { found_other: '{{total}} carros' } })[0]).to.match(
      /found fills in count, total in es-co, count/,
    );
  });

  it('finds English, whole or in part', () => {
    const say = { say: 'Say it' };
    const untranslated = faultsWith({ 'en-ca': say, 'fr-ca': say, 'fr-fr': say, 'es-es': say, 'es-co': say });
    expect(untranslated).to.have.length(4);
    expect(untranslated[0]).to.equal('inventory:say is English in fr-ca: Say it');
    expect(faultsWith({ 'es-es': { found_one: '{{count}} coche for you' } })[0]).to.match(/found_one is English in es-es/);
  });
});

describe('The check of signs', () => {
  const NARROW = '\u202f';
  const FIXED = '\u00a0';

  it('sets French of France with spaces that do not break, French of Canada before the colon alone', () => {
    expect(typographyFaults(`Prêt${NARROW}? Oui${FIXED}: « non »`, 'fr-fr')).to.deep.equal(['has no no-break space inside « »']);
    expect(typographyFaults('Prêt ?', 'fr-fr')).to.have.length(1);
    expect(typographyFaults(`Prêt${NARROW}?`, 'fr-ca')).to.have.length(1);
    expect(typographyFaults(`Prêt? Oui${FIXED}: à 9:30`, 'fr-ca')).to.deep.equal([]);
  });

  it('opens what it closes in Spanish', () => {
    expect(typographyFaults('Listo?', 'es-es')).to.have.length(1);
    expect(typographyFaults('¿Listo? ¡Sí!', 'es-co')).to.deep.equal([]);
  });
});

describe('The check of what is asked for', () => {
  const source = `
    declare const useTranslation: (namespace?: string) => { t: (key: string, values?: object) => string };
    declare const grade: 'good' | 'high';
    declare const anything: string;
    const { t } = useTranslation('rating');
    export const said = [t(\`grade.\${grade}\`), t('found', { count: 2 }), t('found'), t('hello'), t('gone'), t(anything)];
  `;
  const rating = textsOf({
    grade: { good: 'Good', low: 'Low' },
    found_one: '{{count}} car',
    found_other: '{{count}} cars',
    hello: 'Hello {{name}}',
  });

  it('follows keys through their types, and finds each way to miss', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder.path, 'src'));
    writeFileSync(join(folder.path, 'src/a.ts'), source);
    writeFileSync(join(folder.path, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true }, include: ['src'] }));
    const asked = askedWords([join(folder.path, 'src')], join(folder.path, 'tsconfig.json'));
    folder.remove();
    const same = { 'en-ca': rating, 'fr-ca': rating, 'fr-fr': rating, 'es-es': rating, 'es-co': rating };
    const faults = askingFaults(new Map([['rating', same]]), asked).map((fault) => fault.replace(/^\S+a\.ts:\d+ /, ''));
    expect(faults).to.deep.equal([
      'asks for any text: give the key a type that names what it can be',
      'asks for rating:grade.high, which is not there',
      'asks for rating:found without its count',
      'asks for rating:found and does not fill in {{count}}',
      'asks for rating:hello and does not fill in {{name}}',
      'asks for rating:gone, which is not there',
      'rating:grade.low is never asked for',
    ]);
  });
});

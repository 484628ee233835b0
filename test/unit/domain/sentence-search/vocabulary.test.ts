import { expect } from 'chai';
import { vocabularyOf, type Name } from '../../../../src/domain/sentence-search/vocabulary.ts';

const model = (makeKey: string, key: string, count = 1) => ({ makeKey, key, count });
/** Made anew by each test. */
const aVocabulary = () =>
  vocabularyOf(
    ['kia', 'volkswagen', 'porsche', 'ford', 'rs'],
    [
      model('chevrolet', 'silverado 1500'),
      model('gmc', 'sierra 1500', 9),
      model('gmc', 'sierra 2500'),
      model('honda', 'cr-v'),
      model('toyota', 'rav4'),
      model('toyota', 'corolla'),
      model('toyota', 'corona'),
      model('ford', 'porsch'),
      model('mercedes-benz', 'c-class'),
      model('bmw', 'serie 3'),
      model('tesla', 'model y'),
      model('renault', 'r5'),
      model('opel', 'grandland x'),
      model('dodge', 'grand caravan sxt'),
      model('ram', '1500', 2),
      model('dufour', '1500', 5),
    ],
  );
const keys = (names: readonly Name[]): string[] => names.map(({ kind, key }) => `${kind} ${key}`);

describe('The names that a sentence may say', () => {
  it('are makes and models in each way that they are typed', () => {
    const { named, longest } = aVocabulary();
    for (const typed of ['cr v', 'crv']) expect(keys(named(typed)), typed).to.deep.equal(['model cr-v']);
    for (const typed of ['rav4', 'rav 4']) expect(keys(named(typed)), typed).to.deep.equal(['model rav4']);
    for (const typed of ['c class', 'classe c', 'clase c', 'c clase', 'cclass'])
      expect(keys(named(typed)), typed).to.deep.equal(['model c-class']);
    for (const typed of ['serie 3', '3 series', 'series 3', '3 serie'])
      expect(keys(named(typed)), typed).to.deep.equal(['model serie 3']);
    for (const typed of ['model y', 'modele y', 'modelo y']) expect(keys(named(typed)), typed).to.deep.equal(['model model y']);
    expect(keys(named('y'))).to.deep.equal([]);
    expect(keys(named(''))).to.deep.equal([]);
    expect(longest).to.be.at.least(3);
  });

  it('are makes of the stock and those that everybody knows, two letters only where they always mean the make', () => {
    const { named } = aVocabulary();
    expect(named('kia')).to.deep.equal([{ kind: 'make', key: 'kia', stocked: true }]);
    expect(named('vw')).to.deep.equal([{ kind: 'make', key: 'volkswagen', stocked: true }]);
    expect(named('lada')).to.deep.equal([{ kind: 'make', key: 'lada', stocked: false }]);
    expect(named('rs')).to.deep.equal([]);
    expect(keys(named('r5'))).to.deep.equal(['model r5']);
  });

  it('are the models that more vehicles have first, and each once', () => {
    const { named } = aVocabulary();
    expect(named('1500').map((name) => name.kind === 'model' && name.makeKey)).to.deep.equal(['dufour', 'ram']);
    expect(keys(vocabularyOf([], [model('a', 'x1'), model('a', 'x1')]).named('x1'))).to.deep.equal(['model x1']);
  });

  it('are models by the word that they begin with, if it is long enough to mean them', () => {
    const { family } = aVocabulary();
    expect(keys(family('silverado'))).to.deep.equal(['model silverado 1500']);
    expect(keys(family('sierra'))).to.deep.equal(['model sierra 1500', 'model sierra 2500']);
    expect(keys(family('grand'))).to.deep.equal(['model grand caravan sxt']);
    for (const none of ['cr', 'rav4', 'corolla', 'grandland x']) expect(keys(family(none)), none).to.deep.equal([]);
  });
});

describe('A name with a typing error', () => {
  it('means the one that is nearest', () => {
    const { nearest } = aVocabulary();
    expect(keys(nearest('corolka'))).to.deep.equal(['model corolla']);
    expect(keys(nearest('coronna'))).to.deep.equal(['model corona']);
    expect(keys(nearest('volkswagn'))).to.deep.equal(['make volkswagen']);
    expect(keys(nearest('silverado'))).to.deep.equal([]);
  });

  it('means a make before a model that is as near, and nothing where several are', () => {
    const { nearest } = aVocabulary();
    expect(keys(nearest('porschy'))).to.deep.equal(['make porsche']);
    expect(keys(nearest('corola'))).to.deep.equal([]);
    expect(keys(nearest('toyta'))).to.deep.equal([]);
  });

  it('may have another first letter where the rest of a long name is right', () => {
    const { nearest } = aVocabulary();
    expect(keys(nearest('wolkswagen'))).to.deep.equal(['make volkswagen']);
    expect(keys(nearest('wolkswagn'))).to.deep.equal([]);
    expect(keys(nearest('dia'))).to.deep.equal([]);
    expect(keys(nearest('lord'))).to.deep.equal([]);
  });
});

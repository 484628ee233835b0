import { expect } from 'chai';
import { forgetViewed, rememberViewed, viewedIds } from '../../../src/ui/recent/viewed.ts';

const KEY = 'forecourt.viewed';

/** A device's storage that holds this text. */
const deviceWith = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [[KEY, text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storageOf: () => storage };
};

describe('the vehicles viewed on this device', () => {
  it('are the last two hundred, each once, the newest first', () => {
    const { storageOf } = deviceWith();
    for (let id = 1; id <= 205; id += 1) rememberViewed(id, storageOf);
    rememberViewed(10, storageOf);
    const ids = viewedIds(storageOf);
    expect(ids).to.have.length(200);
    expect(ids.slice(0, 3)).to.deep.equal([10, 205, 204]);
  });

  it('are gone when the visitor clears them', () => {
    const { kept, storageOf } = deviceWith('[3]');
    forgetViewed(storageOf);
    expect(kept.size).to.equal(0);
  });

  it('are none if the storage has other content or is blocked', () => {
    for (const text of ['', '{', 'null', '{"a":1}', '["<b>",-1,1.5,null,7]'])
      expect(viewedIds(deviceWith(text).storageOf), text).to.deep.equal(text.includes('7') ? [7] : []);
    const forbidden = (): never => {
      throw new Error('SecurityError');
    };
    expect(viewedIds(forbidden)).to.deep.equal([]);
    expect(() => rememberViewed(1, forbidden)).not.to.throw();
    expect(() => forgetViewed(forbidden)).not.to.throw();
  });
});

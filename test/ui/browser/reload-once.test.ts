import { expect } from 'chai';
import { mayReload } from '../../../src/ui/browser/reload-once.ts';

describe('a reload for files that cannot be loaded', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  it('happens once for a build, and once more for the next', () => {
    const tab = storage();
    expect(mayReload('one', () => tab)).to.be.true;
    expect(mayReload('one', () => tab)).to.be.false;
    expect(mayReload('two', () => tab)).to.be.true;
  });

  it('never happens without session storage, since it would repeat endlessly', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    expect(mayReload('one', refuse)).to.be.false;
    expect(mayReload('one', () => ({ getItem: () => null, setItem: refuse }))).to.be.false;
    expect(mayReload('one', () => ({ getItem: () => null, setItem: () => undefined }))).to.be.false;
  });
});

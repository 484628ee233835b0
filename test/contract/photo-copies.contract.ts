import { expect } from 'chai';
import type { PhotoCopies } from '../../src/adapters/media/photo-copies.ts';

/** What everything that keeps copies of photos does. */
export const photoCopiesContract = (name: string, make: () => PhotoCopies): void => {
  describe(`Copies of photos in ${name}`, () => {
    const photo = Buffer.from([0, 255, 10, 13, 0, 128]);

    it('are given back as they were written, and to whoever comes later', async () => {
      await make().write('640 https://dealer.example/é voiture.jpg?a=b&c=%20', photo, 1);
      expect(await make().read('640 https://dealer.example/é voiture.jpg?a=b&c=%20', 2)).to.deep.equal(photo);
    });

    it('are those of their own key', async () => {
      await make().write('640 a', photo, 1);
      for (const other of ['320 a', '640 A', '640 a ', '']) expect(await make().read(other, 2), other).to.equal(null);
    });

    it('are those that were written last', async () => {
      await make().write('640 a', photo, 1);
      await make().write('640 a', Buffer.from('new'), 2);
      expect(String(await make().read('640 a', 3))).to.equal('new');
    });

    it('are kept when many are written at once', async () => {
      const keys = Array.from({ length: 20 }, (_, n) => String(n));
      await Promise.all(keys.map((key) => make().write(key, Buffer.from(key), 1)));
      expect(await Promise.all(keys.map(async (key) => String(await make().read(key, 2))))).to.deep.equal(keys);
    });
  });
};

import { expect } from 'chai';
import { isLocalhost } from '../../../../src/domain/site/localhost.ts';

describe('Localhost', () => {
  it('is this machine under any of its names', () => {
    for (const name of ['localhost', 'media.localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])
      expect(isLocalhost(name), name).to.be.true;
    for (const name of ['localhost.example', 'notlocalhost', 'media.example', '128.0.0.1'])
      expect(isLocalhost(name), name).to.be.false;
  });
});

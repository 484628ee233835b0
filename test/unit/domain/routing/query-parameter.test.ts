import { expect } from 'chai';
import { withParameter } from '../../../../src/domain/routing/query-parameter.ts';

describe('a parameter of an address', () => {
  it('is added, replaced or taken away, and the others stay as they are written', () => {
    expect(withParameter('/en-ca/cars', 'Undo', '1')).to.equal('/en-ca/cars?Undo=1');
    expect(withParameter('/en-ca/cars?Make=a,b&Undo=1', 'Undo', '2')).to.equal('/en-ca/cars?Make=a,b&Undo=2');
    expect(withParameter('/en-ca/cars?Undo=1&Make=%C3%A9?', 'Undo', null)).to.equal('/en-ca/cars?Make=%C3%A9?');
    expect(withParameter('/en-ca/cars?Undo=1#top', 'Undo', null)).to.equal('/en-ca/cars');
  });
});

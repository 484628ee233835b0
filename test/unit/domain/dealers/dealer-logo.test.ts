import { expect } from 'chai';
import { dealerLogoUrl, parseDealerLogoPath } from '../../../../src/domain/dealers/dealer-logo.ts';

const NAME = '3d402b023c77d58cfae89135d47041fc';

describe('A dealer’s logo', () => {
  it('is read back from the address that was written for it', () => {
    expect(dealerLogoUrl(`${NAME}.webp`)).to.equal(`/dealer-logo/${NAME}.webp`);
    for (const name of [`${NAME}.webp`, `${NAME}.svg`]) expect(parseDealerLogoPath(dealerLogoUrl(name))).to.equal(name);
  });

  it('is nothing but a picture named after its content', () => {
    const other = [`../${NAME}.svg`, `${NAME}.png`, `${NAME}.svgz`, `${NAME.slice(1)}.svg`, `${NAME.toUpperCase()}.svg`, ''];
    for (const name of other) expect(parseDealerLogoPath(dealerLogoUrl(name)), name).to.equal(null);
    expect(parseDealerLogoPath(`/x${dealerLogoUrl(`${NAME}.svg`)}`)).to.equal(null);
  });
});

import { expect } from 'chai';
import { PAGE_CODES } from '../../../../src/domain/routing/section-page.ts';
import { hasPage } from '../../../../src/domain/site/offered-pages.ts';

describe('The pages of a site', () => {
  it('are all of them, unless it shows specifications alone', () => {
    expect(PAGE_CODES.filter((code) => !hasPage({ specs: false }, code))).to.deep.equal([]);
  });

  it('are the catalogue and the pages about itself where it shows specifications alone', () => {
    const missing = PAGE_CODES.filter((code) => !hasPage({ specs: true }, code));
    expect(missing).to.include.members(['Public_Cars', 'Public_Car', 'Public_Favorites', 'Public_Financing', 'Public_Directory']);
    expect(missing.every((code) => code.startsWith('Public_'))).to.be.true;
    for (const code of [
      'Public_Index',
      'Public_About',
      'Public_Terms',
      'Public_Privacy',
      'Showroom_Index',
      'Specs_Compare',
    ] as const)
      expect(hasPage({ specs: true }, code), code).to.be.true;
  });
});

import { expect } from 'chai';
import { loadShopibot } from '../../../src/adapters/ssr/loaders/load-shopibot.ts';
import { LANGUAGES, type LanguageId } from '../../../src/domain/language/language.ts';
import { VEHICLE_TYPES } from '../../../src/domain/vehicle/attributes.ts';
import { Header } from '../../../src/ui/layout/header.tsx';
import type { Site } from '../../../src/domain/site/site.ts';
import type { Frame } from '../../../src/ui/page.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { portsWith, requestFor } from '../../support/page-ports.ts';
import { renderUi } from '../../support/render-ui.tsx';

const header = (changes: Partial<Frame> = {}): Document =>
  renderUi(<Header />, aFrame({ code: 'Public_About', url: '/en-ca/about', ...changes }));

const fieldOf = (changes: Partial<Frame> = {}) => {
  const form = header(changes).querySelector('form.cars-find');
  return {
    action: form?.getAttribute('action'),
    example: form?.querySelector('input[type="search"]')?.getAttribute('placeholder'),
  };
};

describe('The field for a sentence in the header', () => {
  it('is a form that leads to the list, which reads the sentence, with or without JavaScript', () => {
    const form = header({ carried: 'Menu=1' }).querySelector<HTMLFormElement>('form.cars-find');
    expect(form?.getAttribute('action')).to.equal('/en-ca/cars');
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => `${name}=${value}`)).to.deep.equal([
      'Menu=1',
      'KeywordRead=',
      'Keyword=',
    ]);
    expect(form?.querySelector('button')?.type).to.equal('submit');
  });

  it('is on every page but home, which has its own, and not where no vehicles are for sale', () => {
    expect(header({ code: 'Public_Index', url: '/en-ca' }).querySelector('.cars-find')).to.equal(null);
    expect(header({ site: aSite({ specs: true }) }).querySelector('.cars-find')).to.equal(null);
    expect(header({ site: aSite({ header: 'default' }) }).querySelector('.cars-find')).not.to.equal(null);
  });

  it('has an example that suits the site, its market and the kind of vehicle', () => {
    const boats = { code: 'Public_Recreative', url: '/en-ca/recreative?Type=boat' } as const;
    expect(fieldOf()).to.deep.equal({ action: '/en-ca/cars', example: 'Red hybrid SUV near Laval' });
    expect(fieldOf(boats)).to.deep.equal({ action: '/en-ca/recreative', example: 'Jet ski under $20,000 near Laval' });
    expect(fieldOf({ site: aSite({ country: 'FR' }) }).example).to.equal('Red hybrid SUV near Lyon');
    expect(fieldOf({ site: aSite({ division: 'Recreative' }) })).to.deep.equal({
      action: '/en-ca/recreative',
      example: 'Motorcycle under $15,000 near Laval',
    });
    expect(fieldOf({ site: aSite({ companyIds: [1] }) }).example).to.equal('Red hybrid SUV under $30,000');
  });

  const SITES = [aSite(), aSite({ country: 'FR', currency: 'EUR' })];
  const examples = (languageId: LanguageId, site: Site): string[] => [
    fieldOf({ languageId, site: { ...site, companyIds: [1] } }).example ?? '',
    ...VEHICLE_TYPES.map((type) => fieldOf({ languageId, site, url: `/?Type=${type}` }).example ?? ''),
  ];

  for (const { id, slug } of LANGUAGES) {
    it(`understands all of its own examples in ${slug}`, async () => {
      const sentences = SITES.flatMap((site) => examples(id, site).map((sentence) => ({ site, sentence })));
      expect(new Set(sentences.map(({ sentence }) => sentence))).to.have.property('size', 12);
      for (const { site, sentence } of sentences) {
        const address = `/${slug}/shopibot?${new URLSearchParams({ Keyword: sentence }).toString()}`;
        const loaded = await loadShopibot(requestFor(address, site), await portsWith([]));
        const answer = loaded.kind === 'page' ? loaded.view.answer : null;
        // The gazetteer of the tests is a short one.
        expect(
          answer?.unused.filter((word) => word !== 'Lyon'),
          sentence,
        ).to.deep.equal([]);
        expect((answer?.chips.length ?? 0) + (answer?.place ? 1 : 0), sentence).to.be.at.least(2);
      }
    });
  }
});

import { expect } from 'chai';
import { destinationOf, isSameRoute, sectionAndPage } from '../../../../src/domain/routing/navigation.ts';

const HERE = { current: '/en-ca', carried: '' };

describe('Navigation', () => {
  it('reads section and page from a code, Public and Index where they are not said', () => {
    expect(sectionAndPage('Specs_Compare')).to.deep.equal({ section: 'Specs', page: 'Compare' });
    expect(sectionAndPage('Showroom')).to.deep.equal({ section: 'Showroom', page: 'Index' });
    expect(sectionAndPage('_Cars')).to.deep.equal({ section: 'Public', page: 'Cars' });
    expect(sectionAndPage('')).to.deep.equal({ section: 'Public', page: 'Index' });
  });

  it('finds the path in the language that is asked for, with its query', () => {
    expect(destinationOf('Public_Cars', 2, '', HERE)).to.deep.equal({
      section: 'Public',
      page: 'Cars',
      url: '/fr-ca/autos',
      isCurrent: false,
    });
    expect(destinationOf('Public_Cars', 1, 'Make=kia', HERE).url).to.equal('/en-ca/cars?Make=kia');
    expect(destinationOf('Public_Cars', 1, '?Make=kia', HERE).url).to.equal('/en-ca/cars?Make=kia');
    expect(destinationOf('', 5, '', HERE).url).to.equal('/es-co');
  });

  it('gives an unknown code with an exclamation mark', () => {
    expect(destinationOf('Public_Moon', 1, 'Make=kia', { ...HERE, carried: 'Menu=0' }).url).to.equal('Public_Moon!');
  });

  it('carries the carried parameters along', () => {
    expect(destinationOf('Public_Cars', 1, 'Make=kia', { ...HERE, carried: 'Menu=0' }).url).to.equal(
      '/en-ca/cars?Make=kia&Menu=0',
    );
  });

  it('knows the page that is shown, without regard to the case of its path', () => {
    expect(destinationOf('', 1, '', { current: '/EN-CA', carried: '' }).isCurrent).to.be.true;
    expect(destinationOf('', 1, '', { current: '/EN-CA?Menu=0', carried: 'Menu=0' }).isCurrent).to.be.true;
    expect(destinationOf('', 2, '', HERE).isCurrent).to.be.false;
    expect(isSameRoute('/en-ca/cars?Make=kia#results', '/en-CA/Cars?Make=kia')).to.be.true;
    expect(isSameRoute('/en-ca/cars?Make=kia', '/en-ca/cars?Make=KIA')).to.be.false;
  });
});

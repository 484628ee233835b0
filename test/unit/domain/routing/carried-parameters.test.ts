import { expect } from 'chai';
import fc from 'fast-check';
import { carriedParameters, withCarried } from '../../../../src/domain/routing/carried-parameters.ts';
import { anyText } from '../../../support/any-text.ts';

const carried = (search: string, logoInInventory = false): string =>
  carriedParameters(new URLSearchParams(search), logoInInventory);

describe('parameters carried from page to page', () => {
  it('are menu, header, footer and group', () => {
    expect(carried('Make=honda&Footer=0&Header=true&Menu=1&Group=North&utm_source=x', true)).to.equal(
      'Menu=1&Header=1&Footer=0&Group=North',
    );
  });

  it('are the dealer and the distance too, unless the host shows the logo in inventory', () => {
    expect(carried('Distance=50&CompanyId=9,4&CompanyId=9')).to.equal('CompanyId=4,9&Distance=50');
    expect(carried('Distance=50&CompanyId=4', true)).to.equal('');
  });

  it('have one form whatever the case of their names', () => {
    expect(carried('menu=FALSE&COMPANYID=4&header=')).to.equal('Menu=0&CompanyId=4');
  });

  it('are left behind when they cannot be read', () => {
    expect(carried('CompanyId=abc&Distance=far&Group=%20')).to.equal('');
  });

  it('carry no text beyond a query string, whatever a request says', () => {
    fc.assert(
      fc.property(fc.constantFrom('Menu', 'Group', 'CompanyId', 'Distance'), anyText(), (name, value) => {
        const once = carriedParameters([[name, value]], false);
        expect(once).to.match(/^[\w=%&,.~'()*!-]*$/);
        expect(carried(once)).to.equal(once);
      }),
    );
  });
});

describe('a link with the carried parameters', () => {
  it('has them in its query', () => {
    expect(withCarried('/en-ca/cars', 'Menu=0')).to.equal('/en-ca/cars?Menu=0');
    expect(withCarried('/en-ca/cars?Make=honda#list', 'Menu=0&Group=north')).to.equal(
      '/en-ca/cars?Make=honda&Menu=0&Group=north#list',
    );
    expect(withCarried('/en-ca/cars#list', 'Menu=0')).to.equal('/en-ca/cars?Menu=0#list');
    expect(withCarried('/en-ca/cars?', 'Menu=0')).to.equal('/en-ca/cars?Menu=0');
  });

  it('stays as it is where nothing is carried', () => {
    expect(withCarried('/en-ca/cars?Make=honda#list', '')).to.equal('/en-ca/cars?Make=honda#list');
  });

  it('keeps its own value of a parameter', () => {
    expect(withCarried('/en-ca/cars?companyid=7&Menu=1', 'Menu=0&CompanyId=4&Distance=50')).to.equal(
      '/en-ca/cars?companyid=7&Menu=1&Distance=50',
    );
  });

  it('is the same when they are added again', () => {
    const once = withCarried('/en-ca/cars?Make=honda', 'Menu=0&CompanyId=4');
    expect(withCarried(once, 'Menu=0&CompanyId=4')).to.equal(once);
  });

  it('may have line breaks or broken encoding in its query', () => {
    expect(withCarried('/a?x=%&%=1\n2#b\nc', 'Menu=0')).to.equal('/a?x=%&%=1\n2&Menu=0#b\nc');
  });
});

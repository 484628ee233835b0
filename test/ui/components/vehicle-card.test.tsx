import { expect } from 'chai';
import { defaultTerms } from '../../../src/domain/finance/payment.ts';
import { presentCard } from '../../../src/ui/components/present-card.ts';
import { VehicleCard } from '../../../src/ui/components/vehicle-card.tsx';
import { aDealer } from '../../support/builders/a-dealer.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { aListing } from '../../support/builders/a-listing.ts';
import { aVehicle, type VehicleBuilder } from '../../support/builders/a-vehicle.ts';
import { renderUi, textOf } from '../../support/render-ui.tsx';

const LOGO = `${'a'.repeat(32)}.webp`;

const cardOf = (vehicle: VehicleBuilder, logo: string | null = null): Document => {
  const context = {
    site: aSite(),
    languageId: 1,
    carried: '',
    now: Date.UTC(2026, 8, 15),
    from: null,
    terms: defaultTerms('CAD'),
  } as const;
  const card = presentCard(aListing().of(vehicle).by(aDealer().with({ logo })).build(), context);
  return renderUi(<VehicleCard card={card} eager={false} lit={false} saved={false} picked={false} seen={false} />, aFrame());
};

describe('a card in a list', () => {
  it('shows picture, make, model, price and weekly payment, and that the vehicle or its price is still to come', () => {
    const card = cardOf(aVehicle().named('Honda', 'Civic').priced(25_000));
    expect(card.querySelector('img')?.getAttribute('src')).to.equal('/media/1/0-640.webp');
    expect(textOf(card.querySelector('h3'))).to.equal('Honda Civic');
    expect(textOf(card.querySelector('.cars-card__price'))).to.equal('$25,000');
    expect(textOf(card.querySelector('.cars-card__pay'))).to.match(/^\$84\s?\/\s?week/i);
    const coming = cardOf(aVehicle().in('coming').withoutPrice());
    expect(textOf(coming.querySelector('.cars-card__state'))).to.match(/^Coming/);
    expect(textOf(coming.querySelector('.cars-card__price'))).to.equal('Price coming');
  });

  it('has the heart of its vehicle, and its dealer with logo, name and a link to their inventory', () => {
    const card = cardOf(aVehicle().named('Honda', 'Civic'), LOGO);
    const heart = card.querySelector('button[aria-label="Save Honda Civic"]');
    expect([heart?.getAttribute('name'), heart?.getAttribute('value')]).to.deep.equal(['id', '1']);
    expect(card.querySelector('.cars-card__dealer img')?.getAttribute('src')).to.equal(`/dealer-logo/${LOGO}`);
    expect(card.querySelector('.cars-mono')).to.equal(null);
    const dealer = card.querySelector('.cars-card__dealer a');
    expect(textOf(dealer)).to.equal('Autos du Pont-Viau');
    expect(dealer?.getAttribute('href')).to.match(/^\/en-ca\/.*pont-viau/);
  });

  it('shows initials for a dealer without a logo', () => {
    const card = cardOf(aVehicle());
    expect(textOf(card.querySelector('.cars-mono'))).to.equal('AP');
    expect(card.querySelector('.cars-card__dealer img')).to.equal(null);
  });
});

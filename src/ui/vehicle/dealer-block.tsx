import { DEALER_MAP_SIZE } from '../../domain/dealers/dealer-map-url.ts';
import { DealerMark } from '../dealers/dealer-mark.tsx';
import { PageLink } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { OpeningHours } from '../components/opening-hours.tsx';
import { OutboundLink } from '../overlays/outbound-link.tsx';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** A picture of a map centred on the dealer, which links to the interactive map. */
const MapPicture = ({ picture, map }: NonNullable<VehicleView['whereabouts']>) => {
  const { t } = useTranslation('vehicle');
  return (
    <PageLink className="cars-dealer__map" to={map}>
      <img src={picture} alt="" {...DEALER_MAP_SIZE} loading="lazy" decoding="async" />
      <Icon name="map-pin" size="lg" />
      <span>{t('dealer.map')}</span>
    </PageLink>
  );
};

const Where = ({ dealer: { address }, whereabouts }: Pick<VehicleView, 'dealer' | 'whereabouts'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <div className="cars-dealer__where">
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {whereabouts && (
        <p>
          <a className="cars-link" href={whereabouts.directions} rel="noopener">
            {t('dealer.directions')}
          </a>
        </p>
      )}
    </div>
  );
};

/** The dealer: name, address and ways to contact them. */
export const DealerBlock = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const { dealer, hours, whereabouts, tracked } = view;
  const { name, phone, website, inventory } = dealer;
  return (
    <section className="cars-detail__sect" aria-labelledby="dealer">
      <h2 className="cars-detail__h" id="dealer">
        {t('dealer.heading')}
      </h2>
      <div className="cars-dealer">
        <p className="cars-dealer__name">
          <DealerMark mark={dealer.mark} />
          <strong>{name}</strong>
        </p>
        <Where {...view} />
        <ul>
          {phone && (
            <li>
              <Icon name="phone" size="sm" />
              <a className="cars-link" href={phone.href}>
                {phone.text}
              </a>
            </li>
          )}
          {website && (
            <li>
              <Icon name="world" size="sm" />
              <OutboundLink className="cars-link" href={website.href} product={tracked} url={website.href} dealer={name}>
                {website.text}
              </OutboundLink>
            </li>
          )}
        </ul>
        <PageLink className="cars-link" to={inventory}>
          {t('dealer.inventory')}
        </PageLink>
        {hours && <OpeningHours hours={hours} />}
        {whereabouts && <MapPicture {...whereabouts} />}
      </div>
    </section>
  );
};

import { DealerMark } from '../dealers/dealer-mark.tsx';
import { MapPicture, Where } from '../dealers/dealer-place.tsx';
import { PageLink } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { OpeningHours } from '../dealers/opening-hours.tsx';
import { OutboundLink } from '../overlays/outbound-link.tsx';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

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

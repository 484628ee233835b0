import { useTranslation } from '../translation.tsx';
import { Link } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { OutboundLink } from '../overlays/outbound-link.tsx';
import type { DealerView, VehicleView } from './vehicle-view.ts';

export const Monogram = ({ dealer: { initials, hue } }: { readonly dealer: Pick<DealerView, 'initials' | 'hue'> }) => (
  <span className="cars-mono" style={{ '--h': hue }} aria-hidden="true">
    {initials}
  </span>
);

/** Who sells the vehicle, and every way to reach him. */
export const DealerBlock = ({ dealer, tracked }: Pick<VehicleView, 'dealer' | 'tracked'>) => {
  const { t } = useTranslation('vehicle');
  const href = useHref();
  const { name, address, phone, mail, website, inventory } = dealer;
  return (
    <section className="cars-detail__sect" aria-labelledby="dealer">
      <h2 className="cars-detail__h" id="dealer">
        {t('dealer.heading')}
      </h2>
      <div className="cars-dealer">
        <p className="cars-dealer__name">
          <Monogram dealer={dealer} />
          <strong>{name}</strong>
        </p>
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul>
          {phone && (
            <li>
              <Icon name="phone" size="sm" />
              <a className="cars-link" href={phone.href}>
                {phone.text}
              </a>
            </li>
          )}
          {mail && (
            <li>
              <Icon name="mail" size="sm" />
              <a className="cars-link" href={mail.href}>
                {mail.text}
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
        <Link className="cars-link" to={href(inventory)}>
          {t('dealer.inventory')}
        </Link>
      </div>
    </section>
  );
};

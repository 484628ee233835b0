import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { useHref } from '../layout/frame-context.tsx';
import { OutboundLink } from '../overlays/outbound-link.tsx';
import { Monogram } from './dealer-block.tsx';
import { Payment } from './payment.tsx';
import type { VehicleView } from './vehicle-view.ts';

interface Way {
  readonly key: 'bridge' | 'call' | 'mail' | 'website';
  readonly href: string;
  readonly icon: IconName;
}

/** How to get to the dealer, the best way first. */
const waysTo = ({ bridge, dealer }: VehicleView, hrefOf: (path: string) => string): Way[] => [
  ...(bridge ? [{ key: 'bridge', href: hrefOf(bridge.path), icon: 'external-link' } as const] : []),
  ...(dealer.phone ? [{ key: 'call', href: dealer.phone.href, icon: 'phone' } as const] : []),
  ...(dealer.mail ? [{ key: 'mail', href: dealer.mail.href, icon: 'mail' } as const] : []),
  ...(dealer.website ? [{ key: 'website', href: dealer.website.href, icon: 'world' } as const] : []),
];

interface WayLinkProps {
  readonly way: Way;
  readonly view: VehicleView;
  readonly className: string;
}

const WayLink = ({ way: { key, href, icon }, view: { bridge, dealer, tracked }, className }: WayLinkProps) => {
  const { t } = useTranslation('vehicle');
  const outbound = { bridge: bridge?.url, website: href, call: undefined, mail: undefined }[key];
  const look = `cars-btn ${className}`;
  const words = (
    <>
      <Icon name={icon} size="sm" />
      {t(`contact.${key}`)}
    </>
  );
  if (outbound === undefined) {
    return (
      <a className={look} href={href}>
        {words}
      </a>
    );
  }
  return (
    <OutboundLink className={look} href={href} product={tracked} url={outbound} dealer={dealer.name}>
      {words}
    </OutboundLink>
  );
};

const Contact = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const ways = waysTo(view, useHref()).slice(0, 3);
  const { listed, open } = view.availability;
  const [first, ...others] = open ? ways : [];
  return (
    <div className="cars-buy__cta">
      {!listed && view.similar.length > 0 && (
        <a className="cars-btn cars-btn--primary cars-btn--lg" href="#similar">
          {t('contact.similar')}
        </a>
      )}
      {first && <WayLink way={first} view={view} className={listed ? 'cars-btn--primary cars-btn--lg' : 'cars-btn--secondary'} />}
      {others.length > 0 && (
        <div className="cars-buy__two">
          {others.map((way) => (
            <WayLink key={way.key} way={way} view={view} className="cars-btn--secondary" />
          ))}
        </div>
      )}
    </div>
  );
};

const Price = ({ view: { price, priceLabel, drop } }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  return (
    <div className="cars-buy__price">
      <p className={price === null ? 'cars-buy__amount cars-buy__amount--none' : 'cars-buy__amount num'}>
        {price ?? priceLabel ?? t('price.onRequest')}
      </p>
      {drop && (
        <p className="cars-buy__was">
          <s className="num">{drop.before}</s> {t('price.drop', { by: drop.by, on: drop.on })}
          <small>{t('price.reference')}</small>
        </p>
      )}
    </div>
  );
};

/** Says what a state other than plainly available means for the visitor. */
const Notice = ({ availability: { label, text, tone } }: Pick<VehicleView, 'availability'>) =>
  text !== null && (
    <div className={tone === 'warning' ? 'cars-notice cars-notice--warning' : 'cars-notice'} role="note">
      <Icon name={tone === 'warning' ? 'clock' : 'info-circle'} />
      <p>
        <strong>{label}</strong>
        {text}
      </p>
    </div>
  );

/** Price, payment, availability and the ways to the dealer; stays in view beside the page. */
export const PurchasePanel = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const { payment, availability, dealer, daysListed } = view;
  return (
    <aside className="cars-buy" aria-label={t('price.label')}>
      <div className="cars-buy__panel cars-panel">
        <Price view={view} />
        {payment && <Payment payment={payment} />}
        <div className="cars-buy__act">
          <Notice availability={availability} />
          <Contact view={view} />
        </div>
        <div className="cars-buy__dealer">
          <Monogram dealer={dealer} />
          <p>
            <strong>{dealer.name}</strong>
            <span>{dealer.city}</span>
          </p>
          <span className={`cars-avail is-${availability.tone}`}>{availability.label}</span>
        </div>
      </div>
      <p className="cars-buy__meta">{t('history.listed', { count: daysListed })}</p>
    </aside>
  );
};

/** On phones the price and the best way to the dealer stay at the lower edge. */
export const PurchaseBar = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const [first] = waysTo(view, useHref());
  const { price, priceLabel, payment, availability } = view;
  if (!availability.listed || !first) return null;
  return (
    <div className="cars-buybar">
      <p>
        <strong className="num">{price ?? priceLabel ?? t('price.onRequest')}</strong>
        {/* Where the law wants a whole example beside every figure of credit there is no room for one here. */}
        {payment && !payment.example && (
          <span>
            {payment.amount} {t(`payment.per.${payment.frequency}`)} · {t('payment.estimateOnly')}
          </span>
        )}
      </p>
      <WayLink way={first} view={view} className="cars-btn--primary" />
    </div>
  );
};

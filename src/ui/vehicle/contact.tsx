import { useEffect, useState } from 'react';
import { PageLink } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { useHref } from '../layout/frame-context.tsx';
import { OutboundLink } from '../overlays/outbound-link.tsx';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

interface Way {
  readonly key: 'bridge' | 'availability' | 'inquiry' | 'appointment' | 'call';
  readonly href: string;
  readonly icon: IconName;
}

/** Ways to contact the dealer, the best one first: their own page, the forms of this one, their telephone. */
const waysTo = ({ bridge, dealer, forms, availability }: VehicleView, hrefOf: (path: string) => string): Way[] => [
  ...(bridge ? [{ key: 'bridge', href: hrefOf(bridge.path), icon: 'external-link' } as const] : []),
  ...(forms.includes('availability') ? [{ key: 'availability', href: '#availability', icon: 'bell' } as const] : []),
  ...(forms.includes('inquiry') ? [{ key: 'inquiry', href: '#inquiry', icon: 'message-2' } as const] : []),
  ...(forms.includes('appointment') ? [{ key: 'appointment', href: '#appointment', icon: 'calendar' } as const] : []),
  ...(dealer.phone && (availability.enquire || availability.notify)
    ? [{ key: 'call', href: dealer.phone.href, icon: 'phone' } as const]
    : []),
];

interface WayLinkProps {
  readonly way: Way;
  readonly view: VehicleView;
  readonly className: string;
  /** One word, for the bar of a phone. */
  readonly brief?: boolean;
}

const WayLink = ({ way: { key, href, icon }, view: { bridge, dealer, tracked }, className, brief = false }: WayLinkProps) => {
  const { t } = useTranslation('vehicle');
  const look = `cars-btn ${className}`;
  const words = brief ? (
    t(`bar.${key}`)
  ) : (
    <>
      <Icon name={icon} size="sm" />
      {key === 'call' && dealer.phone ? (
        <>
          <span className="cars-buy__call">{t('contact.call')}</span>
          <span className="cars-buy__number num">{dealer.phone.text}</span>
        </>
      ) : (
        t(`contact.${key}`)
      )}
    </>
  );
  return key === 'bridge' && bridge ? (
    <OutboundLink className={look} href={href} product={tracked} url={bridge.url} dealer={dealer.name}>
      {words}
    </OutboundLink>
  ) : (
    <a className={look} href={href}>
      {words}
    </a>
  );
};

const ONWARD = [
  ['buyOnline', 'bolt'],
  ['tradeIn', 'refresh'],
] as const;

/** The panel's links to the dealer. For a vehicle that is gone, similar ones come first. */
export const Contact = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const href = useHref();
  const { listed } = view.availability;
  const [first, ...others] = waysTo(view, href).slice(0, 3);
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
      {ONWARD.map(([page, icon]) => {
        const path = view[page];
        return (
          path !== null && (
            <p key={page} className="cars-buy__online">
              <Icon name={icon} size="sm" />
              <PageLink className="cars-link" to={path}>
                {t(`contact.${page}`)}
              </PageLink>
            </p>
          )
        );
      })}
    </div>
  );
};

/** Whether the forms of the page are in the window. */
const useFormsInView = (): boolean => {
  const [inView, set] = useState(false);
  useEffect(() => {
    const forms = document.querySelector('.leads');
    if (!forms || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => set(entry?.isIntersecting === true));
    observer.observe(forms);
    return () => observer.disconnect();
  }, []);
  return inView;
};

/** On phones, the price and the main contact link stay at the bottom, but never over a form. */
export const PurchaseBar = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const besideForm = useFormsInView();
  const [first] = waysTo(view, useHref());
  const { price, priceLabel, payment, availability } = view;
  if (!availability.listed || !first) return null;
  return (
    <div className="cars-buybar" hidden={besideForm}>
      <p>
        <strong className="num">{price ?? priceLabel ?? t('price.onRequest')}</strong>
        {/* Where the law wants a whole example beside every figure of credit there is no room for one here. */}
        {payment && payment.context.country !== 'FR' && (
          <span>
            {payment.figures.payment} {t(`finance:per.${payment.figures.frequency}`)} · {t('finance:estimateOnly')}
          </span>
        )}
      </p>
      <WayLink way={first} view={view} className="cars-btn--primary" brief />
    </div>
  );
};

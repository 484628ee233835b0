import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { VehicleScreen } from './vehicle-screen.tsx';
import type { GoneView, VehicleView } from './present-vehicle.ts';
import { Similar } from './similar.tsx';
import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { useProductView } from '../browser/use-product-view.ts';
import { Icon } from '../components/icon.tsx';
import { OutboundLink } from '../overlays/outbound-link.tsx';
import { BRIDGE_PREFIX } from '../page-wire.ts';
import { DealerMark } from '../dealers/dealer-mark.tsx';
import type { BridgeView } from './bridge/present-bridge.ts';

/** Names the dealer whose site the visitor is about to open. */
const BridgeScreen = ({ view }: { readonly view: BridgeView }) => {
  const { t } = useTranslation('vehicle');
  const { fullName: vehicle, price, picture, dealer, url, host, path, tracked } = view;
  useProductView(tracked);
  return (
    <div className="page cars-bridge">
      <div className="cars-bridge__pair">
        <span className="cars-studio">
          <img src={picture} alt={vehicle} width={400} height={200} />
        </span>
        <Icon name="arrow-right" size="lg" />
        <span className="cars-bridge__dealer">
          <DealerMark mark={dealer.mark} />
        </span>
      </div>
      <h1>{t('bridge.title', { dealer: dealer.name })}</h1>
      <p>{price === null ? t('bridge.text', { vehicle }) : t('bridge.textPriced', { vehicle, price })}</p>
      <p className="cars-empty__acts">
        <OutboundLink
          className="cars-btn cars-btn--primary cars-btn--lg"
          href={`${BRIDGE_PREFIX}/${String(tracked.productId)}`}
          product={tracked}
          url={url}
          dealer={dealer.name}
        >
          {t('bridge.go', { host })}
          <Icon name="external-link" size="sm" />
        </OutboundLink>
      </p>
      <p className="cars-bridge__back">
        <PageLink className="cars-link" to={path}>
          {t('bridge.stay')}
        </PageLink>
      </p>
    </div>
  );
};

/** Shown instead of a vehicle that has long been gone, with alternatives. */
const GoneScreen = ({ view }: { readonly view: GoneView }) => {
  const { t } = useTranslation('vehicle');
  const { fullName, label, drawing, similar, typePath, type } = view;
  return (
    <div className="page cars-gone">
      <div className="cars-gone__what">
        <span className="cars-studio">
          <img src={drawing} alt="" width={300} height={150} />
        </span>
        <div>
          <p className="cars-gone__label">{label}</p>
          <h1>{fullName}</h1>
          <p>{t('gone.text')}</p>
          <p className="cars-empty__acts">
            {similar.length > 0 && (
              <a className="cars-btn cars-btn--primary" href="#similar">
                {t('contact.similar')}
              </a>
            )}
            <PageLink className="cars-btn cars-btn--secondary" to={typePath}>
              {t('gone.all', { type: t(`types.${type}`, { ns: 'common' }) })}
            </PageLink>
          </p>
        </div>
      </div>
      {similar.length > 0 && <Similar {...view} />}
    </div>
  );
};

type View = VehicleView | BridgeView | GoneView;

const meta = (view: View, { site }: Frame, t: TFunction): Meta => {
  const { fullName: vehicle, path } = view;
  switch (view.variant) {
    case 'bridge':
      return {
        title: `${t('vehicle:bridge.title', { dealer: view.dealer.name })} – ${site.name}`,
        description: t('vehicle:bridge.text', { vehicle }),
        canonical: path,
        index: false,
      };
    case 'gone':
      return {
        title: `${view.label}: ${vehicle} – ${site.name}`,
        description: t('vehicle:gone.text'),
        canonical: path,
        index: false,
      };
    case 'page':
    case 'partial': {
      const { price, mileage, dealer, availability } = view;
      return {
        title: [vehicle, price, site.name].filter((part) => part !== null).join(' – '),
        description: t('vehicle:meta', {
          vehicle: [vehicle, mileage, price].filter((part) => part !== null).join(', '),
          dealer: [dealer.name, dealer.city].filter((part) => part !== null).join(', '),
        }),
        canonical: view.canonical,
        index: view.variant === 'page' && availability.listed,
      };
    }
  }
};

const Screen = ({ view }: { readonly view: View }) => {
  switch (view.variant) {
    case 'bridge':
      return <BridgeScreen view={view} />;
    case 'gone':
      return <GoneScreen view={view} />;
    case 'page':
    case 'partial':
      return <VehicleScreen view={view} />;
  }
};

export const vehiclePage: PageModule<View> = {
  meta,
  namespaces: ['vehicle', 'rating', 'finance', 'leads', 'components'],
  Screen,
};

import { useTranslation } from '../../translation.tsx';
import { PageLink } from '../../components/link.tsx';
import { useProductView } from '../../browser/use-product-view.ts';
import { Icon } from '../../components/icon.tsx';
import { OutboundLink } from '../../overlays/outbound-link.tsx';
import { BRIDGE_PREFIX } from '../../page-wire.ts';
import { Monogram } from '../dealer-block.tsx';
import type { BridgeView } from './present-bridge.ts';

/** Names the dealer whose site the visitor is about to open. */
export const BridgeScreen = ({ view }: { readonly view: BridgeView }) => {
  const { t } = useTranslation('vehicle');
  const { name, version, price, picture, dealer, url, host, path, tracked } = view;
  useProductView(tracked);
  const vehicle = [name, version].filter(Boolean).join(' ');
  return (
    <div className="page cars-bridge">
      <div className="cars-bridge__pair">
        <span className="cars-studio">
          <img src={picture} alt={vehicle} width={400} height={200} />
        </span>
        <Icon name="arrow-right" size="lg" />
        <span className="cars-bridge__dealer">
          <Monogram dealer={dealer} />
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

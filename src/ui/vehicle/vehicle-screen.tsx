import { useTranslation } from '../translation.tsx';
import { Link } from 'react-router-dom';
import { EstimateNote } from '../components/estimate-note.tsx';
import { useProductView } from '../browser/use-product-view.ts';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { VehicleGrid, type CardBadge } from '../components/vehicle-card.tsx';
import { Heart } from '../favourites/heart.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { useViewedNow } from '../recent/use-viewed-now.ts';
import { Crumbs } from './crumbs.tsx';
import { DealerBlock } from './dealer-block.tsx';
import { Equipment } from './equipment.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { PriceHistory } from './price-history.tsx';
import { PurchaseBar, PurchasePanel } from './purchase-panel.tsx';
import type { VehicleView } from './vehicle-view.ts';

const BADGE_ICONS: Readonly<Record<CardBadge, IconName>> = {
  promotion: 'tag',
  buyOnline: 'bolt',
  certified: 'rosette-discount-check',
  inspected: 'shield-check',
};

const Title = ({ view: { name, version, mileage, stockNumber, badges, tracked } }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const details = [mileage, stockNumber === null ? null : t('stock', { number: stockNumber })].filter((text) => text !== null);
  return (
    <header className="cars-detail__title">
      <div className="cars-detail__name">
        <h1>{name}</h1>
        <Heart id={tracked.productId} label={t('save', { name })} className="cars-heart cars-heart--title" />
      </div>
      <p>
        {version} <span>{[...(version === null ? [] : ['']), ...details].join(' · ')}</span>
      </p>
      {badges.length > 0 && (
        <ul className="cars-detail__badges">
          {badges.map((badge) => (
            <li key={badge} className="cars-badge cars-badge--accent">
              <Icon name={BADGE_ICONS[badge]} />
              {t(`badge.${badge}`)}
            </li>
          ))}
        </ul>
      )}
    </header>
  );
};

const Similar = ({ similar, similarPath, estimate }: Pick<VehicleView, 'similar' | 'similarPath' | 'estimate'>) => {
  const { t } = useTranslation('vehicle');
  const href = useHref();
  return (
    <section className="cars-detail__similar" aria-labelledby="similar">
      <div className="cars-section-head">
        <h2 id="similar">{t('similar.heading')}</h2>
        <Link className="cars-link" to={href(similarPath)}>
          {t('similar.all')}
        </Link>
      </div>
      <VehicleGrid cards={similar} />
      {estimate && <EstimateNote estimate={estimate} />}
    </section>
  );
};

const Description = ({ description }: Pick<VehicleView, 'description'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect cars-prose" aria-labelledby="description">
      <h2 className="cars-detail__h" id="description">
        {t('description')}
      </h2>
      {description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
};

/** One vehicle. What is sold or gone keeps its page, and shows similar vehicles before its own details. */
export const VehicleScreen = ({ view }: { readonly view: VehicleView }) => {
  const { photos, drawing, name, availability, facts, equipment, description, history, dealer, similar } = view;
  useProductView(view.tracked);
  useViewedNow(view.variant === 'page' ? view.tracked.productId : null);
  const similarVehicles = similar.length > 0 && <Similar {...view} />;
  return (
    <>
      <div className="page cars-detail">
        {view.variant === 'page' && <Crumbs {...view} />}
        <Title view={view} />
        <Gallery photos={photos} drawing={drawing} name={name} dimmed={availability.dimmed} />
        <PurchasePanel view={view} />
        {!availability.listed && similarVehicles}
        <div className="cars-detail__main">
          {facts.length > 0 && <Facts facts={facts} />}
          {equipment.length > 0 && <Equipment equipment={equipment} />}
          {description.length > 0 && <Description description={description} />}
          {history.length > 1 && <PriceHistory history={history} daysListed={view.daysListed} />}
          <DealerBlock dealer={dealer} tracked={view.tracked} />
        </div>
        {availability.listed && similarVehicles}
      </div>
      {view.variant === 'page' && <RecentlyViewed without={view.tracked.productId} />}
      <PurchaseBar view={view} />
    </>
  );
};

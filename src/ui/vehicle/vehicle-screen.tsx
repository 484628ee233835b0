import { useProductView } from '../browser/use-product-view.ts';
import { LeadForms } from '../leads/lead-forms.tsx';
import { VehicleAbout } from '../leads/vehicle-about.tsx';
import { RatingSection } from '../rating/rating-section.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { useViewedNow } from '../recent/use-viewed-now.ts';
import { Care } from './care.tsx';
import { PurchaseBar } from './contact.tsx';
import { DealerBlock } from './dealer-block.tsx';
import { Description } from './description.tsx';
import { Equipment } from './equipment.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { HistoryReport } from './history-report.tsx';
import { Inspection } from './inspection.tsx';
import { PriceHistory } from './price-history.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { Similar } from './similar.tsx';
import { Title } from './title.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** One vehicle. What is sold or gone keeps its page, and shows similar vehicles before its own details. */
export const VehicleScreen = ({ view }: { readonly view: VehicleView }) => {
  const { availability, forms, inspection, historyReport } = view;
  useProductView(view.tracked);
  useViewedNow(view.variant === 'page' ? view.tracked.productId : null);
  const similar = view.similar.length > 0 && <Similar {...view} />;
  const asks = forms.includes('inquiry');
  return (
    <>
      <div className="page cars-detail">
        <Title view={view} />
        <Gallery {...view} dimmed={availability.dimmed} />
        <PurchasePanel view={view} />
        {!availability.listed && similar}
        <div className="cars-detail__main">
          {view.facts.length > 0 && <Facts {...view} />}
          {/* On paper a sheet of its own. */}
          <div className="cars-detail__more">
            {view.rating && <RatingSection rating={view.rating} />}
            {view.equipment.length > 0 && <Equipment {...view} />}
            {view.description.length > 0 && <Description {...view} />}
            {inspection && <Inspection inspection={inspection} dealer={view.dealer} asks={asks} />}
            <Care {...view} asks={asks} />
            {(historyReport !== null || forms.includes('history')) && <HistoryReport url={historyReport} />}
            {view.history.length > 1 && <PriceHistory history={view.history} daysListed={view.daysListed} />}
          </div>
          <DealerBlock view={view} />
          {view.leads && (
            <LeadForms forms={view.leads}>
              <VehicleAbout vehicle={view} />
            </LeadForms>
          )}
        </div>
        {availability.listed && similar}
      </div>
      {view.variant === 'page' && <RecentlyViewed without={view.tracked.productId} />}
      <PurchaseBar view={view} />
    </>
  );
};

import { useProductView } from '../browser/use-product-view.ts';
import { AskSheet } from '../leads/ask-sheet.tsx';
import { LeadForms } from '../leads/lead-forms.tsx';
import { RatingSection } from '../rating/rating-section.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { Care } from './care.tsx';
import { PurchaseBar } from './contact.tsx';
import { DealerBlock } from './dealer-block.tsx';
import { Equipment } from './equipment.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Inspection } from './inspection.tsx';
import { PriceHistory } from './price-history.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { Similar } from './similar.tsx';
import { Title } from './title.tsx';
import { Icon } from '../components/icon.tsx';
import { useEffect } from 'react';
import { rememberViewed } from '../recent/viewed.ts';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** The vehicle that a form is about, and the alternative way to contact its dealer. */
const VehicleAbout = ({
  vehicle: { photos, drawing, name, version, price, dealer },
}: {
  readonly vehicle: Pick<VehicleView, 'photos' | 'drawing' | 'name' | 'version' | 'price' | 'dealer'>;
}) => {
  const { t } = useTranslation('leads');
  const [photo] = photos;
  return (
    <aside className="leads__about" aria-label={name}>
      <span className="cars-studio">
        <img
          className={photo ? 'is-photo' : undefined}
          src={photo?.thumb ?? drawing}
          alt=""
          width={320}
          height={214}
          loading="lazy"
        />
      </span>
      <p>
        <strong>{name}</strong>
        <br />
        {version}
      </p>
      {price !== null && (
        <p>
          <strong className="num">{price}</strong>
        </p>
      )}
      {dealer.phone && (
        <p>
          {t('about.call')}
          <br />
          <a className="cars-link" href={dealer.phone.href}>
            {dealer.phone.text}
          </a>
        </p>
      )}
    </aside>
  );
};

/** Records on this device that the vehicle was viewed; null records nothing. */
const useViewedNow = (id: number | null): void => {
  useEffect(() => {
    if (id !== null) rememberViewed(id, () => window.localStorage);
  }, [id]);
};

/** The free history report: read it where the dealer has put it, or ask for it. */
const HistoryReport = ({ url }: { readonly url: string | null }) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-report" aria-labelledby="report">
      <span className="cars-report__sign">
        <Icon name="report-search" size="lg" />
      </span>
      <div>
        <h2 id="report">{t('report.heading')}</h2>
        <p>{t('report.text')}</p>
      </div>
      <a className="cars-btn cars-btn--secondary" href={url ?? '#history'} rel={url === null ? undefined : 'noopener'}>
        {url === null ? t('report.ask') : t('report.read')}
        {url !== null && <Icon name="external-link" size="sm" />}
      </a>
    </section>
  );
};

/** The dealer's own words, in their language. */
const Description = ({
  description,
  textLanguage,
  textLanguageName,
}: Pick<VehicleView, 'description' | 'textLanguage' | 'textLanguageName'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect cars-prose" aria-labelledby="description">
      <h2 className="cars-detail__h" id="description">
        {t('description')}
      </h2>
      {textLanguageName !== null && <p className="cars-detail__sub">{t('writtenIn', { language: textLanguageName })}</p>}
      <div lang={textLanguage ?? undefined}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
};

/** One vehicle. If it is sold or gone, similar vehicles come before its details. */
export const VehicleScreen = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
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
            {view.history.rows.length > 1 && <PriceHistory history={view.history} daysListed={view.daysListed} />}
            {view.equipment.length > 0 && <Equipment {...view} />}
            {view.description.length > 0 && <Description {...view} />}
            {inspection && <Inspection inspection={inspection} dealer={view.dealer} asks={asks} />}
            <Care {...view} asks={asks} />
            {(historyReport !== null || forms.includes('history')) && <HistoryReport url={historyReport} />}
          </div>
          <DealerBlock view={view} />
          {view.leads && (
            <AskSheet ready={t('leads:ready', { name: view.fullName })}>
              <LeadForms forms={view.leads}>
                <VehicleAbout vehicle={view} />
              </LeadForms>
            </AskSheet>
          )}
        </div>
        {availability.listed && similar}
      </div>
      {view.variant === 'page' && <RecentlyViewed without={view.tracked.productId} />}
      <PurchaseBar view={view} />
    </>
  );
};

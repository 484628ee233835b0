import { Icon } from '../components/icon.tsx';
import { useTranslation } from '../translation.tsx';

/** The free history report: read it where the dealer has put it, or ask for it. */
export const HistoryReport = ({ url }: { readonly url: string | null }) => {
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

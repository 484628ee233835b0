import type { Ref } from 'react';
import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { NoWorthView, WorthView } from './present-sell.ts';

const Range = ({ worth, vehicle }: { readonly worth: WorthView; readonly vehicle: string }) => {
  const { t } = useTranslation('sell');
  const { asked, tradeIn, margin, confidence, sample, closest, financingPath } = worth;
  return (
    <>
      <p className="sell-worth__vehicle">{vehicle}</p>
      <dl className="sell-worth__ranges">
        <div>
          <dt>{t('worth.tradeIn')}</dt>
          <dd className="num">{t('worth.range', tradeIn)}</dd>
        </div>
        <div>
          <dt>{t('worth.asked')}</dt>
          <dd className="num">{t('worth.range', asked)}</dd>
        </div>
      </dl>
      <p className="sell-worth__basis">
        {t('worth.basis', { count: sample })} {t(`worth.confidence.${confidence}`)} {t('worth.assumption', margin)}
      </p>
      <p>
        <PageLink className="cars-link" to={financingPath}>
          {t('worth.finance', { amount: tradeIn.low })}
        </PageLink>
      </p>
      {closest.length > 0 && (
        <>
          <h3>{t('worth.closest')}</h3>
          <ul className="sell-worth__closest">
            {closest.map(({ id, name, facts, price, path }) => (
              <li key={id}>
                <PageLink className="cars-link" to={path}>
                  {name}
                </PageLink>
                <span>{facts}</span>
                <b className="num">{price}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const NoRange = ({ worth, vehicle }: { readonly worth: NoWorthView; readonly vehicle: string }) => {
  const { t } = useTranslation('sell');
  return (
    <div className="cars-notice" role="note">
      <Icon name="info-circle" />
      <p>
        <strong>{vehicle}</strong>
        <br />
        {t(`none.${worth.reason}`, { count: worth.sample })} {t('none.ask')}
      </p>
    </div>
  );
};

interface WorthProps {
  readonly worth: WorthView | NoWorthView;
  readonly vehicle: string;
  /** Takes the focus when another vehicle was asked about. */
  readonly place: Ref<HTMLElement>;
}

/** What such a vehicle is worth, and from which others that is known; or why it is not known. */
export const Worth = ({ worth, vehicle, place }: WorthProps) => {
  const { t } = useTranslation('sell');
  return (
    <section className="sell-worth" ref={place} tabIndex={-1} aria-labelledby="worth">
      <h2 id="worth">{t('worth.heading')}</h2>
      {worth.kind === 'range' ? <Range worth={worth} vehicle={vehicle} /> : <NoRange worth={worth} vehicle={vehicle} />}
    </section>
  );
};

import { useEffect, useRef } from 'react';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { useTranslation } from '../translation.tsx';
import { SellForm } from './sell-form.tsx';
import type { NoWorthView, SellView, WorthView } from './sell-view.ts';

const Range = ({ worth, vehicle }: { readonly worth: WorthView; readonly vehicle: string }) => {
  const { t } = useTranslation('sell');
  const href = useHref();
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
        <Link className="cars-link" to={href(financingPath)}>
          {t('worth.finance', { amount: tradeIn.low })}
        </Link>
      </p>
      {closest.length > 0 && (
        <>
          <h3>{t('worth.closest')}</h3>
          <ul className="sell-worth__closest">
            {closest.map(({ id, name, facts, price, path }) => (
              <li key={id}>
                <Link className="cars-link" to={href(path)}>
                  {name}
                </Link>
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

/** What the visitor's vehicle is worth, from the site's own inventory, and a message to the site to sell it or trade it in. */
export const SellScreen = ({ view }: { readonly view: SellView }) => {
  const { t } = useTranslation('sell');
  const { worth, vehicle, forms } = view;
  const answer = useRef<HTMLElement>(null);
  const shown = useRef(vehicle);

  useEffect(() => {
    if (shown.current !== vehicle && vehicle !== null) answer.current?.focus();
    shown.current = vehicle;
  }, [vehicle]);

  const about = vehicle === null ? '' : t('message.vehicle', { vehicle });
  const range = worth?.kind === 'range' ? t('message.range', { range: t('worth.range', worth.tradeIn) }) : '';
  const message = [about, range].filter((part) => part !== '').join(' ');
  return (
    <div className="page sell">
      <header className="sell__head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <SellForm key={JSON.stringify(view.question.texts)} view={view} />
      {worth && vehicle !== null && (
        <section className="sell-worth" ref={answer} tabIndex={-1} aria-labelledby="worth">
          <h2 id="worth">{t('worth.heading')}</h2>
          {worth.kind === 'range' ? <Range worth={worth} vehicle={vehicle} /> : <NoRange worth={worth} vehicle={vehicle} />}
        </section>
      )}
      <section className="cars-panel sell__contact" id="contact" aria-labelledby="sell-contact">
        <h2 id="sell-contact">{t('contact.heading')}</h2>
        <p>{t('contact.text')}</p>
        {/* Another vehicle is another message. */}
        <LeadForm key={message} kind="contact" forms={forms} message={message} />
      </section>
    </div>
  );
};

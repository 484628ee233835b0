import { useEffect, useRef, type Ref } from 'react';
import { SellForm } from './sell-form.tsx';
import { Offer } from './sell-offer.tsx';
import type { WantedView } from './present-offer.ts';
import type { PageModule } from '../page.ts';
import type { NoWorthView, SellView, WorthView } from './present-sell.ts';
import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import { Steps } from '../components/steps.tsx';
import { useTranslation } from '../translation.tsx';

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

/** The estimated value with the vehicles that it is based on, or why there is none. */
const Worth = ({ worth, vehicle, place }: WorthProps) => {
  const { t } = useTranslation('sell');
  return (
    <section className="sell-worth" ref={place} tabIndex={-1} aria-labelledby="worth">
      <h2 id="worth">{t('worth.heading')}</h2>
      {worth.kind === 'range' ? <Range worth={worth} vehicle={vehicle} /> : <NoRange worth={worth} vehicle={vehicle} />}
    </section>
  );
};

const STEPS = ['describe', 'see', 'ask'] as const;

/** What the form leads to, beside it until there is an answer. */
const Beforehand = ({ drawing }: { readonly drawing: string }) => {
  const { t } = useTranslation('sell');
  return (
    <section className="sell__how" aria-labelledby="how">
      <img src={drawing} alt="" width={600} height={300} />
      <h2 id="how">{t('steps.heading')}</h2>
      <Steps steps={STEPS.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))} />
    </section>
  );
};

/** The vehicle that the visitor wants in exchange for their own. */
const Wanted = ({ wanted: { name, price, dealer, path, withoutPath } }: { readonly wanted: WantedView }) => {
  const { t } = useTranslation('sell');
  return (
    <div className="cars-notice sell__wanted">
      <Icon name="car" />
      <p>
        {t('wanted.for')}{' '}
        <PageLink className="cars-link" to={path}>
          {name}
        </PageLink>
        <br />
        {[price, dealer].filter((part) => part !== null).join(' · ')}
      </p>
      <PageLink className="cars-link" to={withoutPath} preventScrollReset>
        {t('wanted.without')}
      </PageLink>
    </div>
  );
};

/** The estimated value of the visitor's vehicle, from the site's inventory, and the form to sell it or trade it in. */
const SellScreen = ({ view }: { readonly view: SellView }) => {
  const { t } = useTranslation('sell');
  const { worth, vehicle, wanted, isWantedGone, offer } = view;
  const answer = useRef<HTMLElement>(null);
  const shown = useRef(vehicle);

  useEffect(() => {
    if (shown.current !== vehicle && vehicle !== null) answer.current?.focus();
    shown.current = vehicle;
  }, [vehicle]);

  // The message names the vehicle: identical messages would look like spam.
  const message =
    worth?.kind === 'range' && vehicle !== null ? t('message', { vehicle, range: t('worth.range', worth.tradeIn) }) : '';
  return (
    <div className="page sell">
      <header className="sell__head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {wanted && <Wanted wanted={wanted} />}
      {isWantedGone && (
        <p className="cars-notice cars-notice--warning sell__wanted" role="note">
          {t('wanted.gone')}
        </p>
      )}
      <SellForm key={JSON.stringify(view.question.texts)} view={view} />
      {worth && vehicle !== null ? (
        <Worth worth={worth} vehicle={vehicle} place={answer} />
      ) : (
        <Beforehand drawing={view.drawing} />
      )}
      {offer && vehicle !== null && <Offer offer={offer} vehicle={vehicle} message={message} />}
    </div>
  );
};

export const sellPage: PageModule<SellView> = {
  /** Search engines index the page without a visitor's query. */
  meta: ({ path }, { site, url }, t) => ({
    title: `${t('sell:title')} – ${site.name}`,
    description: t('sell:meta'),
    canonical: path,
    index: !url.includes('?'),
  }),
  namespaces: ['sell', 'leads'],
  Screen: SellScreen,
};

import { useEffect, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import { SellForm } from './sell-form.tsx';
import { Offer } from './sell-offer.tsx';
import { Worth } from './sell-worth.tsx';
import type { WantedView } from './present-offer.ts';
import type { PageModule } from '../page.ts';
import type { SellView } from './present-sell.ts';

/** The vehicle that the visitor would have against their own. */
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

/** What the visitor's vehicle is worth, from the site's own inventory, and the way to offer it: to sell it, or against another. */
const SellScreen = ({ view }: { readonly view: SellView }) => {
  const { t } = useTranslation('sell');
  const { worth, vehicle, wanted, isWantedGone, offer } = view;
  const answer = useRef<HTMLElement>(null);
  const shown = useRef(vehicle);

  useEffect(() => {
    if (shown.current !== vehicle && vehicle !== null) answer.current?.focus();
    shown.current = vehicle;
  }, [vehicle]);

  // The vehicle in it makes it their own: a text that comes in about many vehicles looks like spam.
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
      {worth && vehicle !== null && <Worth worth={worth} vehicle={vehicle} place={answer} />}
      {offer && vehicle !== null && <Offer offer={offer} vehicle={vehicle} message={message} />}
    </div>
  );
};

export const sellPage: PageModule<SellView> = {
  /** Search engines keep the page, not what visitors ask it. */
  meta: ({ path }, { site, url }, t) => ({
    title: `${t('sell:title')} – ${site.name}`,
    description: t('sell:meta'),
    canonical: path,
    index: !url.includes('?'),
  }),
  namespaces: ['sell', 'leads'],
  Screen: SellScreen,
};

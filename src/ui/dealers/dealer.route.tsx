import { useTranslation } from '../translation.tsx';
import { DealerMark } from './dealer-mark.tsx';
import { MapPicture } from './dealer-place.tsx';
import { PageLink } from '../components/link.tsx';
import { EstimateNote } from '../components/estimate-note.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { OpeningHours } from './opening-hours.tsx';
import { Pagination } from '../components/pagination.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { ListOrMap } from './list-or-map.tsx';
import type { PageModule } from '../page.ts';
import type { DealerPageView } from './present-dealer-page.ts';

const EAGER_PICTURES = 2;

const Contact = ({ dealer: { phone, website } }: Pick<DealerPageView, 'dealer'>) => {
  const { t } = useTranslation('dealers');
  const ways: readonly (readonly [IconName, typeof phone])[] = [
    ['phone', phone],
    ['world', website],
  ];
  const given = ways.flatMap(([icon, way]) => (way ? [{ icon, ...way }] : []));
  if (given.length === 0) return null;
  return (
    <ul aria-label={t('dealer.contact')}>
      {given.map(({ icon, href, text }) => (
        <li key={href}>
          <Icon name={icon} size="sm" />
          <a className="cars-link" href={href} rel="noopener">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
};

interface DealerOfferProps {
  readonly view: DealerPageView;
  /** Whether a map stands beside it. */
  readonly shown: keyof DealerPageView['paths'];
}

const Head = ({ view, shown }: DealerOfferProps) => {
  const { t } = useTranslation('dealers');
  const { dealer, hours, region, distance, directoryPath, sellPath, whereabouts } = view;
  return (
    <header className="cars-dealerhead">
      <nav aria-label={t('crumbs')}>
        <ol className="cars-crumbs">
          <li>
            <PageLink to={directoryPath}>{t('title')}</PageLink>
          </li>
          {region !== null && <li>{region}</li>}
        </ol>
      </nav>
      <div className="cars-dealerhead__name">
        <DealerMark mark={dealer.mark} />
        <h1>{dealer.name}</h1>
      </div>
      <div className="cars-dealerhead__facts">
        <address>
          <Icon name="map-pin" size="sm" />
          {dealer.address.join(', ')}
          {distance !== null && <span className="num"> · {t('dealer.away', { distance })}</span>}
        </address>
        <Contact dealer={dealer} />
        <p>
          <Icon name="refresh" size="sm" />
          <PageLink className="cars-link" to={sellPath}>
            {t('dealer.sell')}
          </PageLink>
        </p>
      </div>
      {hours && <OpeningHours hours={hours} folded />}
      {shown === 'list' && whereabouts && <MapPicture {...whereabouts} />}
    </header>
  );
};

/** A dealer's page: details, address, opening hours and everything they offer. */
export const DealerOffer = ({ view, shown }: DealerOfferProps) => {
  const { t } = useTranslation('dealers');
  const { total, lists, cards, pager, estimate, paths } = view;
  return (
    <>
      <Head view={view} shown={shown} />
      <section aria-labelledby="inventory">
        <div className="cars-dealerpage__head">
          <h2 id="inventory">
            {total.count > 0 ? t('vehicles', { count: total.count, total: total.text }) : t('dealer.inventory')}
          </h2>
          {total.count > 0 && <ListOrMap paths={paths} shown={shown} />}
        </div>
        {lists.length > 0 && (
          <nav aria-label={t('dealer.lists')}>
            <ul className="cars-chips">
              {lists.map(({ type, count, path }) => (
                <li key={type}>
                  <PageLink className="cars-chip" to={path}>
                    <Icon name="adjustments-horizontal" size="sm" />
                    {t(`types.${type}`, { ns: 'common' })} <small className="num">{count}</small>
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {total.count === 0 ? <p>{t('dealer.none')}</p> : <VehicleGrid cards={cards} eager={EAGER_PICTURES} />}
        <Pagination view={pager} />
        {estimate && <EstimateNote estimate={estimate} />}
      </section>
    </>
  );
};

const DealerScreen = ({ view }: { readonly view: DealerPageView }) => (
  <div className="page cars-dealerpage">
    <DealerOffer view={view} shown="list" />
  </div>
);

export const dealerPage: PageModule<DealerPageView> = {
  meta: ({ dealer, total, page, canonical }, { site }, t) => ({
    title: [
      [dealer.name, dealer.city].filter((part) => part !== null).join(', '),
      ...(page.number === 1 ? [] : [t('dealers:dealer.page', { page: page.text })]),
      site.name,
    ].join(' – '),
    description: t('dealers:dealer.meta', { dealer: dealer.name, count: total.count, total: total.text }),
    canonical,
    index: total.count > 0,
  }),
  namespaces: ['dealers', 'components'],
  Screen: DealerScreen,
};

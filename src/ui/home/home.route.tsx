import { Fragment, type ReactNode } from 'react';
import type { HomeBlock } from '../../domain/site/home-page.ts';
import { roleOf, type SiteRole } from '../../domain/site/site-role.ts';
import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { EstimateNote } from '../components/estimate-note.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { Steps } from '../components/steps.tsx';
import { ModelCards } from '../catalogue/showroom/model-cards.tsx';
import { Tiles } from '../components/tiles.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { OwnDealers } from './own-dealers.tsx';
import { QuickSearch } from './quick-search.tsx';
import type { PageModule } from '../page.ts';
import type { HomeView } from './present-home.ts';

const STEPS = ['narrow', 'check', 'ask'] as const;

/** What a site has, behind its name. */
const titleOf = (role: SiteRole) => {
  if (role === 'dealer') return 'home:meta.own';
  return role === 'moto' ? 'home:meta.moto' : 'home:meta.title';
};

/** A dealer's own site does not count the dealers. */
const heroText = (isOwn: boolean, around: string | null) => {
  if (isOwn) return 'hero.textOwn';
  return around === null ? 'hero.text' : 'hero.textAround';
};

const Hero = ({ view: { vehicles, dealers, ownDealers, headline, scene, drawing, around } }: { readonly view: HomeView }) => {
  const { t } = useTranslation('home');
  return (
    <section className={`cars-hero is-${scene}`}>
      <div className="page">
        <h1>
          {headline ?? (
            <>
              {t('hero.find')} <br />
              {t('hero.see')}
            </>
          )}
        </h1>
        <p>
          {t(heroText(ownDealers.length > 0, around), {
            place: around,
            vehicles: t('hero.vehicles', { count: vehicles.count, text: vehicles.text }),
            dealers: t('hero.dealers', { count: dealers.count, text: dealers.text }),
          })}
        </p>
        <img className="cars-hero__art" src={drawing} alt="" width={720} height={360} fetchPriority="high" />
      </div>
    </section>
  );
};

const Bodies = ({ bodies }: Pick<HomeView, 'bodies'>) => {
  const { t } = useTranslation('home');
  return (
    <section className="page cars-home" aria-labelledby="bodies">
      <SectionHead id="bodies" title={t('bodies')} />
      <Tiles tiles={bodies} />
    </section>
  );
};

const Offers = ({ offers }: Pick<HomeView, 'offers'>) => {
  const { t } = useTranslation('home');
  return (
    <section className="page cars-home" aria-labelledby="offers">
      <SectionHead id="offers" title={t('offers')} />
      <ul className="cars-offers">
        {offers.map(({ title, text, action, href, external, picture, drawn }) => (
          <li key={title} className="cars-offer">
            <h3>{title}</h3>
            <p>{text}</p>
            <a className="cars-link" href={href} rel={external ? 'noopener' : undefined}>
              {action}
            </a>
            {picture !== null && (
              <img className={drawn ? 'is-drawn' : undefined} src={picture} alt="" width={400} height={200} loading="lazy" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const NewVehicles = ({ showroom }: { readonly showroom: NonNullable<HomeView['showroom']> }) => {
  const { t } = useTranslation('home');
  return (
    <section className="page cars-home cars-home--newest" aria-labelledby="new-vehicles">
      <SectionHead
        id="new-vehicles"
        title={t('newVehicles.heading')}
        all={{ to: showroom.path, text: t('newVehicles.showroom') }}
      />
      <ModelCards cards={showroom.cards} />
    </section>
  );
};

const Newest = ({ newest, newestPath, estimate }: Pick<HomeView, 'newest' | 'newestPath' | 'estimate'>) => {
  const { t } = useTranslation('home');
  return (
    <section className="page cars-home cars-home--newest" aria-labelledby="newest">
      <SectionHead id="newest" title={t('newest')} all={{ to: newestPath, text: t('all') }} />
      <VehicleGrid cards={newest} />
      {estimate && <EstimateNote estimate={estimate} />}
    </section>
  );
};

const Makes = ({ makes }: Pick<HomeView, 'makes'>) => {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="makes">
      <h2 id="makes">{t('makes')}</h2>
      <ul className="cars-makes">
        {makes.map(({ label, count, path }) => (
          <li key={path}>
            <PageLink to={path}>
              <span>{label}</span>
              <small className="num">{count}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

const HowItWorks = () => {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="how">
      <h2 id="how">{t('how.heading')}</h2>
      <Steps steps={STEPS.map((step) => ({ title: t(`how.${step}.title`), text: t(`how.${step}.text`) }))} />
    </section>
  );
};

const Guide = ({ makes }: Pick<HomeView, 'makes'>) => (
  <div className="page cars-home cars-home--two">
    {makes.length > 0 && <Makes makes={makes} />}
    <HowItWorks />
  </div>
);

const Search = ({ view }: { readonly view: HomeView }) => (
  <div className="page">
    <QuickSearch view={view} />
  </div>
);

const BLOCKS: Readonly<Record<HomeBlock, (view: HomeView) => ReactNode>> = {
  search: (view) => <Search view={view} />,
  dealers: ({ ownDealers }) => ownDealers.length > 0 && <OwnDealers dealers={ownDealers} />,
  bodies: ({ bodies }) => bodies.length > 0 && <Bodies bodies={bodies} />,
  offers: ({ offers }) => offers.length > 0 && <Offers offers={offers} />,
  newVehicles: ({ showroom }) => showroom && <NewVehicles showroom={showroom} />,
  newest: (view) => view.newest.length > 0 && <Newest {...view} />,
  guide: (view) => <Guide {...view} />,
  recent: () => <RecentlyViewed />,
};

const HomeScreen = ({ view }: { readonly view: HomeView }) => (
  <>
    <Hero view={view} />
    {view.blocks.map((block) => (
      <Fragment key={block}>{BLOCKS[block](view)}</Fragment>
    ))}
  </>
);

export const homePage: PageModule<HomeView> = {
  meta: ({ path, vehicles, dealers, ownDealers }, { site }, t) => ({
    title: `${site.name} – ${t(titleOf(roleOf(site)))}`,
    description: t(ownDealers.length > 0 ? 'home:hero.textOwn' : 'home:hero.text', {
      vehicles: t('home:hero.vehicles', { count: vehicles.count, text: vehicles.text }),
      dealers: t('home:hero.dealers', { count: dealers.count, text: dealers.text }),
    }),
    canonical: path,
    index: true,
  }),
  namespaces: ['home', 'components'],
  Screen: HomeScreen,
};

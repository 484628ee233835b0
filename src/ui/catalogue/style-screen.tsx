import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import { BuildForm, Swatches } from './build-form.tsx';
import type { PictureView } from '../components/present-card.ts';
import { SectionHead } from '../components/section-head.tsx';
import type { BuildView } from './present-build.ts';
import type { StyleView } from './present-style.ts';
import { CatalogueCrumbs } from './catalogue-crumbs.tsx';
import { EquipmentGroups } from './equipment-lists.tsx';
import { Figures } from './figures.tsx';
import { ModelNav } from './model-nav.tsx';
import { LeadingPicture } from './leading-picture.tsx';
import { Picture } from '../components/picture.tsx';
import { StyleCards } from './style-cards.tsx';
import { useBuild } from './use-build.ts';

interface HeroProps {
  readonly view: StyleView;
  readonly picture: PictureView;
  readonly children?: ReactNode;
}

const Hero = ({ view, picture, children }: HeroProps) => {
  const { t } = useTranslation('catalogue');
  const { name, version, price, priceSource } = view;
  return (
    <section className="cars-model cars-model--style">
      <div className="page">
        <CatalogueCrumbs {...view} />
        <div className="cars-model__head">
          <h1>
            <span>{name}</span> {version}
          </h1>
          {price !== null && (
            <p className="cars-model__price">
              <strong className="num">{price}</strong>{' '}
              <span>
                {t('price.note')}
                {priceSource !== null && ` (${priceSource})`}
              </span>
            </p>
          )}
        </div>
        <LeadingPicture picture={picture} />
        {children}
      </div>
    </section>
  );
};

const Facts = ({ facts, nav }: Pick<StyleView, 'facts' | 'nav'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <section className="cars-sr" aria-labelledby="facts">
      <SectionHead id="facts" title={t('facts')} all={{ to: nav.sheet, text: t('wholeSheet') }} />
      <dl className="cars-factlist">
        {facts.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Onward = ({ view: { section, nav, otherPath, price } }: { readonly view: StyleView }) => {
  const { t } = useTranslation('catalogue');
  return (
    <p className="cars-onward">
      {nav.stock && (
        <PageLink className="cars-btn cars-btn--primary" to={nav.stock.path}>
          {t('stock.see', { text: nav.stock.count.text, name: nav.stock.name })}
        </PageLink>
      )}
      {(section === 'showroom' || price !== null) && (
        <PageLink className="cars-btn cars-btn--secondary" to={otherPath}>
          <Icon name={section === 'showroom' ? 'file-text' : 'tag'} size="sm" />
          {t(section === 'showroom' ? 'toSpecs' : 'toShowroom')}
        </PageLink>
      )}
    </p>
  );
};
const Photos = ({ photos }: Pick<StyleView, 'photos'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <section className="cars-sr" aria-labelledby="photos">
      <h2 id="photos">{t('photos')}</h2>
      <ul className="cars-photogrid">
        {photos.map((photo) => (
          <li key={photo.large}>
            <a href={photo.large}>
              <Picture picture={photo} sizes="(max-width: 640px) 46vw, 280px" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The style with the chosen options. A photo shows one paint; the drawing shows any other chosen paint. */
const Built = ({ view, build: buildView }: { readonly view: StyleView; readonly build: BuildView }) => {
  const build = useBuild(buildView);
  const [first] = buildView.colours;
  const paint = buildView.colours.find(({ key }) => key === build.choice.colour);
  const painted = paint && (view.picture.drawn || paint !== first);
  return (
    <>
      <Hero view={view} picture={painted ? { src: paint.drawing, srcSet: null, alt: '', drawn: true } : view.picture}>
        {buildView.colours.length > 0 && <Swatches view={buildView} build={build} />}
      </Hero>
      <ModelNav nav={view.nav} />
      <div className="page">
        <div className="cars-sr">
          <BuildForm view={buildView} build={build} path={view.path} />
        </div>
      </div>
    </>
  );
};

/** Shown when the style has no price: other ways to find one. */
const NoPrice = ({ view: { name, version, nav, priced } }: { readonly view: StyleView }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className="cars-notice cars-sr">
      <div className="cars-build__none">
        <p>{t('build.none', { name: `${name} ${version}` })}</p>
        {(priced ?? nav.stock) && (
          <ul>
            {nav.stock && (
              <li>
                <PageLink className="cars-link" to={nav.stock.path}>
                  {t('build.stock', { text: nav.stock.count.text, name: nav.stock.name })}
                </PageLink>
              </li>
            )}
            {priced && (
              <li>
                <PageLink className="cars-link" to={priced.path}>
                  {t('build.instead', { name: priced.name, price: priced.price })}
                </PageLink>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
};
export const StyleScreen = ({ view }: { readonly view: StyleView }) => {
  const { t } = useTranslation('catalogue');
  const { build, photos, figures, facts, nav, equipment, similar } = view;
  return (
    <div className="cars-showroom">
      {build ? (
        <Built key={view.path} view={view} build={build} />
      ) : (
        <>
          <Hero view={view} picture={view.picture} />
          <ModelNav nav={nav} />
        </>
      )}
      <div className="page">
        {view.section === 'showroom' && !build && <NoPrice view={view} />}
        <section className="cars-sr" aria-label={t('figures')}>
          <Figures figures={figures} />
          <Onward view={view} />
        </section>
        {photos.length > 0 && <Photos photos={photos} />}
        {facts.length > 0 && <Facts facts={facts} nav={nav} />}
        {equipment.length > 0 && <EquipmentGroups equipment={equipment} />}
        {similar.length > 0 && (
          <section className="cars-sr" aria-labelledby="similar">
            <h2 id="similar">{t('similar')}</h2>
            <StyleCards cards={similar} />
          </section>
        )}
      </div>
    </div>
  );
};

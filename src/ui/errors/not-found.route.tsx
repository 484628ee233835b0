import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { PageCode } from '../../domain/routing/section-page.ts';
import { useFrame } from '../layout/frame-context.tsx';
import type { Frame, PageModule } from '../page.ts';
import { LeftStall } from './stall.tsx';

/** Path of the site's search. */
const searchOf = ({ specs, division }: Frame['site']): PageCode => {
  if (specs) return 'Specs_Search';
  return division === 'Automotive' ? 'Public_Cars' : 'Public_Recreative';
};

const NotFoundScreen = () => {
  const { t } = useTranslation('errors');
  const { site, languageId } = useFrame();
  return (
    <div className="page cars-empty">
      <LeftStall />
      <h1>{errorMessage({ kind: 'not-found' }, t)}</h1>
      <p>{t(site.specs ? 'ofSpecs.text' : 'notFound.text')}</p>
      <p className="cars-empty__acts">
        <PageLink className="cars-btn cars-btn--primary" to={pathOf('Public_Index', languageId)}>
          {errorMessage({ kind: 'home' }, t)}
        </PageLink>
        <PageLink className="cars-btn cars-btn--secondary" to={pathOf(searchOf(site), languageId)}>
          {t(site.specs ? 'ofSpecs.search' : 'search')}
        </PageLink>
      </p>
    </div>
  );
};

export const notFoundPage: PageModule<null> = {
  meta: (_view, { site }, t) => ({
    title: `${errorMessage({ kind: 'not-found' }, t)} – ${site.name}`,
    description: t(site.specs ? 'errors:ofSpecs.text' : 'errors:notFound.text'),
    index: false,
  }),
  namespaces: ['errors'],
  Screen: NotFoundScreen,
};

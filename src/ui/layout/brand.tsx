import { PageLink } from '../components/link.tsx';
import { pathOf } from '../../domain/routing/path-table.ts';
import { logoPath } from '../../domain/site/logo-path.ts';
import { useFrame } from './frame-context.tsx';

/** The logo: a steering wheel. */
const Mark = () => (
  <svg viewBox="0 0 26 26" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3.2">
    <circle cx="13" cy="13" r="11" />
    <path d="M2.6 14.4c6.4-3.3 14.4-3.3 20.8 0M13 13.2V24" />
  </svg>
);

/** The site's picture or name, linking to the home page. A partner's masthead has the partner's lettering, without our logo. */
export const Brand = () => {
  const { site, languageId } = useFrame();
  return (
    <PageLink
      className={site.theme.serifBrand ? 'cars-brand cars-brand--serif' : 'cars-brand'}
      to={pathOf('Public_Index', languageId)}
    >
      {site.theme.logo === null ? (
        <>
          {!site.theme.serifBrand && <Mark />}
          {site.name}
        </>
      ) : (
        <img className="cars-brand__logo" src={logoPath(site.theme.logo)} alt={site.name} />
      )}
    </PageLink>
  );
};

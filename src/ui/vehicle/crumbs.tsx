import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { useHref } from '../layout/frame-context.tsx';
import type { VehicleView } from './vehicle-view.ts';

/** Where the visitor is: a link for every step but the last. */
export const Crumbs = ({ type, typePath, crumbs }: Pick<VehicleView, 'type' | 'typePath' | 'crumbs'>) => {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <nav aria-label={t('crumbs', { ns: 'vehicle' })}>
      <ol className="cars-crumbs">
        <li>
          <Link to={href(typePath)}>{t(`types.${type}`)}</Link>
        </li>
        {crumbs.map(({ label, path }, place) => (
          <li key={path}>
            {place < crumbs.length - 1 ? <Link to={href(path)}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};

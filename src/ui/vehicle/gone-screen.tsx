import { Link } from '../components/link.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { Similar } from './similar.tsx';
import type { GoneView } from './vehicle-view.ts';

/** In place of a vehicle that has been gone for long: says so, and what there is instead. */
export const GoneScreen = ({ view }: { readonly view: GoneView }) => {
  const { t } = useTranslation();
  const href = useHref();
  const { name, version, label, drawing, similar, typePath, type } = view;
  const words = (key: string, values?: Record<string, string>): string => t(key, { ns: 'vehicle', ...values });
  return (
    <div className="page cars-gone">
      <div className="cars-gone__what">
        <span className="cars-studio">
          <img src={drawing} alt="" width={300} height={150} />
        </span>
        <div>
          <p className="cars-gone__label">{label}</p>
          <h1>{[name, version].filter(Boolean).join(' ')}</h1>
          <p>{words('gone.text')}</p>
          <p className="cars-empty__acts">
            {similar.length > 0 && (
              <a className="cars-btn cars-btn--primary" href="#similar">
                {words('contact.similar')}
              </a>
            )}
            <Link className="cars-btn cars-btn--secondary" to={href(typePath)}>
              {words('gone.all', { type: t(`types.${type}`) })}
            </Link>
          </p>
        </div>
      </div>
      {similar.length > 0 && <Similar {...view} />}
    </div>
  );
};

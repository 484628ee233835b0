import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import { Similar } from './similar.tsx';
import type { GoneView } from './present-vehicle.ts';

/** In place of a vehicle that has been gone for long: says so, and what there is instead. */
export const GoneScreen = ({ view }: { readonly view: GoneView }) => {
  const { t } = useTranslation('vehicle');
  const { name, version, label, drawing, similar, typePath, type } = view;
  return (
    <div className="page cars-gone">
      <div className="cars-gone__what">
        <span className="cars-studio">
          <img src={drawing} alt="" width={300} height={150} />
        </span>
        <div>
          <p className="cars-gone__label">{label}</p>
          <h1>{[name, version].filter(Boolean).join(' ')}</h1>
          <p>{t('gone.text')}</p>
          <p className="cars-empty__acts">
            {similar.length > 0 && (
              <a className="cars-btn cars-btn--primary" href="#similar">
                {t('contact.similar')}
              </a>
            )}
            <PageLink className="cars-btn cars-btn--secondary" to={typePath}>
              {t('gone.all', { type: t(`types.${type}`, { ns: 'common' }) })}
            </PageLink>
          </p>
        </div>
      </div>
      {similar.length > 0 && <Similar {...view} />}
    </div>
  );
};

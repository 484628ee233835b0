import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';

/** A browser, or a partner's frame, that keeps no cookies: saving came to nothing, and the visitor is told. */
export const UnkeptNotice = () => {
  const { t } = useTranslation();
  return (
    <div className="page cars-unkept">
      <div className="cars-notice cars-notice--warning" role="alert">
        <Icon name="alert-triangle" />
        <p>{t('favourites.unkept')}</p>
      </div>
    </div>
  );
};

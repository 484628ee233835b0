import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';

/** Tells the visitor that saving failed because the browser, or a partner's frame, does not allow cookies. */
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

import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';

export const DemoNotice = () => {
  const { t } = useTranslation();
  return (
    <aside className="cars-demo" aria-labelledby="demo">
      <p className="page" id="demo">
        <Icon name="info-circle" size="sm" />
        {t('demo')}
      </p>
    </aside>
  );
};

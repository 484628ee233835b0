import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useTranslation } from '../translation.tsx';

/** Only where a script can print; the browser's own menu can always. */
export const PrintButton = () => {
  const { t } = useTranslation('specs');
  if (!useHydrated()) return null;
  return (
    <button type="button" className="cars-btn cars-btn--secondary" onClick={() => window.print()}>
      <Icon name="printer" size="sm" />
      {t('print')}
    </button>
  );
};

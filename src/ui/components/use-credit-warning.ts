import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';

/** The sentence that the law of the site's country wants beside payments and rates; null where it wants none. */
export const useCreditWarning = (): string | null => {
  const { t } = useTranslation('components');
  const { creditWarning } = useFrame();
  return creditWarning && t(`creditWarning.${creditWarning}`);
};

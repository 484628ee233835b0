import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { kindOfPage } from './kind-of-page.ts';

/** A sentence that suits the site, its market and the kind of vehicle; a dealer's own site has no places to choose among. */
export const useExample = (kind = kindOfPage(useFrame())): string => {
  const { t } = useTranslation();
  const { country, companyIds } = useFrame().site;
  return t(`find.example.${country}.${companyIds.length > 0 ? 'own' : kind}`);
};

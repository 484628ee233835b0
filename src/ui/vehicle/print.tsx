import { useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** Fetched before the sheet is made; without its code the sheet is still good. */
const fetchNow = async (image: HTMLImageElement): Promise<void> => {
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
};

/** Prints the page as two sheets. The code that leads back to it is on paper only, and fetched only to be printed. */
export const Print = ({ qr, path, name }: Pick<VehicleView, 'qr' | 'path' | 'name'>) => {
  const { t } = useTranslation('vehicle');
  const { origin, site } = useFrame();
  const hydrated = useHydrated();
  const code = useRef<HTMLImageElement>(null);
  const print = async (): Promise<void> => {
    if (code.current) await fetchNow(code.current);
    window.print();
  };
  return (
    <>
      {hydrated && (
        <button type="button" className="cars-btn cars-btn--quiet cars-btn--sm" onClick={() => void print()}>
          <Icon name="printer" size="sm" />
          <span>{t('print.button')}</span>
        </button>
      )}
      <div className="cars-paper">
        <p>
          <strong>{site.name}</strong>
          <span>{t('print.scan')}</span>
          <span>{(origin + path).replace(/^https?:\/\//, '')}</span>
        </p>
        <img ref={code} src={qr} alt={t('print.code', { name })} width={96} height={96} loading="lazy" />
      </div>
    </>
  );
};

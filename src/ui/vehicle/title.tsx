import { Heart } from '../favourites/heart.tsx';
import { Crumbs } from '../components/crumbs.tsx';
import { Share } from './share.tsx';
import { Trail } from './trail.tsx';
import { useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** Loads the QR code before printing; a failure is ignored. */
const fetchNow = async (image: HTMLImageElement): Promise<void> => {
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
};

/** Prints the page. The QR code is only on paper and only fetched for printing. */
const Print = ({ qr, path, name }: Pick<VehicleView, 'qr' | 'path' | 'name'>) => {
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

/** Title, breadcrumbs, and the actions: save, share, print. */
export const Title = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const { variant, trail, type, typePath, crumbs, name, version, mileage, stockNumber, tracked } = view;
  const details = [mileage, stockNumber === null ? null : t('stock', { number: stockNumber })].filter((text) => text !== null);
  return (
    <header className="cars-detail__title">
      {trail && <Trail trail={trail} />}
      {variant === 'page' && (
        <Crumbs name={t('crumbs')} crumbs={[{ label: t(`types.${type}`, { ns: 'common' }), path: typePath }, ...crumbs]} />
      )}
      <div className="cars-detail__acts">
        <Share {...view} />
        <Print {...view} />
        <Heart id={tracked.productId} label={t('save', { name })} className="cars-heart cars-heart--title" />
      </div>
      <h1>{name}</h1>
      <p>
        {version} <span>{[...(version === null ? [] : ['']), ...details].join(' · ')}</span>
      </p>
    </header>
  );
};

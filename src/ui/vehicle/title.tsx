import { Heart } from '../favourites/heart.tsx';
import { useTranslation } from '../translation.tsx';
import { Crumbs } from '../components/crumbs.tsx';
import { Print } from './print.tsx';
import { Share } from './share.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** Title, breadcrumbs, and the actions: save, share, print. */
export const Title = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const { variant, type, typePath, crumbs, name, version, mileage, stockNumber, tracked } = view;
  const details = [mileage, stockNumber === null ? null : t('stock', { number: stockNumber })].filter((text) => text !== null);
  return (
    <header className="cars-detail__title">
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

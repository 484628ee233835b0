import { useTranslation } from '../translation.tsx';
import type { VehicleView } from '../vehicle/present-vehicle.ts';

/** The vehicle that a form is about, and the alternative way to contact its dealer. */
export const VehicleAbout = ({
  vehicle: { photos, drawing, name, version, price, dealer },
}: {
  readonly vehicle: Pick<VehicleView, 'photos' | 'drawing' | 'name' | 'version' | 'price' | 'dealer'>;
}) => {
  const { t } = useTranslation('leads');
  const [photo] = photos;
  return (
    <aside className="leads__about" aria-label={name}>
      <span className="cars-studio">
        <img
          className={photo ? 'is-photo' : undefined}
          src={photo?.thumb ?? drawing}
          alt=""
          width={320}
          height={214}
          loading="lazy"
        />
      </span>
      <p>
        <strong>{name}</strong>
        <br />
        {version}
      </p>
      {price !== null && (
        <p>
          <strong className="num">{price}</strong>
        </p>
      )}
      {dealer.phone && (
        <p>
          {t('about.call')}
          <br />
          <a className="cars-link" href={dealer.phone.href}>
            {dealer.phone.text}
          </a>
        </p>
      )}
    </aside>
  );
};

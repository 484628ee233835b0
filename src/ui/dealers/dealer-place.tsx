import { PageLink } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { StillMap } from '../map/still-map.tsx';
import { useTranslation } from '../translation.tsx';
import type { DealerView, WhereaboutsView } from './present-dealer.ts';

/** A picture of a map centred on the dealer, which links to the interactive map. */
export const MapPicture = ({ still, map, isApproximate }: WhereaboutsView) => {
  const { t } = useTranslation('components');
  return (
    <PageLink className="cars-dealer__map" to={map}>
      <StillMap still={still} lazy />
      {isApproximate ? <i className="cars-dealer__area" /> : <Icon name="map-pin" size="lg" />}
      <span>
        {t('dealer.map')}
        {isApproximate && <small>{t('dealer.approximate')}</small>}
      </span>
    </PageLink>
  );
};

interface WhereProps {
  readonly dealer: Pick<DealerView, 'address'>;
  readonly whereabouts: WhereaboutsView | null;
}

/** The address, and the way there. */
export const Where = ({ dealer: { address }, whereabouts }: WhereProps) => {
  const { t } = useTranslation('components');
  return (
    <div className="cars-dealer__where">
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {whereabouts && (
        <p>
          <a className="cars-link" href={whereabouts.directions} rel="noopener">
            {t('dealer.directions')}
          </a>
        </p>
      )}
    </div>
  );
};

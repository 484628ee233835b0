import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { BridgeScreen } from './bridge/bridge-screen.tsx';
import { VehicleScreen } from './vehicle-screen.tsx';
import type { BridgeView } from './bridge/present-bridge.ts';
import type { GoneView, VehicleView } from './present-vehicle.ts';
import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import { Similar } from './similar.tsx';

/** Shown instead of a vehicle that has long been gone, with alternatives. */
const GoneScreen = ({ view }: { readonly view: GoneView }) => {
  const { t } = useTranslation('vehicle');
  const { name, version, label, drawing, similar, typePath, type } = view;
  return (
    <div className="page cars-gone">
      <div className="cars-gone__what">
        <span className="cars-studio">
          <img src={drawing} alt="" width={300} height={150} />
        </span>
        <div>
          <p className="cars-gone__label">{label}</p>
          <h1>{[name, version].filter(Boolean).join(' ')}</h1>
          <p>{t('gone.text')}</p>
          <p className="cars-empty__acts">
            {similar.length > 0 && (
              <a className="cars-btn cars-btn--primary" href="#similar">
                {t('contact.similar')}
              </a>
            )}
            <PageLink className="cars-btn cars-btn--secondary" to={typePath}>
              {t('gone.all', { type: t(`types.${type}`, { ns: 'common' }) })}
            </PageLink>
          </p>
        </div>
      </div>
      {similar.length > 0 && <Similar {...view} />}
    </div>
  );
};

type View = VehicleView | BridgeView | GoneView;

const meta = (view: View, { site }: Frame, t: TFunction): Meta => {
  const { name, version, path } = view;
  const vehicle = [name, version].filter(Boolean).join(' ');
  switch (view.variant) {
    case 'bridge':
      return {
        title: `${t('vehicle:bridge.title', { dealer: view.dealer.name })} – ${site.name}`,
        description: t('vehicle:bridge.text', { vehicle }),
        canonical: path,
        index: false,
      };
    case 'gone':
      return {
        title: `${view.label}: ${vehicle} – ${site.name}`,
        description: t('vehicle:gone.text'),
        canonical: path,
        index: false,
      };
    case 'page':
    case 'partial': {
      const { price, mileage, dealer, availability } = view;
      return {
        title: [vehicle, price, site.name].filter((part) => part !== null).join(' – '),
        description: t('vehicle:meta', {
          vehicle: [vehicle, mileage, price].filter((part) => part !== null).join(', '),
          dealer: [dealer.name, dealer.city].filter((part) => part !== null).join(', '),
        }),
        canonical: path,
        index: view.variant === 'page' && availability.listed,
      };
    }
  }
};

const Screen = ({ view }: { readonly view: View }) => {
  switch (view.variant) {
    case 'bridge':
      return <BridgeScreen view={view} />;
    case 'gone':
      return <GoneScreen view={view} />;
    case 'page':
    case 'partial':
      return <VehicleScreen view={view} />;
  }
};

export const vehiclePage: PageModule<View> = {
  meta,
  namespaces: ['vehicle', 'rating', 'finance', 'leads', 'components'],
  Screen,
};

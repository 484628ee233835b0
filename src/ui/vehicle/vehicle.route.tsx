import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { BridgeScreen } from './bridge/bridge-screen.tsx';
import { GoneScreen } from './gone-screen.tsx';
import { VehicleScreen } from './vehicle-screen.tsx';
import type { BridgeView } from './bridge/present-bridge.ts';
import type { GoneView, VehicleView } from './present-vehicle.ts';

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

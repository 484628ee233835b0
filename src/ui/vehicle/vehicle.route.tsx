import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { BridgeScreen } from './bridge-screen.tsx';
import { VehicleScreen } from './vehicle-screen.tsx';
import type { BridgeView, VehicleView } from './vehicle-view.ts';

const meta = (view: VehicleView | BridgeView, { site }: Frame, t: TFunction): Meta => {
  const { name, version, price, path } = view;
  const vehicle = [name, version].filter(Boolean).join(' ');
  if (view.variant === 'bridge') {
    return {
      title: `${t('vehicle:bridge.title', { dealer: view.dealer.name })} – ${site.name}`,
      description: t('vehicle:bridge.text', { vehicle }),
      canonical: path,
      index: false,
    };
  }
  const { mileage, dealer, availability } = view;
  return {
    title: [vehicle, price, site.name].filter((part) => part !== null).join(' – '),
    description: t('vehicle:meta', {
      vehicle: [vehicle, mileage, price].filter((part) => part !== null).join(', '),
      dealer: [dealer.name, dealer.city].filter((part) => part !== null).join(', '),
    }),
    canonical: path,
    index: view.variant === 'page' && availability.listed,
  };
};

export const vehiclePage: PageModule<VehicleView | BridgeView> = {
  meta,
  namespaces: ['vehicle', 'components'],
  Screen: ({ view }) => (view.variant === 'bridge' ? <BridgeScreen view={view} /> : <VehicleScreen view={view} />),
};

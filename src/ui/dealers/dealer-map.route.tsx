import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { DealerMapScreen } from './dealer-map-screen.tsx';
import { dealerPage } from './dealer.route.tsx';
import type { DealerMapView } from './present-dealer-page.ts';

/** A dealer's map shows the vehicles of their page, which is the one to be indexed. */
const meta = ({ shown }: DealerMapView, frame: Frame, t: TFunction): Meta =>
  shown.kind === 'dealer'
    ? dealerPage.meta(shown.view, frame, t)
    : {
        title: `${t('dealers:map.title')} – ${frame.site.name}`,
        description: t('dealers:map.meta'),
        canonical: shown.view.paths.map,
        index: shown.view.regions.length > 0,
      };

export const dealerMapPage: PageModule<DealerMapView> = {
  meta,
  namespaces: ['dealers', 'components', 'inventory'],
  Screen: DealerMapScreen,
};

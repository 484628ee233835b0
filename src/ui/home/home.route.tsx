import type { PageModule } from '../page.ts';
import { HomeScreen } from './home-screen.tsx';
import type { HomeView } from './present-home.ts';

export const homePage: PageModule<HomeView> = {
  meta: ({ path, vehicles, dealers }, { site }, t) => ({
    title: `${site.name} – ${t('home:meta.title')}`,
    description: t('home:hero.text', {
      vehicles: t('home:hero.vehicles', { count: vehicles.count, text: vehicles.text }),
      dealers: t('home:hero.dealers', { count: dealers.count, text: dealers.text }),
    }),
    canonical: path,
    index: true,
  }),
  namespaces: ['home', 'components'],
  Screen: HomeScreen,
};

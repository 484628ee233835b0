/** Every screen, there at once: the server has no chunks to wait for. */
import { carsPage } from '../../ui/cars/cars.route.tsx';
import { errorPage } from '../../ui/errors/error.route.tsx';
import { notFoundPage } from '../../ui/errors/not-found.route.tsx';
import { homePage } from '../../ui/home/home.route.tsx';
import type { PageModule } from '../../ui/page.ts';
import type { ScreenName } from '../../ui/page-state.ts';
import { vehiclePage } from '../../ui/vehicle/vehicle.route.tsx';

const SCREENS: Readonly<Record<ScreenName, PageModule<never>>> = {
  home: homePage,
  cars: carsPage,
  vehicle: vehiclePage,
  'not-found': notFoundPage,
  error: errorPage,
};

export const screenOf = (name: ScreenName): PageModule<unknown> => SCREENS[name] as PageModule<unknown>;

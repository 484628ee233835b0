import type { PageModule } from '../page.ts';
import { CARS_NAMESPACES, carsMeta } from './cars-meta.ts';
import { MapScreen } from './map-screen.tsx';
import type { CarsView } from './cars-view.ts';

export const carsMapPage: PageModule<CarsView> = { meta: carsMeta, namespaces: CARS_NAMESPACES, Screen: MapScreen };

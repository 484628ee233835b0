import type { PageModule } from '../page.ts';
import { CARS_NAMESPACES, carsMeta } from './cars-meta.ts';
import { MapScreen } from './map-screen.tsx';
import type { CarsView } from './present-cars.ts';

export const carsMapPage: PageModule<CarsView> = { meta: carsMeta, namespaces: CARS_NAMESPACES, Screen: MapScreen };

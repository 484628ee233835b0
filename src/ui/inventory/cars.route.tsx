import type { PageModule } from '../page.ts';
import { CARS_NAMESPACES, carsMeta } from './cars-meta.ts';
import { CarsScreen } from './cars-screen.tsx';
import type { CarsView } from './present-cars.ts';

export const carsPage: PageModule<CarsView> = { meta: carsMeta, namespaces: CARS_NAMESPACES, Screen: CarsScreen };

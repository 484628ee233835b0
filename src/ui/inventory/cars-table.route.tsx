import type { PageModule } from '../page.ts';
import { CARS_NAMESPACES, carsMeta } from './cars-meta.ts';
import { TableScreen } from './table-screen.tsx';
import type { CarsView } from './present-cars.ts';

export const carsTablePage: PageModule<CarsView> = { meta: carsMeta, namespaces: CARS_NAMESPACES, Screen: TableScreen };

/** What a vehicle is called, in every language. */
import type { Vehicle } from './vehicle.ts';

interface Model {
  readonly make: string;
  readonly model: string;
}

/** 'Toyota RAV4'; 'Mazda3' where the model's name says the make already. */
export const modelName = ({ make, model }: Model): string => {
  const repeats = model.toLowerCase().startsWith(make.toLowerCase()) && !/^\p{L}/u.test(model.slice(make.length));
  return repeats ? model : `${make} ${model}`;
};

/** '2019 Toyota RAV4'. */
export const nameOf = ({ year, ...named }: Model & Pick<Vehicle, 'year'>): string =>
  year === null ? modelName(named) : `${String(year)} ${modelName(named)}`;

/** '2019 Toyota RAV4 Hybrid XLE'. */
export const vehicleName = ({ version, ...named }: Model & Pick<Vehicle, 'year' | 'version'>): string =>
  version === null ? nameOf(named) : `${nameOf(named)} ${version}`;

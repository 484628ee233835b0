/**
 * The size of a model, for the proportions of its drawing only. `sizes.json` has what the makers publish of the best-selling models of
 * Canada and France, by body: length, height and wheelbase in millimetres. Where a model comes in several lengths it is the usual one, and where
 * markets differ by more than a hand's breadth the model is left out.
 */
import type { Body } from './attributes.ts';
import type { CarSize } from './drawing-outline.ts';
import { ModelTable } from './model-table.ts';
import sizes from './sizes.json' with { type: 'json' };
import type { VehicleFacts } from './vehicle.ts';

const TABLES = new Map<string, ModelTable<CarSize>>();
for (const [body, makes] of Object.entries(sizes)) {
  const table = new ModelTable<CarSize>();
  TABLES.set(body, table);
  for (const [make, models] of Object.entries(makes))
    for (const entry of models.split(', ')) {
      const end = entry.lastIndexOf(' ');
      const [length = 0, height = 0, wheelbase = 0] = entry
        .slice(end + 1)
        .split('x')
        .map(Number);
      table.add(make, entry.slice(0, end), { length, height, wheelbase });
    }
}

/** Null for a model, or a body or a model year of it, that the table does not have. */
export const sizeOfModel = (vehicle: Pick<VehicleFacts, 'make' | 'model' | 'year'> & { readonly body: Body }): CarSize | null =>
  TABLES.get(vehicle.body)?.find(vehicle) ?? null;

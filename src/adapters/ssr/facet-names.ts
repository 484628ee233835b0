/** What dealers, makes and models are called: searches speak of ids and folded names ('citroen'), visitors read 'Citroën'. */
import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { fold } from '../../domain/text/fold.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

type Named = 'company' | 'make' | 'model';
type Names = ReadonlyMap<string, string>;

interface Ports {
  readonly vehicles: Vehicles;
  readonly search: InventorySearch;
}

/** Dealers by id, read again when the inventory changes. */
const companies = new WeakMap<Vehicles, { readonly revision: number; readonly names: Names }>();

const companyNames = async (vehicles: Vehicles): Promise<Names> => {
  const revision = await vehicles.revision();
  const known = companies.get(vehicles);
  if (known?.revision === revision) return known.names;
  const names = new Map((await vehicles.dealers()).map(({ id, name }) => [String(id), name]));
  companies.set(vehicles, { revision, names });
  return names;
};

/** Spellings by folded name, as the first vehicle found has them: they hardly ever change. */
const spellings = new WeakMap<Vehicles, Record<'make' | 'model', Map<string, string>>>();

const QUERY_OF: Readonly<Record<'make' | 'model', (value: string) => Partial<InventoryQuery>>> = {
  make: (value) => ({ makes: [value] }),
  model: (value) => ({ models: [value] }),
};

const learnMissing = async (
  field: 'make' | 'model',
  values: readonly string[],
  known: Map<string, string>,
  scope: InventoryScope,
  ports: Ports,
): Promise<void> => {
  const missing = values.filter((value) => !known.has(value));
  if (missing.length === 0) return;
  const answers = await Promise.all(
    missing.map((value) =>
      ports.search.search({
        query: { ...EMPTY_QUERY, ...QUERY_OF[field](value), pageSize: 1 },
        scope,
        facets: [],
        histograms: [],
      }),
    ),
  );
  for (const { vehicle } of await ports.vehicles.ofIds(answers.flatMap(({ ids }) => ids)))
    known.set(fold(vehicle[field]), vehicle[field]);
};

/** Of a make or model that no vehicle bears any more, only the address is left to tell: 'land rover' is 'Land Rover'. */
const asAName = (folded: string): string => folded.replace(/(?<![\p{L}\p{N}'])\p{L}/gu, (letter) => letter.toUpperCase());

/** The names of these values. */
export const namesOf = async (
  values: Readonly<Record<Named, readonly string[]>>,
  scope: InventoryScope,
  ports: Ports,
): Promise<(facet: Named, value: string) => string> => {
  const spelled = spellings.get(ports.vehicles) ?? { make: new Map<string, string>(), model: new Map<string, string>() };
  spellings.set(ports.vehicles, spelled);
  const [companyOf] = await Promise.all([
    companyNames(ports.vehicles),
    learnMissing('make', values.make, spelled.make, scope, ports),
    learnMissing('model', values.model, spelled.model, scope, ports),
  ]);
  const names: Readonly<Record<Named, Names>> = { company: companyOf, ...spelled };
  return (facet, value) => names[facet].get(value) ?? asAName(value);
};

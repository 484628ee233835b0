/** Vehicles of a feed as a table for the operator, who compares it with the file. */
import type { VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import { number, short } from './report-lines.ts';

const COLUMNS: readonly (readonly [title: string, cell: (facts: VehicleFacts) => string | number | null])[] = [
  ['stock', ({ stockNumber, vin }) => stockNumber ?? vin],
  ['vehicle', ({ make, model, version }) => short([make, model, version].filter((part) => part !== null).join(' '), 34)],
  ['year', ({ year }) => year],
  [
    'km',
    ({ mileageKm, mileageOriginal }) =>
      mileageKm === null ? mileageOriginal && `${number(mileageOriginal.value)} ${mileageOriginal.unit}` : number(mileageKm),
  ],
  ['price', ({ price }) => price && `${number(price.amount)} ${price.currency}`],
  ['condition', ({ condition }) => condition],
  ['body', ({ body, unrecognised }) => body ?? unrecognised.body ?? null],
  ['fuel', ({ fuel, unrecognised }) => fuel ?? unrecognised.fuel ?? null],
  ['gearbox', ({ transmission, gears }) => transmission && [transmission, gears].filter((part) => part !== null).join(' ')],
  ['colour', ({ colour, unrecognised }) => colour ?? unrecognised.colour ?? null],
  ['kW', ({ powerKw }) => powerKw],
  ['photos', ({ images }) => images.length],
];

/** A title above the table; nothing without vehicles. Columns that no vehicle fills are left out, and a dot is a value that is not known. */
export const vehicleTable = (title: string, vehicles: readonly (readonly [line: number, facts: VehicleFacts])[]): string[] => {
  if (vehicles.length === 0) return [];
  const columns = COLUMNS.map(([name, cell]) => [
    name,
    ...vehicles.map(([, facts]) => short(String(cell(facts) ?? '·'), 34)),
  ]).filter(([, ...cells]) => cells.some((cell) => cell !== '·' && cell !== '0'));
  const all = [['line', ...vehicles.map(([line]) => String(line))], ...columns];
  const widths = all.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const lines = ['', ...vehicles].map((_, row) =>
    all
      .map((cells, k) => (cells[row] ?? '').padEnd(widths[k] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines.map((line) => `  ${line}`)];
};

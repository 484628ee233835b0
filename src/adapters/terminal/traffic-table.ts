import type { TrafficReport } from '../../application/tracking/report-traffic.ts';
import { short } from './report-lines.ts';

type Cell = string | number;

const WIDEST = 48;

const textOf = (cell: Cell): string => (typeof cell === 'number' ? cell.toLocaleString('en') : cell);

/** Columns as wide as their widest cell; numbers stand at the right. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string[] => {
  const texts = rows.map((row) => row.map((cell) => short(textOf(cell), WIDEST)));
  const widths = head.map((title, column) => Math.max(title.length, ...texts.map((row) => row[column]?.length ?? 0)));
  const isNumeric = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ');
  return [line(head), ...texts.map(line)].map((text) => text.trimEnd());
};

const rest = (all: readonly unknown[], most: number, what: string): string[] =>
  all.length > most ? [`… and ${textOf(all.length - most)} more ${what}: --top N shows more, --json all`] : [];

/** The report for a terminal, the first `top` rows of each table. */
export const trafficLines = (report: TrafficReport, top: number): string[] => {
  const { from, to, siteId, views, clicks, vehicles, dealers } = report;
  const site = siteId === null ? 'all sites' : `site ${String(siteId)}`;
  const title = `${from} to ${to}, ${site}: ${textOf(views)} views, ${textOf(clicks)} outbound clicks`;
  if (vehicles.length === 0) return [title];
  return [
    title,
    '',
    ...table(
      ['Dealer', 'Id', 'Vehicles', 'Views', 'Clicks'],
      dealers.slice(0, top).map((dealer) => [dealer.name, String(dealer.id), dealer.vehicles, dealer.views, dealer.clicks]),
    ),
    ...rest(dealers, top, 'dealers'),
    '',
    ...table(
      ['Vehicle', 'Id', 'Stock', 'Dealer', 'Views', 'Clicks'],
      vehicles
        .slice(0, top)
        .map((vehicle) => [
          vehicle.name,
          String(vehicle.id),
          vehicle.stockNumber ?? '',
          vehicle.dealer,
          vehicle.views,
          vehicle.clicks,
        ]),
    ),
    ...rest(vehicles, top, 'vehicles'),
  ];
};

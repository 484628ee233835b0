/** Prints figures as a table, and checks their limits. */
import { cpus } from 'node:os';
import process from 'node:process';

export type Row = Readonly<Record<string, number | string>> & { readonly name: string };

/** With three digits. */
export const shown = (value: number | string | undefined): string => {
  if (typeof value !== 'number') return value ?? '';
  return value >= 1000 ? Math.round(value).toLocaleString('en-CA') : String(Number(value.toPrecision(3)));
};

/** Prints the rows under their columns, below the machine's name. */
export const printTable = (title: string, rows: readonly Row[]): void => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  console.log(`\n${title}\n${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`);
  for (const line of lines) {
    console.log(
      line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  '),
    );
  }
};

export interface Limit {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** The limit is a minimum. */
  readonly least?: boolean;
}

/** Prints whether each limit was kept; the run fails when one was not. */
export const holdTo = (limits: readonly Limit[]): void => {
  console.log('');
  for (const { name, value, limit, least = false } of limits) {
    const kept = least ? value >= limit : value <= limit;
    console.log(`${kept ? 'kept  ' : 'BROKEN'}  ${name}: ${shown(value)}, ${least ? 'at least' : 'at most'} ${shown(limit)}`);
    if (!kept) process.exitCode = 1;
  }
};

import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { csvLine } from '../../domain/feeds-out/csv-text.ts';
import { harmlessCell } from '../../domain/feeds/formula.ts';

export interface ReportedRow {
  /** A line, or a file. */
  readonly place: string;
  readonly field: string;
  readonly value: string;
  /** In words for the operator. */
  readonly reason: string;
}

/** A CSV file of the records that did not get in, which does not exist until there is one. No cell of it runs in a spreadsheet. */
export class RejectedRowsFile {
  readonly #path: string;
  #file: number | null = null;
  #lines: string[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  add({ place, field, value, reason }: ReportedRow): void {
    if (this.#file === null) {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
      this.#file = openSync(this.#path, 'w', 0o600);
      this.#lines.push(csvLine(['line', 'field', 'value', 'reason']));
    }
    this.#lines.push(csvLine([place, field, value.slice(0, 1_000), reason].map(harmlessCell)));
    if (this.#lines.length >= 1_000) this.#write();
  }

  /** Forgets the rows so far: the feed is read again. */
  restart(): void {
    if (this.#file !== null) closeSync(this.#file);
    rmSync(this.#path, { force: true });
    this.#file = null;
    this.#lines = [];
  }

  /** The file's path; null when nothing was rejected. */
  close(): string | null {
    if (this.#file === null) return null;
    this.#write();
    closeSync(this.#file);
    return this.#path;
  }

  #write(): void {
    if (this.#file !== null && this.#lines.length > 0) writeSync(this.#file, this.#lines.join(''));
    this.#lines = [];
  }
}

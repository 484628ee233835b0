import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RejectedRow } from '../../application/inventory/import-report.ts';
import { harmlessCell } from '../../domain/feeds/formula.ts';
import { rejectionText } from '../terminal/import-words.ts';

/** A CSV file of the records that did not get in, which does not exist until there is one. No cell of it runs in a spreadsheet. */
export class RejectedRowsFile {
  readonly #path: string;
  #file: number | null = null;
  #lines: string[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  add(row: RejectedRow): void {
    if (this.#file === null) {
      mkdirSync(dirname(this.#path), { recursive: true });
      this.#file = openSync(this.#path, 'w');
      this.#lines.push('line,field,value,reason');
    }
    this.#lines.push([String(row.line), row.field, row.value.slice(0, 1_000), rejectionText(row)].map(cell).join(','));
    if (this.#lines.length >= 1_000) this.#write();
  }

  /** The file's path; null when nothing was rejected. */
  close(): string | null {
    if (this.#file === null) return null;
    this.#write();
    closeSync(this.#file);
    return this.#path;
  }

  #write(): void {
    if (this.#file !== null && this.#lines.length > 0) writeSync(this.#file, `${this.#lines.join('\r\n')}\r\n`);
    this.#lines = [];
  }
}

const cell = (text: string): string => {
  const harmless = harmlessCell(text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

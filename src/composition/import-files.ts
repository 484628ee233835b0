/** Shared by importing commands: imports files one after the other, each with progress, a report, and a file of rejected rows. */
import { basename, join } from 'node:path';
import process from 'node:process';
import { RejectedRowsFile, type ReportedRow } from '../adapters/feeds/rejected-rows-file.ts';
import { showProgress } from '../adapters/terminal/progress.ts';
import { StorageBusy, StorageUnwritable } from '../ports/vehicles.ts';
import { EXIT_STOPPED, say } from './command.ts';

/** Callbacks of the import of one file. */
export interface ImportVoice {
  readonly onProgress: (done: number, total: number) => void;
  readonly onWait: () => void;
  readonly reject: (row: ReportedRow) => void;
  /** The file is read again from its beginning. */
  readonly restart: () => void;
}

interface ImportedFile {
  readonly isIn: boolean;
  readonly lines: readonly string[];
}

/** @param target what is written to, in words for the operator: 'inventory' */
export const importFiles = async (
  files: readonly string[],
  { dataDir, target }: { readonly dataDir: string; readonly target: string },
  importFile: (file: string, voice: ImportVoice) => Promise<ImportedFile>,
): Promise<void> => {
  let stopped = 0;
  try {
    for (const file of files) if (!(await importOne(file, join(dataDir, 'import-reports'), target, importFile))) stopped++;
    if (stopped > 0 && files.length > 1) say(`${stopped} of ${files.length} files did not go in.`);
  } catch (error) {
    if (!(error instanceof StorageBusy)) throw error;
    stopped++;
    process.stderr.write(
      error instanceof StorageUnwritable
        ? `${error.message}. Nothing of this file was changed, and no space is taken by it.\n`
        : `${error.message}. The file was not imported: try again later.\n`,
    );
  }
  if (stopped > 0) process.exitCode = EXIT_STOPPED;
};

const importOne = async (
  file: string,
  reportsDir: string,
  target: string,
  importFile: (file: string, voice: ImportVoice) => Promise<ImportedFile>,
): Promise<boolean> => {
  const progress = showProgress(`Reading ${basename(file)}`);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const rejected = new RejectedRowsFile(join(reportsDir, `${stamp}-${basename(file)}-rejected.csv`));
  try {
    const { isIn, lines } = await importFile(file, {
      onProgress: (done, total) => progress.update(done, total),
      onWait: () => say(`Another process is writing to the ${target}: waiting for it to end.`),
      reject: (row) => rejected.add(row),
      restart: () => rejected.restart(),
    });
    progress.end();
    say(lines);
    return isIn;
  } finally {
    progress.end();
    const report = rejected.close();
    if (report !== null) say(`All that did not get in: ${report}`);
  }
};

/** Whether the file was imported, or would have been in a dry run. */
export const wentIn = ({ kind }: { readonly kind: string }): boolean => kind === 'imported' || kind === 'previewed';

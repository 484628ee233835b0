import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase } from '../adapters/storage/check-database.ts';
import { PARTS } from '../adapters/storage/parts.ts';

export interface CheckedDatabase {
  readonly name: string;
  readonly isDamaged: boolean;
  /** For the operator. */
  readonly sentence: string;
}

/** Checks the databases of the data folder one after the other, each for so long at most. */
export async function* checkDatabases(dataDir: string, withinMs: number): AsyncGenerator<CheckedDatabase> {
  for (const { file: name } of PARTS) {
    const file = join(dataDir, name);
    if (!existsSync(file)) continue;
    const state = await checkDatabase(file, { withinMs });
    const sentence = {
      whole: () => `${name} is whole.`,
      unchecked: () =>
        `${name} could not be checked within ${String(withinMs / 1000)} s: run npm run doctor when there is less to do.`,
      forbidden: () => `${name} is not checked by a confined server: run npm run doctor.`,
      damaged: () =>
        `${name} is damaged (${state.kind === 'damaged' ? state.problem : ''}): stop the server, and restore a backup with npm run restore.`,
    }[state.kind]();
    yield { name, isDamaged: state.kind === 'damaged', sentence };
  }
}

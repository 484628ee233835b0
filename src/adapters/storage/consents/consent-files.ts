/** The proofs of consent that earlier versions kept as lines in files of the data folder. */
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Kysely } from 'kysely';
import type { ConsentStorage, ConsentTables } from './consents-storage.ts';

const CURRENT = 'consents.ndjson';
const FULL = /^consents-.+\.ndjson$/;
const BATCH = 500;

const filesIn = (dataDir: string): string[] => {
  const full = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => FULL.test(name)) : [];
  return [...full.sort(), CURRENT].map((name) => join(dataDir, name)).filter((file) => existsSync(file));
};

/**
 * The id of the choice, and the line as its hash was made: with a hyphen for each character of the id. In lines without a seal, which are
 * older, the id is a part of it.
 */
const proofOf = (text: string): { readonly choice: string | null; readonly line: string } => {
  const id = /"id":"([^"]*)"/.exec(text)?.[1] ?? '';
  const line = text.includes('"seal":"') ? text.replace(/"id":"[^"]*"/, `"id":"${'-'.repeat(id.length)}"`) : text;
  return { choice: /^-*$/.test(id) ? null : id, line };
};

const takeOver = async (db: Kysely<ConsentTables>, file: string): Promise<void> => {
  let batch: ReturnType<typeof proofOf>[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await db.insertInto('consents').values(batch).execute();
    batch = [];
  };
  let isFirst = true;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const proof = proofOf(text);
    const known = db.selectFrom('consents').select('seq').where('line', '=', proof.line);
    if (isFirst && (await known.executeTakeFirst())) return;
    isFirst = false;
    if (batch.push(proof) === BATCH) await flush();
  }
  await flush();
};

/** Moves them into the storage. Done again, after a crash or by a process that starts at the same time, it stores nothing twice. */
export const takeOverConsentFiles = async (storage: ConsentStorage, dataDir: string): Promise<void> => {
  if (filesIn(dataDir).length === 0) return;
  await storage.writeAlone(async (db) => {
    for (const file of filesIn(dataDir)) await takeOver(db, file);
  });
  // Alone as well: nobody reads them meanwhile.
  await storage.writeAlone(async () => {
    for (const file of filesIn(dataDir)) await rm(file);
  });
};

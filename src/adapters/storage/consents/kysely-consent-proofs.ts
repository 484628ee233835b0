import { createHash, randomUUID } from 'node:crypto';
import type { CheckedProofs, ConsentProofs, ConsentRecord } from '../../../ports/consent-proofs.ts';
import { StorageUnwritable } from '../../../ports/vehicles.ts';
import type { ConsentStorage } from './consents-storage.ts';

const NEARLY_ALL = 0.8;
const PAGE = 10_000;
/** A process reads the last proof immediately before it writes its first: no more can be written by others in between. */
const REMEMBERED = 10_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Of what this process has written: the name of its chain, and the hash of the last proof in it. */
interface Chain {
  readonly writer: string;
  readonly previous: string;
}

interface Proof extends Partial<Chain> {
  /** Hash of the id of the choice. The id itself is not in the proof, so that it can be erased; this shows that it was not changed. */
  readonly seal?: string;
}

interface Options {
  /** Of all proofs. At the limit choices are refused: one without its proof does not count. */
  readonly mostBytes: number;
  /** Hears, once in this process, that most of the room is used. */
  readonly onNearlyFull?: (state: { readonly bytes: number; readonly mostBytes: number }) => void;
}

/**
 * Several processes may write: each has its own chain (`writer`), which begins at the proof that was the last when it wrote its first.
 */
export const kyselyConsentProofs = (
  storage: ConsentStorage,
  { mostBytes, onNearlyFull = () => undefined }: Options,
): ConsentProofs => {
  let chain: Chain | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isTold = false;
  const isNearlyFull = (bytes: number): boolean => bytes > mostBytes * NEARLY_ALL;

  const makeSureOfRoom = async (): Promise<void> => {
    const bytes = await storage.bytes();
    if (bytes >= mostBytes)
      throw new StorageUnwritable('no room for more proofs of consent, choices are refused: raise CONSENTS_MB');
    if (!isTold && isNearlyFull(bytes)) onNearlyFull({ bytes, mostBytes });
    isTold ||= isNearlyFull(bytes);
  };

  const begin = async (): Promise<Chain> => {
    const before = await storage.db.selectFrom('consents').select('line').orderBy('seq', 'desc').limit(1).executeTakeFirst();
    return { writer: randomUUID(), previous: before ? sha256(before.line) : '' };
  };

  const append = async ({ id, at, ...choice }: ConsentRecord): Promise<void> => {
    await makeSureOfRoom();
    const { writer, previous } = chain ?? (await begin());
    const line = JSON.stringify({ at: new Date(at).toISOString(), ...choice, seal: sha256(id), writer, previous });
    // Where a write fails, it may have been stored all the same: another chain begins after it.
    chain = null;
    await storage.write((db) => db.insertInto('consents').values({ choice: id, line }).execute());
    chain = { writer, previous: sha256(line) };
  };

  const pages = async function* () {
    for (let seq = 0; ;) {
      const rows = await storage.db
        .selectFrom('consents')
        .selectAll()
        .where('seq', '>', seq)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      yield rows;
      if (rows.length < PAGE) return;
      seq = rows.at(-1)?.seq ?? seq;
    }
  };

  return {
    record(choice) {
      const stored = last.then(() => append(choice));
      last = stored.catch(() => undefined);
      return stored;
    },

    async ofChoice(id) {
      const rows = await storage.db.selectFrom('consents').select('line').where('choice', '=', id).orderBy('seq').execute();
      return rows.map(({ line }) => ({ id, ...(JSON.parse(line) as object) }));
    },

    async erase(id) {
      const erased = await storage.write((db) =>
        db
          .updateTable('consents')
          .set({ choice: null })
          .where('choice', '=', id)
          // Proofs of earlier versions without a seal have the id in their hash.
          .where('line', 'like', '%"seal":"%')
          .executeTakeFirst(),
      );
      storage.settle();
      return Number(erased.numUpdatedRows);
    },

    async check() {
      const faults: string[] = [];
      const known = new Set<string>(['']);
      const lastOf = new Map<string, string>();
      let proofs = 0;
      for await (const rows of pages()) {
        for (const { seq, choice, line } of rows) {
          proofs += 1;
          const fault = faultOf(choice, line, { known, lastOf });
          if (fault !== null) faults.push(`number ${String(seq)} ${fault}`);
        }
      }
      const bytes = await storage.bytes();
      return { proofs, bytes, mostBytes, isNearlyFull: isNearlyFull(bytes), faults } satisfies CheckedProofs;
    },
  };
};

/** Those before the one that is looked at. */
interface Before {
  /** Hashes of the latest. */
  readonly known: Set<string>;
  readonly lastOf: Map<string, string>;
}

const faultOf = (choice: string | null, line: string, { known, lastOf }: Before): string | null => {
  let proof: Proof;
  try {
    proof = JSON.parse(line) as Proof;
  } catch {
    return 'is no proof';
  }
  const { seal, writer, previous } = proof;
  const hash = sha256(line);
  const before = writer === undefined ? undefined : lastOf.get(writer);
  const follows = before === undefined ? known.has(previous ?? '') : previous === before;
  if (writer !== undefined) lastOf.set(writer, hash);
  known.add(hash);
  const [oldest = ''] = known;
  if (known.size > REMEMBERED) known.delete(oldest);
  if (choice !== null && seal !== undefined && sha256(choice) !== seal) return 'has an id that was changed';
  // Proofs of earlier versions have no link.
  return writer === undefined || follows ? null : 'does not follow the proof before it: that one was changed or removed';
};

/** Finds, erases and checks the receipts that `fileConsentLog` wrote. */
import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { erasedId, fullFilesOf, isSealed, receiptHash } from './file-consent-log.ts';

export interface CheckedReceipts {
  readonly receipts: number;
  /** That hold them, the current one included. */
  readonly files: number;
  /** Each a line: where a receipt does not follow the one that it names. */
  readonly faults: readonly string[];
}

interface Receipt {
  readonly id?: string;
  readonly seal?: string;
  readonly writer?: string;
  readonly previous?: string;
}

const filesOf = async (file: string): Promise<readonly string[]> => [
  ...(await fullFilesOf(file)),
  ...(existsSync(file) ? [file] : []),
];

/**
 * The receipts of one choice, as they were written, oldest first.
 *
 * @param file the current one, such as `DATA_DIR/consents.ndjson`
 * @param id of the choice, which the visitor's cookie `Consent` begins with
 */
export const receiptsOf = async (file: string, id: string): Promise<readonly object[]> => {
  const found: object[] = [];
  for (const path of await filesOf(file))
    for await (const line of createInterface({ input: createReadStream(path) })) {
      // A choice has one line among millions.
      if (!line.includes(id)) continue;
      const receipt = JSON.parse(line) as { readonly id?: unknown };
      if (receipt.id === id) found.push(receipt);
    }
  return found;
};

/**
 * Takes the id out of the receipts of one choice. What was chosen stays, as does the chain: it is then the choice of somebody unknown.
 * Servers may go on writing meanwhile.
 *
 * @param file the current one, such as `DATA_DIR/consents.ndjson`
 * @param id of the choice, which the visitor's cookie `Consent` begins with
 * @returns how many it was taken out of; receipts of earlier versions, without a seal, are left as they are
 */
export const eraseReceipts = async (file: string, id: string): Promise<number> => {
  const sought = `"id":${JSON.stringify(id)}`;
  let erased = 0;
  for (const path of await filesOf(file)) {
    const handle = await open(path, 'r+');
    try {
      const content = await handle.readFile();
      for (let at = content.indexOf(sought); at >= 0; at = content.indexOf(sought, at + 1)) {
        // Of earlier versions, which have no seal, the id is a part of the chain.
        if (!content.subarray(at, content.indexOf('\n', at)).includes('"seal":"')) continue;
        await handle.write(`"id":"${erasedId(id)}"`, at);
        erased += 1;
      }
    } finally {
      await handle.close();
    }
  }
  return erased;
};

/** @param file the current one, such as `DATA_DIR/consents.ndjson` */
export const checkReceipts = async (file: string): Promise<CheckedReceipts> => {
  const faults: string[] = [];
  const known = new Set<string>(['']);
  const lastOf = new Map<string, string>();
  const files = await filesOf(file);
  let receipts = 0;
  for (const path of files) {
    let at = 0;
    for await (const line of createInterface({ input: createReadStream(path) })) {
      at += 1;
      receipts += 1;
      const hash = receiptHash(line);
      const fault = (what: string): void => void faults.push(`${basename(path)}:${String(at)} ${what}`);
      let receipt: Receipt = {};
      try {
        receipt = JSON.parse(line) as Receipt;
      } catch {
        fault('is no receipt');
      }
      const { id = '', seal, writer, previous } = receipt;
      if (seal !== undefined && !isSealed(id, seal)) fault('has an id that was changed');
      // Receipts of earlier versions have no link.
      if (writer !== undefined && previous !== undefined) {
        const before = lastOf.get(writer);
        if (before === undefined ? !known.has(previous) : previous !== before)
          fault('does not follow the receipt before it: that one was changed, removed or is in a file that is missing');
        lastOf.set(writer, hash);
      }
      known.add(hash);
    }
  }
  return { receipts, files: files.length, faults };
};

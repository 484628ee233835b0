/** Checks the receipts that `fileConsentLog` wrote. */
import { createReadStream, existsSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { fullFilesOf, receiptHash } from './file-consent-log.ts';

export interface CheckedReceipts {
  readonly receipts: number;
  /** That hold them, the current one included. */
  readonly files: number;
  /** Each a line: where a receipt does not follow the one that it names. */
  readonly faults: readonly string[];
}

interface Receipt {
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
      const { writer, previous } = receipt;
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

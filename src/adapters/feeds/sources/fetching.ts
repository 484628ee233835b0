/** What the fetching of all kinds of addresses has in common. */
import type { Readable } from 'node:stream';
import type { FeedSource } from '../../../domain/feeds/feed-source.ts';
import { SourceUnreachable, type FetchedFile } from '../../../ports/feeds/feed-runs.ts';
import type { AllowsAddress } from '../../system/outside-request.ts';

export interface Fetching {
  readonly source: FeedSource;
  readonly allows: AllowsAddress;
  /** `USER`, `PASSWORD`, `TOKEN` or `PRIVATE_KEY` of the source's credentials. */
  readonly secret: (name: string) => string | undefined;
  readonly signal: AbortSignal;
  /** Copies a stream; rejects where it is longer than the source may be. */
  readonly save: (stream: Readable) => Promise<Omit<FetchedFile, 'validators'>>;
  readonly now: number;
}

/** A file that was written to a moment ago may still be coming. */
const SETTLED_MS = 60_000;

interface FolderEntry {
  readonly name: string;
  readonly isFile: boolean;
  readonly modifiedAt: number;
}

/** The newest file of a folder that is not being written to, and whose name does not begin with a dot. Throws where there is none. */
export const newestSettled = (entries: readonly FolderEntry[], folder: string, now: number): string => {
  const files = entries.filter(({ name, isFile }) => isFile && !name.startsWith('.'));
  const [newest] = files
    .filter(({ modifiedAt }) => modifiedAt <= now - SETTLED_MS)
    .toSorted((a, b) => b.modifiedAt - a.modifiedAt || (a.name < b.name ? 1 : -1));
  if (newest) return newest.name;
  throw new SourceUnreachable(
    files.length === 0 ? `There is no file in ${folder}` : `Every file in ${folder} was written to within the last minute`,
  );
};

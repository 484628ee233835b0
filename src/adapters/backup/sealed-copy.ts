/**
 * Copies of files into a backup and out of it, with their checksum. With a key a copy is `salt ‖ AES-256-GCM ‖ tag`, under a key of
 * its own that is derived from the salt, and bound to its path in the backup.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable, Transform, Writable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 32;
const TAG_BYTES = 16;
/** Each file has its own key, so its nonce need not differ. */
const NONCE = Buffer.alloc(12);

export interface Copied {
  /** Of the file itself, not of its encrypted copy. */
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

const fileKey = (secret: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'forecourt backup file', 32));

/** Passes bytes on, and measures them. */
const measuring = (): { readonly through: Transform; copied(): Copied } => {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, copied: () => ({ bytes, sha256: hash.digest('hex') }) };
};

const into = (handle: FileHandle): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      handle.writeFile(chunk).then(() => done(), done);
    },
  });

/** The new file is on the disk once this resolves. It may not exist before. */
const writing = async (file: string, write: (handle: FileHandle) => Promise<void>): Promise<void> => {
  const handle = await open(file, 'wx', 0o600);
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** @param name the path in the backup. @param secret 32 bytes; null leaves the copy readable for everybody */
export const copyIn = async (from: string, to: string, name: string, secret: Buffer | null): Promise<Copied> => {
  const measured = measuring();
  await writing(to, async (handle) => {
    if (!secret) return pipeline(createReadStream(from), measured.through, into(handle));
    const salt = randomBytes(SALT_BYTES);
    await handle.writeFile(salt);
    const cipher = createCipheriv(CIPHER, fileKey(secret, salt), NONCE).setAAD(Buffer.from(name));
    await pipeline(createReadStream(from), measured.through, cipher, into(handle));
    await handle.writeFile(cipher.getAuthTag());
  });
  return measured.copied();
};

/** Rejects when the copy was changed, or made with another key or for another name. */
export const copyOut = async (from: string, to: string, name: string, secret: Buffer | null): Promise<Copied> => {
  const measured = measuring();
  const source = secret ? await opened(from, name, secret) : [createReadStream(from)];
  await writing(to, (handle) => pipeline([...source, measured.through, into(handle)]));
  return measured.copied();
};

/** The streams that decrypt a copy, from the file on. */
async function opened(file: string, name: string, secret: Buffer): Promise<[Readable, Duplex]> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const salt = Buffer.alloc(SALT_BYTES);
    const tag = Buffer.alloc(TAG_BYTES);
    if (size < SALT_BYTES + TAG_BYTES) throw new Error('too short to be encrypted');
    await handle.read(salt, 0, SALT_BYTES, 0);
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, fileKey(secret, salt), NONCE, options).setAAD(Buffer.from(name)).setAuthTag(tag);
    const isEmpty = size === SALT_BYTES + TAG_BYTES;
    return [isEmpty ? Readable.from([]) : createReadStream(file, { start: SALT_BYTES, end: size - TAG_BYTES - 1 }), decipher];
  } finally {
    await handle.close();
  }
}

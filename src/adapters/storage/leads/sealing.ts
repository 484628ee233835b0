/** Encryption of what visitors wrote, and keyed hashes to find it by. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const SECRET_BYTES = 32;

/** One secret; each use has a separate key derived from it (RFC 5869). */
export interface LeadKey {
  readonly id: string;
  readonly sealing: Buffer;
  readonly indexing: Buffer;
  readonly stamping: Buffer;
  readonly linking: Buffer;
}

const derive = (secret: Buffer, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `forecourt leads ${use}`, 32));

export const leadKey = (id: string, secret: Buffer): LeadKey => ({
  id,
  sealing: derive(secret, 'sealing'),
  indexing: derive(secret, 'indexing'),
  stamping: derive(secret, 'stamping'),
  linking: derive(secret, 'linking'),
});

/** @param place where it is stored, such as the row's id: it cannot be opened anywhere else */
export const seal = ({ sealing }: LeadKey, text: string, place: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** Throws on anything but what `seal` made with this key for this place. */
export const open = ({ sealing }: LeadKey, sealed: Uint8Array, place: string): string => {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  decipher.setAuthTag(tag);
  return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
};

/** @param use makes the hashes of equal texts in different columns differ */
export const mac = ({ indexing }: LeadKey, use: 'body' | 'email' | 'mailbox' | 'text', text: string): Buffer =>
  createHmac('sha256', indexing).update(`${use}\u0000${text}`).digest();

export const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

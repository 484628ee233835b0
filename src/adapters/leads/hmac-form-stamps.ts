import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { FormStamps } from '../../ports/form-stamps.ts';
import type { LeadKeys } from '../storage/leads/lead-keys.ts';
import { isSame, type LeadKey } from '../storage/leads/sealing.ts';

const STAMP = /^([0-9a-z]{1,12})\.([\w-]{16})\.([\w-]{22})$/;

/** `time.random.signature`: nothing is stored for a form that is only viewed. */
export const hmacFormStamps = (keys: LeadKeys, clock: Clock): FormStamps => ({
  issue(): string {
    const content = `${clock.now().toString(36)}.${randomBytes(12).toString('base64url')}`;
    return `${content}.${signature(keys.current(), content).toString('base64url')}`;
  },

  ageOf(stamp: string): number | null {
    const [, time, random, signed] = STAMP.exec(stamp) ?? [];
    if (time === undefined || random === undefined || signed === undefined) return null;
    const given = Buffer.from(signed, 'base64url');
    const genuine = keys.all().some((key) => isSame(signature(key, `${time}.${random}`), given));
    return genuine ? clock.now() - parseInt(time, 36) : null;
  },
});

/** 128 bits are enough, since guesses are only possible online. */
const signature = ({ stamping }: LeadKey, content: string): Buffer =>
  createHmac('sha256', stamping).update(content).digest().subarray(0, 16);

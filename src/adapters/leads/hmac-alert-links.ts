import { createHmac } from 'node:crypto';
import type { AlertLinks } from '../../ports/alerts.ts';
import type { LeadKeys } from '../storage/leads/lead-keys.ts';
import { isSame, type LeadKey } from '../storage/leads/sealing.ts';

const TOKEN = /^([\w-]{1,64})\.([\w-]{43})$/;

/** `lead.signature`: a dealer who knows the id of a lead cannot confirm or stop the alert for the visitor. */
export const hmacAlertLinks = (keys: LeadKeys): AlertLinks => ({
  tokenOf(leadId: string): string {
    return `${leadId}.${signature(keys.current(), leadId).toString('base64url')}`;
  },

  leadOf(token: string): string | null {
    const [, leadId, signed] = TOKEN.exec(token) ?? [];
    if (leadId === undefined || signed === undefined) return null;
    const given = Buffer.from(signed, 'base64url');
    return keys.all().some((key) => isSame(signature(key, leadId), given)) ? leadId : null;
  },
});

const signature = ({ linking }: LeadKey, leadId: string): Buffer => createHmac('sha256', linking).update(leadId).digest();

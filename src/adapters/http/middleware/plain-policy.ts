import { createHash } from 'node:crypto';
import { PLAIN_STYLE } from '../../../domain/text/plain-page.ts';

/** The content security policy of a plain page: its own style, and nothing else. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'self'`;

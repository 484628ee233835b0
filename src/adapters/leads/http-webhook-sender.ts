import { createHmac } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Transport } from '../../ports/transport.ts';
import type { WebhookCall } from '../../ports/webhooks.ts';

const LONGEST_MS = 10_000;

/** `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.body">`: the time is signed against replays. */
const webhookSignature = (secret: string, body: string, now: number): string => {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};

export const httpWebhookSender = (clock: Clock, longestMs = LONGEST_MS): Transport<WebhookCall> => ({
  async send({ url, secret, deliveryId, body }) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Forecourt-Delivery': deliveryId,
          'Forecourt-Signature': webhookSignature(secret, body, clock.now()),
        },
        body,
        // A call signed for one address is not redirected to another.
        redirect: 'manual',
        signal: AbortSignal.timeout(longestMs),
      });
      await response.body?.cancel();
      if (response.ok) return { kind: 'sent' };
      return { kind: 'refused', reason: `webhook ${String(response.status)}`, forGood: false };
    } catch (error) {
      return { kind: 'unreachable', reason: `webhook ${error instanceof Error ? error.name : 'failed'}` };
    }
  },
});

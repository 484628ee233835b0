import { SpanStatusCode } from '@opentelemetry/api';
import type { Sending, Transport } from '../../../ports/transport.ts';
import { inNewTrace } from './spans.ts';

/** The same transport, each of whose deliveries is a trace with what became of it. */
export const tracedTransport = <T extends Transport<never>>(name: string, transport: T): T =>
  new Proxy(transport, {
    get(target, key) {
      if (key === 'send')
        return (message: never): Promise<Sending> =>
          inNewTrace(`deliver by ${name}`, {}, async (span) => {
            const sending = await target.send(message);
            span.setAttribute('forecourt.delivery', sending.kind);
            if (sending.kind === 'sent') return sending;
            span.setAttribute('error.type', sending.reason).setStatus({ code: SpanStatusCode.ERROR });
            return sending;
          });
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

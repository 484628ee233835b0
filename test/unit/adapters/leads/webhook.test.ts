import { expect } from 'chai';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { httpWebhookSender } from '../../../../src/adapters/leads/http-webhook-sender.ts';
import { webhookBody } from '../../../../src/application/leads/webhook-body.ts';
import { aLead } from '../../../support/builders/a-lead.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';

describe('A dealer’s webhook', () => {
  let server: Server;
  let status = 204;
  const calls: { readonly headers: Record<string, unknown>; readonly body: string }[] = [];
  const sender = httpWebhookSender(new FixedClock());

  before(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (data: Buffer) => (body += data.toString()));
      request.on('end', () => {
        calls.push({ headers: request.headers, body });
        response.writeHead(status, { Location: 'https://elsewhere.example/' }).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  const send = () => {
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/leads`;
    return sender.send({ url, secret: 'shared', deliveryId: 'id.webhook', body: webhookBody(aLead()) });
  };

  it('gets the lead as JSON, signed with its time', async () => {
    expect(await send()).to.deep.equal({ kind: 'sent' });
    const { headers, body } = calls[0]!;
    expect(JSON.parse(body)).to.deep.include({ Type: 'Inquiry', Name: "Zoé Tremblay-O'Neil", Phone: '+14505550199' });
    const [, time = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['forecourt-signature'])) ?? [];
    expect(signature).to.equal(createHmac('sha256', 'shared').update(`${time}.${body}`).digest('hex'));
    expect(headers['forecourt-delivery']).to.equal('id.webhook');
  });

  it('is tried again when it fails, or sends us elsewhere', async () => {
    for (status of [500, 302, 410])
      expect(await send()).to.deep.include({ kind: 'refused', reason: `webhook ${String(status)}` });
  });

  it('is told apart when nothing answers', async () => {
    const nobody = { url: 'http://127.0.0.1:1/', secret: 's', deliveryId: 'd', body: '{}' };
    expect(await sender.send(nobody)).to.deep.include({ kind: 'unreachable' });
  });
});

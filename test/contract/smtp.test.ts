/** The mailer against a real SMTP server, well and in trouble. */
import { expect } from 'chai';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { SmtpMailer } from '../../src/adapters/leads/smtp-mailer.ts';
import { dealerMail } from '../../src/application/leads/dealer-mail.ts';
import type { MailMessage } from '../../src/ports/mailer.ts';
import { aLead } from '../support/builders/a-lead.ts';
import { words } from '../support/words.ts';

const failing = (code: number): Error => Object.assign(new Error('zoe@example.org is not welcome'), { responseCode: code });

const message = (lead = aLead()): MailMessage => ({
  ...dealerMail(lead, words, 'ventes@pontviau.example', { to: [], copies: [], adf: 'attached' }),
  name: `${lead.id}.dealer`,
});

/** An address that nobody listens at: the port was free a moment ago. */
const listen = (server: SMTPServer | Server): Promise<number> =>
  new Promise((done) => {
    const listening = server instanceof SMTPServer ? server.server : server;
    server.listen(0, '127.0.0.1', () => done((listening.address() as { port: number }).port));
  });

describe('Mail over SMTP', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  const relay = async (options: ConstructorParameters<typeof SMTPServer>[0] = {}) => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (data: Buffer) => (text += data.toString('utf8')));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
      ...options,
    });
    server.on('error', () => {});
    const port = await listen(server);
    const mailer = mailerTo(port);
    closing.push(() => server.close());
    return { mailer, received };
  };
  const mailerTo = (port: number): SmtpMailer => {
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${String(port)}`, { silenceMs: 300 });
    closing.push(() => mailer.close());
    return mailer;
  };

  it('brings the message with its ADF, under the same Message-ID at every attempt', async () => {
    const { mailer, received } = await relay();
    expect(await mailer.send(message())).to.deep.equal({ kind: 'sent' });
    expect(await mailer.send(message())).to.deep.equal({ kind: 'sent' });
    const ids = received.map((text) => /^Message-ID: (.*)\r?$/im.exec(text)?.[1]);
    expect(ids).to.deep.equal(Array.from({ length: 2 }, () => '<11111111-2222-4333-8444-555555555555.dealer@forecourt.example>'));
    expect(received[0])
      .to.match(/^To: .*ventes@pontviau\.example/m)
      .and.match(/^Content-Type: application\/xml; name=lead\.adf\.xml/m);
    expect(received[0])
      .to.match(/^Reply-To: .*<zoe@example\.org>/m)
      .and.match(/text\/plain/)
      .and.match(/text\/html/);
  });

  it('lets no line break of a name become a header', async () => {
    const { mailer, received } = await relay();
    await mailer.send(message(aLead({ name: 'Zoé\r\nBcc: everybody@example.org' })));
    const [header] = received[0]?.split(/\r?\n\r?\n/) ?? [];
    expect(header).to.match(/^To:/im).and.not.match(/^Bcc:/im);
  });

  for (const [code, forGood] of [
    [451, false],
    [550, true],
  ] as const)
    it(`tells a recipient refused with ${String(code)}, without repeating the relay’s words`, async () => {
      const { mailer } = await relay({ onRcptTo: (_address, _session, done) => done(failing(code)) });
      expect(await mailer.send(message())).to.deep.equal({
        kind: 'refused',
        reason: `smtp ${String(code)} at RCPT TO`,
        forGood,
      });
    });

  it('tells a message refused after DATA', async () => {
    const { mailer } = await relay({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(failing(554)));
      },
    });
    expect(await mailer.send(message())).to.deep.include({ kind: 'refused', forGood: false });
  });

  const behaving = async (behave: (socket: Socket) => void): Promise<SmtpMailer> => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      behave(socket);
    });
    const port = await listen(server);
    closing.push(() => server.close());
    return mailerTo(port);
  };

  it('gives up on a relay that hangs', async () => {
    const mailer = await behaving(() => {});
    expect(await mailer.send(message())).to.deep.include({ kind: 'unreachable' });
  });

  it('takes a connection that drops after DATA for no success', async () => {
    const mailer = await behaving((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        const text = data.toString();
        if (text.startsWith('DATA')) socket.write('354 go on\r\n');
        else if (text.endsWith('\r\n.\r\n')) socket.destroy();
        else if (/^(EHLO|MAIL|RCPT)/.test(text)) socket.write('250 ok\r\n');
      });
    });
    expect(await mailer.send(message())).to.deep.include({ kind: 'unreachable' });
  });

  it('says that there is no server at the address', async () => {
    expect(await mailerTo(1).send(message())).to.deep.include({ kind: 'unreachable' });
  });
});

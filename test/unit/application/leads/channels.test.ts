import { expect } from 'chai';
import {
  CHANNELS,
  channelOf,
  DEALER_CHANNELS,
  deliveryNamesOf,
  owedDeliveries,
  type ChannelPorts,
} from '../../../../src/application/leads/channels.ts';
import type { Lead } from '../../../../src/domain/leads/lead.ts';
import type { LeadRouting } from '../../../../src/domain/leads/lead-routing.ts';
import type { Dealer } from '../../../../src/domain/vehicle/vehicle.ts';
import type { MailMessage } from '../../../../src/ports/mailer.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aLead } from '../../../support/builders/a-lead.ts';
import { plainAlertLinks } from '../../../support/fakes/plain-alert-links.ts';
import { words } from '../../../support/words.ts';

describe('A new lead', () => {
  let sent: MailMessage[] = [];
  let dealer: Dealer | null = null;
  beforeEach(() => {
    sent = [];
    dealer = aDealer().build();
  });
  const portsWith = (webhookOf: readonly number[] = []): ChannelPorts => ({
    transports: {
      mail: {
        send(message) {
          sent.push(message);
          return Promise.resolve({ kind: 'sent' });
        },
      },
      webhook: { send: () => Promise.resolve({ kind: 'sent' }) },
    },
    webhooks: {
      ofDealer: (dealerId) =>
        Promise.resolve(webhookOf.includes(dealerId) ? { dealerId, url: 'https://dealer.example/', secret: 's' } : null),
      all: () => Promise.resolve([]),
      save: () => Promise.resolve(),
      remove: () => Promise.resolve(false),
    },
    vehicles: { dealerOfId: () => Promise.resolve(dealer) },
    alertLinks: plainAlertLinks,
    words,
    leads: { list: () => Promise.resolve([]) },
  });
  const owedOf = async (lead: Lead, webhookOf: readonly number[] = []): Promise<unknown[]> => {
    const ports = portsWith(webhookOf);
    return [...(await owedDeliveries(lead, 'dealer', ports)), ...(await owedDeliveries(lead, 'visitor', ports))];
  };
  const route = (routing: Partial<LeadRouting>): void => {
    dealer = aDealer()
      .with({ leadRouting: { addresses: {}, group: null, adf: 'attached', ...routing } })
      .build();
  };
  /** Delivers all that the dealer and their group are owed; the messages, in their order. */
  const deliver = async (lead: Lead): Promise<readonly MailMessage[]> => {
    const ports = portsWith();
    for (const { channel: name } of await owedDeliveries(lead, 'dealer', ports)) {
      const found = channelOf(name)!;
      await found.channel.send({ lead, name: `7.${name}`, firstDue: 0, index: found.index }, ports);
    }
    return sent;
  };

  it('goes to the dealer by mail, and is confirmed to the visitor', async () => {
    expect(await owedOf(aLead())).to.deep.equal([
      { channel: 'dealer', destination: 'mail' },
      { channel: 'confirmation', destination: 'mail' },
    ]);
  });

  it('is not confirmed where the visitor left no address', async () => {
    expect(await owedOf(aLead({ email: null }))).to.deep.equal([{ channel: 'dealer', destination: 'mail' }]);
  });

  it('goes to the webhook of its dealer too, which fails apart from the mail and from other webhooks', async () => {
    const { id } = aLead().dealer!;
    expect(await owedOf(aLead(), [id])).to.deep.include({ channel: 'webhook', destination: `webhook ${String(id)}` });
    expect(await owedOf(aLead({ dealer: null }), [id])).to.have.length(2);
  });

  it('goes to every address that its dealer has for its type, each delivered for itself, with a copy to the group', async () => {
    route({
      addresses: { appointment: ['drive@pontviau.example', 'desk@pontviau.example'], other: ['leads@pontviau.example'] },
      group: { name: 'Groupe Rivemont', addresses: ['group@rivemont.example'] },
    });
    const appointment = await deliver(aLead({ type: 'appointment', date: '2026-09-20', time: 'morning' }));
    expect(appointment.map(({ name, to }) => [name, to.address])).to.deep.equal([
      ['7.dealer', 'drive@pontviau.example'],
      ['7.dealer-2', 'desk@pontviau.example'],
      ['7.copy', 'group@rivemont.example'],
    ]);
    for (const { text } of appointment)
      expect(text)
        .to.include('Envoyé à\u00a0: drive@pontviau.example, desk@pontviau.example')
        .and.include('Copie au groupe\u00a0: group@rivemont.example');
    sent = [];
    expect((await deliver(aLead())).map(({ to }) => to.address)).to.deep.equal([
      'leads@pontviau.example',
      'group@rivemont.example',
    ]);
  });

  it('goes to the dealer’s own address where they route no lead of its type', async () => {
    route({ addresses: { 'trade-in': ['used@pontviau.example'] } });
    expect((await deliver(aLead())).map(({ to }) => to.address)).to.deep.equal(['ventes@pontviau.example']);
  });

  it('has its ADF attached to a readable mail, alone in the body, or not at all, as the dealer wants', async () => {
    route({ adf: 'attached' });
    const [attached] = await deliver(aLead());
    expect(attached?.attachments[0]?.content).to.include('<adf>');
    expect(attached?.html).to.include('RAV4');
    route({ adf: 'body' });
    const [, body] = await deliver(aLead());
    expect(body?.text).to.equal(attached?.attachments[0]?.content);
    expect([body?.html, body?.attachments]).to.deep.equal([null, []]);
    route({ adf: 'none' });
    const [, , none] = await deliver(aLead());
    expect(none?.attachments).to.deep.equal([]);
    expect(none?.text).to.include('RAV4').and.not.include('<adf>');
  });

  it('has its ADF attached for the site, which passes it on, whatever the dealer wants', async () => {
    route({ adf: 'none' });
    dealer = dealer && { ...dealer, email: null };
    const [mail] = await deliver(aLead({ dealer: { ...aLead().dealer!, email: null } }));
    expect(mail?.attachments[0]?.content).to.include('<adf>');
  });

  it('goes to a corrected address from the next attempt on, and nowhere twice where one was taken away', async () => {
    route({ addresses: { other: ['old@pontviau.example', 'both@pontviau.example'] } });
    const ports = portsWith();
    const owed = await owedDeliveries(aLead(), 'dealer', ports);
    route({ addresses: { other: ['new@pontviau.example'] } });
    for (const [index, { channel }] of owed.entries())
      expect(await CHANNELS.dealer.send({ lead: aLead(), name: channel, firstDue: 0, index }, ports)).to.deep.equal({
        kind: 'sent',
      });
    expect(sent.map(({ to }) => to.address)).to.deep.equal(['new@pontviau.example']);
  });

  it('goes to the site where the dealer has no address', async () => {
    dealer = aDealer().with({ email: null }).build();
    const [mail] = await deliver(aLead({ dealer: { ...aLead().dealer!, email: null } }));
    expect(mail?.to.address).to.equal('hello@forecourt.example');
  });

  it('goes to the dealer as they were where the inventory does not know them any more', async () => {
    dealer = null;
    expect((await deliver(aLead())).map(({ to }) => to.address)).to.deep.equal(['ventes@pontviau.example']);
  });

  it('has a name for each delivery, which mail and copies are known by', () => {
    expect(deliveryNamesOf('7')).to.include.members([
      '7.dealer',
      '7.dealer-5',
      '7.copy',
      '7.webhook',
      '7.confirmation',
      '7.alert',
    ]);
    expect(DEALER_CHANNELS).to.include.members(['dealer', 'dealer-2', 'copy', 'webhook']).and.not.include('confirmation');
  });
});

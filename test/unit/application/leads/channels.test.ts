import { expect } from 'chai';
import { deliveryNamesOf, owedDeliveries, type ChannelPorts } from '../../../../src/application/leads/channels.ts';
import type { Lead } from '../../../../src/domain/leads/lead.ts';
import { aLead } from '../../../support/builders/a-lead.ts';
import { plainAlertLinks } from '../../../support/fakes/plain-alert-links.ts';
import { words } from '../../../support/words.ts';

describe('A new lead', () => {
  const send = () => Promise.resolve({ kind: 'sent' } as const);
  const owedOf = (lead: Lead, webhookOf: readonly number[] = []): Promise<unknown> => {
    const ports: ChannelPorts = {
      transports: { mail: { send }, webhook: { send } },
      webhooks: {
        ofDealer: (dealerId) =>
          Promise.resolve(webhookOf.includes(dealerId) ? { dealerId, url: 'https://dealer.example/', secret: 's' } : null),
        all: () => Promise.resolve([]),
        save: () => Promise.resolve(),
        remove: () => Promise.resolve(false),
      },
      alertLinks: plainAlertLinks,
      words,
      leads: { list: () => Promise.resolve([]) },
    };
    return Promise.all([owedDeliveries(lead, 'dealer', ports), owedDeliveries(lead, 'visitor', ports)]).then((owed) =>
      owed.flat(),
    );
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

  it('has a name for each delivery, which mail and copies are known by', () => {
    expect(deliveryNamesOf('7')).to.include.members(['7.dealer', '7.webhook', '7.confirmation', '7.alert']);
  });
});

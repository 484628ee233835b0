import type { OfferLeadFormPorts } from '../../application/leads/offer-lead-form.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { presentLeadForms } from '../leads/present-lead-forms.ts';
import type { PageRequest } from '../page-request.ts';

/** The page on which visitors write to the site itself. */
export const contactView = (request: PageRequest, ports: OfferLeadFormPorts) => {
  const { senderName, postalAddress, mail } = request.site.contact;
  return {
    path: pathOf('Public_Contact', request.language.id),
    sender: senderName,
    postalAddress,
    mail,
    forms: presentLeadForms(['contact'], {}, request, ports),
  };
};

export type ContactView = ReturnType<typeof contactView>;

/** The page on which visitors write to the site itself. */
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { ContactView } from '../../../ui/contact/contact-view.ts';
import type { Loader } from '../loader.ts';
import { presentLeadForms } from '../../../ui/leads/present-lead-forms.ts';

export const loadContact: Loader<ContactView> = (request, { clock, leadForms }) => {
  const { site, language } = request;
  const { senderName, postalAddress, mail } = site.contact;
  const forms = presentLeadForms(['contact'], {}, request, { clock, ...leadForms });
  const path = pathOf('Public_Contact', language.id);
  return Promise.resolve({ kind: 'page', view: { path, sender: senderName, postalAddress, mail, forms } });
};

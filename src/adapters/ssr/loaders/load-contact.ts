/** The page on which visitors write to the site itself. */
import { contactView, type ContactView } from '../../../ui/contact/present-contact.ts';
import type { Loader } from '../loader.ts';

export const loadContact: Loader<ContactView> = (request, { clock, leadForms }) =>
  Promise.resolve({ kind: 'page', view: contactView(request, { clock, ...leadForms }) });

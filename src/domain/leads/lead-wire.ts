/** How a page sends a lead to the server, beside the lead's fields (lead-form.ts). */

/** Where a form is posted by the browser itself. */
export const LEAD_FORM_PATH = '/leads';
/** Where the same is posted as JSON. */
export const LEAD_API_PATH = '/api/leads';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The vehicles that a form to several dealers asks about: a box for each, in place of `ProductId`. */
export const ASKED_FIELD = 'Asked';

/** Fields of a form beside the visitor's own. */
export const FORM_FIELDS = { stamp: 'Stamp', page: 'Page', language: 'Language', honeypot: 'Website' } as const;

/** The parameter that says on the page that a form was sent: its type, no personal data. */
export const SENT_PARAMETER = 'Sent';

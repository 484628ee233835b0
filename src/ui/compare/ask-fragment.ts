/** The form to the dealers on the comparison's page. */
export const ASK_FRAGMENT = '#inquiry';

/** The part of the comparison's page that a button of a form leads to; '' for its beginning. */
export const fragmentOf = (submitter: HTMLElement | null): string =>
  submitter?.getAttribute('formaction')?.endsWith(ASK_FRAGMENT) === true ? ASK_FRAGMENT : '';

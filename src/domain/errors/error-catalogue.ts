/**
 * What visitors are told when something fails (specification, section 8). The English is exactly the specification's. The
 * texts are in the namespace `common`: they are needed on every page.
 */
import type { Translate } from '../language/translate.ts';

export type ErrorText =
  /** The title of every alert, and the message when there is no better one. */
  | { readonly kind: 'title' }
  /** `id`: what the visitor may quote to the operator, from the answer's ID field. */
  | { readonly kind: 'generic'; readonly id?: string | undefined }
  /** `item`: what could not be loaded, in the visitor's language; a page unless said otherwise. */
  | { readonly kind: 'item'; readonly item?: string }
  | { readonly kind: 'not-found' }
  /** The link that leads on from an error. */
  | { readonly kind: 'home' };

/** '(ID: …)'. */
export const errorId = (id: string, t: Translate): string => t('common:error.id', { id });

export const errorMessage = (error: ErrorText, t: Translate): string => {
  switch (error.kind) {
    case 'title':
      return t('common:error.title');
    case 'generic': {
      const message = t('common:error.generic');
      return error.id === undefined ? message : `${message} ${errorId(error.id, t)}`;
    }
    case 'item':
      return t('common:error.item', { item: error.item ?? t('common:error.page') });
    case 'not-found':
      return t('common:error.notFound');
    case 'home':
      return t('common:error.home');
  }
};

/** Status and message of an error page without better information (specification, section 8). */
export const DEFAULT_ERROR_STATUS = 500;

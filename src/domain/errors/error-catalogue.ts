/** What visitors are told when something fails (specification, section 8). The English is the specification's, to the letter. */
import { sayIn, type InFiveLanguages } from '../language/in-five-languages.ts';
import type { LanguageId } from '../language/language.ts';

const TEXTS = {
  title: ['Error', 'Erreur', 'Erreur', 'Error', 'Error'],
  generic: [
    'An error has occured, please try again',
    'Une erreur s’est produite, veuillez réessayer',
    'Une erreur est survenue, veuillez réessayer',
    'Se ha producido un error, inténtelo de nuevo',
    'Ocurrió un error, por favor inténtelo de nuevo',
  ],
  item: [
    'An error has occured, unable to load {ITEM}, please try again later.',
    'Une erreur s’est produite, impossible de charger {ITEM}, veuillez réessayer plus tard.',
    'Une erreur est survenue, impossible de charger {ITEM}, veuillez réessayer ultérieurement.',
    'Se ha producido un error, no se ha podido cargar {ITEM}, inténtelo de nuevo más tarde.',
    'Ocurrió un error, no fue posible cargar {ITEM}, por favor inténtelo de nuevo más tarde.',
  ],
  notFound: [
    'This page could not be found',
    'Cette page est introuvable',
    'Cette page est introuvable',
    'No se ha encontrado esta página',
    'No se encontró esta página',
  ],
  home: ['Home', 'Accueil', 'Accueil', 'Inicio', 'Inicio'],
  page: ['the page', 'la page', 'la page', 'la página', 'la página'],
  id: ['(ID: {ID})', '(ID : {ID})', '(ID : {ID})', '(ID: {ID})', '(ID: {ID})'],
} as const satisfies Readonly<Record<string, InFiveLanguages>>;

export type ErrorText =
  /** The title of every alert, and the message where nothing better is known. */
  | { readonly kind: 'title' }
  /** `id`: what the visitor may quote to the operator, from the answer's ID field. */
  | { readonly kind: 'generic'; readonly id?: string | undefined }
  /** `item`: what could not be loaded, in the visitor's language; a page unless said otherwise. */
  | { readonly kind: 'item'; readonly item?: string }
  | { readonly kind: 'not-found' }
  /** The link that leads on from an error. */
  | { readonly kind: 'home' };

/** '(ID: …)'. */
export const errorId = (id: string, languageId: LanguageId): string =>
  // A function, since `replace` reads '$&' and the like in a text.
  sayIn(TEXTS.id, languageId).replace('{ID}', () => id);

/** The text in the visitor's language. */
export const errorMessage = (error: ErrorText, languageId: LanguageId): string => {
  switch (error.kind) {
    case 'title':
      return sayIn(TEXTS.title, languageId);
    case 'generic': {
      const message = sayIn(TEXTS.generic, languageId);
      return error.id === undefined ? message : `${message} ${errorId(error.id, languageId)}`;
    }
    case 'item':
      return sayIn(TEXTS.item, languageId).replace('{ITEM}', () => error.item ?? sayIn(TEXTS.page, languageId));
    case 'not-found':
      return sayIn(TEXTS.notFound, languageId);
    case 'home':
      return sayIn(TEXTS.home, languageId);
  }
};

/** Status and message of an error page that knows no better (specification, section 8). */
export const DEFAULT_ERROR_STATUS = 500;

/** The page of the service worker: shown if the page is not cached and the server does not answer. */
import { languageOf, LANGUAGES, type Language, type LanguageId } from '../../domain/language/language.ts';
import { plainPage } from '../../domain/text/plain-page.ts';
import enCA from './messages/en-ca.json' with { type: 'json' };
import esCO from './messages/es-co.json' with { type: 'json' };
import esES from './messages/es-es.json' with { type: 'json' };
import frCA from './messages/fr-ca.json' with { type: 'json' };
import frFR from './messages/fr-fr.json' with { type: 'json' };

/** The service worker has no page's messages: it includes its own. */
const MESSAGES: Readonly<Record<LanguageId, typeof enCA>> = { 1: enCA, 2: frCA, 3: frFR, 4: esES, 5: esCO };

export interface KeptVehicle {
  readonly path: string;
  /** As markup: it comes from the page itself. */
  readonly title: string;
}

/** By the first segment of the path; a path without one is read in the language of the first vehicle kept, or English. */
const languageOfPath = (path: string): Language | undefined => LANGUAGES.find(({ slug }) => path.split('/')[1] === slug);

export const offlinePage = (path: string, vehicles: readonly KeptVehicle[]): string => {
  const language = languageOfPath(path) ?? languageOfPath(vehicles[0]?.path ?? '') ?? languageOf(1);
  const { title, text, none, again } = MESSAGES[language.id];
  return plainPage({
    locale: language.locale,
    title,
    text: vehicles.length > 0 ? text : none,
    links: vehicles,
    action: { path, text: again },
  });
};

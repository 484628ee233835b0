/** The page of the service worker: shown if the page is not cached and the server does not answer. */
import { languageOf, LANGUAGES, type Language, type LanguageId } from '../../domain/language/language.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';
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
  const items = vehicles.map((kept) => `<li><a href="${escapeMarkup(kept.path)}">${kept.title}</a></li>`).join('');
  return `<!doctype html><html lang="${language.locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body{max-width:40rem;margin:10vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}li{padding:.25rem 0}</style></head>
<body><main><h1>${title}</h1><p>${vehicles.length > 0 ? text : none}</p>${items === '' ? '' : `<ul>${items}</ul>`}
<p><a href="${escapeMarkup(path)}">${again}</a></p></main></body></html>`;
};

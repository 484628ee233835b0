/** The page of the service worker: it stands where no page was kept and no server answers. */
import { sayIn, type InFiveLanguages } from '../../domain/language/in-five-languages.ts';
import { languageOf, LANGUAGES, type Language } from '../../domain/language/language.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';

const TITLE: InFiveLanguages = [
  'You are offline',
  'Vous êtes hors ligne',
  'Vous êtes hors connexion',
  'No hay conexión',
  'No hay conexión',
];
const TEXT: InFiveLanguages = [
  'This page needs a connection. These vehicles are kept on this device, as you last saw them:',
  'Cette page demande une connexion. Ces véhicules sont gardés sur cet appareil, tels que vous les avez vus :',
  'Cette page nécessite une connexion. Ces véhicules sont conservés sur cet appareil, tels que vous les avez vus :',
  'Esta página necesita conexión. Estos vehículos están guardados en este dispositivo, tal como los vio la última vez:',
  'Esta página necesita conexión. Estos vehículos están guardados en este dispositivo, tal como los vio la última vez:',
];
const NONE: InFiveLanguages = [
  'This page needs a connection, and no vehicle is kept on this device yet.',
  'Cette page demande une connexion, et aucun véhicule n’est encore gardé sur cet appareil.',
  'Cette page nécessite une connexion, et aucun véhicule n’est encore conservé sur cet appareil.',
  'Esta página necesita conexión, y todavía no hay ningún vehículo guardado en este dispositivo.',
  'Esta página necesita conexión, y todavía no hay ningún vehículo guardado en este dispositivo.',
];
const AGAIN: InFiveLanguages = ['Try again', 'Réessayer', 'Réessayer', 'Reintentar', 'Intentar de nuevo'];

export interface KeptVehicle {
  readonly path: string;
  /** As markup: it comes from the page itself. */
  readonly title: string;
}

/** By the first segment of the path; a path without one is read in the language of the first vehicle kept, or English. */
const languageOfPath = (path: string): Language | undefined => LANGUAGES.find(({ slug }) => path.split('/')[1] === slug);

export const offlinePage = (path: string, vehicles: readonly KeptVehicle[]): string => {
  const language = languageOfPath(path) ?? languageOfPath(vehicles[0]?.path ?? '') ?? languageOf(1);
  const say = (words: InFiveLanguages): string => sayIn(words, language.id);
  const items = vehicles.map((kept) => `<li><a href="${escapeMarkup(kept.path)}">${kept.title}</a></li>`).join('');
  return `<!doctype html><html lang="${language.locale}"><head><meta charset="utf-8"><title>${say(TITLE)}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body{max-width:40rem;margin:10vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}li{padding:.25rem 0}</style></head>
<body><main><h1>${say(TITLE)}</h1><p>${say(vehicles.length > 0 ? TEXT : NONE)}</p>${items === '' ? '' : `<ul>${items}</ul>`}
<p><a href="${escapeMarkup(path)}">${say(AGAIN)}</a></p></main></body></html>`;
};

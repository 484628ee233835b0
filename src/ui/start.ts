/**
 * The only script of a document. Until the first paint, the connection is left to the style sheet, fonts and pictures. Then the
 * scripts that the document names are fetched in parallel, and the first of them, the application, runs. A background tab or
 * a hidden frame waits until it is visible.
 */
const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
const [application = '', ...others] = modules.split(' ');

const bring = (): void => {
  for (const href of others) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void import(application);
};

// `requestAnimationFrame` callbacks run before the paint; a timeout set in one runs after it.
requestAnimationFrame(() => setTimeout(bring));

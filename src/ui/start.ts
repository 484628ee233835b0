/**
 * The one script of a document. Until the first paint the line is for what is painted: style sheet, font and pictures. Then the
 * scripts that the document names are fetched side by side, and the first of them, the application, runs. A tab in the background or
 * a frame out of sight waits until it is seen.
 */
const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
const [application = '', ...others] = modules.split(' ');

const bring = (): void => {
  for (const href of others) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void import(application);
};

// A frame's callbacks run before it is painted; what they put off, after.
requestAnimationFrame(() => setTimeout(bring));

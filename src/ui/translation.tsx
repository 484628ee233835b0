/** The words of a page for its components, handed down from the root. */
import { createContext, useContext, useMemo } from 'react';
import type { TFunction } from 'i18next';
import type { Translator } from './translator.ts';

const TranslatorContext = createContext<Translator | null>(null);

export const TranslatorProvider = TranslatorContext.Provider;

/** `t` of a namespace: the name of a folder under ui/, or 'common'. Another namespace of a single text is named by the option `ns`. */
export const useTranslation = (namespace = 'common'): { readonly t: TFunction } => {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('There are no words around this component');
  return useMemo(() => ({ t: translator.of(namespace) }), [translator, namespace]);
};

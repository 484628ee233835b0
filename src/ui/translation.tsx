/** The words of a page for its components: one i18next in one language, handed down from the root. */
import { createContext, useContext, useMemo } from 'react';
import type { i18n, TFunction } from 'i18next';

const TranslatorContext = createContext<i18n | null>(null);

export const TranslatorProvider = TranslatorContext.Provider;

/** `t` of a namespace: the name of a folder under ui/, or 'common'. Another namespace of a single text is named by the option `ns`. */
export const useTranslation = (namespace = 'common'): { readonly t: TFunction } => {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('There are no words around this component');
  return useMemo(() => ({ t: translator.getFixedT<typeof namespace>(null, namespace) }), [translator, namespace]);
};

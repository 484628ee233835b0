import { useEffect } from 'react';
import { consentSignals } from '../../domain/consent/consent.ts';
import { isLocalhost } from '../../domain/site/localhost.ts';
import { useFrame } from '../layout/frame-context.tsx';

/** Google's tag accepts a call only as an `arguments` object; it treats an array as data. */
function call(..._words: readonly unknown[]): IArguments {
  return arguments;
}

/**
 * Loads the site's tag manager once the visitor has agreed to one of its purposes, and passes their choice first (Consent Mode). Without
 * consent, and on localhost, nothing is requested.
 */
export const TagManager = (): null => {
  const { site, consent } = useFrame();
  const container = site.tagManager;
  const agreed = consent?.chosen ?? null;
  useEffect(() => {
    if (container === null || agreed === null || agreed.length === 0) return;
    if (isLocalhost(window.location.hostname) || document.getElementById('tag-manager')) return;
    const target: { dataLayer?: unknown[] } = window;
    (target.dataLayer ??= []).push(call('consent', 'default', consentSignals(agreed)));
    const script = document.createElement('script');
    script.id = 'tag-manager';
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
    document.head.append(script);
  }, [container, agreed]);
  return null;
};

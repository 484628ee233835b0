/**
 * What may become markup or the address of a script in a page, where the browser enforces Trusted Types
 * (https://www.w3.org/TR/trusted-types/). Everything else that is written to innerHTML, script.src and the like is an error then.
 */
import { memoised } from '../../domain/text/memoised.ts';
import { SERVICE_WORKER, TRUSTED_TYPES_POLICIES } from '../page-wire.ts';

/** TypeScript's DOM library does not have it yet. */
interface PolicyRules {
  readonly createHTML?: (html: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}
interface TrustedTypes {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Readonly<Record<keyof Rules, (text: string) => string>>;
}

/** Leaflet tries out whether the browser draws SVG when it is loaded. */
const LEAFLETS_TRIAL = '<svg/>';

/** Undefined on the server and in browsers without Trusted Types: the text itself is used. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const [own, fallback] = TRUSTED_TYPES_POLICIES;
const policy = trustedTypes?.createPolicy(own, {
  createHTML: (html) => html,
  createScriptURL: (url) => (url === SERVICE_WORKER ? url : null),
});
// Asked for text that reached the page without a policy: null refuses it.
trustedTypes?.createPolicy(fallback, { createHTML: (html) => (html === LEAFLETS_TRIAL ? html : null) });

/**
 * Markup that the server made of an operator's Markdown, which leaves out HTML: for `dangerouslySetInnerHTML`. The same each time for a
 * text, or React would write it again at each change of the page.
 */
export const serverMarkup: (html: string) => string = policy ? memoised((html) => policy.createHTML(html)) : (html) => html;

/** The address of the service worker; there is no other script that a page may load by its address. */
export const serviceWorkerUrl = (): string => policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER;

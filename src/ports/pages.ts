/** The pages of the product as HTTP serves them. */
import type { LanguageId } from '../domain/language/language.ts';
import type { LeadFormState } from '../domain/leads/form-state.ts';
import type { VisitorPlace } from '../domain/location/location.ts';
import type { Site } from '../domain/site/site.ts';

/** A request, independent of HTTP. */
export interface Visit {
  readonly site: Site;
  /** Scheme and host. */
  readonly origin: string;
  readonly path: string;
  /** With its '?', or ''. */
  readonly search: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string | undefined;
  /** Path and query of the page of this site that the visitor comes from, where the browser says so. */
  readonly cameFrom: string | undefined;
  readonly place: VisitorPlace | null;
  /** A submitted form of this page that is shown again. */
  readonly form?: LeadFormState | undefined;
}

export interface Page {
  readonly kind: 'page';
  /** Of HTTP. */
  readonly status: number;
  readonly languageId: LanguageId;
  /** Which screen shows it (`ui/screens.ts`). */
  readonly screen: string;
  /** What client-side navigation needs of it: plain JSON. */
  readonly state: object;
  /** The whole HTML document in UTF-8, rendered on demand. */
  document(): Uint8Array;
}

/** `to` is a path with its query on the same host. */
export type PageAnswer = Page | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string };

export interface Pages {
  /** Rejects when a port that the page needs does not answer. */
  answer(visit: Visit): Promise<PageAnswer>;
  /** The error page; `requestId` identifies the request in the log, and a `reason` says more than the status. */
  error(visit: Visit, status: number, requestId: string, reason?: 'search-away'): Page;
}

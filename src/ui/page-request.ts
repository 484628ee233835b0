/** A request for a page, independent of HTTP. */
import type { LeadFormState } from '../domain/leads/form-state.ts';
import type { Language } from '../domain/language/language.ts';
import type { Translate } from '../domain/language/translate.ts';
import type { VisitorTerms } from '../domain/finance/visitor-terms.ts';
import type { VisitorPlace } from '../domain/location/location.ts';
import type { PageCode } from '../domain/routing/section-page.ts';
import type { Site } from '../domain/site/site.ts';

export interface PageRequest {
  readonly site: Site;
  readonly language: Language;
  readonly t: Translate;
  readonly code: PageCode;
  /** The path's variable segments, decoded. */
  readonly segments: readonly string[];
  /** Path without query, as requested. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly place: VisitorPlace | null;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** Terms that payments are calculated with. */
  readonly terms: VisitorTerms;
  /** A form of this page that was submitted and rejected. */
  readonly form?: LeadFormState | undefined;
}

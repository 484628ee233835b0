/** The data that every page gets from the server, and the interface of a page module. */
import type { ReactNode } from 'react';
import type { TFunction } from 'i18next';
import type { ConsentPurpose } from '../domain/consent/consent.ts';
import type { creditWarningAt } from '../domain/finance/credit-warning.ts';
import type { LanguageId, Locale } from '../domain/language/language.ts';
import type { VisitorPlace } from '../domain/location/location.ts';
import type { PageCode } from '../domain/routing/section-page.ts';
import type { PublicSite, Site } from '../domain/site/site.ts';

/** A visitor's place with its name in the page's language. */
export interface ShownPlace extends VisitorPlace {
  readonly text: string;
}

/** Where a page is shown: the same for every screen, sent once with the page. */
export interface Frame {
  readonly code: PageCode;
  readonly languageId: LanguageId;
  readonly locale: Locale;
  /** Scheme and host of the site's canonical addresses. */
  readonly origin: string;
  /** This page's path with its query. */
  readonly url: string;
  readonly site: PublicSite;
  /** Origin that reports of visits go to; '' for this server. */
  readonly dataHost: string;
  readonly chrome: Site['chrome'];
  /** Carried parameters as a query string without '?', or ''. */
  readonly carried: string;
  /** The same page in every language of the site, this one included. */
  readonly alternates: readonly {
    readonly languageId: LanguageId;
    readonly locale: Locale;
    readonly ownName: string;
    readonly href: string;
  }[];
  /** Ids of the saved vehicles, newest first. */
  readonly favourites: readonly number[];
  /** Saving failed because the browser, or a partner's frame, does not allow cookies. */
  readonly unkept: boolean;
  /** The visitor's known or assumed place; null if it is not known. */
  readonly place: ShownPlace | null;
  /** The place that they entered and that is not known, or could not be looked up. */
  readonly unusedPlace: { readonly text: string; readonly isUnknown: boolean } | null;
  /** The visitor's consent; null on sites without third-party services. */
  readonly consent: {
    /** The purposes that the site has to ask for. */
    readonly purposes: readonly ConsentPurpose[];
    readonly chosen: readonly ConsentPurpose[] | null;
    readonly asks: boolean;
  } | null;
  /** The sentence that the law wants beside payments and rates today; null where it wants none. */
  readonly creditWarning: ReturnType<typeof creditWarningAt>;
  /** Some of the inventory is demo data: the page has a notice. */
  readonly demo: boolean;
  /** Sent with forms that change something by browsers that do not say where a post comes from, as text browsers. */
  readonly stamp: string;
  /** The visitor's choice of colours. */
  readonly theme: 'auto' | 'light' | 'dark';
}

export interface Meta {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address where it differs from the page's own. */
  readonly canonical?: string;
  readonly index: boolean;
}

export interface ScreenProps<View> {
  readonly view: View;
  readonly frame: Frame;
}

/** One kind of page. `View` is plain JSON: it is sent to the browser. */
export interface PageModule<View> {
  readonly meta: (view: View, frame: Frame, t: TFunction) => Meta;
  /** Message namespaces beside 'common' that the screen uses: folder names under ui/. */
  readonly namespaces: readonly string[];
  readonly Screen: (props: ScreenProps<View>) => ReactNode;
}

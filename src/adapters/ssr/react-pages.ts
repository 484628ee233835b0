/** Makes the state of the page for a visit: its screen, view and frame. */
import type { TFunction } from 'i18next';
import { CONSENT_COOKIE, purposesAsked, readConsent } from '../../domain/consent/consent.ts';
import { FAVOURITES_COOKIE, readFavourites } from '../../domain/favourites/favourites.ts';
import { creditWarningAt } from '../../domain/finance/credit-warning.ts';
import { readTerms, TERMS_COOKIE } from '../../domain/finance/visitor-terms.ts';
import { addressFrom } from '../../domain/inventory/results-address.ts';
import { languageOf, negotiateLanguage, parseLanguageId, type LanguageId } from '../../domain/language/language.ts';
import { placeText } from '../../domain/location/place-text.ts';
import { carriedParameters, withCarried } from '../../domain/routing/carried-parameters.ts';
import { pathOf, resolvePath, type Resolved } from '../../domain/routing/path-table.ts';
import type { PageCode } from '../../domain/routing/section-page.ts';
import { isSpokenForElsewhere } from '../../domain/site/alternates.ts';
import { chromeAsked, chromeVisibility } from '../../domain/site/chrome-visibility.ts';
import { hasPage } from '../../domain/site/offered-pages.ts';
import { publicSite, type Site } from '../../domain/site/site.ts';
import { siteOrigin } from '../../domain/site/site-origin.ts';
import { COOKIES } from '../../domain/site/page-cookies.ts';
import type { Frame } from '../../ui/page.ts';
import { UNCHECKED_PLACE_PARAMETER, UNKNOWN_PLACE_PARAMETER } from '../../ui/location/place-wire.ts';
import { CONSENT_PARAMETER, UNKEPT_PARAMETER } from '../../ui/page-wire.ts';
import type { PageRequest } from '../../ui/page-request.ts';
import type { PageState } from '../../ui/page-state.ts';
import { inSpan } from '../system/tracing/spans.ts';
import { documentHead, type HeadExtras } from './document-head.ts';
import type { Page, Pages, Visit } from '../../ports/pages.ts';
import type { PagePorts } from './loader.ts';
import type { PageTranslators } from './page-translators.ts';
import type { RenderedPage } from './render-page.tsx';
import { pageOf, type ExtraPage } from './page-table.ts';
import { screenOf } from './server-screens.ts';

export interface PagesDependencies extends PagePorts {
  /** All sites of the install: a page links to its equivalents on the others. */
  readonly sites: readonly Site[];
  readonly pageTranslatorOf: PageTranslators;
  readonly build: string;
  /** Origin that visits are reported to; '' for this server. */
  readonly dataHost: string;
  readonly render: (page: RenderedPage) => Uint8Array;
  readonly extraPages: readonly ExtraPage[];
  /** Whether the inventory includes the demo's. */
  readonly showsDemo: () => boolean;
}

const PARTIAL_CODES: readonly PageCode[] = ['Public_CarPartial', 'Public_RecreationalPartial'];

const visitorLanguage = ({ site, cookies, acceptLanguage }: Visit): LanguageId => {
  const chosen = parseLanguageId(cookies[COOKIES.language]);
  if (chosen && site.languages.includes(chosen)) return chosen;
  return negotiateLanguage(acceptLanguage, site.languages, site.defaultLanguage);
};

const chromeOf = (visit: Visit, params: URLSearchParams, code: PageCode): Frame['chrome'] => {
  if (PARTIAL_CODES.includes(code)) return { menu: false, header: false, footer: false };
  const { site, cookies } = visit;
  const kept = (part: keyof Frame['chrome']): boolean => chromeVisibility(null, cookies[COOKIES[part]], site.chrome[part]);
  return { menu: kept('menu'), header: kept('header'), footer: kept('footer'), ...Object.fromEntries(chromeAsked(params)) };
};

const consentOf = ({ site, cookies }: Visit, params: URLSearchParams): Frame['consent'] => {
  const purposes = purposesAsked(site);
  if (purposes.length === 0) return null;
  const chosen = readConsent(cookies[CONSENT_COOKIE])?.purposes ?? null;
  return { purposes, chosen, asks: chosen === null || params.get(CONSENT_PARAMETER) === '1' };
};

/** Whether the site has this page, in this language. */
const isOffered = (site: Site, found: Resolved): boolean =>
  found.kind === 'found' && (found.languageId === null || site.languages.includes(found.languageId)) && hasPage(site, found.code);

const unusedPlaceOf = (params: URLSearchParams): Frame['unusedPlace'] => {
  const unknown = params.get(UNKNOWN_PLACE_PARAMETER);
  const text = unknown ?? params.get(UNCHECKED_PLACE_PARAMETER);
  return text === null ? null : { text, isUnknown: unknown !== null };
};

/**
 * Without JavaScript a list's links do not say where they lead from: the browser does. The address says so from here on; the browser
 * takes it over from the page's frame.
 */
const withResults = (visit: Visit): Visit => {
  if (visit.cameFrom === undefined) return visit;
  const address = addressFrom(visit.cameFrom, visit.path + visit.search);
  return { ...visit, search: address.slice(visit.path.length) };
};

/** A day is the longest that these stamps are good for, so that pages of the same minute can have the same one. */
const STAMP_MS = 60_000;

interface Place {
  readonly code: PageCode;
  readonly languageId: LanguageId;
  readonly segments: readonly string[];
}

export const createPages = ({
  sites,
  pageTranslatorOf,
  build,
  dataHost,
  extraPages,
  showsDemo,
  render,
  ...ports
}: PagesDependencies): Pages => {
  let issued = { at: -Infinity, stamp: '' };
  /** For forms that change a setting; a form for a dealer has a stamp that was made for it. */
  const ownFormStamp = (): string => {
    const now = ports.clock.now();
    if (Math.abs(now - issued.at) >= STAMP_MS) issued = { at: now, stamp: ports.leadForms.stamps.issue() };
    return issued.stamp;
  };

  const frameOf = (visit: Visit, { code, languageId, segments }: Place, params: URLSearchParams): Frame => {
    const { site, cookies } = visit;
    const { locale, tongue } = languageOf(languageId);
    const theme = cookies[COOKIES.theme];
    const favourites = readFavourites(cookies[FAVOURITES_COOKIE]);
    const carried = carriedParameters(params, site.logoInInventory);
    return {
      code,
      languageId,
      locale,
      origin: siteOrigin(site, visit.origin),
      url: visit.path + visit.search,
      site: publicSite(site),
      dataHost,
      chrome: chromeOf(visit, params, code),
      carried,
      alternates: site.languages.map((id) => {
        const language = languageOf(id);
        return {
          languageId: id,
          locale: language.locale,
          ownName: language.ownName,
          href: withCarried(pathOf(code, id, segments) + visit.search, carried),
        };
      }),
      favourites,
      unkept: params.get(UNKEPT_PARAMETER) === '1' && favourites.length === 0,
      place: visit.place && { ...visit.place, text: placeText(visit.place, tongue) },
      unusedPlace: unusedPlaceOf(params),
      consent: consentOf(visit, params),
      creditWarning: creditWarningAt(site.country, ports.clock.now()),
      // A specs-only site shows no inventory.
      demo: showsDemo() && !site.specs,
      stamp: ownFormStamp(),
      theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    };
  };

  const wordsIn = (languageId: LanguageId): TFunction => pageTranslatorOf(languageId).of('common');

  const requestOf = (visit: Visit, { code, languageId, segments }: Place, params: URLSearchParams): PageRequest => ({
    site: visit.site,
    language: languageOf(languageId),
    t: wordsIn(languageId),
    code,
    segments,
    path: visit.path,
    params,
    cookies: visit.cookies,
    place: visit.place,
    now: ports.clock.now(),
    terms: readTerms(visit.cookies[TERMS_COOKIE], visit.site.currency),
    form: visit.form,
  });

  const stateOf = (screen: string, view: unknown, frame: Frame, site: Site): PageState => {
    const { meta: metaOf, namespaces } = screenOf(screen);
    const meta = metaOf(view, frame, wordsIn(frame.languageId));
    return {
      screen,
      view,
      frame,
      meta: { ...meta, index: meta.index && !isSpokenForElsewhere(meta.canonical ?? frame.url, site, sites) },
      build,
      namespaces: frame.consent?.asks ? [...namespaces, 'consent'] : namespaces,
    };
  };

  const shownPage = (status: number, state: PageState, visit: Visit, extras: HeadExtras = {}): Page => {
    const { languageId } = state.frame;
    return {
      kind: 'page',
      status,
      languageId,
      screen: state.screen,
      state,
      document: () => {
        const head = documentHead({ state, extras, site: visit.site, sites, origin: visit.origin, t: wordsIn(languageId) });
        return inSpan('render page', { 'forecourt.screen': state.screen }, () => render({ state, head }));
      },
    };
  };

  /** The language of an address that is not a page's. */
  const spokenAt = (visit: Visit): LanguageId => {
    const found = resolvePath(visit.path);
    return found.kind === 'found' && found.languageId !== null && visit.site.languages.includes(found.languageId)
      ? found.languageId
      : languageOfPath(visit);
  };

  /** A page at an address that is not a page's, in the visitor's language; its language links lead to the home page. */
  const plainPage = (visit: Visit, screen: string, status: number, view: unknown): Page => {
    const frame = frameOf(
      { ...visit, search: '' },
      { code: 'Public_Index', languageId: spokenAt(visit), segments: [] },
      new URLSearchParams(visit.search),
    );
    return shownPage(status, stateOf(screen, view, { ...frame, url: visit.path }, visit.site), visit);
  };

  /** The language of the path's first segment, for paths that are not pages. */
  const languageOfPath = (visit: Visit): LanguageId => {
    const first = visit.path.split('/')[1]?.toLowerCase();
    return visit.site.languages.find((id) => languageOf(id).slug === first) ?? visitorLanguage(visit);
  };

  const extraPage = async (visit: Visit): Promise<Page | null> => {
    const page = extraPages.find(({ path }) => path === visit.path);
    if (!page) return null;
    const at: Place = { code: 'Public_Index', languageId: spokenAt(visit), segments: [] };
    return plainPage(visit, page.screen, 200, await page.load(requestOf(visit, at, new URLSearchParams(visit.search)), ports));
  };

  const notFound = (visit: Visit): Page => plainPage(visit, 'not-found', 404, null);

  return {
    error: (visit, status, requestId, reason) =>
      plainPage(visit, 'error', status, { status, requestId, ...(reason && { reason }) }),

    async answer(asked) {
      const visit = withResults(asked);
      const found = resolvePath(visit.path);
      // A permanent redirect leads to a page that this site has.
      if (found.kind === 'redirect')
        return isOffered(visit.site, resolvePath(found.path))
          ? { kind: 'redirect', status: 301, to: found.path + visit.search }
          : notFound(visit);
      if (found.kind === 'none') return (await extraPage(visit)) ?? notFound(visit);
      const languageId = found.languageId ?? visitorLanguage(visit);
      const page = pageOf(found.code);
      if (!isOffered(visit.site, found)) return notFound(visit);

      const params = new URLSearchParams(visit.search);
      const at: Place = { ...found, languageId };
      const loaded = await inSpan('load page', { 'forecourt.page': found.code }, () =>
        page.load(requestOf(visit, at, params), ports),
      );
      if (loaded.kind === 'redirect') return loaded;
      if (loaded.kind === 'not-found') return notFound(visit);
      if (loaded.kind === 'refused') return plainPage(visit, 'error', 400, { status: 400, reason: loaded.reason });
      const frame = frameOf(visit, at, params);
      return shownPage(loaded.status ?? 200, stateOf(page.screen, loaded.view, frame, visit.site), visit, loaded);
    },
  };
};

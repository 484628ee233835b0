/** A site of the install, chosen by the host name (product rules, section 2). */
import type { FeedOut } from '../feeds-out/feed-kinds.ts';
import type { LanguageId } from '../language/language.ts';
import type { Currency } from '../money/money.ts';
import type { VehicleType } from '../vehicle/attributes.ts';
import type { InventoryScope } from '../inventory/inventory-query.ts';
import type { Dealer, Listing } from '../vehicle/vehicle.ts';
import type { Ad } from './ads.ts';
import type { HomePage } from './home-page.ts';
import type { Offer } from './site-offer.ts';

export interface Site {
  /** The file's name without its ending. */
  readonly key: string;
  readonly name: string;
  /** Host names it answers, lower case, without port. */
  readonly hosts: readonly string[];
  /** Scheme and host of links in mails, sitemaps, feeds and pages; null for those of each request. */
  readonly origin: string | null;
  /** What browsers that came by https are told of the host's other names (RFC 6797). */
  readonly hsts: { readonly includeSubDomains: boolean; readonly preload: boolean };
  /** 0 for localhost and development: no tracking (specification, section 9). */
  readonly siteId: number;
  /** Of its searches where the address names none, and the tag of links to vehicles at their dealers (`source-tag.ts`). */
  readonly source: string;
  readonly division: 'Automotive' | 'Recreative';
  /** In the menu and on the home page, in this order; null for all, those of the division first. */
  readonly kinds: readonly VehicleType[] | null;
  readonly country: 'CA' | 'FR';
  readonly province: string;
  readonly languages: readonly LanguageId[];
  readonly defaultLanguage: LanguageId;
  readonly currency: Currency;
  readonly searchType: 'BRIDGE' | 'LEAD' | 'COMPANY';
  readonly searchTarget: 'SELF' | 'BLANK';
  readonly header: 'automoto' | 'custom' | 'default';
  /** What is shown where neither the request nor a cookie says otherwise (specification, section 4). */
  readonly chrome: { readonly menu: boolean; readonly header: boolean; readonly footer: boolean };
  readonly logoInInventory: boolean;
  readonly main: boolean;
  readonly specs: boolean;
  /** The only dealers this site shows; empty for all. */
  readonly companyIds: readonly number[];
  /** After every eighth item of a list, each in its turn; empty on hosts that show none. */
  readonly ads: readonly Ad[];
  /** On the home page; empty for none. */
  readonly offers: readonly Offer[];
  readonly home: HomePage;
  /** The ends of sliders: of the vehicles that were found, or those of the specification (section 9). Fields and addresses take all of these. */
  readonly sliders: 'stock' | 'full';
  /** How many days a vehicle that is sold or gone keeps its page; then the address answers 410. */
  readonly soldPageDays: number;
  /** Whether the extended-care plans are shown with the vehicles that are offered with one. */
  readonly extendedCare: boolean;
  readonly dealerServicesUrl: string | null;
  readonly tagManager: string | null;
  readonly theme: {
    /** A file under the site's folder, or null for the drawn mark and the name. */
    readonly logo: string | null;
    readonly accentHue: number;
    readonly accentChroma: number;
    readonly radiusScale: number;
    readonly brandInk: string | null;
    readonly serifBrand: boolean;
    /** Typeface of headings; other text is set in Inter on every site. */
    readonly headings: 'inter' | 'source-serif' | 'archivo' | 'figtree';
  };
  /** Links of the partner above a custom header. */
  readonly partnerLinks: readonly { readonly label: string; readonly href: string }[];
  readonly consent: { readonly law: 'CA-QC' | 'CA' | 'FR' };
  readonly contact: { readonly senderName: string; readonly postalAddress: string; readonly mail: string };
  readonly location: {
    /** Whether the browser looks for the visitor as a page opens, without being asked. */
    readonly onLoad: boolean;
    /** Whose headers name the visitor's place; believed from TRUSTED_PROXIES only. */
    readonly proxyHeaders: 'none' | 'cloudflare' | 'cloudfront';
  };
  readonly map: {
    /** Pictures of a map from elsewhere, with the words that its owner asks for; null for the map that the server has itself. */
    readonly tiles: { readonly url: string; readonly attribution: string } | null;
  };
  /** Feeds that its hosts serve, without sign-in. */
  readonly feedsOut: readonly FeedOut[];
  readonly locationCookie: { readonly days: number | 'session' };
}

/** The fields of a site that pages tell browsers; all others stay on the server. */
const PUBLIC_FIELDS = [
  'key',
  'name',
  'siteId',
  'division',
  'kinds',
  'country',
  'province',
  'currency',
  'searchType',
  'searchTarget',
  'header',
  'logoInInventory',
  'main',
  'specs',
  'companyIds',
  'dealerServicesUrl',
  'tagManager',
  'theme',
  'partnerLinks',
  'location',
] as const satisfies readonly (keyof Site)[];

/** What browsers are told of a site. */
export type PublicSite = Pick<Site, (typeof PUBLIC_FIELDS)[number]>;

export const publicSite = (site: Site): PublicSite =>
  Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, site[field]])) as unknown as PublicSite;

/** A site shows the dealers of its country whom no operator removed, and a dealer's site only its own. */
export const showsDealer = (
  site: Pick<Site, 'country' | 'companyIds'>,
  dealer: Pick<Dealer, 'id' | 'market' | 'removed'>,
): boolean =>
  !dealer.removed && dealer.market === site.country && (site.companyIds.length === 0 || site.companyIds.includes(dealer.id));

/** Whether a vehicle has a page on the site, sold ones included. */
export const showsListing = (site: Pick<Site, 'country' | 'companyIds'>, { vehicle, dealer }: Listing): boolean =>
  !vehicle.hidden && showsDealer(site, dealer);

const TYPES_OF_DIVISION: Readonly<Record<Site['division'], readonly VehicleType[]>> = {
  Automotive: ['car', 'heavy'],
  Recreative: ['motorcycle', 'boat', 'recreational'],
};

/** The kinds of vehicle in the cars list and in the recreational list. */
export const typesOfDivision = (division: Site['division']): readonly VehicleType[] => TYPES_OF_DIVISION[division];

/** What the site may show; `types` narrows it to one list, null leaves all kinds. */
export const scopeOf = (site: Site, types: readonly VehicleType[] | null): InventoryScope => ({
  market: site.country,
  companyIds: site.companyIds.length > 0 ? site.companyIds : null,
  types,
  currency: site.currency,
  source: site.source,
});

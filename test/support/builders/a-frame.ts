import { languageOf, type LanguageId } from '../../../src/domain/language/language.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import type { Frame } from '../../../src/ui/page.ts';

/** A site in Canada in all five languages. */
export const aSite = (changes: Partial<Site> = {}): Site => ({
  key: 'main',
  name: 'Forecourt',
  hosts: ['localhost'],
  siteId: 0,
  source: 'AUTO123',
  division: 'Automotive',
  country: 'CA',
  province: 'QC',
  languages: [1, 2, 3, 4, 5],
  defaultLanguage: 1,
  currency: 'CAD',
  searchType: 'LEAD',
  searchTarget: 'SELF',
  header: 'automoto',
  chrome: { menu: true, header: true, footer: true },
  logoInInventory: true,
  main: true,
  specs: false,
  companyIds: [],
  ads: [],
  dealerServicesUrl: null,
  tagManager: null,
  theme: { logo: null, accentHue: 220, accentChroma: 0.09, radiusScale: 1, brandInk: null, serifBrand: false },
  partnerLinks: [],
  consent: { law: 'CA-QC' },
  contact: { senderName: 'Forecourt', postalAddress: 'Montréal', mail: 'hello@forecourt.example' },
  location: { onLoad: false },
  map: { tiles: null },
  locationCookie: { days: 1 },
  ...changes,
});

/** The English home page of that site. */
export const aFrame = ({ languageId = 1, ...changes }: Partial<Frame> = {}): Frame => ({
  code: 'Public_Index',
  languageId,
  locale: languageOf(languageId).locale,
  origin: 'https://forecourt.example',
  url: `/${languageOf(languageId).slug}`,
  site: aSite(),
  dataHost: '',
  chrome: { menu: true, header: true, footer: true },
  carried: '',
  alternates: ([1, 2] as const satisfies readonly LanguageId[]).map((id) => ({
    languageId: id,
    locale: languageOf(id).locale,
    ownName: languageOf(id).ownName,
    href: `/${languageOf(id).slug}`,
  })),
  favourites: [],
  unkept: false,
  place: null,
  unknownPlace: null,
  demo: false,
  theme: 'auto',
  ...changes,
});

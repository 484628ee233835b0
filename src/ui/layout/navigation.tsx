import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { listPathOfType } from '../../domain/inventory/list-path.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { PageCode } from '../../domain/routing/section-page.ts';
import { kindsInOrder } from '../../domain/site/kinds-in-order.ts';
import { hasPage } from '../../domain/site/offered-pages.ts';
import { roleOf } from '../../domain/site/site-role.ts';
import type { Frame } from '../page.ts';
import { useFrame } from './frame-context.tsx';

const chosenType = ({ code, url }: Frame): string | null => {
  const chosen = new URLSearchParams(url.split('?')[1]).get('Type');
  return chosen ?? (code.startsWith('Public_Cars') ? 'car' : null);
};

/** Links to the lists by kind of vehicle, as items of a list. */
export const TypeLinks = () => {
  const { t } = useTranslation();
  const frame = useFrame();
  const chosen = chosenType(frame);
  return kindsInOrder(frame.site).map((type) => (
    <li key={type}>
      <PageLink to={listPathOfType(type, frame.languageId)} aria-current={type === chosen ? 'page' : undefined}>
        {t(`types.${type}`)}
      </PageLink>
    </li>
  ));
};

const OF_AUTOMOTIVE = [
  ['showroom', 'Showroom_Index'],
  ['specs', 'Specs_Index'],
] as const satisfies readonly (readonly [word: string, code: PageCode])[];

const OF_SPECS = [
  ...OF_AUTOMOTIVE,
  ['search', 'Specs_Search'],
  ['compare', 'Specs_Compare'],
] as const satisfies readonly (readonly [word: string, code: PageCode])[];

/** Links to the catalogue of new vehicles, as items of a list. */
export const CatalogueLinks = () => {
  const { t } = useTranslation();
  const { code, site, languageId } = useFrame();
  return (site.specs ? OF_SPECS : OF_AUTOMOTIVE).map(([word, page]) => (
    <li key={page}>
      <PageLink to={pathOf(page, languageId)} aria-current={page === code ? 'page' : undefined}>
        {t(`catalogue.${word}`)}
      </PageLink>
    </li>
  ));
};

/** The main navigation: vehicles for sale and the catalogue, or only the catalogue if the site sells none. */
export const MainLinks = () => (
  <>
    {!useFrame().site.specs && <TypeLinks />}
    <CatalogueLinks />
  </>
);

type NamedPages = readonly (readonly [word: string, code: PageCode])[];

export const ABOUT_THE_SITE = [
  ['howItWorks', 'Public_HowItWorks'],
  ['about', 'Public_About'],
  ['support', 'Public_Support'],
  ['contact', 'Public_Contact'],
  ['publicity', 'Public_Publicity'],
] as const satisfies NamedPages;

export const SMALL_PRINT = [
  ['terms', 'Public_Terms'],
  ['privacy', 'Public_Privacy'],
  ['ranking', 'Public_Ranking'],
  ['accessibility', 'Public_Accessibility'],
  ['credits', 'Public_Credits'],
] as const satisfies NamedPages;

/** Links to those of the pages that the site has, as items of a list. */
export const PageLinks = ({ pages }: { readonly pages: typeof ABOUT_THE_SITE | typeof SMALL_PRINT }) => {
  const { t } = useTranslation();
  const { code: current, site, languageId } = useFrame();
  return (
    pages
      // A dealer sells no advertisements.
      .filter(([, code]) => hasPage(site, code) && !(code === 'Public_Publicity' && roleOf(site) === 'dealer'))
      .map(([word, code]) => (
        <li key={code}>
          <PageLink to={pathOf(code, languageId)} aria-current={code === current ? 'page' : undefined}>
            {t(`footer.links.${word}`)}
          </PageLink>
        </li>
      ))
  );
};

import { PlaceMenu } from '../location/place-menu.tsx';
import { Brand } from './brand.tsx';
import { Finder } from './finder.tsx';
import { LanguageLinks, LanguageSwitch } from './language-switch.tsx';
import { Menu } from './menu.tsx';
import { MainLinks } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { pathOf } from '../../domain/routing/path-table.ts';
import { Icon } from '../components/icon.tsx';
import { useFrame } from './frame-context.tsx';
import { useFavouritesCount } from '../favourites/use-favourites.ts';

/** Link to the visitor's list, with the number of vehicles on it. */
const FavouritesLink = () => {
  const { t } = useTranslation();
  const { languageId, code } = useFrame();
  const count = useFavouritesCount();
  return (
    <PageLink
      className="cars-iconbtn"
      to={pathOf('Public_Favorites', languageId)}
      aria-current={code === 'Public_Favorites' ? 'page' : undefined}
    >
      <Icon name="heart" />
      <span className="visually-hidden">{t('favourites.title')} </span>
      {count > 0 && <span className="cars-iconbtn__count num">{count}</span>}
    </PageLink>
  );
};

const PartnerLinks = () => {
  const { t } = useTranslation();
  const { partnerLinks, name } = useFrame().site;
  if (partnerLinks.length === 0) return null;
  return (
    <nav className="cars-press" aria-label={t('nav.partner', { name })}>
      <ul className="page">
        {partnerLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** On phones, everything that is beside the brand on wider screens. */
const PhoneMenu = () => {
  const { t } = useTranslation();
  return (
    <Menu className="cars-menu--phone" label={t('nav.menu')} button={<Icon name="menu-2" />}>
      <nav aria-label={t('nav.label')}>
        <ul>
          <MainLinks />
        </ul>
      </nav>
      <nav aria-label={t('language.label')}>
        <LanguageLinks />
      </nav>
    </Menu>
  );
};

/**
 * 'automoto' has the whole navigation, 'custom' a partner's links above it, 'default' only the brand, the menu and the languages. Place and
 * favourites concern vehicles for sale, which a site of specifications does not have.
 */
export const Header = () => {
  const { t } = useTranslation();
  const { site, chrome } = useFrame();
  const plain = site.header === 'default';
  return (
    <header className="cars-header">
      {site.header === 'custom' && <PartnerLinks />}
      <div className="page cars-header__row">
        <Brand />
        {chrome.menu && (
          <nav className="cars-nav" aria-label={t('nav.label')}>
            <ul>
              <MainLinks />
            </ul>
          </nav>
        )}
        {!site.specs && <Finder />}
        <div className="cars-header__end">
          {!plain && !site.specs && <PlaceMenu />}
          <LanguageSwitch />
          {!plain && !site.specs && <FavouritesLink />}
          {!plain && <ThemeSwitch />}
          {chrome.menu && <PhoneMenu />}
        </div>
      </div>
    </header>
  );
};

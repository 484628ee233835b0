import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { useFrame } from './frame-context.tsx';
import { Menu } from './menu.tsx';

/** The same page in every language of the site. Plain links: the whole document changes its language. */
export const LanguageLinks = () => {
  const { alternates, languageId } = useFrame();
  return (
    <ul className="cars-languages">
      {alternates.map((alternate) => (
        <li key={alternate.languageId}>
          <a
            href={alternate.href}
            lang={alternate.locale}
            hrefLang={alternate.locale}
            aria-current={alternate.languageId === languageId ? 'true' : undefined}
          >
            {alternate.ownName}
          </a>
        </li>
      ))}
    </ul>
  );
};

export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const { alternates, languageId, locale } = useFrame();
  const current = alternates.find((alternate) => alternate.languageId === languageId)?.ownName ?? locale;
  if (alternates.length < 2) return null;
  return (
    <Menu
      className="cars-menu--language"
      label={`${locale.slice(0, 2).toUpperCase()} – ${t('language.current', { language: current })}`}
      button={
        <>
          <Icon name="world" size="sm" />
          <span>{locale.slice(0, 2).toUpperCase()}</span>
        </>
      }
    >
      <nav aria-label={t('language.label')}>
        <LanguageLinks />
      </nav>
    </Menu>
  );
};

import { Fragment } from 'react';
import { useTranslation } from '../translation.tsx';
import { Link } from 'react-router-dom';
import { LOCATION_CREDITS } from '../../domain/location/credits.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { Brand } from './brand.tsx';
import { useFrame, useHref } from './frame-context.tsx';
import { LanguageLinks } from './language-switch.tsx';
import { TypeLinks } from './navigation.tsx';

/** Whose data finds visitors' places: the licences ask for it on every page that shows one. */
const PlaceCredits = () => {
  const { t } = useTranslation();
  return (
    <p className="cars-footer__credits">
      {t('footer.places')}{' '}
      {LOCATION_CREDITS.map(({ name, url, licence }, at) => (
        <Fragment key={name}>
          {at > 0 && ' · '}
          <a href={url}>{name}</a> ({licence})
        </Fragment>
      ))}
    </p>
  );
};

export const Footer = () => {
  const { t } = useTranslation();
  const { site, alternates, languageId } = useFrame();
  const href = useHref();
  return (
    <footer className="cars-footer">
      <div className="page">
        <div className="cars-footer__grid">
          <div>
            <Brand />
            <p className="cars-footer__about">{t(`footer.about.${site.country}`)}</p>
          </div>
          <nav aria-labelledby="footer-buy">
            <h2 id="footer-buy">{t('footer.buy')}</h2>
            <ul>
              <TypeLinks />
              <li>
                <Link to={href(pathOf('Public_Favorites', languageId))}>{t('favourites.title')}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-dealers">
            <h2 id="footer-dealers">{t('footer.dealers')}</h2>
            <ul>
              <li>
                <Link to={href(pathOf('Public_Directory', languageId))}>{t('footer.directory')}</Link>
              </li>
              {site.dealerServicesUrl !== null && (
                <li>
                  <a href={site.dealerServicesUrl}>{t('footer.dealerServices')}</a>
                </li>
              )}
            </ul>
          </nav>
          {alternates.length > 1 && (
            <nav aria-labelledby="footer-languages">
              <h2 id="footer-languages">{t('language.label')}</h2>
              <LanguageLinks />
            </nav>
          )}
        </div>
        <p className="cars-footer__legal">{t('footer.rights', { name: site.name })}</p>
        <PlaceCredits />
      </div>
    </footer>
  );
};

import { Fragment } from 'react';
import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { LOCATION_CREDITS } from '../../domain/location/credits.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { roleOf } from '../../domain/site/site-role.ts';
import { CONSENT_PARAMETER } from '../page-wire.ts';
import { Brand } from './brand.tsx';
import { useFrame, useHref } from './frame-context.tsx';
import { LanguageLinks } from './language-switch.tsx';
import { ABOUT_THE_SITE, CatalogueLinks, PageLinks, SMALL_PRINT, TypeLinks } from './navigation.tsx';

/** Credits for the geodata: the licences require them on every page that shows a place. */
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

/** Links to the site's vehicles and dealers. */
const VehicleLinks = () => {
  const { t } = useTranslation();
  const { site, languageId } = useFrame();
  const own = roleOf(site) === 'dealer';
  return (
    <>
      <nav aria-labelledby="footer-buy">
        <h2 id="footer-buy">{t('footer.buy')}</h2>
        <ul>
          <TypeLinks />
          <CatalogueLinks />
          <li>
            <PageLink to={pathOf('Public_Shopibot', languageId)}>{t('find.label')}</PageLink>
          </li>
          <li>
            <PageLink to={pathOf('Public_Financing', languageId)}>{t('footer.financing')}</PageLink>
          </li>
          <li>
            <PageLink to={pathOf('Public_SellTrade', languageId)}>{t('footer.sellTrade')}</PageLink>
          </li>
          <li>
            <PageLink to={pathOf('Public_Favorites', languageId)}>{t('favourites.title')}</PageLink>
          </li>
        </ul>
      </nav>
      <nav aria-labelledby="footer-dealers">
        <h2 id="footer-dealers">{t(own ? 'footer.houses' : 'footer.dealers')}</h2>
        <ul>
          <li>
            <PageLink to={pathOf('Public_Directory', languageId)}>{t(own ? 'footer.allHouses' : 'footer.directory')}</PageLink>
          </li>
          {!own && (
            <li>
              {site.dealerServicesUrl === null ? (
                <PageLink to={pathOf('Public_DealerServices', languageId)}>{t('footer.dealerServices')}</PageLink>
              ) : (
                <a href={site.dealerServicesUrl}>{t('footer.dealerServices')}</a>
              )}
            </li>
          )}
        </ul>
      </nav>
    </>
  );
};

export const Footer = () => {
  const { t } = useTranslation();
  const { site, alternates, languageId, consent } = useFrame();
  const href = useHref();
  const about = (): string => {
    if (site.specs) return t('catalogue.about');
    return roleOf(site) === 'dealer' ? t('footer.about.own', { name: site.name }) : t(`footer.about.${site.country}`);
  };
  return (
    <footer className="cars-footer">
      <div className="page">
        <div className="cars-footer__grid">
          <div>
            <Brand />
            <p className="cars-footer__about">{about()}</p>
          </div>
          {site.specs ? (
            <nav aria-labelledby="footer-catalogue">
              <h2 id="footer-catalogue">{t('catalogue.heading')}</h2>
              <ul>
                <CatalogueLinks />
              </ul>
            </nav>
          ) : (
            <VehicleLinks />
          )}
          <nav aria-labelledby="footer-site">
            <h2 id="footer-site">{t('footer.links.heading')}</h2>
            <ul>
              <PageLinks pages={ABOUT_THE_SITE} />
            </ul>
          </nav>
          {alternates.length > 1 && (
            <nav aria-labelledby="footer-languages">
              <h2 id="footer-languages">{t('language.label')}</h2>
              <LanguageLinks />
            </nav>
          )}
        </div>
        <div className="cars-footer__legal">
          <ul>
            <PageLinks pages={SMALL_PRINT} />
            {consent && (
              <li>
                <a href={href(`${pathOf('Public_Privacy', languageId)}?${CONSENT_PARAMETER}=1`)} rel="nofollow">
                  {t('footer.links.choices')}
                </a>
              </li>
            )}
          </ul>
          <p>
            {t('footer.rights', { name: site.name })} {t(consent ? 'footer.consent.others' : 'footer.consent.own')}
          </p>
        </div>
        {!site.specs && <PlaceCredits />}
      </div>
    </footer>
  );
};

import { useTranslation } from 'react-i18next';
import { Brand } from './brand.tsx';
import { useFrame } from './frame-context.tsx';
import { LanguageLinks } from './language-switch.tsx';
import { TypeLinks } from './navigation.tsx';

export const Footer = () => {
  const { t } = useTranslation();
  const { site, alternates } = useFrame();
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
            </ul>
          </nav>
          {site.dealerServicesUrl !== null && (
            <nav aria-labelledby="footer-dealers">
              <h2 id="footer-dealers">{t('footer.dealers')}</h2>
              <ul>
                <li>
                  <a href={site.dealerServicesUrl}>{t('footer.dealerServices')}</a>
                </li>
              </ul>
            </nav>
          )}
          {alternates.length > 1 && (
            <nav aria-labelledby="footer-languages">
              <h2 id="footer-languages">{t('language.label')}</h2>
              <LanguageLinks />
            </nav>
          )}
        </div>
        <p className="cars-footer__legal">{t('footer.rights', { name: site.name })}</p>
      </div>
    </footer>
  );
};

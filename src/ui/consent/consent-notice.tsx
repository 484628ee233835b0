import { FORM_FIELDS } from '../../domain/leads/lead-wire.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { useFrame, useHref } from '../layout/frame-context.tsx';
import { CONSENT_ACTION, CONSENT_PARAMETER } from '../page-wire.ts';
import { useTranslation } from '../translation.tsx';

/** This page without the parameter that opened the notice. */
const backTo = (url: string): string => {
  const [path = '/', query = ''] = url.split('?', 2);
  const kept = new URLSearchParams(query);
  kept.delete(CONSENT_PARAMETER);
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
};

/**
 * Asks for the visitor's choice, above the page rather than over it. A plain form: after the choice the page is reloaded, so that what
 * was refused is gone from it.
 */
export const ConsentNotice = () => {
  const { t } = useTranslation('consent');
  const { consent, url, languageId, stamp } = useFrame();
  const href = useHref();
  if (!consent?.asks) return null;
  const measures = consent.purposes.includes('analytics');
  return (
    <section className="cars-consent" aria-labelledby="consent">
      <form className="page" action={CONSENT_ACTION} method="post">
        <input type="hidden" name="back" value={backTo(url)} />
        <input type="hidden" name={FORM_FIELDS.stamp} value={stamp} />
        <input type="hidden" name="language" value={languageId} />
        <div className="cars-consent__text">
          <h2 id="consent">{t(measures ? 'title' : 'ads.title')}</h2>
          <p>
            {t(measures ? 'text' : 'ads.text')} <a href={href(pathOf('Public_Privacy', languageId))}>{t('more')}</a>
          </p>
        </div>
        <div className="cars-consent__acts">
          <button type="submit" className="cars-btn cars-btn--secondary" name="choice" value="none">
            {t('refuse')}
          </button>
          <button type="submit" className="cars-btn cars-btn--secondary" name="choice" value="all">
            {t('accept')}
          </button>
        </div>
        <details>
          <summary>{t('choose')}</summary>
          {consent.purposes.map((purpose) => (
            <label key={purpose} className="cars-check">
              <input type="checkbox" name="purposes" value={purpose} defaultChecked={consent.chosen?.includes(purpose)} />
              <span>
                <strong>{t(`${purpose}.name`)}</strong> {t(`${purpose}.text`)}
              </span>
            </label>
          ))}
          <button type="submit" className="cars-btn cars-btn--secondary" name="choice" value="some">
            {t('save')}
          </button>
        </details>
      </form>
    </section>
  );
};

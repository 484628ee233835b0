import { PageLink } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { useTranslation } from '../translation.tsx';
import type { ChosenView } from './present-buy-online.ts';

type Offered = Extract<ChosenView, { kind: 'offered' }>;

const Summary = ({ chosen: { name, card, path, dealer } }: { readonly chosen: Offered }) => {
  const { t } = useTranslation('buy-online');
  const { facts, price, priceLabel, payment, image } = card;
  return (
    <aside className="buy-online__vehicle" aria-label={name}>
      <span className="cars-studio">
        <img
          className={image.drawn ? 'is-drawn' : undefined}
          src={image.src}
          srcSet={image.srcSet ?? undefined}
          sizes={image.srcSet ? '360px' : undefined}
          alt={image.alt}
          width={600}
          height={400}
        />
      </span>
      <h3>
        <PageLink className="cars-link" to={path}>
          {name}
        </PageLink>
      </h3>
      <p className="num">{facts.join(' · ')}</p>
      <p className="buy-online__price num">{price ?? priceLabel ?? t('chosen.priceOnRequest')}</p>
      {payment && (
        <p className="num">
          {t(`components:card.payment.${payment.frequency}`, { amount: payment.amount })} · {t('components:card.estimateOnly')}
        </p>
      )}
      <p>{t('chosen.seller', { dealer })}</p>
    </aside>
  );
};

/** The vehicle that the visitor came from and the form that starts its purchase, or why there is no form. */
export const ChosenVehicle = ({ chosen }: { readonly chosen: ChosenView }) => {
  const { t } = useTranslation('buy-online');
  if (chosen.kind === 'not-offered') {
    const { name, path } = chosen;
    return (
      <div className="cars-notice" role="note">
        <Icon name="info-circle" />
        <p>
          {t('chosen.not', { name })}{' '}
          <PageLink className="cars-link" to={path}>
            {t('chosen.see')}
          </PageLink>
        </p>
      </div>
    );
  }
  const { name, dealer, forms } = chosen;
  return (
    <section className="cars-panel buy-online__chosen" aria-labelledby="chosen">
      <div className="buy-online__form" id="buy-online">
        <h2 id="chosen">{t('chosen.heading')}</h2>
        <p>{t('chosen.text', { dealer })}</p>
        <LeadForm kind="buy-online" forms={forms} message={t('chosen.message', { vehicle: name })} />
      </div>
      <Summary chosen={chosen} />
    </section>
  );
};

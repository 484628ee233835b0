import { EstimateNote } from '../components/estimate-note.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import type { PageModule } from '../page.ts';
import type { BuyOnlineView, ChosenView } from './present-buy-online.ts';
import { PageLink } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { Steps } from '../components/steps.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { useTranslation } from '../translation.tsx';

type Offered = Extract<ChosenView, { kind: 'offered' }>;

const Summary = ({ chosen: { name, card, path, dealer } }: { readonly chosen: Offered }) => {
  const { t } = useTranslation('buy-online');
  const { facts, price, priceLabel, payment, image } = card;
  return (
    <aside className="buy-online__vehicle" aria-label={name}>
      <span className="cars-studio">
        <Picture picture={image} sizes="360px" height={400} />
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
const ChosenVehicle = ({ chosen }: { readonly chosen: ChosenView }) => {
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

const STEPS = ['choose', 'ask', 'agree', 'receive'] as const;
const QUESTIONS = ['cost', 'bind', 'trade', 'back'] as const;

/** How to buy a vehicle online, step by step, and the vehicles that can be bought online. */
const BuyOnlineScreen = ({ view }: { readonly view: BuyOnlineView }) => {
  const { t } = useTranslation('buy-online');
  const { chosen, total, listPath, cards, estimate } = view;
  return (
    <div className="page buy-online">
      <header className="buy-online__head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      {chosen && <ChosenVehicle chosen={chosen} />}
      <section aria-labelledby="steps">
        <h2 id="steps">{t('steps.heading')}</h2>
        <Steps steps={STEPS.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))} />
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions">{t('questions.heading')}</h2>
        <dl className="buy-online__questions">
          {QUESTIONS.map((question) => (
            <div key={question}>
              <dt>{t(`questions.${question}.question`)}</dt>
              <dd>{t(`questions.${question}.answer`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="vehicles">
        <SectionHead
          id="vehicles"
          title={t('vehicles.heading')}
          all={total.count > 0 ? { to: listPath, text: t('vehicles.all', { count: total.count, total: total.text }) } : null}
        />
        {cards.length > 0 ? <VehicleGrid cards={cards} /> : <p>{t('vehicles.none')}</p>}
        {estimate && <EstimateNote estimate={estimate} />}
      </section>
    </div>
  );
};

export const buyOnlinePage: PageModule<BuyOnlineView> = {
  meta: ({ path }, { site }, t) => ({
    title: `${t('buy-online:title')} – ${site.name}`,
    description: t('buy-online:intro'),
    canonical: path,
    index: true,
  }),
  namespaces: ['buy-online', 'leads', 'components'],
  Screen: BuyOnlineScreen,
};

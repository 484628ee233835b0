import { PageLink } from '../components/link.tsx';
import { EstimateNote } from '../components/estimate-note.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { useTranslation } from '../translation.tsx';
import { ChosenVehicle } from './chosen-vehicle.tsx';
import type { PageModule } from '../page.ts';
import type { BuyOnlineView } from './present-buy-online.ts';

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
        <ol className="cars-steps">
          {STEPS.map((step) => (
            <li key={step}>
              <strong>{t(`steps.${step}.title`)}</strong>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
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
        <div className="cars-section-head">
          <h2 id="vehicles">{t('vehicles.heading')}</h2>
          {total.count > 0 && (
            <PageLink className="cars-link" to={listPath}>
              {t('vehicles.all', { count: total.count, total: total.text })}
            </PageLink>
          )}
        </div>
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

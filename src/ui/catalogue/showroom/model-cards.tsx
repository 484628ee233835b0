import { PageLink } from '../../components/link.tsx';
import { CARD_SIZES, Picture } from '../../components/picture.tsx';
import { useTranslation } from '../../translation.tsx';
import type { ModelCardView } from './present-showroom.ts';

const Money = ({ price, payment }: ModelCardView) => {
  const { t } = useTranslation('components');
  if (price === null) return <p className="cars-stylecard__none">{t('model.noPrice')}</p>;
  return (
    <div className="cars-card__money">
      <p className="cars-card__price num">
        {price.isRange && <small>{t('model.from')}</small>} {price.text}
      </p>
      <p className="cars-card__pay num">
        {payment && (
          <>
            {t(`card.payment.${payment.frequency}`, { amount: payment.amount })}
            <small>{t('card.estimateOnly')}</small>
          </>
        )}
      </p>
    </div>
  );
};

interface ModelCardsProps {
  readonly cards: readonly ModelCardView[];
  /** The level of the names' headings. */
  readonly level?: 'h2' | 'h3';
}

/** Models of the showroom: the whole card leads to the model, the line at its foot to the vehicles for sale. */
export const ModelCards = ({ cards, level: Heading = 'h3' }: ModelCardsProps) => {
  const { t } = useTranslation('components');
  return (
    <ul className="cars-grid cars-modelgrid">
      {cards.map((card) => (
        <li key={card.path} className="cars-cell">
          <article className="cars-card">
            <div className="cars-card__media cars-studio">
              <Picture picture={card.picture} sizes={CARD_SIZES} loading="lazy" />
            </div>
            <div className="cars-card__body">
              <Heading className="cars-card__name">
                <PageLink className="cars-card__link" to={card.path}>
                  {card.name}
                </PageLink>
              </Heading>
              <ul className="cars-card__facts">
                {card.body !== null && <li>{card.body}</li>}
                <li className="num">{card.years}</li>
                {card.priceYear !== null && <li>{t('model.ofYear', { year: String(card.priceYear) })}</li>}
              </ul>
              <Money {...card} />
              <p className="cars-card__dealer">
                {card.stock ? (
                  <PageLink className="cars-link" to={card.stock.path}>
                    {t('model.stock', { count: card.stock.count.count, text: card.stock.count.text })}
                  </PageLink>
                ) : (
                  t('model.noStock')
                )}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
};

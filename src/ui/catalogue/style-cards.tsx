import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { StyleCardView } from './present-style-texts.ts';
import { CARD_SIZES, Picture } from '../components/picture.tsx';

const StyleCard = ({ card }: { readonly card: StyleCardView }) => {
  const { t } = useTranslation('catalogue');
  const { name, version, path, picture, facts, price, comparePath } = card;
  return (
    <li className="cars-cell">
      <article className="cars-card">
        <div className="cars-card__media cars-studio">
          <Picture picture={picture} sizes={CARD_SIZES} loading="lazy" />
        </div>
        <div className="cars-card__body">
          <h3 className="cars-card__name">
            <PageLink className="cars-card__link" to={path}>
              {name}
              <span className="visually-hidden"> {version}</span>
            </PageLink>
          </h3>
          <p className="cars-card__version" aria-hidden="true" title={version}>
            {version}
          </p>
          <ul className="cars-card__facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <div className="cars-stylecard__foot">
            {price === null ? (
              <p className="cars-stylecard__none">{t('noPrice')}</p>
            ) : (
              <p className="cars-card__price num">{price}</p>
            )}
            <PageLink
              className="cars-btn cars-btn--quiet cars-btn--sm"
              to={comparePath}
              aria-label={t('compareOne', { name: `${name} ${version}` })}
            >
              <Icon name="plus" size="sm" />
              {t('compare')}
            </PageLink>
          </div>
        </div>
      </article>
    </li>
  );
};

/** Styles as cards: the whole card links to the style, its button adds it to a comparison. */
export const StyleCards = ({ cards }: { readonly cards: readonly StyleCardView[] }) => (
  <ul className="cars-grid">
    {cards.map((card) => (
      <StyleCard key={card.id} card={card} />
    ))}
  </ul>
);

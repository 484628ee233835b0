import type { ReactNode } from 'react';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { PlacePanel } from '../location/place-panel.tsx';
import { useWords } from '../inventory/use-words.ts';
import { EstimateNote } from '../components/estimate-note.tsx';
import { Icon } from '../components/icon.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import type { AnswerView } from './present-answer.ts';

const Chip = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => {
  const { t } = useTranslation('inventory');
  return (
    <li>
      <Link className="cars-chip cars-chip--on" to={href}>
        <span className="visually-hidden">{t('remove')} </span>
        {children}
        <Icon name="x" size="sm" />
      </Link>
    </li>
  );
};

const Understood = ({ answer: { chips, place, listHref } }: { readonly answer: AnswerView }) => {
  const { t } = useTranslation('sentence-search');
  const say = useWords();
  if (chips.length === 0 && !place) return <p>{t('nothingUnderstood')}</p>;
  return (
    <>
      <ul className="cars-chips" aria-label={t('understood')}>
        {chips.map(({ words, href }) => (
          <Chip key={href} href={href}>
            {say(words)}
          </Chip>
        ))}
        {place && (
          <Chip href={place.href}>
            {place.city === null
              ? t('nearYou', { distance: place.distance })
              : t('nearCity', { distance: place.distance, city: place.city })}
          </Chip>
        )}
      </ul>
      <p className="shopibot-answer__edit">
        <Link className="cars-link" to={listHref}>
          {t('edit')}
        </Link>
      </p>
    </>
  );
};

const Unused = ({ answer: { unused, keyword, lacksVisitor } }: { readonly answer: AnswerView }) => {
  const { t } = useTranslation('sentence-search');
  if (unused.length === 0 && !lacksVisitor) return null;
  return (
    <div className="cars-notice" role="note">
      <Icon name="info-circle" />
      <div>
        {unused.length > 0 && (
          <p>
            {t('unused', { count: unused.length })} <strong>{unused.map((word) => t('quoted', { word })).join(', ')}</strong>.
            {keyword !== null && ` ${t('searched', { words: t('quoted', { word: keyword }) })}`}
          </p>
        )}
        {lacksVisitor && (
          <>
            <p>{t('lacksVisitor')}</p>
            <PlacePanel id="asked-place" />
          </>
        )}
      </div>
    </div>
  );
};

/** How the sentence was understood. */
export const Answer = ({ answer }: { readonly answer: AnswerView }) => {
  const { t } = useTranslation('sentence-search');
  const { total, listHref, cards, estimate } = answer;
  return (
    <section className="shopibot-answer" aria-labelledby="shopibot-understood">
      <h2 id="shopibot-understood">{t('understood')}</h2>
      <Understood answer={answer} />
      <Unused answer={answer} />
      <div className="cars-section-head">
        <h2>
          <span role="status">{t('found', { count: total.count, text: total.text })}</span>
        </h2>
        {total.count > 0 && (
          <Link className="cars-link" to={listHref}>
            {t('seeAll', { count: total.count, text: total.text })}
          </Link>
        )}
      </div>
      {cards.length > 0 ? (
        <VehicleGrid cards={cards} eager={2} />
      ) : (
        <p>
          {t('noneAdvice')}{' '}
          <Link className="cars-link" to={listHref}>
            {t('edit')}
          </Link>
        </p>
      )}
      {estimate && <EstimateNote estimate={estimate} />}
    </section>
  );
};

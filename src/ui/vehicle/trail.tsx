import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { TrailView } from './present-trail.ts';

/** A step to a neighbour; at an end of the list its place stays, so that the other step does not move. */
const Step = ({ to, way }: { readonly to: string | null; readonly way: 'previous' | 'next' }) => {
  const { t } = useTranslation('vehicle');
  const icon = <Icon name={way === 'previous' ? 'chevron-left' : 'chevron-right'} size="sm" />;
  const label = <span>{t(`trail.${way}`)}</span>;
  const content = way === 'previous' ? [icon, label] : [label, icon];
  const [first, second] = content;
  return to === null ? (
    <span className="cars-trail__step is-end" aria-hidden="true">
      {first}
      {second}
    </span>
  ) : (
    <PageLink className="cars-trail__step" to={to} rel={way === 'previous' ? 'prev' : 'next'}>
      {first}
      {second}
    </PageLink>
  );
};

/** Back to the list that the visitor came from, and on to its next vehicle. */
export const Trail = ({ trail: { back, position, previous, next } }: { readonly trail: TrailView }) => {
  const { t } = useTranslation('vehicle');
  return (
    <nav className="cars-trail" aria-label={t('trail.label')}>
      <PageLink className="cars-trail__back" to={back}>
        <Icon name="chevron-left" size="sm" />
        {t('trail.back')}
      </PageLink>
      {position && (
        <>
          <p className="num">{t('trail.position', position)}</p>
          <Step to={previous} way="previous" />
          <Step to={next} way="next" />
        </>
      )}
    </nav>
  );
};

import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { MapView, MarkView } from './present-map.ts';
import { StillMap } from './still-map.tsx';

interface StillMarksProps {
  readonly view: Pick<MapView, 'still' | 'marks'>;
  /** What a place says: the number and its words. */
  readonly wordsOf: (mark: MarkView) => { readonly badge: string; readonly text: string };
  readonly label: string;
}

/** The map before its scripts are there: a place of one dealer leads to their vehicles, one of several to the map around them. */
export const StillMarks = ({ view: { still, marks }, wordsOf, label }: StillMarksProps) => (
  <div className="cars-map__still">
    <StillMap still={still}>
      <ul aria-label={label}>
        {marks.map((mark) => {
          const { badge, text } = wordsOf(mark);
          return (
            <li key={mark.href} style={mark.at}>
              <PageLink className={mark.several ? 'cars-pill-point' : 'cars-bubble'} to={mark.href}>
                {badge !== '' && <b>{badge}</b>} {text}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </StillMap>
  </div>
);

/** The vehicles of a list on the map before its scripts are there. */
export const StillVehicles = ({ view }: Pick<StillMarksProps, 'view'>) => {
  const { t } = useTranslation('inventory');
  const wordsOf = ({ vehicles, price }: MarkView) => {
    if (price === null) return { badge: vehicles.text, text: t('vehicles', { count: vehicles.count }) };
    return vehicles.count === 1 ? { badge: '', text: price } : { badge: vehicles.text, text: t('map.from', { price }) };
  };
  return <StillMarks view={view} wordsOf={wordsOf} label={t('map.still')} />;
};

import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { MapView, MarkView } from './present-map.ts';
import type { PointWords } from './point-look.ts';
import { StillMap } from './still-map.tsx';

interface StillMarksProps {
  readonly view: Pick<MapView, 'openings'>;
  /** What a place says: the number and its words; and how many, where there is no room for more. */
  readonly wordsOf: (mark: MarkView) => Pick<PointWords, 'badge' | 'text' | 'short'>;
  readonly label: string;
}

/**
 * The map before its scripts are there, as it opens in a wide window and on a phone: a place of one dealer leads to their vehicles, one
 * of several to the map around them.
 */
export const StillMarks = ({ view: { openings }, wordsOf, label }: StillMarksProps) =>
  (['wide', 'narrow'] as const).map((layout) => (
    <div className={`cars-map__still is-${layout}`} key={layout}>
      <StillMap still={openings[layout]} lazy>
        <ul aria-label={label}>
          {openings[layout].marks.map((mark) => {
            const { badge, text, short } = wordsOf(mark);
            const shown = mark.isShort ? short : badge;
            return (
              <li key={mark.href} style={mark.at}>
                <PageLink className={mark.look} to={mark.href}>
                  {shown !== '' && <b>{shown}</b>} <span>{text}</span>
                </PageLink>
              </li>
            );
          })}
        </ul>
      </StillMap>
    </div>
  ));

/** The vehicles of a list on the map before its scripts are there. */
export const StillVehicles = ({ view }: Pick<StillMarksProps, 'view'>) => {
  const { t } = useTranslation('inventory');
  const wordsOf = ({ vehicles: { count, text: short }, price }: MarkView) => {
    if (price === null) return { badge: short, text: t('vehicles', { count }), short };
    return count === 1 ? { badge: '', text: price, short } : { badge: short, text: t('map.from', { price }), short };
  };
  return <StillMarks view={view} wordsOf={wordsOf} label={t('map.still')} />;
};

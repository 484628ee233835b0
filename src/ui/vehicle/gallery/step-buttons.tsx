import { useTranslation } from '../../translation.tsx';
import { Icon } from '../../components/icon.tsx';

interface StepButtonsProps {
  readonly current: number;
  readonly count: number;
  readonly onShow: (place: number) => void;
}

/** To the picture before and after. At an end the button stays where it is, so that the focus is not lost. */
export const StepButtons = ({ current, count, onShow }: StepButtonsProps) => {
  const { t } = useTranslation('vehicle');
  const step = (side: 'prev' | 'next', to: number) => (
    <button
      className={`cars-gallery__nav is-${side}`}
      type="button"
      aria-label={t(side === 'prev' ? 'gallery.previous' : 'gallery.next')}
      aria-disabled={to < 0 || to >= count}
      onClick={() => onShow(to)}
    >
      <Icon name={side === 'prev' ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
  return (
    <>
      {step('prev', current - 1)}
      {step('next', current + 1)}
    </>
  );
};

import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';

/** Marks a vehicle in a list that the visitor has opened before. */
export const SeenMark = ({ className }: { readonly className: string }) => {
  const { t } = useTranslation('components');
  return (
    <span className={className}>
      <Icon name="check" size="sm" />
      {t('card.seen')}
    </span>
  );
};

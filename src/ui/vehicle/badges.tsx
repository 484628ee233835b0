import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import type { CardBadge } from '../components/present-card.ts';

const ICONS: Readonly<Record<CardBadge, IconName>> = {
  promotion: 'tag',
  buyOnline: 'bolt',
  certified: 'rosette-discount-check',
  inspected: 'shield-check',
};

/** What is special about the vehicle, over its picture. */
export const Badges = ({ badges }: { readonly badges: readonly CardBadge[] }) => {
  const { t } = useTranslation('vehicle');
  return badges.length === 0 ? null : (
    <ul className="cars-gallery__badges">
      {badges.map((badge) => (
        <li key={badge} className="cars-badge">
          <Icon name={ICONS[badge]} />
          {t(`badge.${badge}`)}
        </li>
      ))}
    </ul>
  );
};

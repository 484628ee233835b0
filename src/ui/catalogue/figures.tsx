import { useTranslation } from '../translation.tsx';
import type { FigureView } from './present-style-texts.ts';
export const Figures = ({ figures }: { readonly figures: readonly FigureView[] }) => {
  const { t } = useTranslation('catalogue');
  if (figures.length === 0) return null;
  return (
    <dl className="cars-figures">
      {figures.map(({ name, figure, unit }) => (
        <div key={name}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd>
            {figure} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
};

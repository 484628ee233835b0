import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import type { IconName } from '../components/icon-names.ts';
import type { FactName, FactView } from './present-facts.ts';
import type { VehicleView } from './present-vehicle.ts';

/** The facts that buyers compare first have an icon; the others follow as a table. */
const ICONS: Readonly<Partial<Record<FactName, IconName>>> = {
  year: 'calendar',
  mileage: 'gauge',
  fuel: 'gas-station',
  transmission: 'manual-gearbox',
  engine: 'engine',
  drivetrain: 'steering-wheel',
  colour: 'palette',
  doors: 'door',
};

interface FactProps {
  readonly fact: FactView;
  /** Language of the dealer's own words. */
  readonly language: string | null;
}

const Fact = ({ fact: { name, value, note, verbatim, fromCatalogue }, language }: FactProps) => {
  const { t } = useTranslation('vehicle');
  const icon = ICONS[name];
  return (
    <div>
      {icon && <Icon name={icon} size="lg" />}
      <dt>{t(`facts.${name}`)}</dt>
      <dd lang={verbatim ? (language ?? undefined) : undefined}>
        {value}
        {note !== null && <small>{note}</small>}
        {fromCatalogue && <small>{t('facts.fromCatalogue')}</small>}
      </dd>
    </div>
  );
};

export const Facts = ({ facts, sheet, textLanguage }: Pick<VehicleView, 'facts' | 'sheet' | 'textLanguage'>) => {
  const { t } = useTranslation('vehicle');
  const key = facts.filter(({ name }) => name in ICONS);
  const others = facts.filter(({ name }) => !(name in ICONS));
  return (
    <section className="cars-detail__sect" aria-labelledby="facts">
      <h2 className="cars-detail__h" id="facts">
        {t('facts.heading')}
      </h2>
      <dl className="cars-facts">
        {key.map((fact) => (
          <Fact key={fact.name} fact={fact} language={textLanguage} />
        ))}
      </dl>
      {others.length > 0 && (
        <dl className="cars-facts cars-facts--plain">
          {others.map((fact) => (
            <Fact key={fact.name} fact={fact} language={textLanguage} />
          ))}
        </dl>
      )}
      {sheet && (
        <p className="cars-facts__sheet">
          <PageLink className="cars-link" to={sheet.path}>
            {t('facts.sheet', { name: sheet.name })}
          </PageLink>
          {sheet.year !== null && <small>{t('facts.sheetOfYear', { year: String(sheet.year) })}</small>}
        </p>
      )}
    </section>
  );
};

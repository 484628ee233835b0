import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CarriedFields } from '../components/carried-fields.tsx';
import { PageLink } from '../components/link.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import { defaultTerms } from '../../domain/finance/payment.ts';
import { useFrame, useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { StyleRowView, StylesView } from './present-styles.ts';
import { STYLES_PARAMETER } from './catalogue-wire.ts';

interface RowProps {
  readonly style: StyleRowView;
  readonly columns: Columns;
  readonly chosen: boolean;
  /** The maximum is chosen, and this one is not among them. */
  readonly full: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

interface Columns {
  readonly power: boolean;
  readonly consumption: boolean;
  /** Heading of the payments: 'Weekly'; null if there are none. */
  readonly payment: string | null;
}

const Row = ({ style, columns, chosen, full, onChoose }: RowProps) => {
  const { t } = useTranslation('catalogue');
  const { id, name, path, engine, power, consumption, price, payment } = style;
  const none = t('noValue');
  return (
    <tr>
      <th scope="row">
        <PageLink to={path}>{name}</PageLink>
      </th>
      <td className="cars-styles__engine">{engine ?? none}</td>
      {columns.power && <td className="r num cars-styles__power">{power ?? none}</td>}
      {columns.consumption && <td className="r num cars-styles__use">{consumption ?? none}</td>}
      <td className="r num cars-styles__p">{price ?? none}</td>
      {columns.payment !== null && (
        <td className="r num cars-styles__payment" data-title={columns.payment}>
          {payment ?? none}
        </td>
      )}
      <td className="cars-styles__compare">
        <label className="cars-check">
          <input
            type="checkbox"
            name={STYLES_PARAMETER}
            value={id}
            checked={chosen}
            disabled={full}
            aria-label={t('compareOne', { name })}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </label>
      </td>
    </tr>
  );
};

/**
 * The styles of a model side by side, with boxes to compare them. The form works without JavaScript; with it, the button shows
 * the count, and no more than four can be ticked.
 */
export const StylesTable = ({ view: { styles, comparePath, year } }: { readonly view: StylesView }) => {
  const { t } = useTranslation('catalogue');
  const { site } = useFrame();
  const href = useHref();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [chosen, choose] = useState<readonly number[]>(styles.slice(0, MOST_COMPARED).map(({ id }) => id));
  const columns: Columns = {
    power: styles.some(({ power }) => power !== null),
    consumption: styles.some(({ consumption }) => consumption !== null),
    payment: styles.some(({ payment }) => payment !== null) ? t(`column.payment.${defaultTerms(site.currency).frequency}`) : null,
  };
  return (
    <form
      action={comparePath}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(href(`${comparePath}?${STYLES_PARAMETER}=${chosen.join(',')}`));
      }}
    >
      <CarriedFields />
      <section className="cars-styles" tabIndex={0} aria-label={t('styles.heading', { year: String(year) })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('column.style')}</th>
              <th scope="col">{t('column.engine')}</th>
              {columns.power && (
                <th scope="col" className="r">
                  {t('column.power')}
                </th>
              )}
              {columns.consumption && (
                <th scope="col" className="r">
                  {t('column.consumption')}
                </th>
              )}
              <th scope="col" className="r">
                {t('column.price')}
              </th>
              {columns.payment !== null && (
                <th scope="col" className="r">
                  {columns.payment}
                </th>
              )}
              <th scope="col">{t('compare')}</th>
            </tr>
          </thead>
          <tbody>
            {styles.map((style) => {
              const isChosen = chosen.includes(style.id);
              return (
                <Row
                  key={style.id}
                  style={style}
                  columns={columns}
                  chosen={isChosen}
                  full={hydrated && !isChosen && chosen.length >= MOST_COMPARED}
                  onChoose={(add) => choose(add ? [...chosen, style.id] : chosen.filter((id) => id !== style.id))}
                />
              );
            })}
          </tbody>
        </table>
      </section>
      <p className="cars-styles__foot">
        {styles.length > MOST_COMPARED && <span>{t('compareMost', { count: MOST_COMPARED })}</span>}
        <button className="cars-btn cars-btn--primary" type="submit" disabled={hydrated && chosen.length === 0}>
          {hydrated ? t('compareChosen', { count: chosen.length }) : t('compare')}
        </button>
      </p>
    </form>
  );
};

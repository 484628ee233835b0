import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CarriedFields } from '../components/carried-fields.tsx';
import { PageLink } from '../components/link.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { StyleRowView, StylesView } from './present-styles.ts';
import { STYLES_PARAMETER } from './catalogue-wire.ts';

interface RowProps {
  readonly style: StyleRowView;
  readonly columns: readonly Column[];
  readonly chosen: boolean;
  /** The maximum is chosen, and this one is not among them. */
  readonly full: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** What a column shows of each style, in the order of the table. */
const COLUMNS = [
  'engine',
  'power',
  'consumption',
  'range',
  'drivetrain',
  'transmission',
  'seats',
  'length',
  'price',
] as const satisfies readonly (keyof StyleRowView)[];
type Column = (typeof COLUMNS)[number];

/** Columns of words; the others are of figures. */
const WORDS: readonly Column[] = ['engine', 'drivetrain', 'transmission'];
const alignedAs = (column: Column): string | undefined => (WORDS.includes(column) ? undefined : 'r num');

const Row = ({ style, columns, chosen, full, onChoose }: RowProps) => {
  const { t } = useTranslation('catalogue');
  const { id, name, path } = style;
  return (
    <tr>
      <th scope="row">
        <PageLink to={path}>{name}</PageLink>
      </th>
      {columns.map((column) => (
        <td key={column} className={alignedAs(column)} data-title={style[column] === null ? undefined : t(`column.${column}`)}>
          {style[column] ?? <span className="cars-styles__none">{t('noValue')}</span>}
        </td>
      ))}
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
  const href = useHref();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [chosen, choose] = useState<readonly number[]>(styles.slice(0, MOST_COMPARED).map(({ id }) => id));
  const columns = COLUMNS.filter((column) => styles.some((style) => style[column] !== null));
  return (
    <form
      action={comparePath}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(href(`${comparePath}?${STYLES_PARAMETER}=${chosen.join(',')}`));
      }}
    >
      <CarriedFields />
      <section className="cars-styles cars-styles--wide" tabIndex={0} aria-label={t('styles.heading', { year: String(year) })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('column.style')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className={alignedAs(column)}>
                  {t(`column.${column}`)}
                </th>
              ))}
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

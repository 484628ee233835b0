import type { ComparedCell, Possession } from '../../domain/inventory/comparison.ts';
import { Picture } from '../components/picture.tsx';
import { Icon } from '../components/icon.tsx';
import { Link, PageLink } from '../components/link.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { GroupView, Label, RowView } from './compare-view.ts';
import type { compareView } from './present-comparison.ts';
import type { specsCompareView } from './present-styles-comparison.ts';

export type CompareView = ReturnType<typeof compareView> | ReturnType<typeof specsCompareView>;
type ColumnView = CompareView['columns'][number];
export type StylesOnlyView = NonNullable<CompareView['styles']>;

type Subject = CompareView['subject'];

interface OfSubject {
  readonly subject: Subject;
}

/** The `sizes` attribute of a picture. */
const SIZES: Readonly<Record<Subject, string>> = { vehicles: '280px', styles: '(max-width: 1023px) 240px, 520px' };

const useLabel = (): ((label: Label) => string) => {
  const { t } = useTranslation('compare');
  return (label) => {
    if (typeof label === 'string') return label;
    if ('fact' in label) return t(`facts.${label.fact}`, { ns: 'vehicle' });
    return 'own' in label ? t(`label.${label.own}`) : t(`equipment.${label.equipment}`, { ns: 'catalogue' });
  };
};

const Column = ({ column, subject }: OfSubject & { readonly column: ColumnView }) => {
  const { t } = useTranslation('compare');
  const href = useHref();
  const { path, newTab, heading, detail, name, picture, price, withoutPath } = column;
  return (
    <th scope="col">
      <span className="cars-cmp__pic cars-studio">
        <Picture picture={picture} sizes={SIZES[subject]} />
      </span>
      <PageLink className="cars-iconbtn" to={withoutPath} aria-label={t(`${subject}.remove`, { name })} preventScrollReset>
        <Icon name="x" size="sm" />
      </PageLink>
      <Link className="cars-cmp__name" to={newTab ? path : href(path)} target={newTab ? '_blank' : undefined}>
        {heading}
      </Link>
      <span className="cars-cmp__version">{detail}</span>
      {price !== null && (
        <span className="cars-cmp__price num">{price === '' ? t('card.priceOnRequest', { ns: 'components' }) : price}</span>
      )}
    </th>
  );
};

interface ValueProps extends OfSubject {
  readonly cell: ComparedCell;
}

const NoValue = ({ cell: { inapplicable }, subject }: ValueProps) => {
  const { t } = useTranslation('compare');
  if (!inapplicable) return <span className="cars-cmp__none">{t(`${subject}.unknown`)}</span>;
  return (
    <span className="cars-cmp__none">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('inapplicable')}</span>
    </span>
  );
};

/** Only figures of the catalogue have bars: those of single vehicles are too few and too similar. */
const Value = ({ cell, subject }: ValueProps) => {
  const { t } = useTranslation('compare');
  const { text, best, share, language } = cell;
  return (
    <td className={best ? 'is-best' : undefined} lang={language}>
      {text ?? <NoValue cell={cell} subject={subject} />}
      {best && <span className="visually-hidden"> ({t(`${subject}.best`)})</span>}
      {subject === 'styles' && share !== null && <i className="cars-cmp__bar" aria-hidden="true" style={{ '--share': share }} />}
    </td>
  );
};

const Has = ({ has, subject }: OfSubject & { readonly has: Possession }) => {
  const { t } = useTranslation('compare');
  const words = t(`${subject}.has.${has}`);
  if (has === 'none' || has === 'unknown') return <span className="cars-cmp__none">{words}</span>;
  return (
    <span className="cars-cmp__yes">
      <Icon name={has === 'standard' ? 'check' : 'plus'} size="sm" />
      {words}
    </span>
  );
};

const Row = ({ row, subject }: OfSubject & { readonly row: RowView }) => {
  const say = useLabel();
  return (
    <tr className={row.differs ? 'is-diff' : 'is-same'}>
      {'has' in row ? (
        <th scope="row" lang={row.language ?? undefined}>
          {row.item}
        </th>
      ) : (
        <th scope="row">{say(row.label)}</th>
      )}
      {'has' in row
        ? row.has.map((has, place) => (
            <td key={place}>
              <Has has={has} subject={subject} />
            </td>
          ))
        : row.cells.map((cell, place) => <Value key={place} cell={cell} subject={subject} />)}
    </tr>
  );
};

interface GroupProps extends OfSubject {
  readonly group: GroupView;
  readonly columns: number;
}

/** 'Differences only' hides a group that has none. */
const Group = ({ group: { heading, rows }, columns, subject }: GroupProps) => {
  const say = useLabel();
  return (
    <tbody className={rows.every(({ differs }) => !differs) ? 'is-same' : undefined}>
      {heading !== null && (
        <tr className="cars-cmp__group">
          <th scope="rowgroup" colSpan={columns + 1}>
            <span>{say(heading)}</span>
          </th>
        </tr>
      )}
      {rows.map((row, place) => (
        <Row key={place} row={row} subject={subject} />
      ))}
    </tbody>
  );
};

const Stock = ({ columns }: Pick<CompareView, 'columns'>) => {
  const { t } = useTranslation('compare');
  if (columns.every(({ stock }) => stock === null)) return null;
  return (
    <tfoot>
      <tr>
        <td />
        {columns.map(({ id, detail, stock }) => (
          <td key={id}>
            {stock && (
              <PageLink className="cars-btn cars-btn--secondary cars-btn--sm" to={stock.path}>
                {t('stock', { count: stock.count, text: stock.text })}
                <span className="visually-hidden"> {detail}</span>
              </PageLink>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
};

/** Column names are sticky at the top; row names are sticky at the side where the table is wider than the window. */
export const CompareTable = ({ view: { subject, columns, groups } }: { readonly view: CompareView }) => {
  const { t } = useTranslation('compare');
  return (
    <section className="cars-cmp" tabIndex={0} aria-label={t(`${subject}.region`)}>
      <table style={{ '--columns': columns.length }}>
        <caption className="visually-hidden">{t(`${subject}.caption`)}</caption>
        <thead>
          <tr>
            <td className="cars-cmp__corner">
              <span className="cars-cmp__key">
                <i />
                {t(`${subject}.differs`)}
              </span>
              <span className="cars-cmp__key is-best">
                <i />
                {t(`${subject}.bestOf`)}
              </span>
            </td>
            {columns.map((column) => (
              <Column key={column.id} column={column} subject={subject} />
            ))}
          </tr>
        </thead>
        {groups.map((group, place) => (
          <Group key={place} group={group} columns={columns.length} subject={subject} />
        ))}
        <Stock columns={columns} />
      </table>
    </section>
  );
};

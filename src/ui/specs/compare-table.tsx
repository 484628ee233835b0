import type { ReactNode } from 'react';
import type { EquipmentRow, Possession, StyleCell, StyleRow } from '../../domain/catalogue/compare-styles.ts';
import { Picture } from '../catalogue/picture.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { SpecsCompareView, StyleColumnView } from './compare-view.ts';

const Column = ({ column: { card, withoutPath } }: { readonly column: StyleColumnView }) => {
  const { t } = useTranslation('specs');
  const href = useHref();
  return (
    <th scope="col">
      <span className="cars-cmp__pic cars-studio">
        <Picture picture={card.picture} sizes="(max-width: 1023px) 240px, 520px" />
      </span>
      <Link
        className="cars-iconbtn"
        to={href(withoutPath)}
        aria-label={t('compare.remove', { name: `${card.name} ${card.version}` })}
        preventScrollReset
      >
        <Icon name="x" size="sm" />
      </Link>
      <Link className="cars-cmp__name" to={href(card.path)}>
        {card.version}
      </Link>
      <span className="cars-cmp__version">{card.name}</span>
    </th>
  );
};

const NoValue = ({ cell: { inapplicable } }: { readonly cell: StyleCell }) => {
  const { t } = useTranslation('specs');
  if (!inapplicable) return <span className="cars-cmp__none">{t('compare.unknown')}</span>;
  return (
    <span className="cars-cmp__none">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('compare.inapplicable')}</span>
    </span>
  );
};

const Value = ({ cell }: { readonly cell: StyleCell }) => {
  const { t } = useTranslation('specs');
  const { text, best, share } = cell;
  return (
    <td className={best ? 'is-best' : undefined}>
      {text ?? <NoValue cell={cell} />}
      {best && <span className="visually-hidden"> ({t('compare.best')})</span>}
      {share !== null && <i className="cars-cmp__bar" aria-hidden="true" style={{ '--share': share }} />}
    </td>
  );
};

const Row = ({ row: { title, differs, cells } }: { readonly row: StyleRow }) => (
  <tr className={differs ? 'is-diff' : 'is-same'}>
    <th scope="row">{title}</th>
    {cells.map((cell, place) => (
      <Value key={place} cell={cell} />
    ))}
  </tr>
);

const Has = ({ has }: { readonly has: Possession }) => {
  const { t } = useTranslation('specs');
  if (has === 'none' || has === 'unknown') return <span className="cars-cmp__none">{t(`compare.${has}`)}</span>;
  return (
    <span className="cars-cmp__yes">
      <Icon name={has === 'standard' ? 'check' : 'plus'} size="sm" />
      {t(`compare.${has}`)}
    </span>
  );
};

const EquipmentLine = ({ row: { item, differs, has } }: { readonly row: EquipmentRow }) => (
  <tr className={differs ? 'is-diff' : 'is-same'}>
    <th scope="row">{item}</th>
    {has.map((owned, place) => (
      <td key={place}>
        <Has has={owned} />
      </td>
    ))}
  </tr>
);

interface GroupProps {
  readonly heading: string;
  readonly columns: number;
  /** Whether 'differences only' leaves nothing of it. */
  readonly allSame: boolean;
  readonly children: ReactNode;
}

const Group = ({ heading, columns, allSame, children }: GroupProps) => (
  <tbody className={allSame ? 'is-same' : undefined}>
    <tr className="cars-cmp__group">
      <th scope="rowgroup" colSpan={columns + 1}>
        <span>{heading}</span>
      </th>
    </tr>
    {children}
  </tbody>
);

const Stock = ({ columns }: Pick<SpecsCompareView, 'columns'>) => {
  const { t } = useTranslation('specs');
  const href = useHref();
  if (columns.every(({ stock }) => stock === null)) return null;
  return (
    <tfoot>
      <tr>
        <td />
        {columns.map(({ card, stock }) => (
          <td key={card.id}>
            {stock && (
              <Link className="cars-btn cars-btn--secondary cars-btn--sm" to={href(stock.path)}>
                {t('compare.stock', { count: stock.count, text: stock.text })}
                <span className="visually-hidden"> {card.name}</span>
              </Link>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
};

const allAlike = (rows: readonly { readonly differs: boolean }[]): boolean => rows.every(({ differs }) => !differs);

/** The names stay at the top while the rows go by; a row's name stays at the side where the table is wider than the window. */
export const CompareTable = ({ view: { columns, price, facts, equipment } }: { readonly view: SpecsCompareView }) => {
  const { t } = useTranslation('specs');
  const count = columns.length;
  const suggested = t('compare.price');
  return (
    <section className="cars-cmp" tabIndex={0} aria-label={t('compare.region')}>
      <table style={{ '--columns': count }}>
        <caption className="visually-hidden">{t('compare.caption')}</caption>
        <thead>
          <tr>
            <td className="cars-cmp__corner">
              <span className="cars-cmp__key">
                <i />
                {t('compare.differs')}
              </span>
              <span className="cars-cmp__key is-best">
                <i />
                {t('compare.bestOf')}
              </span>
            </td>
            {columns.map((column) => (
              <Column key={column.card.id} column={column} />
            ))}
          </tr>
        </thead>
        {price && (
          <tbody className={price.differs ? undefined : 'is-same'}>
            <Row row={{ title: suggested, ...price }} />
          </tbody>
        )}
        {facts.map(({ id, name, rows }) => (
          <Group key={id} heading={name} columns={count} allSame={allAlike(rows)}>
            {rows.map((row) => (
              <Row key={row.title} row={row} />
            ))}
          </Group>
        ))}
        {equipment.map(({ id, rows }) => (
          <Group key={id} heading={t(`equipment.${id}`, { ns: 'catalogue' })} columns={count} allSame={allAlike(rows)}>
            {rows.map((row) => (
              <EquipmentLine key={row.item} row={row} />
            ))}
          </Group>
        ))}
        <Stock columns={columns} />
      </table>
    </section>
  );
};

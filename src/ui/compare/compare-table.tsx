import type { ReactNode } from 'react';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { FACTS, type FactName } from '../vehicle/vehicle-view.ts';
import type { CompareColumn, CompareView, EquipmentRow, FactRow, RowName } from './compare-view.ts';

const Column = ({ column: { card, withoutPath } }: { readonly column: CompareColumn }) => {
  const { t } = useTranslation('compare');
  const href = useHref();
  const { name, version, image, price, priceLabel, state } = card;
  return (
    <th scope="col">
      <span className="cars-cmp__pic cars-studio">
        <img
          src={image.src}
          srcSet={image.srcSet ?? undefined}
          sizes="280px"
          alt=""
          width={600}
          height={400}
          className={image.drawn ? 'is-drawn' : undefined}
        />
      </span>
      <Link
        className="cars-iconbtn"
        to={href(withoutPath)}
        aria-label={t('remove', { name: [name, version].filter(Boolean).join(' ') })}
        preventScrollReset
      >
        <Icon name="x" size="sm" />
      </Link>
      <Link className="cars-cmp__name" to={card.href} target={card.newTab ? '_blank' : undefined}>
        {name}
      </Link>
      <span className="cars-cmp__version">{version}</span>
      <span className="cars-cmp__price num">
        {state?.dimmed === true ? state.label : (price ?? priceLabel ?? t('card.priceOnRequest', { ns: 'components' }))}
      </span>
    </th>
  );
};

const rowClass = (differs: boolean): string => (differs ? 'is-diff' : 'is-same');

const isFact = (name: RowName): name is RowName & FactName => FACTS.some((fact) => fact === name);

const FactLine = ({ row: { name, differs, cells } }: { readonly row: FactRow }) => {
  const { t } = useTranslation('compare');
  return (
    <tr className={rowClass(differs)}>
      <th scope="row">{isFact(name) ? t(`facts.${name}`, { ns: 'vehicle' }) : t(`row.${name}`)}</th>
      {cells.map(({ text, best }, place) => (
        <td key={place} className={best ? 'is-best' : undefined}>
          {text ?? <span className="cars-cmp__none">{t('unknown')}</span>}
          {best && <span className="visually-hidden"> ({t('best')})</span>}
        </td>
      ))}
    </tr>
  );
};

const EquipmentLine = ({ row: { item, differs, has } }: { readonly row: EquipmentRow }) => {
  const { t } = useTranslation('compare');
  return (
    <tr className={rowClass(differs)}>
      <th scope="row">{item}</th>
      {has.map((owned, place) => (
        <td key={place}>
          {owned === true ? (
            <span className="cars-cmp__yes">
              <Icon name="check" size="sm" />
              {t('yes')}
            </span>
          ) : (
            <span className="cars-cmp__none">{t(owned === null ? 'unknown' : 'no')}</span>
          )}
        </td>
      ))}
    </tr>
  );
};

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

/** The names stay at the top while the rows go by; a row's name stays at the side where the table is wider than the window. */
export const CompareTable = ({ view: { columns, facts, equipment } }: { readonly view: CompareView }) => {
  const { t } = useTranslation('compare');
  return (
    <section className="cars-cmp" tabIndex={0} aria-label={t('region')}>
      <table style={{ '--columns': columns.length }}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <td className="cars-cmp__corner">
              <span className="cars-cmp__key">
                <i />
                {t('key.differs')}
              </span>
              <span className="cars-cmp__key is-best">
                <i />
                {t('key.best')}
              </span>
            </td>
            {columns.map((column) => (
              <Column key={column.card.id} column={column} />
            ))}
          </tr>
        </thead>
        <Group heading={t('group.facts')} columns={columns.length} allSame={facts.every(({ differs }) => !differs)}>
          {facts.map((row) => (
            <FactLine key={row.name} row={row} />
          ))}
        </Group>
        {equipment.length > 0 && (
          <Group heading={t('group.equipment')} columns={columns.length} allSame={equipment.every(({ differs }) => !differs)}>
            {equipment.map((row) => (
              <EquipmentLine key={row.item} row={row} />
            ))}
          </Group>
        )}
      </table>
    </section>
  );
};

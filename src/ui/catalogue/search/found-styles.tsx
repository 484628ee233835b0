import { Icon } from '../../components/icon.tsx';
import { PageLink } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTranslation } from '../../translation.tsx';
import type { SpecsSearchView } from './present-search.ts';

const COLUMNS = ['fuel', 'power', 'consumption', 'range', 'seats', 'length', 'price'] as const;

/** The styles found, with the figures that they are looked for by; columns that none of them fills are left out. */
export const FoundStyles = ({ found }: Pick<SpecsSearchView, 'found'>) => {
  const { t } = useTranslation('catalogue');
  const columns = COLUMNS.filter((column) => found.some((style) => style[column] !== null));
  return (
    <section className="cars-styles cars-styles--found" tabIndex={0} aria-label={t('search.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.style')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'fuel' ? undefined : 'r'}>
                {t(`search.short.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('compare')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((style) => (
            <tr key={style.id}>
              <th scope="row">
                <PageLink to={style.path}>
                  <Picture picture={style.picture} sizes="96px" loading="lazy" />
                  <span>
                    {style.name}
                    <small>{style.version}</small>
                  </span>
                </PageLink>
              </th>
              {columns.map((column) => (
                <td
                  key={column}
                  className={column === 'fuel' ? undefined : 'r num'}
                  data-title={style[column] === null ? undefined : t(`search.short.${column}`)}
                >
                  {style[column] ?? <span className="cars-styles__none">{t('noValue')}</span>}
                </td>
              ))}
              <td className="cars-styles__compare">
                <PageLink
                  className="cars-iconbtn"
                  to={style.comparePath}
                  aria-label={t('compareOne', { name: `${style.name} ${style.version}` })}
                  title={t('compare')}
                >
                  <Icon name="plus" />
                </PageLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

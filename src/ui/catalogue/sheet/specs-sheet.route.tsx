import { useNavigate } from 'react-router-dom';
import { CatalogueCrumbs } from '../catalogue-crumbs.tsx';
import { EquipmentItems } from '../equipment-lists.tsx';
import { ModelNav } from '../model-nav.tsx';
import { Picture } from '../../components/picture.tsx';
import { STYLES_PARAMETER } from '../catalogue-wire.ts';
import { CarriedFields } from '../../components/carried-fields.tsx';
import { PageLink } from '../../components/link.tsx';
import { useHref } from '../../layout/frame-context.tsx';
import { useTranslation } from '../../translation.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { SizeDrawing } from './size-drawing.tsx';
import type { SheetLineView, SheetView, SourceView } from './present-sheet.ts';
import type { PageModule } from '../../page.ts';

const sourceId = (number: number): string => `source-${String(number)}`;

/** Selects the sheet of another style: immediately with JavaScript, by a button without it. */
const Pick = ({ view: { styles, id, action } }: { readonly view: SheetView }) => {
  const { t } = useTranslation('catalogue');
  const href = useHref();
  const navigate = useNavigate();
  return (
    <form className="cars-sheet__style" action={action}>
      <CarriedFields />
      <SelectField
        id="style"
        label={t('sheet.style')}
        name={STYLES_PARAMETER}
        defaultValue={id}
        key={id}
        options={styles.map((style) => ({ value: style.id, text: style.label }))}
        onChange={(event) => void navigate(href(`${action}?${STYLES_PARAMETER}=${event.currentTarget.value}`))}
      />
      <button className="cars-btn cars-btn--secondary cars-unscripted" type="submit">
        {t('sheet.showStyle')}
      </button>
    </form>
  );
};

const SourceMark = ({ source }: { readonly source: number }) => {
  const { t } = useTranslation('catalogue');
  return (
    <sup>
      <a href={`#${sourceId(source)}`} aria-label={t('sheet.sourceNumber', { number: String(source) })}>
        {source}
      </a>
    </sup>
  );
};

/** The value, its source, and the sources that differ. */
const Line = ({ line: { title, value, source, others } }: { readonly line: SheetLineView }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {value}
        <SourceMark source={source} />
        {others.map((other) => (
          <small key={other.source}>
            {t('sheet.other', { value: other.value })}
            <SourceMark source={other.source} />
          </small>
        ))}
      </dd>
    </div>
  );
};

const Sources = ({ sources }: { readonly sources: readonly SourceView[] }) => {
  const { t } = useTranslation('catalogue');
  return (
    <section className="cars-sheet__sources" aria-labelledby="sources">
      <h2 id="sources">{t('sheet.sources')}</h2>
      <p>{t('sheet.sourcesText')}</p>
      <ol>
        {sources.map(({ number, name, url, licence, date }) => (
          <li key={number} id={sourceId(number)}>
            {url === null ? name : <a href={url}>{name}</a>}
            {date !== null && `, ${date}`}
            {licence !== null && ` (${licence})`}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** All facts of a style by group; the group's name is sticky. */
const SheetScreen = ({ view }: { readonly view: SheetView }) => {
  const { t } = useTranslation('catalogue');
  const { groups, size, equipment, sources, name, version, photo, price, priceSource, nav } = view;
  const contents = [
    ...groups.map(({ id, name: label, lines }) => ({ id: `group-${id}`, label, count: lines.length })),
    ...equipment.map(({ group, items }) => ({
      id: `equipment-${group}`,
      label: t(`equipment.${group}`),
      count: items.length,
    })),
  ];
  return (
    <div className="cars-showroom">
      <div className="page">
        <CatalogueCrumbs
          section="specs"
          sectionPath={view.sectionPath}
          crumbs={[...view.crumbs, { label: t('sheet.title'), path: view.path }]}
        />
        <header className="cars-sheet__head">
          <div>
            <p className="cars-eyebrow">{t('sheet.title')}</p>
            <h1>
              {name} <span>{version}</span>
            </h1>
          </div>
          <div className="cars-sheet__pick">
            {view.styles.length > 1 && <Pick view={view} />}
            <PrintButton label={t('sheet.print')} />
          </div>
        </header>
      </div>
      <ModelNav nav={nav} />
      <div className="page cars-sheet">
        <div className="cars-sheet__nav">
          <nav aria-label={t('sheet.groups')}>
            <ol>
              {contents.map(({ id, label, count }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {label}
                    <span className="num">{count}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          {price !== null && (
            <p>
              {price}
              <span>
                {t('sheet.price')}
                {priceSource !== null && <SourceMark source={priceSource} />}
              </span>
              <PageLink className="cars-link" to={view.showroomPath}>
                {t('toShowroom')}
              </PageLink>
            </p>
          )}
        </div>
        <div className="cars-sheet__body">
          {photo && (
            <div className="cars-sheet__photo">
              <Picture picture={photo} sizes="(max-width: 640px) 100vw, 640px" />
            </div>
          )}
          {groups.map(({ id, name: heading, lines }) => (
            <section key={id} id={`group-${id}`}>
              <h2>{heading}</h2>
              {id === 'dimensions' && size && <SizeDrawing size={size} />}
              <dl>
                {lines.map((line) => (
                  <Line key={line.title} line={line} />
                ))}
              </dl>
            </section>
          ))}
          {equipment.map(({ group, items }) => (
            <section key={group} id={`equipment-${group}`}>
              <h2>{t(`equipment.${group}`)}</h2>
              <EquipmentItems items={items} />
            </section>
          ))}
          {sources.length > 0 && <Sources sources={sources} />}
        </div>
      </div>
    </div>
  );
};

export const sheetPage: PageModule<SheetView> = {
  meta: ({ path, name, version }, { site }, t) => ({
    title: `${name} ${version} – ${t('catalogue:sheet.title')} – ${site.name}`,
    description: t('catalogue:sheet.description', { name: `${name} ${version}` }),
    canonical: path,
    index: true,
  }),
  namespaces: ['catalogue'],
  Screen: SheetScreen,
};

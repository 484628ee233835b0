import { PageLink } from '../components/link.tsx';
import { pathOf } from '../../domain/routing/path-table.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { ABOUT_THE_SITE, PageLinks, SMALL_PRINT } from '../layout/navigation.tsx';
import { serverMarkup } from '../browser/trusted-types.ts';
import { useTranslation } from '../translation.tsx';
import type { ContentSection, ContentView } from './present-content.ts';
import { Questions } from './questions.tsx';
import type { PageModule } from '../page.ts';

/** Pages with at least this many sections have a table of contents. */
const LONG = 4;

/** The other pages about the site. In narrow windows the footer has them. */
const Pages = () => {
  const { t } = useTranslation();
  return (
    <nav className="cars-content__pages" aria-label={t('content:pages')}>
      <ul>
        <PageLinks pages={ABOUT_THE_SITE} />
      </ul>
      <ul>
        <PageLinks pages={SMALL_PRINT} />
      </ul>
    </nav>
  );
};

const Contents = ({ sections }: Pick<ContentView, 'sections'>) => {
  const { t } = useTranslation('content');
  return (
    <nav className="cars-content__contents" aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Section = ({ section: { id, heading, html, items } }: { readonly section: ContentSection }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {html !== '' && <div dangerouslySetInnerHTML={{ __html: serverMarkup(html) }} />}
    {items.map((item) => (
      <div key={item.id}>
        <h3 id={item.id}>{item.heading}</h3>
        <div dangerouslySetInnerHTML={{ __html: serverMarkup(item.html) }} />
      </div>
    ))}
  </section>
);

const Points = ({ points }: Pick<ContentView, 'points'>) => {
  const { t } = useTranslation('content');
  return (
    <table className="cars-content__points">
      <caption>{t('points.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('points.part')}</th>
          <th scope="col">{t('points.most')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ part, most }) => (
          <tr key={part}>
            <th scope="row">{t(`points.${part}`)}</th>
            <td className="num">{most}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Credits = ({ credits }: Pick<ContentView, 'credits'>) => (
  <ul className="cars-content__credits">
    {credits.map(({ name, url, licence }) => (
      <li key={name}>
        <a href={url}>{name}</a> <span>{licence}</span>
      </li>
    ))}
  </ul>
);

const DealerServices = ({ url }: { readonly url: string | null }) => {
  const { t } = useTranslation('content');
  const { languageId } = useFrame();
  return (
    <p className="cars-content__act">
      {url === null ? (
        <PageLink className="cars-btn cars-btn--primary" to={pathOf('Public_Contact', languageId)}>
          {t('contact')}
        </PageLink>
      ) : (
        <a className="cars-btn cars-btn--primary" href={url}>
          {t('dealerServices')}
        </a>
      )}
    </p>
  );
};

/** A page written by an operator. */
export const ContentScreen = ({ view }: { readonly view: ContentView }) => {
  const { t } = useTranslation('content');
  const { code } = useFrame();
  const { sections, search } = view;
  return (
    <div className="page cars-content">
      <header className="cars-content__head">
        <h1>{view.title}</h1>
        {view.lead !== '' && <div className="cars-content__lead" dangerouslySetInnerHTML={{ __html: serverMarkup(view.lead) }} />}
        {(code === 'Public_SignIn' || code === 'Public_DealerServices') && <DealerServices url={view.dealerServices} />}
      </header>
      {sections.length >= LONG && <Contents sections={sections} />}
      <div className="cars-content__text">
        {view.points.length > 0 && <Points points={view.points} />}
        {view.credits.length > 0 && <Credits credits={view.credits} />}
        {search ? (
          <Questions path={view.path} sections={sections} search={search} />
        ) : (
          sections.map((section) => <Section key={section.id} section={section} />)
        )}
        <p className="cars-content__updated">{t('updated', { date: view.updated })}</p>
      </div>
      <Pages />
    </div>
  );
};

export const contentPage: PageModule<ContentView> = {
  meta: ({ path, title, description }, { site }) => ({
    title: `${title} – ${site.name}`,
    description,
    canonical: path,
    index: true,
  }),
  namespaces: ['content'],
  Screen: ContentScreen,
};

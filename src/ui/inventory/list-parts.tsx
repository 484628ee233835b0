/** The parts that the three layouts of the list share. */
import type { ReactNode } from 'react';
import { FOUND_ANCHOR } from '../../domain/inventory/results-address.ts';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { EstimateNote } from '../components/estimate-note.tsx';
import { PlacePanel } from '../location/place-panel.tsx';
import { Icon } from '../components/icon.tsx';
import type { CarsView } from './present-cars.ts';
import type { ChipView } from '../filters/present-applied-filters.ts';
import { Chips, Notice, Results } from '../filters/results.tsx';
import { SortSelect } from '../filters/sort-select.tsx';
import { useWords } from './use-words.ts';
import { ViewSwitch } from './view-switch.tsx';

export const Toolbar = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  return (
    <div className="cars-toolbar">
      <SortSelect label={t('sort.label')} sorts={view.sorts.map(({ words, ...sort }) => ({ ...sort, text: say(words) }))} />
      <ViewSwitch view={view} />
    </div>
  );
};

const useHeading = ({ heading, place, near }: CarsView): string => {
  const { t } = useTranslation('inventory');
  const subject = useWords()(heading);
  if (place !== null) return t('heading.place', { heading: subject, place });
  return near === null ? subject : t('heading.near', { heading: subject, place: near });
};

/** What was searched for, and the number of results. */
export const Title = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  const { count, text } = view.total;
  return (
    <div>
      <h1>{useHeading(view)}</h1>
      <p className="cars-list__total" role="status">
        {count === 0 ? (
          <b>{t('noMatch')}</b>
        ) : (
          <>
            <b className="num">{text}</b> {t('vehicles', { count })}
          </>
        )}
        {view.within !== null && ` ${t('within', { distance: view.within })}`}
      </p>
    </div>
  );
};

export const Head = ({ view }: { readonly view: CarsView }) => (
  <div className="cars-list__head">
    <Title view={view} />
    <Toolbar view={view} />
  </div>
);

/** A filter that is not applied; following the link adds it. */
const Offer = ({ offer }: { readonly offer: ChipView }) => {
  const words = useWords()(offer.words);
  return (
    <li>
      <Link className="cars-chip" to={offer.href} preventScrollReset>
        <Icon name="map-pin" size="sm" />
        {words}
      </Link>
    </li>
  );
};

export const AppliedFilters = ({
  chips,
  offer,
  clearHref,
  clearable,
}: Pick<CarsView, 'chips' | 'offer' | 'clearHref' | 'clearable'>) => {
  const { t } = useTranslation('inventory');
  if (chips.length === 0 && !offer) return null;
  return (
    <div className="cars-list__applied">
      <Chips label={t('applied')} chips={chips} clearHref={clearable ? clearHref : null}>
        {offer && <Offer offer={offer} />}
      </Chips>
    </div>
  );
};

/** 'Near me' while the visitor's place is not known. */
const AskPlace = ({ anywhereHref }: { readonly anywhereHref: string }) => {
  const { t } = useTranslation('inventory');
  return (
    <div className="cars-notice cars-list__unread" role="note">
      <Icon name="map-pin" />
      <div>
        <p>{t('placeless.text')}</p>
        <PlacePanel id="asked-place" />
        <Link className="cars-link" to={anywhereHref}>
          {t('placeless.anywhere')}
        </Link>
      </div>
    </div>
  );
};

/** The parts of the address and of the visitor's sentence that did not become a filter. */
const LeftOut = ({ unread, unused }: Pick<CarsView, 'unread' | 'unused'>) => {
  const { t } = useTranslation('inventory');
  if (unread.length === 0 && unused === null) return null;
  return (
    <Notice>
      {unused !== null && (
        <>
          {t('unused')} <strong>{unused}</strong>{' '}
        </>
      )}
      {unread.length > 0 && (
        <>
          {t('unread')} <code>{unread.join(', ')}</code>
        </>
      )}
    </Notice>
  );
};

/** The parts of the search that could not be done as requested. */
export const Unread = ({ anywhereHref, ...leftOut }: Pick<CarsView, 'unread' | 'unused' | 'anywhereHref'>) => (
  <>
    {anywhereHref !== null && <AskPlace anywhereHref={anywhereHref} />}
    <LeftOut {...leftOut} />
  </>
);

/** Suggested filters that would narrow this search well. */
export const PromotedFilters = ({ promoted }: Pick<CarsView, 'promoted'>) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  if (promoted.length === 0) return null;
  return (
    <nav className="cars-list__applied" aria-label={t('promoted')}>
      <ul className="cars-chips cars-chips--row">
        {promoted.map(({ words, count, href }) => (
          <li key={href}>
            <Link className="cars-chip" to={href} preventScrollReset>
              {say(words)}
              <small className="num">{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The results, followed by the terms of their payments. */
export const ListResults = ({ view, children }: { readonly view: CarsView; readonly children: ReactNode }) => (
  <Results path={view.path}>
    {children}
    {view.estimate && <EstimateNote estimate={view.estimate} />}
  </Results>
);

export const HiddenHeading = () => {
  const { t } = useTranslation('inventory');
  return (
    <h2 className="visually-hidden" id={FOUND_ANCHOR} tabIndex={-1}>
      {t('results')}
    </h2>
  );
};

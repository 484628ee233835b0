import { useEffect, useRef, type SubmitEvent, type SyntheticEvent } from 'react';
import { CarriedFields } from '../components/carried-fields.tsx';
import { useTranslation } from '../translation.tsx';
import { useNavigate } from 'react-router-dom';
import { PageLink } from '../components/link.tsx';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import type { VehicleType } from '../../domain/vehicle/attributes.ts';
import { typesOfDivision } from '../../domain/site/site.ts';
import { useNavigateTo } from '../browser/use-navigate-to.ts';
import { SearchInput } from '../filters/search-input.tsx';
import { KEYWORD_READ_FIELD } from '../sentence-search/sentence-wire.ts';
import { useExample } from '../sentence-search/use-example.ts';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { SelectField } from '../components/select-field.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { NearField, NearForm } from '../location/near-field.tsx';
import { usePlaceForm } from '../location/use-place-form.ts';
import type { ChoiceView, HomeView } from './present-home.ts';

const ICONS: Readonly<Record<VehicleType, IconName>> = {
  car: 'car',
  motorcycle: 'motorbike',
  boat: 'sailboat',
  recreational: 'rv-truck',
  heavy: 'truck',
};

/** Milliseconds without a keystroke before the count is updated. */
const PAUSE = 250;

const Kinds = ({ kind, kinds }: Pick<HomeView, 'kind' | 'kinds'>) => {
  const { t } = useTranslation();
  return (
    <nav className="cars-search__kinds" aria-label={t('home:search.kinds')}>
      <ul>
        {kinds.map(({ type, count, path }) => (
          <li key={type}>
            <PageLink to={path} preventScrollReset aria-current={type === kind ? 'true' : undefined}>
              <Icon name={ICONS[type]} />
              {t(`types.${type}`)}
              <small className="num">{count}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface ChoiceProps {
  readonly name: 'makes' | 'models';
  readonly chosen: string;
  readonly choices: readonly ChoiceView[];
}

const Choice = ({ name, chosen, choices }: ChoiceProps) => {
  const { t } = useTranslation('home');
  return (
    <SelectField
      id={`search-${name}`}
      label={t(`search.${name}.label`)}
      name={WIRE_NAMES[name]}
      defaultValue={chosen}
      options={[
        { value: '', text: t(`search.${name}.any`) },
        ...choices.map(({ value, label, count }) => ({ value, text: `${label} (${count})` })),
      ]}
    />
  );
};

interface SentenceProps {
  readonly kind: VehicleType;
  /** The list that it leads to. */
  readonly action: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A sentence instead of the fields above. */
const Sentence = ({ kind, action, onSubmit }: SentenceProps) => {
  const { t } = useTranslation('home');
  return (
    <form className="cars-search__say" action={action} onSubmit={onSubmit}>
      <CarriedFields />
      <input type="hidden" name={KEYWORD_READ_FIELD} value="" />
      <label htmlFor="search-sentence">
        <Icon name="sparkles" />
        {t('search.say')}
      </label>
      <input
        className="cars-input"
        id="search-sentence"
        name={WIRE_NAMES.keyword}
        placeholder={useExample(kind)}
        maxLength={SEARCH_LIMITS.maxTextLength}
        autoComplete="off"
        required
      />
      <button className="cars-btn cars-btn--quiet" type="submit">
        {t('search.send')}
        <Icon name="arrow-right" size="sm" />
      </button>
    </form>
  );
};

const allOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** Parameters of a filled-in form, empty fields left out. */
const filledIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...allOf(form)].filter(([, value]) => value !== ''));

/**
 * A form that leads to the list, with or without JavaScript. With it each change updates this page's address, and
 * the page comes back with the number of vehicles and the models of the chosen make.
 */
export const QuickSearch = ({ view: { path, kind, kinds, search } }: { readonly view: HomeView }) => {
  const { t } = useTranslation('home');
  const { languageId } = useFrame();
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  const near = usePlaceForm();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const follow = ({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>): void => {
    // The place belongs to a separate form.
    if (target instanceof HTMLInputElement && target.form !== form) return;
    clearTimeout(waiting.current);
    // Models depend on the make.
    const model = form.elements.namedItem(WIRE_NAMES.models);
    if (target instanceof HTMLSelectElement && target.name === WIRE_NAMES.makes && model instanceof HTMLSelectElement)
      model.value = '';
    const show = (): void => void navigate(`${path}?${filledIn(form).toString()}`, { replace: true, preventScrollReset: true });
    waiting.current = setTimeout(show, PAUSE);
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    clearTimeout(waiting.current);
    const code = typesOfDivision('Automotive').includes(kind) ? 'Public_Cars' : 'Public_Recreative';
    // Includes the form's own fields: the list reads a sentence in the keyword only from a submitted form.
    navigateTo(code, languageId, allOf(event.currentTarget).toString());
  };

  const { currencySign: sign } = search;
  return (
    <div className="cars-search cars-panel">
      <Kinds kind={kind} kinds={kinds} />
      <form key={kind} className="cars-search__row" action={search.action} role="search" onChange={follow} onSubmit={send}>
        <input type="hidden" name={WIRE_NAMES.types} value={kind} />
        <CarriedFields />
        {search.everywhere && <input type="hidden" name={WIRE_NAMES.distanceKm} value="0" />}
        <Choice name="makes" chosen={search.make} choices={search.makes} />
        {search.models.length > 0 && <Choice key={search.make} name="models" chosen={search.model} choices={search.models} />}
        <div className="cars-field">
          <label htmlFor="search-price">{t('search.priceMax')}</label>
          <span className="cars-affix">
            <span className={`is-${sign.place}`}>{sign.text}</span>
            <input
              className="cars-input num"
              id="search-price"
              name={WIRE_NAMES.priceMax}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={search.priceMax}
            />
          </span>
        </div>
        <NearField form={near} />
        <div className="cars-field cars-search__words">
          <label htmlFor="search-words">{t('common:find.keyword')}</label>
          <SearchInput
            id="search-words"
            name={WIRE_NAMES.keyword}
            placeholder={t('common:find.word')}
            defaultValue={search.keyword}
          />
          <input type="hidden" name={KEYWORD_READ_FIELD} value="" />
        </div>
        <button className="cars-btn cars-btn--primary cars-search__go" type="submit">
          {t('search.show', { count: search.found.count, vehicles: search.found.text })}
        </button>
      </form>
      <NearForm form={near} />
      <Sentence kind={kind} action={search.action} onSubmit={send} />
    </div>
  );
};

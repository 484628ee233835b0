import { defaultTerms } from '../../domain/finance/payment.ts';
import { useFollowing } from '../components/use-following.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { SelectField } from '../components/select-field.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { FilterSection } from '../filters/filter-section.tsx';
import { SearchInput } from '../filters/search-input.tsx';
import type { FormRules } from '../filters/use-filter-form.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { NearField, NearForm } from '../location/near-field.tsx';
import { usePlaceForm } from '../location/use-place-form.ts';
import { useTranslation } from '../translation.tsx';
import type { CarsView } from './present-cars.ts';
import type { SectionView } from '../filters/present-sections.ts';
import { addressOfForm, hasNewWords, isOfTheVisitor, isUnfiltered } from './filter-form.ts';
import { KEYWORD_READ_FIELD } from '../sentence-search/sentence-wire.ts';
import { PriceField } from './price-field.tsx';
import { useWords } from './use-words.ts';

/** A word that the vehicles found must have. A sentence here becomes further filters, while one in the header begins a new search. */
const Keyword = ({ view: { keyword }, sentences }: { readonly view: CarsView; readonly sentences: number }) => {
  const { t } = useTranslation('inventory');
  const [text, setText] = useFollowing(keyword.value, sentences);
  return (
    <div className="cars-field">
      <label htmlFor="keyword">{t('common:find.keyword')}</label>
      <SearchInput
        id="keyword"
        name={keyword.name}
        placeholder={t('common:find.word')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <input type="hidden" name={KEYWORD_READ_FIELD} value={keyword.value} />
    </div>
  );
};

const Distance = ({ distance }: { readonly distance: NonNullable<CarsView['distance']> }) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  const [chosen, choose] = useFollowing(distance.options.find((option) => option.chosen)?.value ?? '');
  return (
    <SelectField
      id="distance"
      label={t('filter.distance')}
      name={distance.name}
      value={chosen}
      options={distance.options.map(({ value, text }) => ({ value, text: say(text) }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
};

interface ListSectionProps extends Pick<CarsView, 'chips' | 'estimate'> {
  readonly section: SectionView;
}

/** One field of the search; the price has its own component, which can show payments. */
export const ListSection = ({ section, chips, estimate }: ListSectionProps) => {
  const { t } = useTranslation('inventory');
  const title = t(`filter.${section.key}`);
  const price = section.kind === 'range' && section.price && (
    <PriceField label={title} range={section.range} price={section.price} estimate={estimate} />
  );
  return <FilterSection section={section} title={title} chips={chips} {...(price && { range: price })} />;
};

/** The filters of the list of vehicles. */
export const ListFilters = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  const live = useHydrated();
  const near = usePlaceForm();
  const { currency } = useFrame().site;
  const { sections, chips, estimate, distance, layout, total } = view;
  const rules: FormRules = {
    addressOfForm: (path, pairs) => addressOfForm(path, pairs, defaultTerms(currency)),
    isUnfiltered,
    hasNewWords,
    isOfTheVisitor,
  };
  return (
    <FilterPanel
      view={view}
      rules={rules}
      alwaysDrawer={layout !== 'cards'}
      show={live ? t('show', { count: total.count, total: total.text }) : t('showVehicles')}
      top={(sentences) => (
        <>
          <Keyword view={view} sentences={sentences} />
          <div className={distance ? 'cars-filters__place' : undefined}>
            <NearField form={near} />
            {distance && <Distance distance={distance} />}
          </div>
        </>
      )}
      after={<NearForm form={near} />}
    >
      {sections.map((section) => (
        <ListSection key={section.key} section={section} chips={chips} estimate={estimate} />
      ))}
    </FilterPanel>
  );
};

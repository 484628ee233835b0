import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { Link } from '../components/link.tsx';
import { fold } from '../../domain/text/fold.ts';
import { RangeField } from '../components/range-field.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useTranslation } from '../translation.tsx';
import type { ChipView } from './present-applied-filters.ts';
import type { LongList, OptionView } from './present-options.ts';
import type { SpecsSectionView } from '../catalogue/search/present-search.ts';
import type { SectionView } from './present-sections.ts';
import { DRAWER_ID } from './use-drawer.ts';
import { useWords } from '../inventory/use-words.ts';

type Ticks = ReadonlyMap<string, boolean>;

const NONE: Ticks = new Map();

const keyOf = ({ name, value }: Pick<OptionView, 'name' | 'value'>): string => `${name}=${value}`;

const chosenOf = (options: readonly OptionView[]): ReadonlySet<string> =>
  new Set(options.filter(({ chosen }) => chosen).map((option) => keyOf(option)));

/** Keeps the visitor's state of a box unless the new page changes that box. */
const stillOwn = (own: Ticks, before: readonly OptionView[], now: readonly OptionView[]): Ticks => {
  if (own.size === 0) return own;
  const [was, is] = [chosenOf(before), chosenOf(now)];
  return new Map([...own].filter(([key]) => was.has(key) === is.has(key)));
};

/** The ticked boxes of a section, in one state: a page has a hundred boxes. */
const useTicks = (options: readonly OptionView[]) => {
  const [held, hold] = useState({ options, own: NONE });
  const own = stillOwn(held.own, held.options, options);
  if (held.options !== options) hold({ options, own });
  return {
    isTicked: (option: OptionView) => own.get(keyOf(option)) ?? option.chosen === true,
    tick: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      hold({ options, own: new Map([...own, [keyOf(currentTarget), currentTarget.checked]]) }),
  };
};

interface OptionProps {
  readonly option: OptionView;
  readonly label: string;
  readonly isTicked: boolean;
  /** Does not match the search text; a ticked box stays in the form. */
  readonly isHidden: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const Option = ({ option: { name, value, count, picture }, label, isTicked, isHidden, onChange }: OptionProps) => (
  <label className={picture === undefined ? 'cars-check' : undefined} hidden={isHidden}>
    <input type="checkbox" name={name} value={value} checked={isTicked} onChange={onChange} />
    {picture !== undefined && <img src={picture} alt="" width={96} height={48} loading="lazy" decoding="async" />}
    {label}
    {count !== null && <span className="num">{count}</span>}
  </label>
);

interface OptionsProps {
  readonly options: readonly OptionView[];
  /** Text that the options' labels must contain, folded. */
  readonly wanted: string;
}

/** Checkboxes of one field, with their counts. */
const Options = ({ options, wanted }: OptionsProps) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  const { isTicked, tick } = useTicks(options);
  const labelled = options.map((option) => ({ option, label: say(option.label) }));
  const isWanted = (label: string): boolean => wanted === '' || fold(label).includes(wanted);
  return (
    <>
      <div className={options[0]?.picture === undefined ? 'cars-options' : 'cars-options cars-bodies'}>
        {labelled.map(({ option, label }) => (
          <Option
            key={option.name + option.value}
            option={option}
            label={label}
            isTicked={isTicked(option)}
            isHidden={!isWanted(label)}
            onChange={tick}
          />
        ))}
      </div>
      {wanted !== '' && <p role="status">{!labelled.some(({ label }) => isWanted(label)) && t('filter.notFound')}</p>}
    </>
  );
};

/** The first options with a link to all of them, or all of them with a search field. */
const LongOptions = ({
  long,
  options,
  title,
}: Omit<OptionsProps, 'wanted'> & { readonly long: LongList; readonly title: string }) => {
  const { t } = useTranslation('inventory');
  const live = useHydrated();
  const { hash, state } = useLocation() as Location<unknown>;
  const [wanted, want] = useState('');
  const [asked, ask] = useState(false);
  const finds = live && long.whole;
  return (
    <>
      {finds && (
        <input
          className="cars-input cars-input--sm cars-filter__find"
          type="search"
          aria-label={t('filter.find', { field: title })}
          placeholder={t('filter.find', { field: title })}
          autoFocus={asked}
          value={wanted}
          onChange={(event) => want(event.currentTarget.value)}
        />
      )}
      <Options options={options} wanted={finds ? fold(wanted) : ''} />
      <Link
        className="cars-link cars-filter__more"
        to={long.href + (live ? hash : `#${DRAWER_ID}`)}
        state={state}
        replace
        preventScrollReset
        onClick={() => ask(true)}
      >
        {long.whole ? t('filter.showFewer') : t('filter.showAll', { total: long.total })}
      </Link>
    </>
  );
};

/** A filter set elsewhere opens the section; only the visitor closes it. */
const Disclosure = ({
  name,
  title,
  applied,
  open,
  children,
}: {
  readonly name: string;
  readonly title: string;
  /** Its applied filters as text; '' for none. */
  readonly applied: string;
  readonly open: boolean;
  readonly children: ReactNode;
}) => {
  const [shown, show] = useState({ open, asked: open });
  if (shown.asked !== open) show({ open: open || shown.open, asked: open });
  return (
    <details
      className="cars-filter"
      data-filter={name}
      open={shown.open}
      onToggle={(event) => show({ open: event.currentTarget.open, asked: open })}
    >
      <summary>
        {title}
        {applied !== '' && <small>{applied}</small>}
      </summary>
      <div className="cars-filter__body">{children}</div>
    </details>
  );
};

interface FilterSectionProps {
  readonly section: SectionView | SpecsSectionView;
  readonly title: string;
  readonly chips: readonly ChipView[];
  /** Replaces the plain fields of a range. */
  readonly range?: ReactNode;
}

/** One field of the search: its values with counts, or its range. */
export const FilterSection = ({ section, title, chips, range }: FilterSectionProps) => {
  const say = useWords();
  const applied = chips.filter((chip) => chip.section === section.key).map(({ words }) => say(words));
  return (
    <Disclosure name={section.key} title={title} applied={applied.join(', ')} open={section.open}>
      {section.kind === 'range' && (range ?? <RangeField view={section.range} label={title} />)}
      {section.kind === 'options' && section.long ? (
        <LongOptions options={section.options} long={section.long} title={title} />
      ) : (
        section.options.length > 0 && <Options options={section.options} wanted="" />
      )}
    </Disclosure>
  );
};

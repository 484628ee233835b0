import { useState, type ReactNode } from 'react';
import { useTranslation } from '../translation.tsx';
import { RangeField } from '../components/range-field.tsx';
import { useFollowing } from '../components/use-following.ts';
import type { OptionView, SectionView, Words } from './cars-view.ts';
import { useWords } from './use-words.ts';

interface OptionProps {
  readonly option: OptionView;
  readonly say: (words: Words) => string;
}

const Option = ({ option: { name, value, label, count, chosen, extra, picture }, say }: OptionProps) => {
  const [checked, check] = useFollowing(chosen === true);
  const className = [!picture && 'cars-check', extra && 'is-extra'].filter(Boolean).join(' ');
  return (
    <label className={className || undefined}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => check(event.currentTarget.checked)}
      />
      {picture && <img src={picture} alt="" width={96} height={48} loading="lazy" decoding="async" />}
      <span>{say(label)}</span>
      {count !== null && <span className="num">{count}</span>}
    </label>
  );
};

const Options = ({ options, all }: { readonly options: readonly OptionView[]; readonly all: string | null }) => {
  const { t } = useTranslation('cars');
  const say = useWords();
  return (
    <>
      <div className={options[0]?.picture ? 'cars-options cars-bodies' : 'cars-options'}>
        {options.map((option) => (
          <Option key={option.name + option.value} option={option} say={say} />
        ))}
      </div>
      {all !== null && (
        <details className="cars-filter__all">
          <summary className="cars-link cars-filter__more">
            <span>{t('filter.showAll', { total: all })}</span>
            <span>{t('filter.showFewer')}</span>
          </summary>
        </details>
      )}
    </>
  );
};

/** A choice made elsewhere opens a section; only the visitor closes one, so nothing folds away under his hand. */
const Disclosure = ({
  name,
  title,
  open,
  children,
}: {
  readonly name: string;
  readonly title: string;
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
      <summary>{title}</summary>
      <div className="cars-filter__body">{children}</div>
    </details>
  );
};

/** One field of the search: its values with counts, or its range. */
export const FilterSection = ({ section }: { readonly section: SectionView }) => {
  const { t } = useTranslation('cars');
  const title = t(`filter.${section.key}`);
  return (
    <Disclosure name={section.key} title={title} open={section.open}>
      {section.kind === 'range' && <RangeField view={section.range} label={title} />}
      {section.options.length > 0 && <Options options={section.options} all={section.kind === 'options' ? section.all : null} />}
    </Disclosure>
  );
};

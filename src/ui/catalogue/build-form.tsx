import { CarriedFields } from '../components/carried-fields.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { Calculator } from '../finance/calculator.tsx';
import { ProvinceSelect } from '../finance/choices.tsx';
import { useTranslation } from '../translation.tsx';
import type { BuildView } from './present-build.ts';
import { COLOUR_PARAMETER, OPTION_PARAMETER } from './catalogue-wire.ts';
import type { Build } from './use-build.ts';

const BUILD_FORM = 'build';

interface PartProps {
  readonly view: BuildView;
  readonly build: Build;
}

/** The paints; shown on the picture, but part of the form below. */
export const Swatches = ({ view: { colours }, build: { choice, choose } }: PartProps) => {
  const { t } = useTranslation('catalogue');
  const chosen = colours.find(({ key }) => key === choice.colour);
  return (
    <fieldset className="cars-swatches">
      <legend className="visually-hidden">{t('build.colour')}</legend>
      {colours.map(({ key, name, paint, price }) => (
        <label key={key} title={name} style={{ '--c': `#${paint}` }}>
          <input
            type="radio"
            form={BUILD_FORM}
            name={COLOUR_PARAMETER}
            value={key}
            checked={key === choice.colour}
            aria-label={[name, price].filter(Boolean).join(' ')}
            onChange={() => choose({ colour: key })}
          />
        </label>
      ))}
      {chosen && (
        <span aria-hidden="true">
          {chosen.name}
          {chosen.price !== null && <small className="num"> {chosen.price}</small>}
        </span>
      )}
    </fieldset>
  );
};

const Options = ({ view: { options }, build: { choice, choose } }: PartProps) => {
  const { t } = useTranslation('catalogue');
  if (options.length === 0) return null;
  const toggle = (key: string, on: boolean): void =>
    choose({
      options: options.map((option) => option.key).filter((each) => (each === key ? on : choice.options.includes(each))),
    });
  return (
    <fieldset className="cars-build__options">
      <legend>{t('build.options')}</legend>
      {options.map(({ key, name, items, price }) => (
        <label key={key} className="cars-check">
          <input
            type="checkbox"
            name={OPTION_PARAMETER}
            value={key}
            checked={choice.options.includes(key)}
            onChange={(event) => toggle(key, event.currentTarget.checked)}
          />
          <span>
            {name}
            {items.length > 0 && <small>{items.join(', ')}</small>}
          </span>
          <span className="num">{price}</span>
        </label>
      ))}
    </fieldset>
  );
};

const Province = ({ view: { provinces }, build: { loan } }: PartProps) => {
  const { t } = useTranslation('finance');
  return (
    <div className="cars-field">
      <label htmlFor="build-province">{t('field.province')}</label>
      <ProvinceSelect id="build-province" provinces={provinces} loan={loan} />
    </div>
  );
};

/** The lines from the price to the total. The total is the largest figure (Quebec: Consumer Protection Act, s. 224 b and c). */
const Sums = ({ view, build: { choice, loan } }: PartProps) => {
  const { t } = useTranslation('catalogue');
  const { taxes, price } = loan.figures;
  const colour = view.colours.find(({ key }) => key === choice.colour);
  const lines = [
    { label: t('build.price'), text: view.price },
    ...(view.delivery === null ? [] : [{ label: t('build.delivery'), text: view.delivery }]),
    ...(colour === undefined || colour.price === null ? [] : [{ label: colour.name, text: colour.price }]),
    ...view.options
      .filter(({ key }) => choice.options.includes(key))
      .map((option) => ({ label: option.name, text: option.price })),
  ];
  const taxLines = taxes?.lines.map(({ name, percent, amount }) => ({
    label: t('build.tax', { name: t(`tax.${name}`, { ns: 'finance' }), percent }),
    text: `+\u00a0${amount}`,
  }));
  return (
    <dl className="cars-build__sums">
      {[...lines, ...(taxLines ? [{ label: t('build.beforeTaxes'), text: price }, ...taxLines] : [])].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
      <div className="cars-build__total">
        <dt>{t(taxes ? 'build.withTaxes' : 'build.total')}</dt>
        <dd className="num" aria-live="polite">
          {taxes?.outTheDoor ?? price}
        </dd>
      </div>
    </dl>
  );
};

const Payment = ({ view, build: { loan } }: PartProps) => {
  const { t } = useTranslation('catalogue');
  const { figures, query } = loan;
  const { financingPath } = view;
  return (
    <div className="cars-calc cars-build__payment">
      <Calculator
        view={view}
        loan={loan}
        terms={t('build.terms', { months: figures.months, rate: figures.rate, down: figures.downPayment })}
        financingPath={financingPath === null || query === '' ? financingPath : `${financingPath}?${query}`}
      />
    </div>
  );
};

/** Options, taxes and a payment: updated on every change with JavaScript, by submitting the form without it. */
export const BuildForm = ({ path, ...part }: PartProps & { readonly path: string }) => {
  const { t } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const { view } = part;
  return (
    <form
      className="cars-build"
      id={BUILD_FORM}
      action={path}
      aria-labelledby="build-heading"
      onSubmit={(event) => event.preventDefault()}
    >
      <CarriedFields />
      <div className="cars-build__choose">
        <h2 id="build-heading">{t('build.heading')}</h2>
        <Options {...part} />
        {view.provinces.length > 0 && <Province {...part} />}
        {!hydrated && (
          <button className="cars-btn cars-btn--primary" type="submit">
            {t('build.calculate')}
          </button>
        )}
      </div>
      <div className="cars-build__out cars-panel">
        <Sums {...part} />
        <p className="cars-build__note">{t(`build.note.${view.context.country}`)}</p>
        <Payment {...part} />
      </div>
    </form>
  );
};

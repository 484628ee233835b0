import type { SubmitEvent } from 'react';
import { CarriedFields } from '../components/carried-fields.tsx';
import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { useNavigateTo } from '../browser/use-navigate-to.ts';
import { Icon } from '../components/icon.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { Answer } from './answer.tsx';
import type { PageModule } from '../page.ts';
import type { ShopibotView } from './present-answer.ts';

const HELP = ['filters', 'payments', 'places', 'not', 'unused'] as const;

const Question = ({ path, field }: Pick<ShopibotView, 'path' | 'field'>) => {
  const { t } = useTranslation('sentence-search');
  const { languageId } = useFrame();
  const navigateTo = useNavigateTo();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const question = new FormData(event.currentTarget).get(field.name);
    if (typeof question === 'string')
      navigateTo('Public_Shopibot', languageId, new URLSearchParams({ [field.name]: question }).toString());
  };
  return (
    <form className="shopibot-form" action={path} role="search" onSubmit={send}>
      <CarriedFields />
      <label htmlFor="shopibot-question">{t('label')}</label>
      <div className="shopibot-form__row">
        <input
          // Resets the field when the address changes.
          key={field.value}
          className="cars-input shopibot-form__text"
          id="shopibot-question"
          type="search"
          name={field.name}
          maxLength={field.maxLength}
          defaultValue={field.value}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button className="cars-btn cars-btn--primary" type="submit">
          <Icon name="search" />
          {t('ask')}
        </button>
      </div>
    </form>
  );
};

const Examples = ({ path, field }: Pick<ShopibotView, 'path' | 'field'>) => {
  const { t } = useTranslation('sentence-search');
  const { country } = useFrame().site;
  const examples = t(`examples.${country}`, { returnObjects: true }) as readonly string[];
  return (
    <section className="shopibot-examples" aria-labelledby="shopibot-examples">
      <h2 id="shopibot-examples">{t('examplesTitle')}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <PageLink className="cars-chip" to={`${path}?${new URLSearchParams({ [field.name]: example }).toString()}`}>
              {example}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Help = () => {
  const { t } = useTranslation('sentence-search');
  return (
    <section className="shopibot-help" aria-labelledby="shopibot-help">
      <h2 id="shopibot-help">{t('help.title')}</h2>
      <ul>
        {HELP.map((topic) => (
          <li key={topic}>{t(`help.${topic}`)}</li>
        ))}
      </ul>
    </section>
  );
};

/** The search by a sentence: its interpretation, unused words, and the vehicles. */
const ShopibotScreen = ({ view }: { readonly view: ShopibotView }) => {
  const { t } = useTranslation('sentence-search');
  return (
    <div className="page shopibot">
      <header className="shopibot-head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <Question {...view} />
      </header>
      {view.answer ? <Answer answer={view.answer} /> : null}
      <div className="shopibot-more">
        <Examples {...view} />
        <Help />
      </div>
    </div>
  );
};

export const shopibotPage: PageModule<ShopibotView> = {
  /** Search engines index the page without a visitor's query. */
  meta: ({ path, answer }, { site }, t) => ({
    title: `${t('sentence-search:title')} – ${site.name}`,
    description: t('sentence-search:meta'),
    canonical: path,
    index: answer === null,
  }),
  namespaces: ['sentence-search', 'inventory', 'components'],
  Screen: ShopibotScreen,
};

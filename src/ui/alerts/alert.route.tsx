import { PageLink } from '../components/link.tsx';
import { FORM_FIELDS } from '../../domain/leads/lead-wire.ts';
import { useTranslation } from '../translation.tsx';
import type { PageModule } from '../page.ts';
import type { AlertView } from './present-alert.ts';

interface ActionProps {
  readonly action: string;
  /** Where the link back leads. */
  readonly page: string;
  readonly words: 'confirm' | 'stop';
}

const Action = ({ action, page, words }: ActionProps) => {
  const { t } = useTranslation('alerts');
  return (
    <form action={action} method="post">
      <input type="hidden" name={FORM_FIELDS.page} value={page} />
      <button
        className={words === 'confirm' ? 'cars-btn cars-btn--primary cars-btn--lg' : 'cars-btn cars-btn--secondary'}
        type="submit"
      >
        {t(words)}
      </button>
    </form>
  );
};

/** The state of an availability alert and what the visitor can do about it: with a button, because programs that check mail follow links. */
const AlertScreen = ({ view }: { readonly view: AlertView }) => {
  const { t } = useTranslation('alerts');
  const { state, vehicle, vehiclePath, listPath, confirmAction, stopAction, page, stoppedPage } = view;
  return (
    <div className="page alert-page">
      <h1>{t(`${state}.title`)}</h1>
      <p>{t(`${state}.text`, { vehicle })}</p>
      <div className="alert-page__acts">
        {(state === 'none' || state === 'stopped') && <Action action={confirmAction} page={page} words="confirm" />}
        {(state === 'watching' || state === 'due') && <Action action={stopAction} page={stoppedPage} words="stop" />}
        {vehiclePath !== null && (
          <PageLink className="cars-link" to={vehiclePath}>
            {t('see')}
          </PageLink>
        )}
        <PageLink className="cars-link" to={listPath}>
          {t('search')}
        </PageLink>
      </div>
    </div>
  );
};

export const alertPage: PageModule<AlertView> = {
  meta: ({ path, state, vehicle }, { site }, t) => ({
    title: `${t(`alerts:${state}.title`)} – ${site.name}`,
    description: t(`alerts:${state}.text`, { vehicle }),
    canonical: path,
    index: false,
  }),
  namespaces: ['alerts'],
  Screen: AlertScreen,
};

import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { DEFAULT_ERROR_STATUS, errorId, errorMessage } from '../../domain/errors/error-catalogue.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import type { Translate } from '../../domain/language/translate.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { useFrame } from '../layout/frame-context.tsx';
import type { PageModule } from '../page.ts';
import { ClosedStall } from './stall.tsx';

/** Status 500 and the message 'Error' if nothing more is known (specification, section 8). */
export interface ErrorView {
  readonly status?: number;
  readonly message?: string;
  /** Id that the visitor may quote to the operator; it is in the log. */
  readonly requestId?: string;
  /** Why the address was refused, or the page cannot be shown, if known. */
  readonly reason?: 'too-many-values' | 'search-away';
}

/** The client's errors: repeating the request does not help. */
const isRefused = (status: number): boolean => status >= 400 && status < 500;

const textOf = (reason: ErrorView['reason'], refused: boolean, t: Translate): string => {
  if (reason === 'search-away') return t('searchAway.text');
  if (reason === 'too-many-values') return t('refused.tooManyValues', { most: SEARCH_LIMITS.maxListLength });
  return t(refused ? 'refused.text' : 'error.text');
};

const ErrorScreen = ({ view: { status = DEFAULT_ERROR_STATUS, message, requestId, reason } }: { readonly view: ErrorView }) => {
  const { t } = useTranslation('errors');
  const { url, languageId } = useFrame();
  const refused = isRefused(status);
  return (
    <div className="page cars-empty">
      <ClosedStall />
      <h1>{t(reason === 'search-away' ? 'searchAway.title' : refused ? 'refused.title' : 'error.title')}</h1>
      <p>{textOf(reason, refused, t)}</p>
      <p className="cars-empty__acts">
        {!refused && (
          <a className="cars-btn cars-btn--primary" href={url}>
            {t('error.again')}
          </a>
        )}
        <PageLink className="cars-btn cars-btn--secondary" to={pathOf('Public_Index', languageId)}>
          {errorMessage({ kind: 'home' }, t)}
        </PageLink>
      </p>
      <p className="cars-empty__code">
        {status} · {message ?? errorMessage({ kind: 'title' }, t)}
        {requestId !== undefined && ` ${errorId(requestId, t)}`}
      </p>
    </div>
  );
};

export const errorPage: PageModule<ErrorView> = {
  meta: ({ status = DEFAULT_ERROR_STATUS, message }, { site }, t) => ({
    title: `${String(status)} ${message ?? errorMessage({ kind: 'title' }, t)} – ${site.name}`,
    description: t(isRefused(status) ? 'errors:refused.text' : 'errors:error.text'),
    index: false,
  }),
  namespaces: ['errors'],
  Screen: ErrorScreen,
};

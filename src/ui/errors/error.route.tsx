import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { DEFAULT_ERROR_STATUS, errorId, errorMessage } from '../../domain/errors/error-catalogue.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { useFrame, useHref } from '../layout/frame-context.tsx';
import type { PageModule } from '../page.ts';
import { ClosedStall } from './stall.tsx';

/** Status 500 and the message 'Error' where nothing better is known (specification, section 8). */
export interface ErrorView {
  readonly status?: number;
  readonly message?: string;
  /** What a visitor may quote to the operator; it stands in the log. */
  readonly requestId?: string;
}

const ErrorScreen = ({ view: { status = DEFAULT_ERROR_STATUS, message, requestId } }: { readonly view: ErrorView }) => {
  const { t } = useTranslation('errors');
  const { url, languageId } = useFrame();
  const href = useHref();
  return (
    <div className="page cars-empty">
      <ClosedStall />
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <p className="cars-empty__acts">
        <a className="cars-btn cars-btn--primary" href={url}>
          {t('error.again')}
        </a>
        <Link className="cars-btn cars-btn--secondary" to={href(pathOf('Public_Index', languageId))}>
          {errorMessage({ kind: 'home' }, languageId)}
        </Link>
      </p>
      <p className="cars-empty__code">
        {status} · {message ?? errorMessage({ kind: 'title' }, languageId)}
        {requestId !== undefined && ` ${errorId(requestId, languageId)}`}
      </p>
    </div>
  );
};

export const errorPage: PageModule<ErrorView> = {
  meta: ({ status = DEFAULT_ERROR_STATUS, message }, { site, languageId }, t) => ({
    title: `${String(status)} ${message ?? errorMessage({ kind: 'title' }, languageId)} – ${site.name}`,
    description: t('errors:error.text'),
    index: false,
  }),
  namespaces: ['errors'],
  Screen: ErrorScreen,
};

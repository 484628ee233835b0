import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { isListCode } from '../../domain/inventory/list-layouts.ts';
import { FOUND_ANCHOR } from '../../domain/inventory/results-address.ts';
import { SharedState } from '../browser/shared-state.tsx';
import { useReady } from '../browser/use-ready.ts';
import { FollowProvider, useFollowLinks } from '../components/link.tsx';
import { CompareTray } from '../compare/compare-tray.tsx';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import { TagManager } from '../consent/tag-manager.tsx';
import { FavouritesForm } from '../favourites/favourites-form.tsx';
import { Alert } from '../overlays/alert.tsx';
import { Processing } from '../overlays/processing.tsx';
import type { Frame } from '../page.ts';
import { PlaceOnLoad } from '../location/place-on-load.tsx';
import { Footer } from './footer.tsx';
import { FrameProvider } from './frame-context.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { SCROLL_STORAGE } from './scroll.ts';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';

const DemoNotice = () => {
  const { t } = useTranslation();
  return (
    <aside className="cars-demo" aria-labelledby="demo">
      <p className="page" id="demo">
        <Icon name="info-circle" size="sm" />
        {t('demo')}
      </p>
    </aside>
  );
};

/** Tells the visitor that saving failed because the browser, or a partner's frame, does not allow cookies. */
const UnkeptNotice = () => {
  const { t } = useTranslation();
  return (
    <div className="page cars-unkept">
      <div className="cars-notice cars-notice--warning" role="alert">
        <Icon name="alert-triangle" />
        <p>{t('favourites.unkept')}</p>
      </div>
    </div>
  );
};

interface PageLayoutProps {
  readonly frame: Frame;
  /** The screen: the content of `<main>`. */
  readonly children: ReactNode;
}

/** The layout around every screen; the frame decides on header, menu and footer. */
export const PageLayout = ({ frame, children }: PageLayoutProps) => {
  const { t } = useTranslation();
  const ready = useReady(frame.url);
  const follow = useFollowLinks();
  return (
    <FrameProvider value={frame}>
      <FollowProvider value={follow}>
        <SharedState />
        <TagManager />
        <PlaceOnLoad />
        <LoadingBar />
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        {isListCode(frame.code) && (
          <a className="skip" href={`#${FOUND_ANCHOR}`}>
            {t('skipToResults')}
          </a>
        )}
        {frame.chrome.header && <Header />}
        {frame.chrome.header && <ConsentNotice />}
        {frame.demo && <DemoNotice />}
        {frame.unkept && <UnkeptNotice />}
        <main id="main" tabIndex={-1} data-ready={ready ? '' : undefined}>
          {children}
        </main>
        {frame.chrome.footer && <Footer />}
        <FavouritesForm />
        {frame.chrome.header && <CompareTray />}
        <Alert />
        <Processing />
        <PageAnnouncer />
        <ScrollRestoration storageKey={SCROLL_STORAGE} />
      </FollowProvider>
    </FrameProvider>
  );
};

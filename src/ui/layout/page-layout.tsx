import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration } from 'react-router-dom';
import { SharedState } from '../browser/shared-state.tsx';
import { useReady } from '../browser/use-ready.ts';
import { Alert } from '../overlays/alert.tsx';
import { Processing } from '../overlays/processing.tsx';
import type { Frame } from '../page.ts';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { FrameProvider } from './frame-context.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';

interface PageLayoutProps {
  readonly frame: Frame;
  /** The screen: what stands inside `<main>`. */
  readonly children: ReactNode;
}

/** What surrounds every screen; header, menu and footer are there as the frame says. */
export const PageLayout = ({ frame, children }: PageLayoutProps) => {
  const { t } = useTranslation();
  const ready = useReady(frame.url);
  return (
    <FrameProvider value={frame}>
      <SharedState />
      <LoadingBar />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {frame.chrome.header && <Header />}
      {frame.demo && <DemoNotice />}
      <main id="main" tabIndex={-1} data-ready={ready ? '' : undefined}>
        {children}
      </main>
      {frame.chrome.footer && <Footer />}
      <Alert />
      <Processing />
      <PageAnnouncer />
      <ScrollRestoration />
    </FrameProvider>
  );
};

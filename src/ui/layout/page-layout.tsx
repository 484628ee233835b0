import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration } from 'react-router-dom';
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
  return (
    <FrameProvider value={frame}>
      <LoadingBar />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {frame.chrome.header && <Header />}
      {frame.demo && <DemoNotice />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {frame.chrome.footer && <Footer />}
      <PageAnnouncer />
      <ScrollRestoration />
    </FrameProvider>
  );
};

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Long enough for the new title to be in the document and for a screen reader to finish announcing the click. */
const PAUSE = 100;

/** After a navigation in the browser: focuses the new page's heading and announces its title, as a full load would. */
export const PageAnnouncer = () => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    // A new query on the same page (a filter, a sort) leaves the focus where the visitor works.
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const speak = setTimeout(() => setTitle(document.title), PAUSE);
    return () => clearTimeout(speak);
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
};

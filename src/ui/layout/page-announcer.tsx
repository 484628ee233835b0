import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Long enough for the new title to be in the document and for a screen reader to finish announcing the click. */
const PAUSE = 100;

/** After a navigation in the browser: focuses the new page's heading, or the card that the address names, and announces its title, as a full load would. */
export const PageAnnouncer = () => {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    // A new query on the same page (a filter, a sort) leaves the focus where the visitor works.
    if (before.current === pathname) return;
    before.current = pathname;
    // Back at a card of a list: the visitor goes on from it. `getElementById('')` is null.
    const card = document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h3 a, th a');
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (card) card.focus({ preventScroll: true });
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const speak = setTimeout(() => setTitle(document.title), PAUSE);
    return () => clearTimeout(speak);
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
};

/** The name under which the browser knows a card's picture and the vehicle page's as one (gallery.css). */
const NAME = 'vehicle';

/**
 * Prepares the picture of a card to become the picture of the vehicle that the link opens. False where the browser has no view transitions,
 * the visitor wants less motion, the link is not a card's, or the page has a large picture already.
 */
export const carriesPicture = (link: Element): boolean => {
  const { document } = window;
  const picture = link.closest('.cars-card')?.querySelector<HTMLElement>('.cars-card__media');
  if (!picture || !('startViewTransition' in document) || document.querySelector('.cars-gallery')) return false;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  for (const other of document.querySelectorAll<HTMLElement>('.cars-card__media')) other.style.viewTransitionName = '';
  picture.style.viewTransitionName = NAME;
  return true;
};

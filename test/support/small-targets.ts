import type { Page } from 'playwright-core';

const FIND = `(() => {
  const least = 24;
  const isInSentence = (link) => link.localName === 'a' && getComputedStyle(link).display === 'inline' && link.parentElement.textContent.trim().length > link.textContent.trim().length;
  const boxOf = (element) => (element.matches('input[type=checkbox], input[type=radio]') ? element.closest('label') ?? element : element).getBoundingClientRect();
  const isScrolledAway = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const around = at.getBoundingClientRect();
      if (left >= around.right || right <= around.left || top >= around.bottom || bottom <= around.top) return true;
    }
    return false;
  };
  // What lies below the window in a panel that is fixed to it moves with the window, and never lies on the page below.
  const isUnderWindow = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return element.getBoundingClientRect().top >= innerHeight;
    return false;
  };
  const targets = [...document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden]), textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !element.closest('[aria-hidden=true]') && !isScrolledAway(element) && !isUnderWindow(element))
    .filter((element) => element.type !== 'range' && element.tabIndex >= 0 && boxOf(element).width > 1)
    .map((element) => ({ element, box: boxOf(element) }));
  const named = ({ element, box }) =>
    element.localName + '.' + element.className + ' ' + Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + element.textContent.trim().slice(0, 30);
  const centre = ({ box }) => [box.left + box.width / 2, box.top + box.height / 2];
  const tooNear = (one, other) => {
    const [x, y] = centre(one);
    const dx = Math.max(other.box.left - x, x - other.box.right, 0);
    const dy = Math.max(other.box.top - y, y - other.box.bottom, 0);
    return Math.hypot(dx, dy) < least / 2;
  };
  return targets
    .filter((one) => (one.box.width < least || one.box.height < least) && !isInSentence(one.element))
    .flatMap((one) => {
      const beside = targets.find((other) => other !== one && !other.element.contains(one.element) && !one.element.contains(other.element) && tooNear(one, other));
      return beside ? [named(one) + ' beside ' + named(beside)] : [];
    })
    .slice(0, 5);
})()`;

/** Targets smaller than 24 by 24 pixels with another one less than 24 pixels away (WCAG 2.2, 2.5.8); links in a sentence are exempt. */
export const smallTargetsOn = (page: Page): Promise<readonly string[]> => page.evaluate<readonly string[]>(FIND);

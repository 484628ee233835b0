import type { Page } from 'playwright-core';

const FIND = `(() => {
  const width = window.innerWidth;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const named = (element) =>
    element.localName + '.' + (element.getAttribute('class') ?? '') + ' "' + element.textContent.trim().slice(0, 40) + '"';
  const scrolls = (element) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const found = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push('the page is ' + scrollWidth + ' pixels wide');
  for (const element of document.querySelectorAll('body *')) {
    if (!shown(element) || element.getBoundingClientRect().right <= width + 1 || scrolls(element.parentElement)) continue;
    found.push('out of the window: ' + named(element));
  }
  for (const element of document.querySelectorAll('button, summary, [role=tab], .cars-btn, .cars-chip, .cars-seg > *, select')) {
    if (!shown(element) || element.clientWidth === 0) continue;
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (cut) found.push('cut off: ' + named(element));
  }
  return found.slice(0, 5);
})()`;

/**
 * What does not fit: the page itself, whatever stands out of the window though nothing around it scrolls, and pressable things whose
 * words are cut off.
 */
export const misfitsOn = (page: Page): Promise<readonly string[]> => page.evaluate<readonly string[]>(FIND);

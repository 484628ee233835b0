import type { Site } from './site.ts';

type Said = string | null | undefined;

/**
 * Whether menu, header or footer is shown: the request's value wins, else the cookie's, else the site's default
 * (specification, section 4). 'true' and '1' mean shown, any other value hidden; a blank value says nothing.
 */
export const chromeVisibility = (requestValue: Said, cookieValue: Said, byDefault: boolean): boolean => {
  const said = [requestValue, cookieValue].map((value) => value?.trim().toLowerCase()).find(Boolean);
  return said === undefined ? byDefault : said === 'true' || said === '1';
};

/** The cookies and request parameters that say it. */
export const CHROME_NAMES = { menu: 'Menu', header: 'Header', footer: 'Footer' } as const satisfies Record<
  keyof Site['chrome'],
  string
>;
const CHROME_PARTS = Object.keys(CHROME_NAMES) as (keyof Site['chrome'])[];

/** What a request's parameters say of each part, in whatever case; parts that they are silent about are not in it. */
export const chromeAsked = (pairs: Iterable<readonly [string, string]>): [part: keyof Site['chrome'], shown: boolean][] => {
  const said = new Map([...pairs].filter(([, value]) => value.trim() !== '').map(([name, value]) => [name.toLowerCase(), value]));
  return CHROME_PARTS.flatMap((part) => {
    const value = said.get(CHROME_NAMES[part].toLowerCase());
    return value === undefined ? [] : [[part, chromeVisibility(value, null, true)]];
  });
};

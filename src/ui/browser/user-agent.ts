/** What a browser's own description tells, where nothing better does. */

/** Has no tabs to speak of: a link opens in the same one. Tablets count as computers. */
export const isPhone = (userAgent: string): boolean => /iPhone|iPod|Android.+Mobile|Windows Phone/i.test(userAgent);

/** Lets a script open a tab only within the click itself. Every browser of iOS is one. */
export const isSafari = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit') && !/Chrome|Chromium|Edg|Android/.test(userAgent);

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
export const isIos = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);

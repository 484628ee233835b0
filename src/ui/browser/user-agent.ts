/** What can be detected only from the user agent string. */

/** A phone: links open in the same tab. Tablets count as computers. */
export const isPhone = (userAgent: string): boolean =>
  /iPhone|iPod|Windows Phone/i.test(userAgent) || /Mobile/i.test(userAgent.split(/Android/i, 2)[1] ?? '');

/** Whether a script can open a tab only during the click event: every browser on iOS. */
export const isSafari = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit') && !/Chrome|Chromium|Edg|Android/.test(userAgent);

/** An iPad reports that it is a Mac, but Macs have no touch screen. */
export const isIos = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);

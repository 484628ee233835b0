type Said = string | null | undefined;

/**
 * Whether menu, header or footer is shown: the request's value wins, else the cookie's, else the site's default
 * (specification, section 4). 'true' and '1' mean shown, any other value hidden; a blank value says nothing.
 */
export const chromeVisibility = (requestValue: Said, cookieValue: Said, byDefault: boolean): boolean => {
  const said = [requestValue, cookieValue].map((value) => value?.trim().toLowerCase()).find(Boolean);
  return said === undefined ? byDefault : said === 'true' || said === '1';
};

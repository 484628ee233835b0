/** Where a site serves the pictures of its own folder. */
export const LOGO_PREFIX = '/site';

/** The address of a site's logo or of another picture of its own, on its own hosts; `file` is the name in the site's folder. */
export const logoPath = (file: string): string => `${LOGO_PREFIX}/${file}`;

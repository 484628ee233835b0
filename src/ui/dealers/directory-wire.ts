/** The parameter of the directory: a dealer's name or town. */
export const DIRECTORY_PARAMETER = 'Keyword';

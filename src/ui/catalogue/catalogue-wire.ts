/** Query parameters of the catalogue's pages. */

/** Ids of styles: one on a sheet, up to four in a comparison, those chosen so far in a search. */
export const STYLES_PARAMETER = 'styles';
/** On a comparison: '1' shows only rows that differ. */
export const DIFFERENCES_PARAMETER = 'differences';
/** On a style of the showroom: the chosen options. */
export const COLOUR_PARAMETER = 'Colour';
export const OPTION_PARAMETER = 'Option';

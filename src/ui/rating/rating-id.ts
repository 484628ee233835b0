/** Id of the rating section's heading. */
export const RATING_ID = 'price-rating';

/** Of the section's heading, which the line beside the price leads to. */
export const RATING_ID = 'price-rating';

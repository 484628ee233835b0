/** `npm run faults` runs everything at full length; `npm test` runs a shorter version. */
export const isFull = process.env.FAULTS === 'full';

/** `npm run faults` runs everything at full length; `npm test` the same in small. */
export const isFull = process.env.FAULTS === 'full';

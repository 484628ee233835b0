/** Two ways through one catalogue: to a price, and to the facts. */
export type CatalogueSection = 'showroom' | 'specs';

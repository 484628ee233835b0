/** The two sections of the catalogue: prices, and specifications. */
export type CatalogueSection = 'showroom' | 'specs';

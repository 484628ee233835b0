/** Makers publish the prices of a model year later than its specifications. */
interface ModelYear {
  readonly year: number;
  /** Null when no style of the year has one. */
  readonly price: object | null;
}

/** The newest year that has prices, of years latest first; null when none has. */
export const pricedYear = <Year extends ModelYear>(years: readonly Year[]): Year | null =>
  years.find(({ price }) => price !== null) ?? null;

/** The year of a model that a showroom shows first: the newest one with prices, else the newest. */
export const showroomYear = <Year extends ModelYear>(years: readonly Year[]): Year | null =>
  pricedYear(years) ?? years[0] ?? null;

/** Where the kernel reads values. Of no width are those of a column of codes: `table` is the address of the values of codes. */
export interface MeasurePlane {
  readonly plane: number;
  readonly width: 0 | 1 | 2 | 4 | 8;
  readonly table: number;
}

/** Numbers as the kernel reads them: whole multiples of a unit, as long as all of them are. */
export interface Measured {
  readonly plane: MeasurePlane;
  /** In units; NaN for none. */
  readonly unitsOf: (slot: number) => number;
  /** The units of the values from `min` to `max`. */
  readonly range: (min: number, max: number) => { readonly least: number; readonly greatest: number };
  readonly toValue: (units: number) => number;
}

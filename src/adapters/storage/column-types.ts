/** Properties of the domain as columns: flags are 0 or 1, lists and records are JSON text, everything else is stored as it is. */
type Column<Value> = Value extends boolean ? 0 | 1 : Value extends object ? string : Value;
export type Columns<Properties> = { readonly [Name in keyof Properties]: Column<Properties[Name]> };

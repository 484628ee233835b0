/**
 * A function that makes an object from properties of another, as if its literal were written out: V8 makes a literal ten times as fast
 * as an object whose properties are set by name, one after the other. @param sources each property, and the one that it is copied from
 */
export const copier = (sources: Readonly<Record<string, string>>): ((from: object) => Record<string, unknown>) => {
  const properties = Object.entries(sources).map(([to, source]) => `${JSON.stringify(to)}: from[${JSON.stringify(source)}]`);
  // The names are those of our own columns, none of them from outside.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  return new Function('from', `return { ${properties.join(', ')} }`) as (from: object) => Record<string, unknown>;
};

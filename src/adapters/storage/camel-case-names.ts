import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/**
 * `CamelCasePlugin` renames the columns of each row anew, which takes three times as long as reading the row. All rows of a result
 * have the same columns, so here their names are converted once.
 */
export class CamelCaseNames extends CamelCasePlugin {
  override transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const names = Object.keys(result.rows[0] ?? {}).map((column) => [column, this.camelCase(column)] as const);
    // V8 reads copies of a complete object fast, and objects whose properties are added one by one slowly.
    const empty: UnknownRow = Object.fromEntries(names.map(([, name]) => [name, null]));
    const rows = result.rows.map((row) => {
      const renamed = { ...empty };
      for (const [column, name] of names) renamed[name] = row[column];
      return renamed;
    });
    return Promise.resolve({ ...result, rows });
  }
}

import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';
import { copier } from './copier.ts';

/**
 * `CamelCasePlugin` renames the columns of each row anew, which takes three times as long as reading the row. All rows of a result
 * have the same columns, and queries have the same columns each time, so here their names are converted once.
 */
export class CamelCaseNames extends CamelCasePlugin {
  readonly #renaming = new Map<string, (row: UnknownRow) => UnknownRow>();

  override transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    return Promise.resolve(first ? { ...result, rows: result.rows.map(this.#renamingOf(Object.keys(first))) } : result);
  }

  #renamingOf(columns: readonly string[]): (row: UnknownRow) => UnknownRow {
    const key = columns.join();
    let rename = this.#renaming.get(key);
    if (!rename) {
      rename = copier(Object.fromEntries(columns.map((column) => [this.camelCase(column), column])));
      this.#renaming.set(key, rename);
    }
    return rename;
  }
}

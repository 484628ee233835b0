import { encodeCatalogueQuery } from '../../domain/catalogue/catalogue-query-codec.ts';
import type { CatalogueQuery } from '../../domain/catalogue/catalogue-query.ts';
import { difference, MOST_DIFFERENT, MOST_YEARS_APART } from '../../domain/catalogue/similar-styles.ts';
import type { CatalogueStyle, StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { priceIn } from '../../domain/catalogue/style-offer.ts';
import type { Catalogue, CatalogueAnswer, CatalogueScope, CatalogueSuggestion } from '../../ports/catalogue.ts';
import type { KyselyStyles } from '../storage/catalogue/kysely-styles.ts';
import { nearestIn } from './nearest-names.ts';
import { searchStyles } from './search-styles.ts';
import { Showroom } from './showroom.ts';
import { inNaturalOrder, StyleIndex } from './style-index.ts';

/** The catalogue as one scope sees it. */
interface View {
  readonly index: StyleIndex;
  readonly showroom: Showroom;
  /** Cache of the answer to the search without filters, which is the most frequent one. */
  unfiltered?: CatalogueAnswer;
}

/** Summaries of all styles in memory with an index for each scope, whole styles in the database. */
export class IndexedCatalogue implements Catalogue {
  readonly #styles: KyselyStyles;
  readonly #summaries = new Map<number, StyleSummary>();
  #seen = -1;
  #sorted: readonly StyleSummary[] = [];
  readonly #views = new Map<string, View>();

  constructor(styles: KyselyStyles) {
    this.#styles = styles;
  }

  /** Loads what was committed since the last call. Rejects when the database does not answer. */
  async catchUp(): Promise<void> {
    // Read before the styles: what is committed in between is read again next time, never missed.
    const revision = await this.#styles.revision();
    if (revision === this.#seen) return;
    for await (const batch of this.#styles.changedSince(Math.max(this.#seen, 0)))
      for (const summary of batch) this.#summaries.set(summary.id, summary);
    this.#sorted = inNaturalOrder(this.#summaries.values());
    this.#views.clear();
    this.#seen = revision;
  }

  async makes(scope: CatalogueScope) {
    return (await this.#viewOf(scope)).showroom.makes();
  }

  async models(scope: CatalogueScope) {
    return (await this.#viewOf(scope)).showroom.models();
  }

  async modelsOf(makeSlug: string, scope: CatalogueScope) {
    return (await this.#viewOf(scope)).showroom.modelsOf(makeSlug);
  }

  async modelOf(makeSlug: string, modelSlug: string, scope: CatalogueScope) {
    return (await this.#viewOf(scope)).showroom.modelOf(makeSlug, modelSlug);
  }

  async stylesOf(makeSlug: string, modelSlug: string, year: number, scope: CatalogueScope) {
    return (await this.#viewOf(scope)).showroom.stylesOf(makeSlug, modelSlug, year);
  }

  async ofId(id: number): Promise<CatalogueStyle | null> {
    return (await this.#styles.ofIds([id])).get(id) ?? null;
  }

  async ofIds(ids: readonly number[]): Promise<readonly CatalogueStyle[]> {
    const found = await this.#styles.ofIds(ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async nearest(segments: readonly string[], scope: CatalogueScope): Promise<readonly CatalogueSuggestion[]> {
    return nearestIn((await this.#viewOf(scope)).showroom, segments);
  }

  async search(query: CatalogueQuery, scope: CatalogueScope): Promise<CatalogueAnswer> {
    const view = await this.#viewOf(scope);
    if (encodeCatalogueQuery(query) !== '') return searchStyles(view.index, query);
    return (view.unfiltered ??= searchStyles(view.index, query));
  }

  async similar(id: number, count: number, scope: CatalogueScope): Promise<readonly StyleSummary[]> {
    const { styles, numbers } = (await this.#viewOf(scope)).index;
    const one = this.#summaries.get(id);
    if (!one) return [];
    const own = priceIn(one, scope)?.amount ?? null;
    /** The nearest style of each other model. */
    const nearest = new Map<string, { readonly style: StyleSummary; readonly away: number }>();
    for (let slot = 0; slot < styles.length; slot++) {
      const style = styles[slot];
      if (!style || Math.abs(style.year - one.year) > MOST_YEARS_APART || (style.make === one.make && style.model === one.model))
        continue;
      const price = numbers.price[slot] ?? NaN;
      const away = difference(one, style, { one: own, other: Number.isNaN(price) ? null : price });
      const model = `${style.make} ${style.model}`;
      if (away <= MOST_DIFFERENT && away < (nearest.get(model)?.away ?? Infinity)) nearest.set(model, { style, away });
    }
    return [...nearest.values()]
      .sort((a, b) => a.away - b.away || a.style.id - b.style.id)
      .slice(0, count)
      .map(({ style }) => style);
  }

  revision(): Promise<number> {
    return this.#styles.revision();
  }

  async #viewOf(scope: CatalogueScope): Promise<View> {
    if (this.#seen < 0) await this.catchUp();
    const key = `${scope.country ?? ''} ${scope.currency} ${scope.types?.join() ?? ''}`;
    const known = this.#views.get(key);
    if (known) return known;
    const index = new StyleIndex(this.#sorted, scope);
    const view: View = { index, showroom: new Showroom(index) };
    this.#views.set(key, view);
    return view;
  }
}

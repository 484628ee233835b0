import { encodeCatalogueQuery } from '../../domain/catalogue/catalogue-query-codec.ts';
import type { CatalogueQuery } from '../../domain/catalogue/catalogue-query.ts';
import { difference, MOST_DIFFERENT, MOST_YEARS_APART } from '../../domain/catalogue/similar-styles.ts';
import type { CatalogueStyle, StyleSummary } from '../../domain/catalogue/specification-style.ts';
import type { Catalogue, CatalogueAnswer, CatalogueScope, CatalogueSuggestion } from '../../ports/catalogue.ts';
import type { KyselyStyles } from '../storage/catalogue/kysely-styles.ts';
import { nearestIn } from './nearest-names.ts';
import { ScopeView } from './scope-view.ts';
import { searchStyles, type SearchParts } from './search-styles.ts';
import { SortedSlots } from './sorted-slots.ts';
import { inNaturalOrder, styleColumns } from './style-columns.ts';
import { StyleWords } from './style-words.ts';

interface Index extends Omit<SearchParts, 'view'> {
  readonly views: Map<string, ScopeView>;
}

const indexOf = async (summaries: Iterable<StyleSummary>): Promise<Index> => {
  const styles = inNaturalOrder(summaries);
  const columns = await styleColumns(styles);
  return { columns, words: await StyleWords.of(styles), sorted: new SortedSlots(columns), views: new Map() };
};

/** Summaries of all styles in memory, whole styles in the database. */
export class IndexedCatalogue implements Catalogue {
  readonly #styles: KyselyStyles;
  readonly #summaries = new Map<number, StyleSummary>();
  #seen = -1;
  #index: Index | null = null;

  constructor(styles: KyselyStyles) {
    this.#styles = styles;
  }

  /** Takes over what was committed since the last time. Rejects when the database does not answer. */
  async catchUp(): Promise<void> {
    // Asked before the styles are read: what commits in between is read again the next time, never missed.
    const revision = await this.#styles.revision();
    if (revision === this.#seen) return;
    for await (const batch of this.#styles.changedSince(this.#seen < 0 ? 0 : this.#seen))
      for (const summary of batch) this.#summaries.set(summary.id, summary);
    this.#index = await indexOf(this.#summaries.values());
    this.#seen = revision;
  }

  async makes(scope: CatalogueScope) {
    return this.#view(await this.#ready(), scope).makes();
  }

  async modelsOf(makeSlug: string, scope: CatalogueScope) {
    return this.#view(await this.#ready(), scope).modelsOf(makeSlug);
  }

  async modelOf(makeSlug: string, modelSlug: string, scope: CatalogueScope) {
    return this.#view(await this.#ready(), scope).modelOf(makeSlug, modelSlug);
  }

  async stylesOf(makeSlug: string, modelSlug: string, year: number, scope: CatalogueScope) {
    return this.#view(await this.#ready(), scope).stylesOf(makeSlug, modelSlug, year);
  }

  async ofId(id: number): Promise<CatalogueStyle | null> {
    return (await this.#styles.ofIds([id])).get(id) ?? null;
  }

  async ofIds(ids: readonly number[]): Promise<readonly CatalogueStyle[]> {
    const found = await this.#styles.ofIds(ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async nearest(segments: readonly string[], scope: CatalogueScope): Promise<readonly CatalogueSuggestion[]> {
    return nearestIn(this.#view(await this.#ready(), scope), segments);
  }

  async search(query: CatalogueQuery, scope: CatalogueScope): Promise<CatalogueAnswer> {
    const index = await this.#ready();
    const view = this.#view(index, scope);
    const answer = (): CatalogueAnswer => searchStyles({ ...index, view }, query);
    return encodeCatalogueQuery(query) === '' ? view.unfiltered(answer) : answer();
  }

  async similar(id: number, count: number, scope: CatalogueScope): Promise<readonly StyleSummary[]> {
    const index = await this.#ready();
    const { columns } = index;
    const view = this.#view(index, scope);
    const own = columns.slotOf.get(id);
    const one = own === undefined ? undefined : columns.styles[own];
    if (own === undefined || !one) return [];
    const priceAt = (slot: number): number | null => {
      const price = view.prices[slot] ?? Number.NaN;
      return Number.isNaN(price) ? null : price;
    };
    /** The nearest style of each other model. */
    const nearest = new Map<string, { readonly style: StyleSummary; readonly away: number }>();
    for (const slot of view.slots) {
      const style = columns.styles[slot];
      if (!style || Math.abs(style.year - one.year) > MOST_YEARS_APART || (style.make === one.make && style.model === one.model))
        continue;
      const away = difference(one, style, { one: priceAt(own), other: priceAt(slot) });
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

  async #ready(): Promise<Index> {
    if (this.#index === null) await this.catchUp();
    return this.#index ?? indexOf([]);
  }

  #view({ columns, views }: Index, scope: CatalogueScope): ScopeView {
    const key = `${scope.country ?? ''} ${scope.currency} ${scope.types?.join() ?? ''}`;
    const known = views.get(key);
    if (known) return known;
    const view = new ScopeView(columns, scope);
    views.set(key, view);
    return view;
  }
}

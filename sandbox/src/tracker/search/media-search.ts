import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Media } from '../../catalogue/media.ts';
import type { MediaArgs } from './media-args.ts';
import { mediaComparison } from './media-sorts.ts';
import { mediaTests } from './media-tests.ts';
import { searchable, searchBy } from './text.ts';

/** Runs media queries over one catalogue. Sorted orders and searchable names are cached, so that a query only filters. */
export class MediaSearch {
  private readonly orders = new Map<string, readonly Media[]>();
  private names: readonly (readonly string[])[] | undefined;
  private readonly catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  find(args: MediaArgs, onList?: (media: Media) => boolean): readonly Media[] {
    const tests = mediaTests(args, onList);
    const sorts = (args.sort ?? []).filter((sort) => sort !== null);
    if (args.search === undefined || args.search === null) {
      return this.candidates(args, sorts).filter((media) => tests.pass(media));
    }
    const names = this.searchableNames();
    const found = searchBy(
      this.catalogue.media,
      args.search,
      (media) => names[media.index] ?? [],
      (media) => media.popularity,
    ).filter((media) => tests.pass(media));
    return sorts.length === 0 || sorts[0] === 'SEARCH_MATCH' ? found : found.sort(mediaComparison(sorts));
  }

  /** Prepares what the first queries would otherwise have to wait for. */
  warm(): void {
    this.searchableNames();
    this.ordered(['POPULARITY_DESC', 'SCORE_DESC']);
    this.ordered(['TRENDING_DESC', 'POPULARITY_DESC']);
  }

  private candidates(args: MediaArgs, sorts: readonly string[]): readonly Media[] {
    const id = args.id ?? undefined;
    const known = id === undefined ? args.id_in : [id];
    if (known === undefined || known === null) {
      return this.ordered(sorts);
    }
    return known.flatMap((one) => this.catalogue.byId.get(one) ?? []).sort(mediaComparison(sorts));
  }

  private ordered(sorts: readonly string[]): readonly Media[] {
    const key = sorts.join();
    const known = this.orders.get(key);
    if (known !== undefined) {
      return known;
    }
    const order = [...this.catalogue.media].sort(mediaComparison(sorts));
    this.orders.set(key, order);
    return order;
  }

  private searchableNames(): readonly (readonly string[])[] {
    this.names ??= this.catalogue.media.map(({ title, synonyms }) =>
      [title.romaji, title.english, title.native, ...synonyms].flatMap((name) =>
        name === null ? [] : [searchable(name)],
      ),
    );
    return this.names;
  }
}

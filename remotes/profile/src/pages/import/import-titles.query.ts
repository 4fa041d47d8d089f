import { present, trackerQuery } from '@tsugi/data/operation';
import type { MediaType } from '@tsugi/data/wire/tracker';
import type { ImportTitlesQuery } from '../../generated/operations.ts';
import { IMPORT_MEDIA, toImportMedia } from './import-media.ts';
import type { ImportMedia } from './worker/import-lookup.ts';

export interface TitleSearch {
  readonly type: MediaType;
  readonly search: string;
}

/** The titles that match a text best. */
export const importTitles = trackerQuery<ImportTitlesQuery, TitleSearch, readonly ImportMedia[]>({
  name: 'import-titles',
  shape: 1,
  document: `query ImportTitles($type: MediaType, $search: String) {
  Page(page: 1, perPage: 6) { media(type: $type, search: $search, sort: [SEARCH_MATCH]) { ...ImportMedia } }
}
${IMPORT_MEDIA}`,
  cache: { type: 'fetch-once', storeName: 'results', expiresInSeconds: 7 * 86_400 },
  select: ({ Page }) => present(Page?.media).map(toImportMedia),
});

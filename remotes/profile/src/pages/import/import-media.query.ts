import { present, trackerQuery } from '@tsugi/data/operation';
import type { ImportMediaQuery } from '../../generated/operations.ts';
import { IMPORT_MEDIA, toImportMedia } from './import-media.ts';
import type { ImportMedia } from './worker/import-lookup.ts';
import { type ImportLookup, LOOKUP_SIZE } from './worker/import-lookup.ts';

/** Media by ids. Those that the tracker does not know are left out. Titles and ids rarely change: stored for a month. */
export const importMedia = trackerQuery<ImportMediaQuery, ImportLookup, readonly ImportMedia[]>({
  name: 'import-media',
  shape: 1,
  document: `query ImportMedia($type: MediaType, $id_in: [Int], $idMal_in: [Int], $perPage: Int) {
  Page(page: 1, perPage: $perPage) { media(type: $type, id_in: $id_in, idMal_in: $idMal_in) { ...ImportMedia } }
}
${IMPORT_MEDIA}`,
  cache: { type: 'fetch-once', storeName: 'results', expiresInSeconds: 30 * 86_400 },
  variables: ({ type, by, ids }) => ({
    type,
    perPage: LOOKUP_SIZE,
    ...(by === 'id' ? { id_in: ids } : { idMal_in: ids }),
  }),
  select: ({ Page }) => present(Page?.media).map(toImportMedia),
});

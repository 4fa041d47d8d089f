import type { MediaType } from '../../catalogue/media.ts';
import { type Context, requireViewer } from '../context.ts';
import { invalid } from '../errors.ts';
import type { Maybe } from './required.ts';

/** Takes a custom list away, from the user's sections and from each entry that stands in it; the entries stay. */
export function deleteCustomList(
  { customList, type }: { customList?: Maybe<string>; type?: Maybe<MediaType> },
  context: Context,
): { deleted: boolean } {
  const viewer = requireViewer(context);
  if (!customList || !type) {
    throw invalid({
      ...(customList ? {} : { customList: ['The custom list field is required.'] }),
      ...(type ? {} : { type: ['The type field is required.'] }),
    });
  }
  const member = type === 'ANIME' ? 'animeList' : 'mangaList';
  const options = viewer[member];
  if (!options.customLists.includes(customList)) {
    throw invalid({ customList: ['The selected custom list is invalid.'] });
  }
  const without = (names: readonly string[]): string[] => names.filter((name) => name !== customList);
  viewer[member] = {
    ...options,
    customLists: without(options.customLists),
    sectionOrder: without(options.sectionOrder),
  };
  const { catalogue, community } = context.world;
  for (const entry of [...community.lists.of(viewer.id).values()]) {
    if (catalogue.byId.get(entry.mediaId)?.type === type && entry.customLists.includes(customList)) {
      community.lists.put({ ...entry, customLists: without(entry.customLists) });
    }
  }
  return { deleted: true };
}

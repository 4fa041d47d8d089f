import { GENRES } from '../catalogue/genres.ts';
import { LINK_SITES } from '../catalogue/link-sites.ts';
import { TAGS } from '../catalogue/tags.ts';
import type { Context } from './context.ts';
import { externalLink } from './resolvers/media-extras.ts';

export const collections = {
  GenreCollection: (): readonly string[] => GENRES,
  MediaTagCollection: (): readonly unknown[] => TAGS.map((tag) => ({ ...tag, isMediaSpoiler: false })),
  ExternalLinkSourceCollection: (
    _: unknown,
    args: { id?: number | null; type?: string | null; mediaType?: string | null },
    { origin }: Context,
  ): readonly unknown[] =>
    LINK_SITES.filter(
      (site) =>
        (!args.id || site.id === args.id) &&
        (!args.type || site.type === args.type) &&
        (!args.mediaType ||
          site.media === args.mediaType ||
          (site.media === 'BOTH' && args.mediaType !== 'STAFF')),
    ).map((site) => ({ ...externalLink(site, site.id, '', origin), url: `https://${site.host}/` })),
};

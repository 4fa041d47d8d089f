import { GraphQLError } from 'graphql';
import type { Media } from '../catalogue/media.ts';
import type { World } from '../world.ts';
import { connection, MAX_FIRST, type Paging } from './lists.ts';

export type ExternalSiteArgs = { site: string; id?: readonly number[] | null; link?: string | null };

export function byExternalSite({ catalogue }: World, { site, id, link }: ExternalSiteArgs): readonly Media[] {
  if (id == null && link == null) {
    const need = (name: string, other: string) =>
      `The ${name} field is required when ${other} is not present.`;
    throw invalid({ id: [need('id', 'link')], link: [need('link', 'id')] });
  }
  if ((id?.length ?? 0) > MAX_FIRST) {
    throw invalid({ id: [`The id field must not have more than ${MAX_FIRST} items.`] });
  }
  return catalogue.media.filter(
    (media) =>
      media.type === 'ANIME' &&
      resourcesOf(media).some(
        (one) =>
          one.site === site &&
          (id == null || (one.externalId !== null && id.includes(one.externalId))) &&
          (link == null || one.link === link),
      ),
  );
}

/** The message counts the others, as the service's framework does. */
function invalid(validation: Readonly<Record<string, readonly string[]>>): GraphQLError {
  const [first = '', ...others] = Object.values(validation).flat();
  const more = others.length === 0 ? '' : ` (and ${others.length} more error)`;
  return new GraphQLError(first + more, { extensions: { validation } });
}

export type Resource = { id: number; externalId: number | null; link: string; site: string };
export type ResourceArgs = Paging & { site?: string | null; externalId?: number | null };

export function resourcesOf({ index, id, idMal }: Media): readonly Resource[] {
  const tracker = {
    id: index * 2,
    externalId: id,
    link: `https://tracker.example/anime/${id}`,
    site: 'ANILIST',
  };
  if (idMal === null) return [tracker];
  const link = `https://mal.example/anime/${idMal}`;
  return [tracker, { id: index * 2 + 1, externalId: idMal, link, site: 'MAL' }];
}

export function resourceConnection(all: readonly Resource[], { site, externalId, ...paging }: ResourceArgs) {
  const found = all.filter(
    (one) => (site == null || one.site === site) && (externalId == null || one.externalId === externalId),
  );
  return connection(found, paging, { as: null });
}

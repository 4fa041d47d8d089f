import { present, trackerQuery } from '@tsugi/data/operation';
import type { ExternalLinkSourcesQuery } from '../generated/operations.ts';

type Wire = NonNullable<NonNullable<ExternalLinkSourcesQuery['ExternalLinkSourceCollection']>[number]>;

/** A site where media of one type can be watched or read. `siteId` is what searches ask for. */
export interface ExternalSource {
  readonly id: number;
  readonly site: string;
  readonly language: string | null;
  readonly icon: string | null;
  readonly color: string | null;
}

export const externalLinkSources = trackerQuery<
  ExternalLinkSourcesQuery,
  { readonly mediaType: 'ANIME' | 'MANGA' },
  readonly ExternalSource[]
>({
  name: 'external-link-sources',
  shape: 1,
  scope: 'public',
  document: `query ExternalLinkSources($mediaType: ExternalLinkMediaType) {
  ExternalLinkSourceCollection(type: STREAMING, mediaType: $mediaType) { id siteId site language icon color isDisabled }
}`,
  cache: { type: 'fetch-once', expiresInSeconds: 14 * 86_400 },
  select: ({ ExternalLinkSourceCollection }) =>
    present(ExternalLinkSourceCollection)
      .filter(({ isDisabled }) => isDisabled !== true)
      .map(toSource),
});

function toSource({ id, siteId, site, language, icon, color }: Wire): ExternalSource {
  return { id: siteId ?? id, site, language, icon, color };
}

import { required, trackerQuery, withOptimisticMedia } from '@tsugi/data/operation';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { t } from '@tsugi/i18n/macro';
import type { MediaDetailQuery } from '../../generated/operations.ts';

/** By the tracker's own id, or by the MAL-style service's id together with the type. */
export type MediaDetailVariables =
  | { readonly id: number; readonly type?: MediaType }
  | { readonly idMal: number; readonly type: MediaType };

type Wire = NonNullable<MediaDetailQuery['Media']>;

/** Everything the media page shows at first, with previews of characters (6), staff (8) and reviews (2). */
export type MediaDetail = Omit<Wire, 'title' | 'coverImage'> & {
  readonly title: Omit<NonNullable<Wire['title']>, 'userPreferred'> & { readonly userPreferred: string };
  readonly coverImage: NonNullable<Wire['coverImage']>;
};

export const mediaDetail = trackerQuery<MediaDetailQuery, MediaDetailVariables, MediaDetail>({
  name: 'media-detail',
  shape: 4,
  document: `query MediaDetail($id: Int, $idMal: Int, $type: MediaType) {
  Media(id: $id, idMal: $idMal, type: $type) {
    id idMal type format status season seasonYear source countryOfOrigin
    title { userPreferred romaji english native } synonyms
    coverImage { extraLarge large color } bannerImage description hashtag siteUrl
    startDate { year month day } endDate { year month day }
    episodes duration chapters volumes popularity favourites meanScore averageScore
    isAdult isLocked isLicensed isFavourite isFavouriteBlocked isRecommendationBlocked isReviewBlocked
    genres
    rankings { id rank type format year season allTime context }
    tags { id name description category rank isMediaSpoiler isGeneralSpoiler isAdult }
    nextAiringEpisode { airingAt timeUntilAiring episode }
    trailer { id site thumbnail }
    studios { edges { isMain node { id name } } }
    relations { edges { id relationType node {
      id type format status title { userPreferred } coverImage { large color } seasonYear startDate { year } isAdult
    } } }
    characters(sort: [ROLE, RELEVANCE, ID], page: 1, perPage: 6) {
      pageInfo { hasNextPage }
      edges { id role name node { id name { userPreferred } image { large medium } }
        voiceActorRoles(sort: [RELEVANCE, ID]) { roleNotes dubGroup
          voiceActor { id name { userPreferred } image { large medium } language: languageV2 } } }
    }
    staff(sort: [RELEVANCE, ID], page: 1, perPage: 8) {
      pageInfo { hasNextPage }
      edges { id role node { id name { userPreferred } image { large medium } language: languageV2 } }
    }
    reviews(sort: [RATING_DESC, ID], page: 1, perPage: 2) {
      nodes { id summary rating ratingAmount score siteUrl createdAt user { id name avatar { large } } }
    }
    externalLinks { id url site type language color icon notes isDisabled }
    streamingEpisodes { site title url thumbnail }
    stats { statusDistribution { status amount } scoreDistribution { score amount } }
    mediaListEntry { id status progress score updatedAt progressVolumes repeat
      startedAt { year month day } completedAt { year month day } }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 900 },
  select: (wire) => {
    const media = required(wire.Media, 'Media');
    const { title, coverImage } = media;
    return {
      ...media,
      title: {
        romaji: title?.romaji ?? null,
        english: title?.english ?? null,
        native: title?.native ?? null,
        userPreferred:
          title?.userPreferred ?? title?.romaji ?? title?.english ?? title?.native ?? t`Untitled`,
      },
      coverImage: coverImage ?? { extraLarge: null, large: null, color: null },
    };
  },
  optimistic: withOptimisticMedia,
});

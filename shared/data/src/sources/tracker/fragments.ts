// Parts of documents that several operations share. Each contains every fragment it uses.

export const MEDIA_CARD = `fragment MediaCard on Media {
  id type title { userPreferred english } coverImage { extraLarge large color }
  format status episodes chapters volumes season seasonYear startDate { year }
  averageScore meanScore popularity countryOfOrigin isFavourite isAdult
  nextAiringEpisode { airingAt timeUntilAiring episode }
  mediaListEntry { id status progress score updatedAt }
}`;

export const USER_CARD = `fragment UserCard on User { id name avatar { large } }`;

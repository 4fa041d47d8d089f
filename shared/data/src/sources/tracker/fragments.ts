// Parts of documents that several operations share. Each contains every fragment it uses.

export const MEDIA_CARD = `fragment MediaCard on Media {
  id type title { userPreferred english } coverImage { extraLarge large color }
  format status episodes chapters volumes season seasonYear startDate { year }
  averageScore meanScore popularity countryOfOrigin isFavourite isAdult
  nextAiringEpisode { airingAt timeUntilAiring episode }
  mediaListEntry { id status progress score updatedAt }
}`;

export const USER_CARD = `fragment UserCard on User { id name avatar { large } }`;

export const CHARACTER_INFO = `fragment CharacterInfo on Character {
  id name { userPreferred full native alternative alternativeSpoiler } image { large medium } description
  gender dateOfBirth { year month day } age bloodType siteUrl favourites isFavourite isFavouriteBlocked
}`;

export const STAFF_INFO = `fragment StaffInfo on Staff {
  id name { userPreferred full native alternative } image { large medium } description language: languageV2
  primaryOccupations gender dateOfBirth { year month day } dateOfDeath { year month day } age yearsActive
  homeTown bloodType siteUrl favourites isFavourite isFavouriteBlocked
}`;

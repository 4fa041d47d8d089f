// Parts of the documents that search media. Each part of the arguments starts after a comma.

/** The variables of a search. */
export const SEARCH_VARIABLES = `
  $page: Int, $perPage: Int, $id: Int, $id_in: [Int], $type: MediaType, $isAdult: Boolean, $search: String,
  $format: MediaFormat, $format_in: [MediaFormat], $status: MediaStatus, $status_in: [MediaStatus],
  $countryOfOrigin: CountryCode, $source: MediaSource, $source_in: [MediaSource],
  $season: MediaSeason, $seasonYear: Int,
  $startDate_greater: FuzzyDateInt, $startDate_lesser: FuzzyDateInt, $startDate_like: String,
  $endDate_greater: FuzzyDateInt, $endDate_lesser: FuzzyDateInt, $endDate_like: String,
  $onList: Boolean, $episodes_greater: Int, $episodes_lesser: Int, $duration_greater: Int, $duration_lesser: Int,
  $chapters_greater: Int, $chapters_lesser: Int, $volumes_greater: Int, $volumes_lesser: Int,
  $licensedBy_in: [String], $licensedById_in: [Int], $isLicensed: Boolean,
  $genre_in: [String], $genre_not_in: [String], $tag_in: [String], $tag_not_in: [String],
  $minimumTagRank: Int, $sort: [MediaSort]
`;

/** The arguments that mean something for both types. */
export const SEARCH_ARGUMENTS = `
      id: $id, id_in: $id_in, isAdult: $isAdult, search: $search,
      format: $format, format_in: $format_in, status: $status, status_in: $status_in,
      countryOfOrigin: $countryOfOrigin, source: $source, source_in: $source_in,
      season: $season, seasonYear: $seasonYear,
      startDate_greater: $startDate_greater, startDate_lesser: $startDate_lesser, startDate_like: $startDate_like,
      endDate_greater: $endDate_greater, endDate_lesser: $endDate_lesser, endDate_like: $endDate_like,
      onList: $onList, licensedBy_in: $licensedBy_in, licensedById_in: $licensedById_in, isLicensed: $isLicensed,
      genre_in: $genre_in, genre_not_in: $genre_not_in, tag_in: $tag_in, tag_not_in: $tag_not_in,
      minimumTagRank: $minimumTagRank, sort: $sort`;

/** The lengths of anime. */
export const ANIME_ARGUMENTS = `
      episodes_greater: $episodes_greater, episodes_lesser: $episodes_lesser,
      duration_greater: $duration_greater, duration_lesser: $duration_lesser`;

/** The lengths of manga. */
export const MANGA_ARGUMENTS = `
      chapters_greater: $chapters_greater, chapters_lesser: $chapters_lesser,
      volumes_greater: $volumes_greater, volumes_lesser: $volumes_lesser`;

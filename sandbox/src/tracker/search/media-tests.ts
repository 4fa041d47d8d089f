import { fuzzyInt } from '../../calendar.ts';
import { LINK_SITES } from '../../catalogue/link-sites.ts';
import type { Media } from '../../catalogue/media.ts';
import { TAGS } from '../../catalogue/tags.ts';
import { Tests } from './comparisons.ts';
import type { MediaArgs } from './media-args.ts';

/** A tag counts from this agreement on when the query names none. */
const USUAL_TAG_RANK = 18;

/** Every filter of a media query but the text search. `onList` returns whether a work is on the viewer's list. */
export function mediaTests(args: MediaArgs, onList: ((media: Media) => boolean) | undefined): Tests<Media> {
  const tests = new Tests<Media>();
  identity(tests, args);
  numbers(tests, args);
  dates(tests, args);
  classification(tests, args);
  links(tests, args);
  if (onList !== undefined && args.onList !== undefined && args.onList !== null) {
    const wanted = args.onList;
    tests.add((media) => onList(media) === wanted);
  }
  return tests;
}

function identity(tests: Tests<Media>, args: MediaArgs): void {
  tests.is(args.id, (media) => media.id);
  tests.isNot(args.id_not, (media) => media.id);
  tests.in(args.id_in, (media) => media.id);
  tests.notIn(args.id_not_in, (media) => media.id);
  tests.is(args.idMal, (media) => media.idMal);
  tests.isNot(args.idMal_not, (media) => media.idMal);
  tests.in(args.idMal_in, (media) => media.idMal);
  tests.notIn(args.idMal_not_in, (media) => media.idMal);
  tests.is(args.type, (media) => media.type);
  tests.is(args.format, (media) => media.format);
  tests.isNot(args.format_not, (media) => media.format);
  tests.in(args.format_in, (media) => media.format);
  tests.notIn(args.format_not_in, (media) => media.format);
  tests.is(args.status, (media) => media.status);
  tests.isNot(args.status_not, (media) => media.status);
  tests.in(args.status_in, (media) => media.status);
  tests.notIn(args.status_not_in, (media) => media.status);
  tests.is(args.source, (media) => media.source);
  tests.in(args.source_in, (media) => media.source);
  tests.is(args.countryOfOrigin, (media) => media.countryOfOrigin);
  tests.is(args.isAdult, (media) => media.isAdult);
  tests.is(args.isLicensed, (media) => media.isLicensed);
}

function numbers(tests: Tests<Media>, args: MediaArgs): void {
  tests.is(args.averageScore, (media) => media.averageScore);
  tests.isNot(args.averageScore_not, (media) => media.averageScore);
  tests.greater(args.averageScore_greater, (media) => media.averageScore);
  tests.lesser(args.averageScore_lesser, (media) => media.averageScore);
  tests.is(args.popularity, (media) => media.popularity);
  tests.isNot(args.popularity_not, (media) => media.popularity);
  tests.greater(args.popularity_greater, (media) => media.popularity);
  tests.lesser(args.popularity_lesser, (media) => media.popularity);
  tests.is(args.episodes, (media) => media.episodes);
  tests.greater(args.episodes_greater, (media) => media.episodes);
  tests.lesser(args.episodes_lesser, (media) => media.episodes);
  tests.is(args.duration, (media) => media.duration);
  tests.greater(args.duration_greater, (media) => media.duration);
  tests.lesser(args.duration_lesser, (media) => media.duration);
  tests.is(args.chapters, (media) => media.chapters);
  tests.greater(args.chapters_greater, (media) => media.chapters);
  tests.lesser(args.chapters_lesser, (media) => media.chapters);
  tests.is(args.volumes, (media) => media.volumes);
  tests.greater(args.volumes_greater, (media) => media.volumes);
  tests.lesser(args.volumes_lesser, (media) => media.volumes);
}

function dates(tests: Tests<Media>, args: MediaArgs): void {
  const start = (media: Media): number | null => fuzzyInt(media.startDate) || null;
  const end = (media: Media): number | null => fuzzyInt(media.endDate) || null;
  tests.is(args.season, (media) => media.season);
  // The service documents that it needs the season beside it; what it does without one is not known, so it is ignored.
  tests.is(args.season ? args.seasonYear : undefined, (media) => media.seasonYear);
  tests.is(args.startDate, start);
  tests.greater(args.startDate_greater, start);
  tests.lesser(args.startDate_lesser, start);
  tests.like(args.startDate_like, (media) => String(start(media) ?? ''));
  tests.is(args.endDate, end);
  tests.greater(args.endDate_greater, end);
  tests.lesser(args.endDate_lesser, end);
  tests.like(args.endDate_like, (media) => String(end(media) ?? ''));
}

function classification(tests: Tests<Media>, args: MediaArgs): void {
  const genres = [...(args.genre ? [args.genre] : []), ...(args.genre_in ?? [])];
  for (const genre of genres) {
    tests.add((media) => media.genres.includes(genre));
  }
  for (const genre of args.genre_not_in ?? []) {
    tests.add((media) => !media.genres.includes(genre));
  }
  const minimum = args.minimumTagRank ?? USUAL_TAG_RANK;
  const carries = (fits: (tag: number) => boolean) => (media: Media) =>
    media.tags.some(({ tag, rank }) => rank >= minimum && fits(tag));
  for (const name of [...(args.tag ? [args.tag] : []), ...(args.tag_in ?? [])]) {
    tests.add(carries((tag) => TAGS[tag]?.name === name));
  }
  for (const name of args.tag_not_in ?? []) {
    const fits = carries((tag) => TAGS[tag]?.name === name);
    tests.add((media) => !fits(media));
  }
  for (const category of [...(args.tagCategory ? [args.tagCategory] : []), ...(args.tagCategory_in ?? [])]) {
    tests.add(carries((tag) => TAGS[tag]?.category === category));
  }
  for (const category of args.tagCategory_not_in ?? []) {
    const fits = carries((tag) => TAGS[tag]?.category === category);
    tests.add((media) => !fits(media));
  }
}

function links(tests: Tests<Media>, args: MediaArgs): void {
  const names = [...(args.licensedBy ? [args.licensedBy] : []), ...(args.licensedBy_in ?? [])];
  const ids = [...(args.licensedById ? [args.licensedById] : []), ...(args.licensedById_in ?? [])];
  if (names.length > 0) {
    tests.add((media) => media.linkSites.some((at) => names.includes(LINK_SITES[at]?.site ?? '')));
  }
  if (ids.length > 0) {
    tests.add((media) => media.linkSites.some((at) => ids.includes(LINK_SITES[at]?.id ?? -1)));
  }
}

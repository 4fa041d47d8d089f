import { MEDIA_SOURCES } from '@tsugi/data/pure';
import type { MediaSource } from '@tsugi/data/wire/tracker';
import { values } from '@tsugi/ui/url-state';
import { type Filter, some } from './filter.ts';

const LABELS: Readonly<Record<MediaSource, string>> = {
  ORIGINAL: 'Original',
  MANGA: 'Manga',
  LIGHT_NOVEL: 'Light novel',
  NOVEL: 'Novel',
  WEB_NOVEL: 'Web novel',
  VISUAL_NOVEL: 'Visual novel',
  VIDEO_GAME: 'Video game',
  GAME: 'Game',
  ANIME: 'Anime',
  COMIC: 'Comic',
  DOUJINSHI: 'Doujinshi',
  LIVE_ACTION: 'Live action',
  MULTIMEDIA_PROJECT: 'Multimedia project',
  PICTURE_BOOK: 'Picture book',
  OTHER: 'Other',
};

/** What a work was made from. */
export const source: Filter<{ readonly source: readonly MediaSource[] }> = {
  name: 'source',
  label: 'Source',
  codecs: { source: values(MEDIA_SOURCES) },
  values: { param: 'source', offered: () => MEDIA_SOURCES, text: (value) => LABELS[value] },
  control: { kind: 'list', search: 'Find a source' },
  tracker: { send: ({ params }) => ({ source_in: some(params.source) }) },
  mal: 'sources',
};

import { MEDIA_SOURCES } from '@tsugi/data/pure';
import type { MediaSource } from '@tsugi/data/wire/tracker';
import { type Message, translate } from '@tsugi/i18n';
import { msg, t } from '@tsugi/i18n/macro';
import { values } from '@tsugi/ui/url-state';
import { type Filter, some } from './filter.ts';

const LABELS: Readonly<Record<MediaSource, Message>> = {
  ORIGINAL: msg`Original`,
  MANGA: msg`Manga`,
  LIGHT_NOVEL: msg`Light novel`,
  NOVEL: msg`Novel`,
  WEB_NOVEL: msg`Web novel`,
  VISUAL_NOVEL: msg`Visual novel`,
  VIDEO_GAME: msg`Video game`,
  GAME: msg`Game`,
  ANIME: msg`Anime`,
  COMIC: msg`Comic`,
  DOUJINSHI: msg`Doujinshi`,
  LIVE_ACTION: msg`Live action`,
  MULTIMEDIA_PROJECT: msg`Multimedia project`,
  PICTURE_BOOK: msg`Picture book`,
  OTHER: msg`Other`,
};

/** What a work was made from. */
export const source: Filter<{ readonly source: readonly MediaSource[] }> = {
  name: 'source',
  label: msg`Source`,
  codecs: { source: values(MEDIA_SOURCES) },
  values: { param: 'source', offered: () => MEDIA_SOURCES, text: (value) => translate(LABELS[value]) },
  control: {
    kind: 'list',
    search: msg`Find a source`,
  },
  tracker: { send: ({ params }) => ({ source_in: some(params.source) }) },
  mal: () => t`MAL search does not know sources.`,
};

import { isFormatOf, MEDIA_FORMATS } from '@tsugi/data/pure';
import type { MediaFormat } from '@tsugi/data/wire/tracker';
import { translate } from '@tsugi/i18n';
import { msg, select, t } from '@tsugi/i18n/macro';
import { mediaFormatLabel } from '@tsugi/ui/components';
import { values } from '@tsugi/ui/url-state';
import type { EngineName, SearchType } from '../model/values.ts';
import { type Filter, some } from './filter.ts';

/** Formats that the tracker does not have. Its NOVEL is a light novel; one of another kind is PROSE. */
const MAL_ANIME = {
  TV_SPECIAL: msg`TV special`,
  CM: msg`Commercial`,
  PV: msg`Promotional video`,
} as const;
const MAL_MANGA = {
  PROSE: msg`Novel`,
  DOUJINSHI: msg`Doujinshi`,
  MANHWA: msg`Manhwa`,
  MANHUA: msg`Manhua`,
} as const;
const MAL_FORMATS = { ...MAL_ANIME, ...MAL_MANGA };

type MalFormat = keyof typeof MAL_FORMATS;
export type Format = MediaFormat | MalFormat;

// The keys of the literal.
const FORMATS = [...MEDIA_FORMATS, ...(Object.keys(MAL_FORMATS) as MalFormat[])];

function isTrackerFormat(format: Format): format is MediaFormat {
  return !(format in MAL_FORMATS);
}

/** The formats that a service can be asked for; those of the MAL-style service contain the tracker's. */
function formatsOf(type: SearchType, engine: EngineName): readonly Format[] {
  if (type === 'media') return MEDIA_FORMATS;
  return FORMATS.filter((format) =>
    isTrackerFormat(format)
      ? isFormatOf(format, type)
      : engine === 'mal' && format in (type === 'anime' ? MAL_ANIME : MAL_MANGA),
  );
}

export const format: Filter<{ readonly format: readonly Format[] }> = {
  name: 'format',
  label: msg`Format`,
  codecs: { format: values(FORMATS) },
  forType: ({ format }, type, engine) => {
    const formats = formatsOf(type, engine);
    return { format: format.filter((one) => formats.includes(one)) };
  },
  values: {
    param: 'format',
    offered: ({ type, params }, engine) => {
      const formats = formatsOf(type, engine);
      // One that was chosen for the other service stays visible, with the reason why it has no effect.
      return [...formats, ...params.format.filter((one) => !formats.includes(one))];
    },
    text: (value) => (isTrackerFormat(value) ? mediaFormatLabel(value) : translate(MAL_FORMATS[value])),
  },
  control: { kind: 'list' },
  title: { place: 5 },
  tracker: {
    rules: {
      format: (value, { type }) => {
        if (formatsOf(type, 'tracker').includes(value)) return undefined;
        return formatsOf(type, 'mal').includes(value)
          ? t`Only the MAL search has this format.`
          : select(type, {
              anime: 'Not a format of anime.',
              manga: 'Not a format of manga.',
              other: 'Not a format of anime and manga.',
            });
      },
    },
    send: ({ header, params }) => ({
      format_in: some(params.format.filter(isTrackerFormat)) ?? (header?.format && [header.format]),
    }),
  },
  mal: {
    format: (value, { type }) => {
      // A TV short is no format of its own there; a search for both types has no formats of manga.
      const formats = formatsOf(type === 'manga' ? type : 'anime', 'mal');
      return value !== 'TV_SHORT' && formats.includes(value) ? undefined : t`MAL has no such format.`;
    },
  },
};

import { MEDIA_STATUSES } from '@tsugi/data/pure';
import type { MediaStatus } from '@tsugi/data/wire/tracker';
import { msg, t } from '@tsugi/i18n/macro';
import { mediaStatusLabel } from '@tsugi/ui/components';
import { values } from '@tsugi/ui/url-state';
import { type Filter, some } from './filter.ts';

/** Of manga alone. */
const MAL_MANGA_ONLY: readonly MediaStatus[] = ['HIATUS', 'CANCELLED'];

export const status: Filter<{ readonly status: readonly MediaStatus[] }> = {
  name: 'status',
  label: msg`Status`,
  codecs: { status: values(MEDIA_STATUSES) },
  values: { param: 'status', offered: () => MEDIA_STATUSES, text: mediaStatusLabel },
  control: { kind: 'list' },
  title: { place: 1 },
  tracker: {
    send: ({ header, params }) => ({
      status_in: some(params.status) ?? (header?.status && [header.status]),
    }),
  },
  mal: {
    status: (value, { type }) =>
      type !== 'manga' && MAL_MANGA_ONLY.includes(value) ? t`MAL has no such status for anime.` : undefined,
  },
};

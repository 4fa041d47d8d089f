import { msg, t } from '@tsugi/i18n/macro';
import { choice } from '@tsugi/ui/url-state';
import type { Filter } from './filter.ts';

/** true: only what is on the viewer's list; false: only what is not. */
export const onList: Filter<{ readonly onList: boolean | undefined }> = {
  name: 'on-list',
  label: msg`My list`,
  place: 'more',
  codecs: { onList: choice },
  values: {
    param: 'onList',
    offered: () => [false, true],
    text: (value) => (value ? t`Only show my` : t`Hide my`),
  },
  control: { kind: 'yes-no' },
  tracker: {
    rules: {
      onList: (_value, { isSignedIn }) => (isSignedIn ? undefined : t`Log in to search by your list.`),
    },
    send: ({ params }) => ({ onList: params.onList }),
  },
  mal: () => t`MAL search does not know your list.`,
};

import { MEDIA_SOURCES } from '@tsugi/data/pure';
import type { MediaSource } from '@tsugi/data/wire/tracker';
import { t } from '@tsugi/i18n/macro';
import { values } from '@tsugi/ui/url-state';
import { capitalised, type Filter, some } from './filter.ts';

/** What a work was made from. */
export const source: Filter<{ readonly source: readonly MediaSource[] }> = {
  name: 'source',
  get label() {
    return t`Source`;
  },
  codecs: { source: values(MEDIA_SOURCES) },
  values: { param: 'source', offered: () => MEDIA_SOURCES, text: textOf },
  control: {
    kind: 'list',
    get search() {
      return t`Find a source`;
    },
  },
  tracker: { send: ({ params }) => ({ source_in: some(params.source) }) },
  mal: 'sources',
};

/** `LIGHT_NOVEL` is 'Light novel'. */
function textOf(value: MediaSource): string {
  return capitalised(value.toLowerCase().replace('_', ' '));
}

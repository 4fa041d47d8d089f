import { msg, t } from '@tsugi/i18n/macro';
import { choice } from '@tsugi/ui/url-state';
import type { Filter } from './filter.ts';

/** Whether a company sells a work officially, in English. */
export const license: Filter<{ readonly license: boolean | undefined }> = {
  name: 'license',
  label: msg`Licence`,
  place: 'more',
  codecs: { license: choice },
  values: {
    param: 'license',
    offered: () => [true, false],
    text: (value) => (value ? t`Licensed` : t`Unlicensed`),
  },
  control: { kind: 'yes-no' },
  tracker: { send: ({ params }) => ({ isLicensed: params.license }) },
  mal: () => t`MAL search does not know licenses.`,
};

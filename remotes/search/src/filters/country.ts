import { COUNTRIES, type Country } from '@tsugi/data/pure';
import { msg, t } from '@tsugi/i18n/macro';
import { countryLabel } from '@tsugi/ui/components';
import { oneOf } from '@tsugi/ui/url-state';
import type { Filter } from './filter.ts';

/** The country of origin. */
export const country: Filter<{ readonly country: Country | undefined }> = {
  name: 'country',
  label: msg`Country`,
  codecs: { country: oneOf(COUNTRIES) },
  values: { param: 'country', offered: () => COUNTRIES, text: countryLabel },
  control: {
    kind: 'choice',
    anyLabel: msg`Any country`,
  },
  title: { place: 3 },
  tracker: { send: ({ header, params }) => ({ countryOfOrigin: params.country ?? header?.country }) },
  mal: () => t`MAL search does not know countries.`,
};

import { msg, plural, t } from '@tsugi/i18n/macro';
import { ids } from '@tsugi/ui/url-state';
import { type Filter, some } from './filter.ts';

/** Ids of sites where a work can be watched or read. They are other ones for each type. */
export const sites: Filter<{ readonly externalSource: readonly number[] }> = {
  name: 'sites',
  label: msg`Sites`,
  codecs: { externalSource: ids },
  forType: () => ({ externalSource: [] }),
  control: { kind: 'sites' },
  sample: ['externalSource', 1],
  tags: ({ params: { externalSource }, nameSites }) =>
    externalSource.slice(0, 1).map((value) => ({
      key: 'externalSource',
      label: counted(externalSource),
      ...nameSites?.(externalSource),
      param: 'externalSource',
      value,
      without: { externalSource: [] },
    })),
  pill: ({ params: { externalSource }, nameSites }) =>
    externalSource.length === 0 ? [] : [nameSites?.(externalSource)?.pill ?? counted(externalSource)],
  tracker: { send: ({ params }) => ({ licensedById_in: some(params.externalSource) }) },
  mal: () => t`MAL search does not know sites.`,
};

/** While their names are unknown. */
function counted({ length }: readonly number[]): string {
  return plural(length, { one: 'One site', other: '# sites' });
}

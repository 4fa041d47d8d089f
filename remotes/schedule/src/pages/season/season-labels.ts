import { t } from '@tsugi/i18n/macro';
import { mediaFormatLabel, seasonLabel } from '@tsugi/ui/components';
import type { RemovableTag } from '@tsugi/ui/filter-tags';
import { valueTags } from '@tsugi/ui/filter-tags';
import type { GroupName, SeasonParams, SeasonSort } from './params.ts';
import type { SeasonChoice } from './season-segment.ts';

const GROUP_LABELS: Readonly<Partial<Record<GroupName, string>>> = {
  get MOVIE() {
    return t({ message: 'Movies', comment: 'A group of titles' });
  },
  get OVA() {
    return t({ message: 'OVA and specials', comment: 'A group of titles' });
  },
  get OTHER() {
    return t({ message: 'Others', comment: 'A group of titles: music videos, and those of unknown format' });
  },
  get LEFTOVERS() {
    return t`Leftovers`;
  },
};

export function groupLabel(name: GroupName): string {
  return GROUP_LABELS[name] ?? mediaFormatLabel(name);
}

const SORT_LABELS: Readonly<Record<SeasonSort, string>> = {
  get popularity() {
    return t`Popularity`;
  },
  get score() {
    return t`Score`;
  },
  get start() {
    return t`Start date`;
  },
  get title() {
    return t`Title`;
  },
  get fit() {
    return t({ message: 'Fits me', comment: 'An order of titles: how well they fit the user' });
  },
};

export function sortLabel(sort: SeasonSort): string {
  return SORT_LABELS[sort];
}

const SHOW_LABELS: Readonly<Record<NonNullable<SeasonParams['show']>, string>> = {
  get undecided() {
    return t`Undecided`;
  },
  get listed() {
    return t`On my list`;
  },
};

export function showLabel(show: NonNullable<SeasonParams['show']>): string {
  return SHOW_LABELS[show];
}

/** The heading of the page. */
export function choiceLabel(choice: SeasonChoice): string {
  return choice === 'tba'
    ? t({ message: 'To be announced', comment: 'A heading: anime without a season yet' })
    : seasonLabel(choice.season, choice.year);
}

/** The filters that are set, each with the change that takes it away. */
export function seasonTags(params: SeasonParams): readonly RemovableTag<SeasonParams>[] {
  const { show, skipped } = params;
  return [
    // The tracker names them in English.
    ...valueTags(params, 'genre', undefined, 'en'),
    // The values are names of groups.
    ...valueTags(params, 'group', (name) => groupLabel(name as GroupName)),
    ...(show ? [{ key: 'show', label: showLabel(show), without: { show: undefined } }] : []),
    ...(skipped ? [{ key: 'skipped', label: t`Skipped titles too`, without: { skipped: false } }] : []),
  ];
}

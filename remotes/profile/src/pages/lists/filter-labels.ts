import { t } from '@tsugi/i18n/macro';
import { SORT_LABELS } from '@tsugi/lists/filter';
import type { FilterLabels } from '@tsugi/lists/filter-labels';
import type { ListType } from '@tsugi/lists/list-type';
import type { ListSort } from '../../model/list-params.ts';

export const filterLabels = (): FilterLabels<ListSort> => ({
  userStatus: t`List status`,
  sorts: SORT_LABELS,
  switches: {
    behind: [t`Episodes behind`, t`Behind`, t`Not behind`],
    airingThisWeek: [t`This week`, t`Airing this week`, t`Not airing this week`],
    isAdult: [t`Adult titles`, t`Adult only`, t`Without adult titles`],
    private: [t`Private entries`, t`Private only`, t`Without private entries`],
    notes: [t`Notes`, t`With notes`, t`Without notes`],
    repeat: [t`Repeated`, t`Repeated`, t`Not repeated`],
    missingStart: [t`Start date`, t`Start date is missing`, t`With a start date`],
    missingScore: [t`Score`, t`Score is missing`, t`With a score`],
  },
});

/** Those of a list: only the owner sees private entries, and only anime air. */
export function filterLabelsOf(type: ListType, isOwn: boolean): FilterLabels<ListSort> {
  const labels = filterLabels();
  const { private: ofOwner, behind, airingThisWeek, ...switches } = labels.switches;
  return {
    ...labels,
    switches: {
      ...(type === 'anime' ? { behind, airingThisWeek } : {}),
      ...(isOwn ? { private: ofOwner } : {}),
      ...switches,
    },
  };
}

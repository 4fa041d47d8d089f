import { t } from '@tsugi/i18n/macro';
import { SORT_LABELS } from '@tsugi/lists/filter';
import type { FilterLabels } from '@tsugi/lists/filter-labels';
import type { ListSort } from '../../model/list-params.ts';

export const filterLabels = (): FilterLabels<ListSort> => ({
  userStatus: t`List status`,
  sorts: SORT_LABELS,
  switches: {
    isAdult: [t`Adult titles`, t`Adult only`, t`Without adult titles`],
    private: [t`Private entries`, t`Private only`, t`Without private entries`],
    notes: [t`Notes`, t`With notes`, t`Without notes`],
    repeat: [t`Repeated`, t`Repeated`, t`Not repeated`],
    missingStart: [t`Start date`, t`Start date is missing`, t`With a start date`],
    missingScore: [t`Score`, t`Score is missing`, t`With a score`],
  },
});

import { t } from '@tsugi/i18n/macro';
import { SORT_LABELS } from '@tsugi/lists/filter';
import type { FilterLabels } from '@tsugi/lists/filter-labels';
import type { ListSort } from '../../model/list-params.ts';

export const LABELS: FilterLabels<ListSort> = {
  get userStatus() {
    return t`List status`;
  },
  sorts: SORT_LABELS,
  switches: {
    get isAdult() {
      return [t`Adult titles`, t`Adult only`, t`Without adult titles`] as const;
    },
    get private() {
      return [t`Private entries`, t`Private only`, t`Without private entries`] as const;
    },
    get notes() {
      return [t`Notes`, t`With notes`, t`Without notes`] as const;
    },
    get repeat() {
      return [t`Repeated`, t`Repeated`, t`Not repeated`] as const;
    },
    get missingStart() {
      return [t`Start date`, t`Start date is missing`, t`With a start date`] as const;
    },
    get missingScore() {
      return [t`Score`, t`Score is missing`, t`With a score`] as const;
    },
  },
};

import { SORT_LABELS } from '@tsugi/lists/filter';
import type { FilterLabels } from '@tsugi/lists/filter-labels';
import type { ListSort } from './params.ts';

export const LABELS: FilterLabels<ListSort> = {
  userStatus: 'List status',
  sorts: SORT_LABELS,
  switches: {
    isAdult: ['Adult titles', 'Adult only', 'Without adult titles'],
    private: ['Private entries', 'Private only', 'Without private entries'],
    notes: ['Notes', 'With notes', 'Without notes'],
    repeat: ['Repeated', 'Repeated', 'Not repeated'],
    missingStart: ['Start date', 'Start date is missing', 'With a start date'],
    missingScore: ['Score', 'Score is missing', 'With a score'],
  },
};

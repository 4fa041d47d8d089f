import { LIST_LIMIT, listIsCut } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { formatNumber } from '@tsugi/ui/components';
import classes from './MediaListPage.module.css';

export interface CutListProps {
  /** Titles of the whole list that are there. */
  readonly titles: number;
  /** How many the user's statistics count. */
  readonly counted: number | undefined;
}

/** Says that the list goes on after what the tracker gives of it. */
export function CutList({ titles, counted }: CutListProps) {
  const isCut = listIsCut(titles, counted);
  if (isCut === 'no') return null;
  const limit = formatNumber(LIST_LIMIT);
  return (
    <p className={`fine ${classes.rest}`} role="note">
      {isCut === 'yes' && counted !== undefined
        ? t`The tracker gives the ${limit} titles of a list that were updated last. This list has at least ${{ count: formatNumber(counted) }}.`
        : t`The tracker gives the ${limit} titles of a list that were updated last. This list may have more.`}
    </p>
  );
}

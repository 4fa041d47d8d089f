import { reportUnknown } from './report-unknown.ts';

type Status = 'finished' | 'upcoming' | 'releasing' | 'cancelled' | 'hiatus';

/** The label of both services for the same five states. */
const STATUSES: Readonly<Record<string, Status>> = {
  FINISHED: 'finished',
  Finished: 'finished',
  'Finished Airing': 'finished',
  NOT_YET_RELEASED: 'upcoming',
  'Not yet aired': 'upcoming',
  RELEASING: 'releasing',
  'Currently Airing': 'releasing',
  Publishing: 'releasing',
  CANCELLED: 'cancelled',
  Discontinued: 'cancelled',
  HIATUS: 'hiatus',
  'On Hiatus': 'hiatus',
};

const LABELS: Readonly<Record<Status, string>> = {
  finished: 'Finished',
  upcoming: 'Not yet released',
  releasing: 'Releasing',
  cancelled: 'Cancelled',
  hiatus: 'On hiatus',
};

const SHORT_LABELS = { ...LABELS, finished: 'Complete', upcoming: 'Upcoming' };

/**
 * The label of a media's status. `short` is the wording of some panels: Complete, Upcoming. An unknown status is logged
 * and shown as it is; none gives an empty string.
 */
export function mediaStatusLabel(
  status: string | null | undefined,
  wording: 'full' | 'short' = 'full',
): string {
  if (!status) return '';
  const known = STATUSES[status];
  if (!known) return reportUnknown(status);
  return (wording === 'short' ? SHORT_LABELS : LABELS)[known];
}

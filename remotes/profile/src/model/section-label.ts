import { MEDIA_FORMATS } from '@tsugi/data/pure';
import { currentLanguage } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { type ListStatus, listStatusLabel, mediaFormatLabel } from '@tsugi/ui/components';

export interface Section {
  /** As the service names it. */
  readonly name: string;
  /** It is a list of the owner's own. */
  readonly isCustom: boolean;
}

/** The service's names of sections begin with one of these. */
const STATUSES: Readonly<Record<string, ListStatus>> = {
  Watching: 'CURRENT',
  Reading: 'CURRENT',
  Rewatching: 'REPEATING',
  Rereading: 'REPEATING',
  Completed: 'COMPLETED',
  Paused: 'PAUSED',
  Dropped: 'DROPPED',
  Planning: 'PLANNING',
};

/** The heading of a section: "Watching", "Completed TV Short". A list of the owner's own keeps the name that they gave it. */
export function sectionLabel({ name, isCustom }: Section, type: ListType): string {
  // The service's names are English, and in URLs they stay so.
  if (isCustom || currentLanguage() === 'en') return name;
  const [first = '', ...rest] = name.split(' ');
  const known = STATUSES[first];
  if (!known) return name;
  const status = listStatusLabel(known, wireType(type));
  if (rest.length === 0) return status;
  const format = rest.join('_').toUpperCase();
  return MEDIA_FORMATS.some((one) => one === format)
    ? t({ message: `${status} (${{ format: mediaFormatLabel(format) }})`, context: 'section' })
    : name;
}

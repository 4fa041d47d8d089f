import { t } from '@tsugi/i18n/macro';

/** What can be searched for besides titles; a segment of the URL. */
export type PeopleKind = 'characters' | 'staff' | 'studios' | 'users';

export const PEOPLE_KINDS: readonly PeopleKind[] = ['characters', 'staff', 'studios', 'users'];

/** Total: any other segment (the shell shows a 404 before) reads as characters. */
export function peopleKind(segment: string | undefined): PeopleKind {
  return PEOPLE_KINDS.find((kind) => kind === segment?.toLowerCase()) ?? 'characters';
}

export const PEOPLE_LABELS: Readonly<Record<PeopleKind, string>> = {
  get characters() {
    return t`Characters`;
  },
  get staff() {
    return t`Staff`;
  },
  get studios() {
    return t`Studios`;
  },
  get users() {
    return t`Users`;
  },
};

import { t } from '@tsugi/i18n/macro';

/** What can be searched for besides titles; a segment of the URL. */
export type PeopleKind = 'characters' | 'staff' | 'studios' | 'users';

export const PEOPLE_KINDS: readonly PeopleKind[] = ['characters', 'staff', 'studios', 'users'];

/** The kind that a path ends with. Total: no other path has the page. */
export function peopleKind(pathname: string): PeopleKind {
  const segment = pathname.toLowerCase().split('/').filter(Boolean).at(-1);
  return PEOPLE_KINDS.find((kind) => kind === segment) ?? 'characters';
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

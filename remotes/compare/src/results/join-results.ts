import type { ComparedTitle } from '../comparison/compare-lists.ts';
import type { CompareMedia, UserEntry, UserList } from '../lists/user-list.ts';

export interface UserLine {
  readonly user: UserList;
  readonly entry: UserEntry;
}

/** One card: a title and the entry of each included user. */
export interface SharedTitle extends ComparedTitle {
  readonly media: CompareMedia;
  readonly lines: readonly UserLine[];
}

/** Adds media and users to the worker's result; a title that is in no list any more is left out. */
export function joinResult(title: ComparedTitle, users: readonly UserList[]): SharedTitle | undefined {
  const lines = users.flatMap((user) => {
    const entry = user.entries.get(title.mediaId);
    return entry ? [{ user, entry }] : [];
  });
  const [first] = lines;
  return first && { ...title, media: first.entry.media, lines };
}

import type { ComparedTitle } from '../comparison/compare-lists.ts';
import type { CompareMedia, UserEntry, UserList } from '../lists/user-list.ts';

export interface UserLine {
  readonly user: UserList;
  readonly entry: UserEntry;
}

/** One card: a title and what each of the included users made of it. */
export interface SharedTitle extends ComparedTitle {
  readonly media: CompareMedia;
  readonly lines: readonly UserLine[];
}

/** Gives the worker's response back its media and its users; a title that no list knows any more is left out. */
export function joinResult(title: ComparedTitle, users: readonly UserList[]): SharedTitle | undefined {
  const lines = users.flatMap((user) => {
    const entry = user.entries.get(title.mediaId);
    return entry ? [{ user, entry }] : [];
  });
  const [first] = lines;
  return first && { ...title, media: first.entry.media, lines };
}

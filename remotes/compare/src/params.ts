/** Which of two lists is compared, as it stands in the URL. */
export type CompareType = 'anime' | 'manga';

export interface ChosenUser {
  readonly name: string;
  /** Stays listed and takes no part. */
  readonly disabled: boolean;
  /** The user's titles are taken out of the result. */
  readonly excluded: boolean;
}

const USER = 'user';
const DISABLED = 'disabled';
const EXCLUDED = 'exclude';

/** `anime` for anything else. */
export function parseType(segment: string | undefined): CompareType {
  return segment?.toLowerCase() === 'manga' ? 'manga' : 'anime';
}

/** Names are compared without regard to case; empty ones are ignored, of equal ones the first counts. */
export function parseUsers(search: URLSearchParams): readonly ChosenUser[] {
  const disabled = new Set(search.getAll(DISABLED).map(nameKey));
  const excluded = new Set(search.getAll(EXCLUDED).map(nameKey));
  const users = new Map<string, ChosenUser>();
  for (const text of search.getAll(USER)) {
    const name = text.trim();
    const key = nameKey(name);
    if (name === '' || users.has(key)) continue;
    users.set(key, { name, disabled: disabled.has(key), excluded: excluded.has(key) });
  }
  return [...users.values()];
}

/** Writes the users into a copy of the parameters, leaving the others as they are. */
export function formatUsers(users: readonly ChosenUser[], search = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of [USER, DISABLED, EXCLUDED]) next.delete(key);
  for (const user of users) next.append(USER, user.name);
  for (const user of users) if (user.disabled) next.append(DISABLED, user.name);
  for (const user of users) if (user.excluded) next.append(EXCLUDED, user.name);
  return next;
}

/** Adds a name at the end; an empty one, or one that is there already, changes nothing. */
export function addUser(users: readonly ChosenUser[], text: string): readonly ChosenUser[] {
  const name = text.trim();
  if (name === '' || users.some((user) => nameKey(user.name) === nameKey(name))) return users;
  return [...users, { name, disabled: false, excluded: false }];
}

/** The same user has one key, however the name was typed. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

import type { User } from '../community/user.ts';
import type { Context } from './context.ts';
import { TrackerError } from './errors.ts';

/** Whether the viewer is shown this user: a private profile only to its owner. */
export function isShown({ isPrivate, id }: User, { viewer }: Context): boolean {
  return !isPrivate || viewer?.id === id;
}

/** The lists of a private user are refused by that name; the user itself is not found. */
export function assertShown(owner: User, context: Context): void {
  if (!isShown(owner, context)) {
    throw new TrackerError('Private User', 404);
  }
}

import type { User } from '../community/user.ts';
import type { World } from '../world.ts';
import { TrackerError } from './errors.ts';

/** The context of each resolver. */
export type Context = {
  world: World;
  /** The signed-in user. */
  viewer: User | undefined;
  /** Scheme, host and port under which the client reached the sandbox: images and clips are given with it. */
  origin: string;
};

export type Resolver<Source, Args = Record<string, never>> = (
  source: Source,
  args: Args,
  context: Context,
) => unknown;

/** Returns the signed-in user, or fails as the service does. */
export function requireViewer({ viewer }: Context): User {
  if (viewer === undefined) {
    throw new TrackerError('Unauthorized.', 401);
  }
  return viewer;
}

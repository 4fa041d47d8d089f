import type { Receivers } from '../core/effect.ts';
import type { ViewerEffects } from '../sources/tracker/auth-user.ts';
import type { AuthStore } from './auth-store.ts';

/** Receives what responses tell of the viewer beside their results. With the engine: nothing responds before it is there. */
export function viewerEffects({ token, setUnread }: AuthStore): Receivers<ViewerEffects> {
  return {
    unreadNotifications: ({ value, askedAt, arrivedAt, token: of }) => {
      if (of !== token()) return;
      // Every count that was asked for before the reset arrived may be of the time before it.
      if (value === 'reset') setUnread(0, arrivedAt);
      else setUnread(value, askedAt);
    },
  };
}

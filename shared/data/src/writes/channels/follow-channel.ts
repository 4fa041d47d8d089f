import { toggleFollow } from '../../operations/toggle-follow.ts';
import type { ChangeChannel } from '../change-channel.ts';

export type FollowMembers = { readonly isFollowing: boolean };

const DELAY_MS = 500;

export function followChannel(userId: number): ChangeChannel<FollowMembers> {
  return {
    key: `follow/${userId}`,
    subject: { about: 'follow', id: userId },
    kind: 'user',
    id: userId,
    delayMs: DELAY_MS,
    label: 'Following',
    plan: (base, wanted) =>
      base.isFollowing === wanted.isFollowing ? undefined : { run: (send) => send(toggleFollow, { userId }) },
    show: (members) => members,
  };
}

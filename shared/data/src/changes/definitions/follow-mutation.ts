import { toggleFollow } from '../../operations/toggle-follow.mutation.ts';
import type { MutationDefinition } from './mutation-definition.ts';

export type FollowMembers = { readonly isFollowing: boolean };

const DELAY_MS = 500;

export function followMutation(userId: number): MutationDefinition<FollowMembers> {
  return {
    key: `follow/${userId}`,
    subject: { about: 'follow', id: userId },
    kind: 'user',
    id: userId,
    delayMs: DELAY_MS,
    userMembers: ['isFollowing'],
    label: 'Following',
    plan: (base, wanted) =>
      base.isFollowing === wanted.isFollowing ? undefined : { run: (send) => send(toggleFollow, { userId }) },
    show: (members) => members,
  };
}

import { toggleLike } from '../../operations/toggle-like.mutation.ts';
import type { MutationDefinition } from './mutation-definition.ts';

export type LikeMembers = { readonly isLiked: boolean; readonly likeCount: number };

const DELAY_MS = 500;

export function likeMutation(kind: 'activity' | 'reply', id: number): MutationDefinition<LikeMembers> {
  const type = kind === 'activity' ? 'ACTIVITY' : 'ACTIVITY_REPLY';
  return {
    key: `like/${kind}/${id}`,
    subject: { about: 'like', kind, id },
    kind,
    id,
    delayMs: DELAY_MS,
    userMembers: ['isLiked'],
    label: 'The like',
    plan: (base, wanted) =>
      base.isLiked === wanted.isLiked ? undefined : { run: (send) => send(toggleLike, { id, type }) },
    show: (members) => members,
  };
}

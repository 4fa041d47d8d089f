import type { Comparison } from '../comparison/types.ts';

export interface UsersSummary {
  /** "aoi, ren, mio" */
  readonly names: string;
  /** How far their lists are: "2 loading"; empty when all are there. */
  readonly lists: string;
}

/** The users in one line. */
export function usersSummary({ users, pending }: Pick<Comparison, 'users' | 'pending'>): UsersSummary {
  const failed = users.filter(({ list }) => list.status === 'error').length;
  return {
    names: users.map(({ name }) => name).join(', ') || 'Add users',
    lists: [pending > 0 ? `${pending} loading` : '', failed > 0 ? `${failed} failed` : '']
      .filter(Boolean)
      .join(', '),
  };
}

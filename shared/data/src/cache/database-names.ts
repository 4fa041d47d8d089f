import type { StoreName } from '../core/cache-rule.ts';

/** The results, and the users with their long lists, in databases of their own. */
export const DATABASE_NAMES: Readonly<Record<StoreName, string>> = {
  results: 'tsugi-results',
  users: 'tsugi-users',
};

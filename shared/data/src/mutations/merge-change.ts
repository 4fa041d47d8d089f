import { stableJson } from '@tsugi/contract';
import type { Members } from './mutation-definition.ts';

/** What was changed between two states. */
export function changedSince(before: Members, after: Members): Members {
  return pick(after, (name) => !isSame(after[name], before[name]));
}

/**
 * What is wanted of a thing that the service has as `truth`: the reader's changes of `base`, and nothing that somebody
 * changed meanwhile. A member that the page did not know is the reader's.
 */
export function rebased(base: Members, wanted: Members, truth: Members): Members {
  const mine = pick(
    changedSince(base, wanted),
    (name) => base[name] === undefined || truth[name] === undefined || isSame(truth[name], base[name]),
  );
  return { ...truth, ...mine };
}

function pick(members: Members, test: (name: string) => boolean): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => test(name)));
}

function isSame(one: unknown, other: unknown): boolean {
  return stableJson(one ?? null) === stableJson(other ?? null);
}

import { stableJson } from '@tsugi/platform/json';
import type { Members } from './definitions/mutation-definition.ts';

export type Reconciled =
  /** The server has what the user wants. */
  | { readonly outcome: 'done' }
  /** The server has the value that the change was made on, in the members that the user set. */
  | { readonly outcome: 'send' }
  /** These members were changed elsewhere too, to another value: the user chooses. */
  | { readonly outcome: 'conflict'; readonly members: readonly string[] };

export interface ReconcileInput {
  /** The value that the change was made on. A member that the page did not have is undefined. */
  readonly base: Members;
  readonly wanted: Members;
  /** The members that the user set. */
  readonly changed: readonly string[];
  /** All members that a user can set. */
  readonly userMembers: readonly string[];
}

/** Compares a change that waited with what the server has by now. */
export function reconcile(
  { base, wanted, changed, userMembers }: ReconcileInput,
  server: Members,
): Reconciled {
  const names = userMembers.filter((name) => changed.includes(name));
  const differs = (name: string) => server[name] === undefined || !isSame(server[name], wanted[name]);
  if (wanted.exists === false) {
    if (server.exists === false) return { outcome: 'done' };
    // A removal is about the whole entry: whatever changed elsewhere would be lost with it.
    const moved = userMembers.filter(
      (name) => base[name] !== undefined && server[name] !== undefined && !isSame(base[name], server[name]),
    );
    return moved.length > 0
      ? { outcome: 'conflict', members: ['exists', ...without(moved, 'exists')] }
      : { outcome: 'send' };
  }
  if (base.exists === true && server.exists === false) return { outcome: 'conflict', members: ['exists'] };
  if (base.exists === false && server.exists === true) {
    const both = without(names.filter(differs), 'exists');
    return both.length > 0 ? { outcome: 'conflict', members: both } : { outcome: 'done' };
  }
  const open = names.filter(differs);
  const conflicts = open.filter((name) => {
    // A switch has two values: if the server does not have the wanted one, it has the one that it was changed from.
    if (typeof server[name] === 'boolean') return false;
    return server[name] !== undefined && base[name] !== undefined && !isSame(server[name], base[name]);
  });
  if (conflicts.length > 0) return { outcome: 'conflict', members: conflicts };
  return { outcome: open.length > 0 ? 'send' : 'done' };
}

function without(names: readonly string[], left: string): readonly string[] {
  return names.filter((name) => name !== left);
}

function isSame(one: unknown, other: unknown): boolean {
  return stableJson(comparable(one)) === stableJson(comparable(other));
}

/** Custom lists are sent as names, and come back as a map of switches. */
function comparable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  const entries = Object.entries(value);
  const isSwitches = entries.length > 0 && entries.every(([, one]) => typeof one === 'boolean');
  return isSwitches ? entries.flatMap(([name, isOn]) => (isOn ? [name] : [])) : value;
}

import { itemNames, readItem, readJson, removeItem, writeItem } from '@tsugi/platform/store';
import { ACCOUNT_PREFIX, isToken } from '../auth/auth-store.ts';
import { claimsOf } from '../auth/token-claims.ts';
import { partitionOf } from '../core/cache-key.ts';

/** An account that was signed in on this device: one item of localStorage each, so that tabs write none of another account. */
export interface AccountRecord {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
  /** Milliseconds since 1970; their order in the list. */
  readonly addedAt: number;
  /** Of an account that is not the present one: what `access_token` was. Missing when the tracker refused it. */
  readonly token?: string | undefined;
  /** The text of `auth_profile_info` when it was the present one last. */
  readonly profile?: string | undefined;
  /** Unread notifications when they were asked for last, and when that was, in milliseconds since 1970. */
  readonly unread?: number | undefined;
  readonly readAt?: number | undefined;
}

export function isAccountItem(name: string): boolean {
  return name.startsWith(ACCOUNT_PREFIX);
}

/** All accounts of this device in the order in which they were added. */
export function readAccounts(storage: Storage | undefined): readonly AccountRecord[] {
  return itemNames(storage)
    .filter(isAccountItem)
    .flatMap((name) => parse(readJson(storage, name), name) ?? [])
    .sort((one, other) => one.addedAt - other.addedAt || one.id - other.id);
}

export function readAccount(storage: Storage | undefined, id: number): AccountRecord | undefined {
  const name = ACCOUNT_PREFIX + id;
  return parse(readJson(storage, name), name);
}

/** @returns false when the device stores nothing more */
export function writeAccount(storage: Storage | undefined, record: AccountRecord): boolean {
  const text = JSON.stringify(record);
  writeItem(storage, ACCOUNT_PREFIX + record.id, text);
  return readItem(storage, ACCOUNT_PREFIX + record.id) === text;
}

export function removeAccountRecord(storage: Storage | undefined, id: number): void {
  removeItem(storage, ACCOUNT_PREFIX + id);
}

/** The `addedAt` of an account that is added now: behind all others, whatever the device's clock says. */
export function nextPlace(storage: Storage | undefined, now: number): number {
  return Math.max(now, (readAccounts(storage).at(-1)?.addedAt ?? 0) + 1);
}

/** Whether the account can be used without a new login, as far as the device knows. */
export function isUsable({ token }: AccountRecord, now: number): boolean {
  if (token === undefined) return false;
  const { exp } = claimsOf(token);
  return typeof exp !== 'number' || exp * 1000 > now;
}

/** The partitions of the accounts that are not the present one: their cached responses stay. */
export function knownPartitions(storage: Storage | undefined): ReadonlySet<string> {
  return new Set(readAccounts(storage).flatMap(({ token }) => (token ? [partitionOf(token)] : [])));
}

/** The tracker has refused this token: its account stays, and wants a new login. */
export function dropToken(storage: Storage | undefined, token: string): void {
  for (const record of readAccounts(storage))
    if (record.token === token) writeAccount(storage, { ...record, token: undefined });
}

/** Undefined for what is damaged. */
function parse(value: unknown, name: string): AccountRecord | undefined {
  // Each member is looked at.
  const {
    id,
    name: userName,
    avatar,
    addedAt,
    token,
    profile,
    unread,
    readAt,
  } = Object(value) as Partial<Record<keyof AccountRecord, unknown>>;
  if (typeof id !== 'number' || name !== ACCOUNT_PREFIX + id || typeof userName !== 'string')
    return undefined;
  return {
    id,
    name: userName,
    avatar: typeof avatar === 'string' ? avatar : null,
    addedAt: numberOf(addedAt) ?? 0,
    ...(typeof token === 'string' && isToken(token) ? { token } : {}),
    ...(typeof profile === 'string' ? { profile } : {}),
    ...(numberOf(unread) === undefined ? {} : { unread: numberOf(unread) }),
    ...(numberOf(readAt) === undefined ? {} : { readAt: numberOf(readAt) }),
  };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

import { t } from '@tsugi/i18n/macro';
import type { ApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import type { OptimisticLayer } from '../optimistic/optimistic-layer.ts';
import type { Notify } from '../sources/data-settings.ts';
import type { AccountSettingName } from '../sources/tracker/account-settings.ts';
import { definitionOf } from './definitions/definition-of.ts';
import type { Members, MutationSubject } from './definitions/mutation-definition.ts';
import { idsOf } from './fold-changes.ts';
import type { OutboxProgress, WaitReason } from './outbox-items.ts';
import type { ConfirmedEntry, Outbox, PendingMutation } from './page-changes.ts';

export interface ChangeOutcomesOptions {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly optimistic: OptimisticLayer;
  /** Called when the service refused a change; `subject` is the title of the entry's media. */
  readonly onNotice: Notify;
  /** A change has to wait. */
  readonly onWait: () => void;
  readonly onEntryConfirmed?: ((change: ConfirmedEntry) => void) | undefined;
  readonly onSettingConfirmed?: ((name: AccountSettingName, value: unknown) => void) | undefined;
}

/** What becomes of a change that was tried. */
export interface ChangeOutcomes {
  readonly update: (key: string, change: Partial<OutboxProgress>) => void;
  /** Everything stays as it is, and is tried again later. Returns false: the rest would meet the same. */
  readonly wait: (key: string, reason: WaitReason, retryAfterMs?: number) => false;
  readonly waitAfter: (key: string, error: ApiError) => false;
  /** @param base the server value, which shows again */
  readonly refuse: (item: PendingMutation, base: Members, error: ApiError) => void;
  /** @param value what the service has now */
  readonly confirm: (item: PendingMutation, value: Members) => void;
  /** The next wait is as short as the first one. */
  readonly forgetFailures: () => void;
}

export const RETRY_MS = [15_000, 30_000, 60_000, 120_000] as const;

export function createChangeOutcomes(options: ChangeOutcomesOptions): ChangeOutcomes {
  const { clock, outbox, optimistic, onNotice, onWait, onEntryConfirmed, onSettingConfirmed } = options;
  let failures = 0;

  const update = (key: string, change: Partial<OutboxProgress>) => {
    const progress = outbox.get(key)?.progress;
    if (progress) outbox.setProgress(key, { ...progress, ...change });
  };

  const wait = (key: string, reason: WaitReason, retryAfterMs?: number): false => {
    const ms = retryAfterMs ?? RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? RETRY_MS[0];
    failures += 1;
    onWait();
    const at = clock.now();
    update(key, { waits: { reason, at, until: at + ms } });
    return false;
  };

  const waitAfter = (key: string, error: ApiError): false => {
    if (error.kind === 'rate-limited') return wait(key, 'limit', error.retryAfterMs);
    if (error.kind === 'invalid-token') return wait(key, 'sign-in');
    return wait(key, error.kind === 'offline' ? 'offline' : 'unavailable', error.retryAfterMs);
  };

  const refuse = (item: PendingMutation, base: Members, error: ApiError) => {
    outbox.setError(item.key, error);
    const { title, subject } = item;
    onNotice(refusalText(subject.about, title), subject.about === 'entry' ? title : undefined, error);
    outbox.finish(item.key, idsOf(item), base);
  };

  const confirm = (item: PendingMutation, value: Members) => {
    const { kind, id, show } = definitionOf(item.subject);
    failures = 0;
    optimistic.confirm(kind, id, show(value));
    outbox.finish(item.key, idsOf(item), value);
    if (item.subject.about === 'setting') onSettingConfirmed?.(item.subject.name, value[item.subject.name]);
    if (item.subject.about !== 'entry') return;
    const { title, base, last } = item;
    onEntryConfirmed?.({ mediaId: id, title, at: last.at, before: base, after: value });
  };

  return {
    update,
    wait,
    waitAfter,
    refuse,
    confirm,
    forgetFailures: () => {
      failures = 0;
    },
  };
}

function refusalText(about: MutationSubject['about'], title: string | undefined): string {
  const refusal = refusalOf(about);
  return title ? t`${title}: ${refusal}` : refusal;
}

function refusalOf(about: MutationSubject['about']): string {
  switch (about) {
    case 'favourite':
      return t`The favourite could not be saved.`;
    case 'like':
      return t`The like could not be saved.`;
    case 'follow':
      return t`Following could not be saved.`;
    case 'rating':
      return t`The vote could not be saved.`;
    case 'entry':
      return t`The list entry could not be saved.`;
    case 'setting':
      return t`The setting could not be saved.`;
  }
}

/** Whether the service refuses the change. Every other failure leaves it waiting. */
export function isRefusal({ kind, status }: ApiError): boolean {
  // A gateway whose service is down says 502 to 504; a change that the service cannot take is a 500.
  return kind === 'validation' || kind === 'not-found' || (kind === 'server' && !(status && status > 500));
}

import type { AuthUser } from '@tsugi/data';
import { plural, t } from '@tsugi/i18n/macro';
import { isListStatus, listStatusLabel, listStatusTone, scoreText } from '@tsugi/ui/components';
import type { MediaType } from '../../../model/media/media-params.ts';
import type { FriendEntry } from './friends-entries.query.ts';

/** One user's entry as it is shown. */
export interface FriendRow {
  readonly key: string;
  readonly name: string;
  readonly avatar: string | null;
  /** "Watching · 5 of 12", "Completed · 2 repeats". */
  readonly detail: string;
  /** For `data-status`. */
  readonly tone: string | undefined;
  /** In the user's own score format; empty without a score. */
  readonly score: string;
  readonly isOwn: boolean;
}

export interface OwnEntry {
  readonly status: string | null;
  readonly score: number | null;
  readonly progress: number | null;
  readonly repeat?: number | null | undefined;
}

export interface FriendRowsInput {
  readonly type: MediaType;
  /** Episodes or chapters, where known. */
  readonly total: number | null;
  readonly viewer: Pick<AuthUser, 'name' | 'avatar' | 'scoreFormat'> | undefined;
  readonly entry: OwnEntry | null;
  readonly friends: readonly FriendEntry[];
}

/** The viewer's own entry first, then those of followed users in their order. */
export function friendRows({ type, total, viewer, entry, friends }: FriendRowsInput): readonly FriendRow[] {
  const others = friends
    .filter(({ user }) => user.name !== viewer?.name)
    .map(({ id, status, score, progress, repeat, user }) => ({
      key: String(id),
      name: user.name,
      avatar: user.avatar.large,
      detail: detailOf(type, total, { status, progress, repeat }),
      tone: listStatusTone(status ?? ''),
      score: scoreText(score, user.scoreFormat),
      isOwn: false,
    }));
  if (!entry?.status || !viewer) return others;
  const own = {
    key: 'own',
    name: viewer.name,
    avatar: viewer.avatar.large,
    detail: detailOf(type, total, entry),
    tone: listStatusTone(entry.status),
    score: scoreText(entry.score, viewer.scoreFormat),
    isOwn: true,
  };
  return [own, ...others];
}

/** Statuses that say how far a user has come. */
const WITH_PROGRESS = ['CURRENT', 'REPEATING', 'PAUSED', 'DROPPED'];

function detailOf(type: MediaType, total: number | null, entry: Omit<OwnEntry, 'score'>): string {
  const { status, progress, repeat } = entry;
  const parts = [status && isListStatus(status) ? listStatusLabel(status, type) : (status ?? '')];
  if (progress && status && WITH_PROGRESS.includes(status)) {
    parts.push(total ? t`${progress} of ${total}` : String(progress));
  }
  if (repeat) parts.push(plural(repeat, { one: `${repeat} repeat`, other: `${repeat} repeats` }));
  return parts.filter(Boolean).join(' · ');
}

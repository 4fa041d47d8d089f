import { type FuzzyDate, fuzzyDate, NO_DATE } from '../../calendar.ts';
import type { Media } from '../../catalogue/media.ts';
import type { Entry, ListStatus } from '../../community/entry.ts';
import { rawScore } from '../../community/scores.ts';
import type { User } from '../../community/user.ts';
import { refuseBlocked } from '../blocked.ts';
import { type Context, requireViewer } from '../context.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
import { storedText } from '../stored-text.ts';
import { announce } from './announce.ts';

type Maybe<T> = T | null | undefined;
export type EntryChanges = {
  status?: Maybe<ListStatus>;
  score?: Maybe<number>;
  scoreRaw?: Maybe<number>;
  progress?: Maybe<number>;
  progressVolumes?: Maybe<number>;
  repeat?: Maybe<number>;
  priority?: Maybe<number>;
  private?: Maybe<boolean>;
  notes?: Maybe<string>;
  hiddenFromStatusLists?: Maybe<boolean>;
  customLists?: Maybe<string[]>;
  advancedScores?: Maybe<number[]>;
  startedAt?: Maybe<FuzzyDate>;
  completedAt?: Maybe<FuzzyDate>;
};

export function saveEntry(
  args: EntryChanges & { id?: Maybe<number>; mediaId?: Maybe<number> },
  context: Context,
): Entry {
  const viewer = requireViewer(context);
  const { lists } = context.world.community;
  const byId = args.id ? lists.entry(args.id) : undefined;
  if (args.id && byId === undefined) {
    throw notFound();
  }
  if (byId !== undefined && byId.userId !== viewer.id) {
    throw forbidden('MediaList');
  }
  const mediaId = byId?.mediaId ?? args.mediaId;
  if (mediaId === undefined || mediaId === null) {
    throw invalid({ mediaId: ['The media id field is required when id is not present.'] });
  }
  const media = context.world.catalogue.byId.get(mediaId);
  if (media === undefined) {
    throw invalid({ mediaId: ['The selected media id is invalid.'] });
  }
  const before = lists.of(viewer.id).get(mediaId);
  refuseBlocked(media.isLocked && before === undefined, 'added to lists');
  const saved = applied(args, before ?? fresh(viewer, media, context), media, viewer, context.world.now());
  lists.put(saved);
  announce(before, saved, media, context);
  return saved;
}

const MOST_IDS = 50;

/**
 * The same change of several entries. What is no entry of the viewer is left out of the response, without an error; a value
 * that is wrong refuses all of it. That there is a limit to the ids is assumed.
 */
export function updateEntries(
  { ids, ...changes }: EntryChanges & { ids?: Maybe<number[]> },
  context: Context,
): readonly Entry[] {
  const viewer = requireViewer(context);
  if (!ids || ids.length === 0) {
    throw invalid({ ids: ['The ids field is required.'] });
  }
  if (ids.length > MOST_IDS) {
    throw invalid({ ids: [`The ids may not have more than ${MOST_IDS} items.`] });
  }
  check(changes);
  const { lists } = context.world.community;
  const own = [...new Set(ids)].filter((id) => lists.entry(id)?.userId === viewer.id);
  return own.map((id) => saveEntry({ ...changes, id }, context));
}

export function deleteEntry({ id }: { id?: Maybe<number> }, context: Context): { deleted: boolean } {
  const viewer = requireViewer(context);
  const entry = id ? context.world.community.lists.entry(id) : undefined;
  if (entry === undefined) {
    throw notFound();
  }
  if (entry.userId !== viewer.id) {
    throw forbidden('MediaList');
  }
  context.world.community.lists.remove(entry);
  return { deleted: true };
}

function fresh(viewer: User, media: Media, { world }: Context): Entry {
  return {
    id: world.community.lists.nextId(viewer.id),
    userId: viewer.id,
    mediaId: media.id,
    status: 'CURRENT',
    rawScore: 0,
    progress: 0,
    progressVolumes: 0,
    repeat: 0,
    priority: 0,
    isPrivate: false,
    notes: null,
    hiddenFromStatusLists: false,
    customLists: [],
    advancedScores: {},
    startedAt: NO_DATE,
    completedAt: NO_DATE,
    createdAt: world.nowSeconds(),
    updatedAt: world.nowSeconds(),
  };
}

/** What the service makes of the changes: reaching the end completes, starting dates, completing fills up. */
function applied(changes: EntryChanges, before: Entry, media: Media, viewer: User, now: number): Entry {
  check(changes);
  const total = media.episodes ?? media.chapters;
  const today = fuzzyDate(now);
  const options = media.type === 'ANIME' ? viewer.animeList : viewer.mangaList;
  const entry: Entry = { ...before, updatedAt: Math.floor(now / 1000) };
  entry.status = changes.status ?? before.status;
  entry.progress = clamp(numberOf(changes.progress, before.progress), total);
  entry.progressVolumes = clamp(numberOf(changes.progressVolumes, before.progressVolumes), media.volumes);
  entry.repeat = numberOf(changes.repeat, before.repeat);
  entry.priority = numberOf(changes.priority, before.priority);
  entry.isPrivate = changes.private ?? before.isPrivate;
  entry.hiddenFromStatusLists = changes.hiddenFromStatusLists ?? before.hiddenFromStatusLists;
  entry.notes = changes.notes === undefined ? before.notes : storedText(changes.notes ?? '') || null;
  entry.customLists =
    changes.customLists === undefined
      ? before.customLists
      : options.customLists.filter((name) => changes.customLists?.includes(name));
  entry.rawScore =
    changes.scoreRaw !== undefined
      ? (changes.scoreRaw ?? 0)
      : changes.score === undefined
        ? before.rawScore
        : rawScore(viewer.scoreFormat, changes.score ?? 0);
  if (changes.advancedScores) {
    const scores = changes.advancedScores;
    entry.advancedScores = Object.fromEntries(
      options.advancedScoring.map((name, index) => [name, scores[index] ?? 0]),
    );
  }
  entry.startedAt = changes.startedAt === undefined ? before.startedAt : (changes.startedAt ?? NO_DATE);
  entry.completedAt =
    changes.completedAt === undefined ? before.completedAt : (changes.completedAt ?? NO_DATE);

  const reachedEnd =
    total !== null && entry.progress === total && before.progress < total && changes.progress !== undefined;
  if (
    reachedEnd &&
    (changes.status === undefined || changes.status === null || changes.status === 'CURRENT') &&
    (before.status === 'CURRENT' || before.status === 'REPEATING' || before.status === 'PLANNING')
  ) {
    entry.repeat += before.status === 'REPEATING' ? 1 : 0;
    entry.status = 'COMPLETED';
  } else if (
    before.status === 'PLANNING' &&
    changes.status === undefined &&
    entry.progress > before.progress
  ) {
    entry.status = 'CURRENT';
  }
  const began = entry.progress > 0 && before.progress === 0;
  if (
    began &&
    changes.startedAt === undefined &&
    before.startedAt.year === null &&
    entry.status !== 'PLANNING'
  ) {
    entry.startedAt = today;
  }
  if (entry.status === 'COMPLETED' && before.status !== 'COMPLETED') {
    entry.progress = total ?? entry.progress;
    entry.progressVolumes = media.volumes ?? entry.progressVolumes;
    if (changes.completedAt === undefined && before.completedAt.year === null) {
      entry.completedAt = today;
    }
  }
  return entry;
}

const MOST_SCORE = 100;

function check({ progress, score, scoreRaw, repeat }: EntryChanges): void {
  const wrong = Object.entries({ progress, score, scoreRaw, repeat }).flatMap(([name, value]) => {
    if (typeof value !== 'number') {
      return [];
    }
    const isScore = name === 'score' || name === 'scoreRaw';
    if (isScore && value > MOST_SCORE) {
      return [[name, [`The ${LABELS[name] ?? name} may not be greater than ${MOST_SCORE}.`]]];
    }
    return value < 0 ? [[name, [`The ${LABELS[name] ?? name} must be at least 0.`]]] : [];
  });
  if (wrong.length > 0) {
    throw invalid(Object.fromEntries(wrong));
  }
}

const LABELS: Readonly<Record<string, string>> = { scoreRaw: 'score raw' };

/** Null is stored as nothing; what was not sent stays. */
function numberOf(sent: Maybe<number>, before: number): number {
  return sent === undefined ? before : (sent ?? 0);
}

function clamp(value: number, total: number | null): number {
  return total === null ? value : Math.min(value, total);
}

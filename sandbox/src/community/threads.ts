import type { Catalogue } from '../catalogue/catalogue.ts';
import { HEROES } from '../catalogue/heroes.ts';
import { episodesOut, type Media } from '../catalogue/media.ts';
import { type Rng, seeded } from '../random.ts';
import { NAMED_USERS } from './build-users.ts';
import {
  COMMENT_TEXTS,
  EPISODE_BODY,
  GENERAL_THREADS,
  LONG_THREAD,
  MEDIA_TITLES,
  THREAD_BODY,
} from './thread-texts.ts';

export type Thread = {
  id: number;
  title: string;
  body: string | null;
  userId: number;
  viewCount: number;
  /** Unix seconds. */
  createdAt: number;
  updatedAt: number;
  isSticky: boolean;
  isLocked: boolean;
  /** Ids of categories and of works. */
  categories: readonly number[];
  mediaCategories: readonly number[];
};

export type ThreadComment = {
  id: number;
  threadId: number;
  userId: number;
  /** The comment that it replies to; null in the thread itself. */
  parentId: number | null;
  comment: string;
  createdAt: number;
  updatedAt: number;
  isLocked: boolean;
};

type Draft = Omit<Thread, 'id'> & { commentCount: number };

const FIRST_ID = 801;
/** The id of a seeded comment holds its thread: thread * COMMENT_SPAN + number. */
export const COMMENT_SPAN = 1_000;
const USUAL_COMMENTS = 6;
const LONG_COMMENTS = 160;
/** Only works that are on so many lists have threads. */
const TALKED_OF = 30_000;
const EPISODE_THREADS = 6;

/** The seeded forum, oldest thread first. */
export function buildThreads(
  catalogue: Catalogue,
  userCount: number,
): { threads: Thread[]; comments: ThreadComment[] } {
  const now = Math.floor(catalogue.builtAt / 1000);
  const drafts = [...generalThreads(now), ...catalogue.media.flatMap((media) => threadsAbout(media, now))];
  drafts.sort((one, other) => one.createdAt - other.createdAt);
  const comments: ThreadComment[] = [];
  const threads = drafts.map(({ commentCount, ...draft }, index) => {
    const thread = { ...draft, id: FIRST_ID + index };
    comments.push(...commentsOf(thread, commentCount, userCount, now));
    return thread;
  });
  return { threads, comments };
}

function generalThreads(now: number): Draft[] {
  return GENERAL_THREADS.map(({ title, category, isSticky = false, isLocked = false }, index) => {
    const rng = seeded('thread', index);
    const createdAt = now - (index + 1) * rng.int(40_000, 260_000);
    return {
      ...drawn(rng, title, createdAt),
      body: THREAD_BODY,
      isSticky,
      isLocked,
      categories: [category],
      mediaCategories: [],
      commentCount: title === LONG_THREAD ? LONG_COMMENTS : USUAL_COMMENTS,
    };
  });
}

function threadsAbout(media: Media, now: number): Draft[] {
  if (media.popularity < TALKED_OF || media.isAdult) {
    return [];
  }
  const rng = seeded('threads about', media.seed);
  const name = media.title.english ?? media.title.romaji;
  const about = { body: THREAD_BODY, isSticky: false, isLocked: false, mediaCategories: [media.id] };
  const general = rng.sample(MEDIA_TITLES, rng.int(0, 3)).map((title) => ({
    ...drawn(rng, title.replace('{title}', name), now - rng.int(3_000, 9_000_000)),
    ...about,
    categories: [media.type === 'ANIME' ? 1 : 2],
    commentCount: rng.int(0, 9),
  }));
  const plan = media.airing;
  if (plan === null || media.status !== 'RELEASING' || media.franchise >= HEROES.length) {
    return general;
  }
  const aired = episodesOut(plan, now);
  const first = Math.max(1, aired - EPISODE_THREADS + 1);
  const episodes = Array.from({ length: Math.max(0, aired - first + 1) }, (_, index) => {
    const episode = first + index;
    return {
      ...drawn(rng, `[Spoilers] ${name} - Episode ${episode} Discussion`, airedAt(plan, episode)),
      ...about,
      body: EPISODE_BODY,
      categories: [1, 5],
      commentCount: rng.int(1, 14),
    };
  });
  return [...general, ...episodes];
}

const airedAt = (plan: { firstAt: number; intervalSeconds: number }, episode: number): number =>
  Math.floor(plan.firstAt + (episode - 1) * plan.intervalSeconds);

function drawn(
  rng: Rng,
  title: string,
  createdAt: number,
): Pick<Thread, 'title' | 'userId' | 'viewCount' | 'createdAt' | 'updatedAt'> {
  return { title, userId: writer(rng, 60), viewCount: rng.int(40, 9_000), createdAt, updatedAt: createdAt };
}

/** One of the first `count` users; the user `empty` writes nothing. */
function writer(rng: Rng, count: number): number {
  const id = rng.int(1, count - 1);
  return id > NAMED_USERS.indexOf('empty') ? id + 1 : id;
}

/** A third of the comments replies to an earlier one, so that trees grow several levels deep. */
function commentsOf(thread: Thread, count: number, userCount: number, now: number): ThreadComment[] {
  const comments: ThreadComment[] = [];
  const step = Math.max(1, Math.min(800, Math.floor((now - thread.createdAt - 60) / Math.max(1, count))));
  for (let index = 0; index < count; index += 1) {
    const rng = seeded('comment', thread.title, index);
    const createdAt = thread.createdAt + index * step;
    const parent = index > 0 && rng.chance(0.34) ? rng.pick(comments) : undefined;
    comments.push({
      id: thread.id * COMMENT_SPAN + index,
      threadId: thread.id,
      userId: writer(rng, userCount),
      parentId: parent?.id ?? null,
      comment: rng.pick(COMMENT_TEXTS),
      createdAt,
      updatedAt: createdAt,
      isLocked: false,
    });
  }
  return comments;
}

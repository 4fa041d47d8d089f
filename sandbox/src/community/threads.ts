import { seeded } from '../random.ts';

export type Thread = {
  id: number;
  title: string;
  body: string;
  userId: number;
  replyUserId: number;
  replyCount: number;
  viewCount: number;
  createdAt: number;
  repliedAt: number;
  category: { id: number; name: string };
};
export type ThreadComment = {
  id: number;
  threadId: number;
  userId: number;
  comment: string;
  createdAt: number;
};

const TITLES = [
  'What are you watching this rainy weekend?',
  'Episode 6 discussion: The Lantern Keeper of Asahi Pier',
  'Best soup scenes, ranked',
  'Help me find a show with a ferry',
  'Monthly manga club: Cat Weather',
  'How do you score films?',
  'Recommend me something slow',
  'Openings that you never skip',
  'The kettle debate',
  'Introduce yourself',
];
const COMMENTS = [
  'I have been waiting for this thread.',
  'Number one should be the noodle stand, and I will die on that pier.',
  'Strong agree with @aoi here.',
  '~!It was the kettle all along!~',
  'Following!',
];
const CATEGORIES = [
  { id: 1, name: 'Anime' },
  { id: 2, name: 'Manga' },
  { id: 5, name: 'Release Discussion' },
  { id: 7, name: 'General' },
];
const COMMENTS_PER_THREAD = 6;

/** A small forum: notifications point into it. */
export function buildThreads(
  now: number,
  userCount: number,
): { threads: readonly Thread[]; comments: readonly ThreadComment[] } {
  const seconds = Math.floor(now / 1000);
  const threads = TITLES.map((title, index) => {
    const rng = seeded('thread', index);
    const createdAt = seconds - (index + 1) * rng.int(40_000, 260_000);
    return {
      id: 801 + index,
      title,
      body: 'Say hello, mark your spoilers, be kind.',
      userId: rng.int(1, 60),
      replyUserId: rng.int(8, userCount),
      replyCount: COMMENTS_PER_THREAD,
      viewCount: rng.int(40, 9_000),
      createdAt,
      repliedAt: createdAt + 5_000,
      category: rng.pick(CATEGORIES),
    };
  });
  const comments = threads.flatMap((thread) =>
    Array.from({ length: COMMENTS_PER_THREAD }, (_, index) => {
      const rng = seeded('comment', thread.id, index);
      return {
        id: thread.id * 100 + index,
        threadId: thread.id,
        userId: rng.int(1, userCount),
        comment: rng.pick(COMMENTS),
        createdAt: thread.createdAt + index * 800,
      };
    }),
  );
  return { threads, comments };
}

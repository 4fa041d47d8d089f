export const LONG_THREAD = 'The kettle debate';

/** `category`: an id of THREAD_CATEGORIES. */
export const GENERAL_THREADS: readonly {
  title: string;
  category: number;
  isSticky?: boolean;
  isLocked?: boolean;
}[] = [
  { title: 'What are you watching this rainy weekend?', category: 1 },
  { title: 'Best soup scenes, ranked', category: 1 },
  { title: 'Help me find a show with a ferry', category: 15 },
  { title: 'Monthly manga club: Cat Weather', category: 2 },
  { title: 'How do you score films?', category: 7 },
  { title: 'Recommend me something slow', category: 15 },
  { title: 'Openings that you never skip', category: 9 },
  { title: LONG_THREAD, category: 7 },
  { title: 'Introduce yourself', category: 7 },
  { title: 'House rules of the forum', category: 13, isSticky: true, isLocked: true },
  { title: 'Everything that was wrong with the harbour arc', category: 1, isLocked: true },
];

/** `{title}`: the work's name. */
export const MEDIA_TITLES = [
  '{title}: where do I start?',
  'The ending of {title} (spoilers)',
  'Favourite side character of {title}?',
  '{title} deserves more readers',
  'Music of {title}',
];

export const THREAD_BODY = 'Say hello, mark your spoilers, be kind.';
export const EPISODE_BODY = 'Talk about this episode here. ~!Later episodes go behind a spoiler.!~';

export const COMMENT_TEXTS = [
  'I have been waiting for this thread.',
  'Number one should be the noodle stand, and I will die on that pier.',
  'Strong agree with @aoi here.',
  '~!It was the kettle all along!~',
  'Following!',
  'This face says it all: __the whole pier__.',
  '> be kind\n\nThank you for saying it.',
];

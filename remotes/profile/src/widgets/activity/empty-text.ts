import type { ActivityFilter } from './activity-filter.ts';

const TEXT = {
  following: {
    all: [
      'Nobody you follow has done anything yet',
      'Follow people, and what they watch and read shows here.',
    ],
    text: ['Nobody you follow has written anything yet', 'Their list progress may tell more.'],
    list: ['Nobody you follow has moved their list yet', 'Their texts may tell more.'],
  },
  global: {
    all: ['There is nothing anybody talks about', 'What gets a reply shows here.'],
    text: ['There is no text anybody talks about', 'What gets a reply shows here.'],
    list: ['There is no progress anybody talks about', 'What gets a reply shows here.'],
  },
} as const;

/** The text of an empty feed under each filter, with a link to another feed. */
export function emptyText({ scope, type }: ActivityFilter): {
  readonly title: string;
  readonly body: string;
} {
  const [title, body] = TEXT[scope][type];
  return { title, body };
}

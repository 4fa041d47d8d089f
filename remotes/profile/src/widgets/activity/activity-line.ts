import { currentLanguage } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { markOf, splitSentence } from '../../model/split-sentence.ts';
import type { ListActivity } from './activity-feed.query.ts';

type Line = Pick<ListActivity, 'status' | 'progress'>;

const TITLE = markOf('title');

/**
 * What a user did with a title, in the order of the language: "Watched episode 5 of", the title, and nothing after it.
 * @returns `null` is the title
 */
export function activityParts(line: Line): readonly (string | null)[] {
  const sentence = currentLanguage() === 'en' ? inServiceWords(line) : inOwnWords(line);
  return splitSentence<string | null>(
    sentence,
    () => null,
    (text) => text,
  );
}

/** The same with the title as a text: "watched episode 5 of Paper Moon". */
export function activityLine(line: Line, title: string): string {
  return activityParts(line)
    .map((part) => part ?? title)
    .join('');
}

/** English is the language of the tracker, which sends the words: "watched episode". */
function inServiceWords({ status, progress }: Line): string {
  const text = status.trim();
  if (text === '') return t`updated ${{ title: TITLE }}`;
  return progress ? t`${text} ${progress} of ${{ title: TITLE }}` : `${text} ${TITLE}`;
}

/** A status that is not known stands before the title, as the tracker sends it. */
function inOwnWords({ status, progress }: Line): string {
  const title = TITLE;
  const known = status.trim();
  const episodes = progress ?? '';
  switch (known) {
    case 'watched episode':
      return t`watched episode ${episodes} of ${title}`;
    case 'rewatched episode':
      return t`rewatched episode ${episodes} of ${title}`;
    case 'read chapter':
      return t`read chapter ${episodes} of ${title}`;
    case 'reread chapter':
      return t`reread chapter ${episodes} of ${title}`;
    case 'plans to watch':
      return t`plans to watch ${title}`;
    case 'plans to read':
      return t`plans to read ${title}`;
    case 'paused watching':
      return t`paused watching ${title}`;
    case 'paused reading':
      return t`paused reading ${title}`;
    case 'completed':
      return t`completed ${title}`;
    case 'dropped':
      return t`dropped ${title}`;
    case 'rewatched':
      return t`rewatched ${title}`;
    case 'reread':
      return t`reread ${title}`;
    case '':
      return t`updated ${title}`;
    default:
      return `${[known, progress].filter(Boolean).join(' ')} ${title}`;
  }
}

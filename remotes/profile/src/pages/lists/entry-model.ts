import { mediaPath } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { averageText, type MediaCardModel, mediaFacts, scoreText } from '@tsugi/ui/components';
import { titleLanguage } from '@tsugi/ui/simple-text';
import type { ComponentType } from 'react';
import { comparePath } from '../../model/compare-path.ts';
import type { SelectBoxProps } from './select/select-parts.ts';
import type { ListCard } from './worker/list.protocol.ts';

/** What all cards of a list have in common. */
export interface CardContext {
  readonly type: ListType;
  readonly owner: string;
  readonly scoreFormat: string;
  /** The signed-in user, who may be the owner. */
  readonly viewer: string | undefined;
  readonly isOwn: boolean;
  /** What the viewer has scored, where another user's scores are hidden until then. */
  readonly scored: ReadonlySet<number>;
  /** The pointer is a finger. */
  readonly isTouch: boolean;
  readonly onEdit: (entry: ListCard) => void;
  /** The checkbox of an entry, while entries are selected: nothing else is done with them then. */
  readonly SelectBox: ComponentType<SelectBoxProps> | undefined;
}

export interface EntryModel {
  readonly card: MediaCardModel;
  readonly path: string;
  /** "5 of 12"; empty without progress. */
  readonly progress: string;
  /** The volumes of a manga likewise. */
  readonly volumes: string;
  /** In the owner's format; empty without a score. */
  readonly score: string;
  readonly canProgress: boolean;
  /** The number itself can be changed: it is being watched or read, or was left off. */
  readonly countsProgress: boolean;
  /** The progress as the only fact. */
  readonly ownFacts: string;
  /** The facts of the card but for the progress. */
  readonly otherFacts: string;
  /** An average is hidden, and no other score of the card that shows it when it is pressed. */
  readonly hasHiddenAverage: boolean;
}

/**
 * The score on the cover is the owner's; the average of everyone stands among the facts.
 * @param hidesAverage it is left out: the card has a control in its place
 */
export function entryModel(
  entry: ListCard,
  context: Pick<CardContext, 'scoreFormat' | 'isOwn' | 'scored'>,
  hidesAverage = false,
): EntryModel {
  const { media } = entry;
  const total = media.type === 'MANGA' ? media.chapters : media.episodes;
  const score = scoreText(entry.score, context.scoreFormat);
  const progress = countText(entry.progress, total);
  const volumes = media.type === 'MANGA' ? countText(entry.progressVolumes, media.volumes) : '';
  const average = averageText(media.averageScore);
  const done = [
    media.type === 'MANGA'
      ? chaptersText(entry.progress, total)
      : total
        ? progress
        : episodesText(entry.progress),
    media.type === 'MANGA' ? volumesText(entry.progressVolumes, media.volumes) : '',
  ].filter(Boolean);
  const otherFacts = average && !hidesAverage ? t`avg ${average}` : '';
  const short = [...done, otherFacts, done.length > 0 ? '' : mediaFacts(media)].filter(Boolean).join(' · ');
  const card: MediaCardModel = {
    id: media.id,
    title: media.title.userPreferred,
    titleLang: titleLanguage(media.title.userPreferred, media),
    cover: media.coverImage.large,
    coverLarge: media.coverImage.extraLarge,
    color: media.coverImage.color,
    score: null,
    scoreText: score,
    isScored: isScored(entry, context),
    facts: short,
    type: media.type ?? undefined,
    adult: media.isAdult ?? false,
  };
  return {
    card,
    ownFacts: done.join(' · '),
    path: mediaPath(media),
    progress,
    volumes,
    score,
    otherFacts,
    hasHiddenAverage: hidesAverage && average !== '' && score === '',
    countsProgress: entry.status !== null && COUNTED.includes(entry.status),
    canProgress: entry.status !== 'COMPLETED' && (!total || entry.progress < total),
  };
}

/** Whether the viewer has scored it. */
export function isScored(
  { score, media }: ListCard,
  { isOwn, scored }: Pick<CardContext, 'isOwn' | 'scored'>,
): boolean {
  return isOwn ? score > 0 : scored.has(media.id);
}

const COUNTED: readonly string[] = ['CURRENT', 'REPEATING', 'PAUSED', 'DROPPED'];

/** "5 of 12", or "5" of an unknown number; empty for none. */
function countText(done: number, total: number | null): string {
  if (done <= 0) return '';
  return total ? t`${done} of ${total}` : `${done}`;
}

// With their units: a bare number beside the average says nothing.

function episodesText(done: number): string {
  return done <= 0
    ? ''
    : t({
        context: 'progress',
        message: plural(done, { one: `${done} episode`, other: `${done} episodes` }),
      });
}

function chaptersText(done: number, total: number | null): string {
  if (done <= 0) return '';
  return total
    ? plural(total, { one: `${done} of ${total} chapter`, other: `${done} of ${total} chapters` })
    : t({
        context: 'progress',
        message: plural(done, { one: `${done} chapter`, other: `${done} chapters` }),
      });
}

function volumesText(done: number, total: number | null): string {
  if (done <= 0) return '';
  return total
    ? plural(total, { one: `${done} of ${total} volume`, other: `${done} of ${total} volumes` })
    : t({ context: 'progress', message: plural(done, { one: `${done} volume`, other: `${done} volumes` }) });
}

/** The comparison of the owner with the viewer, narrowed to this title. */
export function ownerComparePath({ type, owner, viewer }: CardContext, title?: string): string {
  const users = [owner, ...(viewer && viewer.toLowerCase() !== owner.toLowerCase() ? [viewer] : [])];
  return comparePath(type, users, title);
}

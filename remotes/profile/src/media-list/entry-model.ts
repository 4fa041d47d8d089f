import { mediaPath } from '@tsugi/data/pure';
import { averageText, type MediaCardModel, mediaFacts, scoreText } from '@tsugi/ui/components';
import { comparePath } from '../shared/compare-path.ts';
import type { ListType } from './list-filter.ts';
import type { ListCard } from './worker/list.protocol.ts';

/** What all cards of a list have in common. */
export interface CardContext {
  readonly type: ListType;
  readonly owner: string;
  readonly scoreFormat: string;
  /** The signed-in user, who may be the owner. */
  readonly viewer: string | undefined;
  readonly isOwn: boolean;
  readonly onEdit: (entry: ListCard) => void;
}

export interface EntryModel {
  readonly card: MediaCardModel;
  readonly path: string;
  /** "5 of 12"; empty without progress. */
  readonly progress: string;
  /** In the owner's format; empty without a score. */
  readonly score: string;
  /** "TV · 2026 · 12 ep" */
  readonly facts: string;
  /** Everyone's, "8.4"; empty without one. */
  readonly average: string;
  readonly canProgress: boolean;
}

/** The score on the cover is the owner's; the average of everyone stands among the facts. */
export function entryModel(entry: ListCard, scoreFormat: string): EntryModel {
  const { media } = entry;
  const total = media.type === 'MANGA' ? media.chapters : media.episodes;
  const score = scoreText(entry.score, scoreFormat);
  const progress = entry.progress <= 0 ? '' : total ? `${entry.progress} of ${total}` : `${entry.progress}`;
  const average = averageText(media.averageScore);
  const facts = mediaFacts(media);
  const short = [progress, average && `avg ${average}`, progress ? '' : facts].filter(Boolean).join(' · ');
  return {
    card: {
      id: media.id,
      title: media.title.userPreferred,
      cover: media.coverImage.large,
      coverLarge: media.coverImage.extraLarge,
      color: media.coverImage.color,
      score: null,
      scoreText: score,
      facts: short,
      type: media.type ?? undefined,
      adult: media.isAdult ?? false,
    },
    path: mediaPath(media),
    progress,
    score,
    facts,
    average,
    canProgress: entry.status !== 'COMPLETED' && (!total || entry.progress < total),
  };
}

/** The comparison of the owner with the viewer, narrowed to this title. */
export function ownerComparePath({ type, owner, viewer }: CardContext, title?: string): string {
  const users = [owner, ...(viewer && viewer.toLowerCase() !== owner.toLowerCase() ? [viewer] : [])];
  return comparePath(type, users, title);
}

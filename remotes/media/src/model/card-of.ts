import type { MediaCardData } from '@tsugi/data';
import { type MediaCardModel, mediaFormatLabel } from '@tsugi/ui/components';
import { titleLanguage } from '@tsugi/ui/simple-text';

/** The card model of a media. */
export function cardOf(media: MediaCardData): MediaCardModel {
  const year = media.seasonYear ?? media.startDate?.year;
  return {
    id: media.id,
    title: media.title.userPreferred,
    titleLang: titleLanguage(media.title.userPreferred, media),
    cover: media.coverImage.large,
    coverLarge: media.coverImage.extraLarge,
    color: media.coverImage.color,
    score: media.averageScore,
    isScored: Boolean(media.mediaListEntry?.score),
    facts: [mediaFormatLabel(media.format), year].filter(Boolean).join(' · '),
    listStatus: media.mediaListEntry?.status,
    type: media.type ?? undefined,
    adult: media.isAdult ?? undefined,
  };
}

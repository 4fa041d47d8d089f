import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { currentLanguage, type Language } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import {
  formatCompact,
  type MediaCardModel,
  mediaFacts,
  mediaStatusLabel,
  type ScoreFormat,
  scoreText,
} from '@tsugi/ui/components';
import { titleLanguage } from '@tsugi/ui/simple-text';

interface Known {
  readonly format: ScoreFormat | undefined;
  readonly language: Language;
  readonly model: MediaCardModel;
}

// A card renders again only when its model is another object, so one response gives one model.
const models = new WeakMap<MediaCardData, Known>();

/** @param format of the viewer's scores; while it is unknown the own score is left out */
export function cardModel(media: MediaCardData, format: ScoreFormat | undefined): MediaCardModel {
  const known = models.get(media);
  const language = currentLanguage();
  if (known && known.format === format && known.language === language) return known.model;
  const model = createModel(media, format);
  models.set(media, { format, language, model });
  return model;
}

function createModel(media: MediaCardData, format: ScoreFormat | undefined): MediaCardModel {
  return {
    id: media.id,
    type: media.type === 'MANGA' ? 'MANGA' : 'ANIME',
    title: media.title.userPreferred,
    titleLang: titleLanguage(media.title.userPreferred, media),
    cover: coverFor(media.coverImage),
    color: media.coverImage.color,
    score: media.averageScore ?? media.meanScore ?? null,
    isScored: Boolean(media.mediaListEntry?.score),
    facts: mediaFacts(media),
    listStatus: media.mediaListEntry?.status ?? null,
    // The tracker gives it in the viewer's format.
    ownScore: format ? scoreText(media.mediaListEntry?.score, format) : '',
    adult: media.isAdult === true,
  };
}

/** A card is at most some 185 CSS pixels wide: the 230 pixel picture is enough unless the screen is dense. */
function coverFor(image: MediaCardData['coverImage']): string | null {
  const dense = globalThis.devicePixelRatio > 1.25;
  return (dense ? image.extraLarge : image.large) ?? image.large ?? image.extraLarge;
}

/** What a card has no room for: `Releasing · Episode 5 is next · 1.2K users`. */
export function cardDetails(media: MediaCardData): string {
  const { status, nextAiringEpisode, popularity } = media;
  return [
    status && mediaStatusLabel(status),
    nextAiringEpisode && t`Episode ${{ episode: nextAiringEpisode.episode }} is next`,
    popularity !== null && popularity > 0 && t`${{ popularity: formatCompact(popularity) }} users`,
  ]
    .filter(Boolean)
    .join(' · ');
}

import { currentLanguage } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import {
  formatFuzzyDate,
  type MediaCardModel,
  mediaFormatLabel,
  mediaStatusLabel,
  type ScoreFormat,
  scoreText,
} from '@tsugi/ui/components';
import { titleLanguage } from '@tsugi/ui/simple-text';
import type { SeasonMedia } from './season-media.query.ts';

interface Known {
  readonly by: string;
  readonly model: MediaCardModel;
}

// A card renders again only when its model is another object, so one response gives one model.
const models = new WeakMap<SeasonMedia, Known>();

/** @param format of the viewer's scores; while it is unknown the own score is left out */
export function seasonCardModel(media: SeasonMedia, format: ScoreFormat | undefined): MediaCardModel {
  const by = `${format} ${currentLanguage()}`;
  const known = models.get(media);
  if (known?.by === by) return known.model;
  const model = createModel(media, format);
  models.set(media, { by, model });
  return model;
}

function createModel(media: SeasonMedia, format: ScoreFormat | undefined): MediaCardModel {
  return {
    id: media.id,
    type: 'ANIME',
    title: media.title.userPreferred,
    titleLang: titleLanguage(media.title.userPreferred, media),
    cover: media.coverImage.large ?? media.coverImage.extraLarge,
    coverLarge: media.coverImage.extraLarge,
    color: media.coverImage.color,
    score: media.averageScore ?? media.meanScore ?? null,
    isScored: Boolean(media.mediaListEntry?.score),
    facts: facts(media),
    listStatus: media.mediaListEntry?.status ?? null,
    // The tracker gives it in the viewer's format.
    ownScore: format ? scoreText(media.mediaListEntry?.score, format) : '',
    adult: media.isAdult === true,
  };
}

/** When it begins and how long it is, as far as known: `Oct 3 · 12 ep`. The year of its season goes without saying. */
function facts({ startDate, seasonYear, episodes }: SeasonMedia): string {
  const { year, month, day } = startDate ?? {};
  const date = year === seasonYear && month ? { month, day } : startDate;
  return [formatFuzzyDate(date), episodes ? t`${episodes} ep` : ''].filter(Boolean).join(' · ');
}

/** What the card shows while it is hovered: `TV · Releasing · Drama, Music`. */
export function seasonCardDetails({ format, status, genres }: SeasonMedia): string {
  return [mediaFormatLabel(format), mediaStatusLabel(status), genres.slice(0, 3).join(', ')]
    .filter(Boolean)
    .join(' · ');
}

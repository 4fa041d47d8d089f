import { t } from '@tsugi/i18n/macro';
import { mediaFormatLabel } from './labels.ts';

export interface MediaFactsSource {
  readonly format: string | null;
  readonly status: string | null;
  readonly seasonYear: number | null;
  readonly startDate: { readonly year: number | null } | null;
  readonly episodes: number | null;
  readonly chapters: number | null;
  readonly volumes: number | null;
}

/** One line under a card: `TV · 2026 · 12 ep`. What is unknown is left out, a date that is still to come is TBA. */
export function mediaFacts(media: MediaFactsSource): string {
  const year = media.seasonYear ?? media.startDate?.year;
  const undated =
    media.status === 'NOT_YET_RELEASED'
      ? t({ message: 'TBA', comment: 'To be announced: in place of a year' })
      : undefined;
  return [mediaFormatLabel(media.format), year ?? undated, extent(media)].filter(Boolean).join(' · ');
}

function extent({ episodes, chapters, volumes }: MediaFactsSource): string {
  if (episodes) return t`${episodes} ep`;
  if (chapters) return t`${chapters} ch`;
  return volumes ? t`${volumes} vol` : '';
}

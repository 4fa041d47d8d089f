import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { mediaFormatLabel } from '@tsugi/ui/kit';

type FactsSource = Pick<
  MediaCardData,
  'format' | 'seasonYear' | 'startDate' | 'episodes' | 'chapters' | 'volumes' | 'status'
>;

/** One line under a card: `TV · 2026 · 12 ep`. */
export function mediaFacts(media: FactsSource): string {
  const year = media.seasonYear ?? media.startDate?.year;
  const undated = media.status === 'NOT_YET_RELEASED' ? 'TBA' : undefined;
  return [mediaFormatLabel(media.format), year ?? undated, extent(media)].filter(Boolean).join(' · ');
}

function extent({ episodes, chapters, volumes }: FactsSource): string {
  if (episodes) return `${episodes} ep`;
  if (chapters) return `${chapters} ch`;
  return volumes ? `${volumes} vol` : '';
}

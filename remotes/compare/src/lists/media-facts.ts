import { mediaFormatLabel } from '@tsugi/ui/kit';

export interface FactsSource {
  readonly format: string | null;
  readonly seasonYear?: number | null;
  readonly startDate?: { readonly year: number | null } | null;
  readonly episodes?: number | null;
  readonly chapters?: number | null;
}

/** The muted line of a card: "TV · 2026 · 12 ep". What is unknown is left out. */
export function mediaFacts({ format, seasonYear, startDate, episodes, chapters }: FactsSource): string {
  const year = seasonYear ?? startDate?.year;
  return [
    format && mediaFormatLabel(format),
    year ? String(year) : null,
    episodes ? `${episodes} ep` : null,
    chapters ? `${chapters} ch` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

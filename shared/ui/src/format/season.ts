const LABELS: Readonly<Record<string, string>> = {
  WINTER: 'Winter',
  SPRING: 'Spring',
  SUMMER: 'Summer',
  FALL: 'Fall',
};

/** "Fall 2026", or the one of the two that is known, or an empty string. */
export function seasonLabel(season: string | null | undefined, year?: number | null): string {
  const name = season ? (LABELS[season.toUpperCase()] ?? season) : '';
  return [name, year].filter(Boolean).join(' ');
}

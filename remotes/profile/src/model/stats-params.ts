/** What a statistic is looked at by; the first is what a URL without one means. */
export const MEASURES = ['count', 'progress', 'score'] as const;
/** Titles, time watched or chapters read, mean score. */
export type Measure = (typeof MEASURES)[number];

/** Of whom the covers of a voice actor's card are; the first is what a URL without one means. */
export const COVERS = ['media', 'characters'] as const;
export type Covers = (typeof COVERS)[number];

export interface StatsParams {
  readonly measure: Measure;
  readonly covers: Covers;
}

/** Never fails: what cannot be read is the default. */
export function parseStats(search: URLSearchParams): StatsParams {
  return {
    measure: MEASURES.find((measure) => measure === search.get('by')) ?? MEASURES[0],
    covers: COVERS.find((covers) => covers === search.get('covers')) ?? COVERS[0],
  };
}

/** The parameters that differ from the defaults. */
export function formatStats({ measure, covers }: StatsParams): URLSearchParams {
  const params = new URLSearchParams();
  if (measure !== MEASURES[0]) params.set('by', measure);
  if (covers !== COVERS[0]) params.set('covers', covers);
  return params;
}

import type { StudioMediaEdge } from '@tsugi/data/operations/studio-media';
import { t } from '@tsugi/i18n/macro';

export interface TitlesOfYear {
  /** "2024", or "To be announced". */
  readonly label: string;
  readonly edges: readonly StudioMediaEdge[];
}

/** Titles in groups of one year, in the order in which they come. */
export function titlesByYear(edges: readonly StudioMediaEdge[]): readonly TitlesOfYear[] {
  const groups = new Map<string, StudioMediaEdge[]>();
  for (const edge of edges) {
    const year = edge.media.seasonYear ?? edge.media.startDate?.year;
    const label = year ? String(year) : t`To be announced`;
    const group = groups.get(label);
    if (group) group.push(edge);
    else groups.set(label, [edge]);
  }
  return [...groups].map(([label, group]) => ({ label, edges: group }));
}

import type { MediaCardData } from '@tsugi/data';
import { personPath } from '@tsugi/data/pure';
import { mediaFormatLabel } from '@tsugi/ui/components';
import type { NamedResult } from './quick-search.query.ts';

export function pathOf({ kind, id, name }: NamedResult): string {
  return kind === 'user' ? `/user/${encodeURIComponent(name)}` : personPath(kind, id, name);
}

/** `TV · 2026` */
export function factsOf({ format, seasonYear, startDate }: MediaCardData): string {
  return [mediaFormatLabel(format), seasonYear ?? startDate?.year].filter(Boolean).join(' · ');
}

import type { MediaCardData } from '@tsugi/data';
import { personPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { mediaFormatLabel } from '@tsugi/ui/components';
import type { NamedResult } from './quick-search.query.ts';

/** Of a group of results. */
export const KIND_LABELS: Readonly<Record<NamedResult['kind'], string>> = {
  get character() {
    return t`Characters`;
  },
  get staff() {
    return t`Staff`;
  },
  get studio() {
    return t`Studios`;
  },
  get user() {
    return t`Users`;
  },
};

export function pathOf({ kind, id, name }: NamedResult): string {
  return kind === 'user' ? `/user/${encodeURIComponent(name)}` : personPath(kind, id, name);
}

/** `TV · 2026` */
export function factsOf({ format, seasonYear, startDate }: MediaCardData): string {
  return [mediaFormatLabel(format), seasonYear ?? startDate?.year].filter(Boolean).join(' · ');
}

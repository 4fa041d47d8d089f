import type { Command } from '@tsugi/contract';
import { type ApiError, type MediaCardData, useQuery } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { listStatusLabel } from '@tsugi/ui/components';
import { useEffect, useMemo, useState } from 'react';
import { type NamedResult, quickSearch } from '../../quick-search/quick-search.query.ts';
import { factsOf, KIND_LABELS, pathOf } from '../../quick-search/result-texts.ts';
import { TYPING_PAUSE_MS } from '../../quick-search/use-suggestions.ts';
import { type PaletteGroup, toRows } from '../list/palette-item.ts';

/** A single letter finds half of everything. */
const SHORTEST = 2;

interface LiveResults {
  readonly groups: readonly PaletteGroup[];
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
}

/**
 * What the tracker has for a text, in groups: titles, characters, staff, studios, users. Asked after a pause in typing.
 * @param text undefined where nothing is searched
 */
export function useLiveResults(text: string | undefined): LiveResults {
  const wanted = text !== undefined && [...text.trim()].length >= SHORTEST ? text.trim() : undefined;
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const asked = wanted !== undefined && paused === wanted;
  const { data, error, status } = useQuery(quickSearch, asked ? { search: wanted } : null);
  const found = asked ? data : undefined;
  const groups = useMemo(() => (found ? toGroups(found.items, found.named) : []), [found]);
  const isOver = wanted === undefined || found !== undefined || (asked && status === 'error');
  return { groups, isLoading: !isOver, error: asked && !found ? error : undefined };
}

function toGroups(media: readonly MediaCardData[], named: readonly NamedResult[]): readonly PaletteGroup[] {
  const kinds = ['character', 'staff', 'studio', 'user'] as const;
  const group = (key: string, title: string, commands: readonly Command[]) => ({
    key,
    title,
    rows: toRows(key, 'found', commands),
    weight: 0,
  });
  return [
    group('found-titles', t`Titles`, media.map(titleCommand)),
    ...kinds.map((kind) =>
      group(`found-${kind}`, KIND_LABELS[kind], named.filter((one) => one.kind === kind).map(nameCommand)),
    ),
  ];
}

function titleCommand(media: MediaCardData): Command {
  const { id, title, coverImage, mediaListEntry, type } = media;
  const status = mediaListEntry?.status;
  const own = status && listStatusLabel(status, type === 'MANGA' ? 'MANGA' : 'ANIME');
  return {
    id: `title/${id}`,
    title: title.userPreferred,
    detail: [factsOf(media), own].filter(Boolean).join(' · '),
    ...(coverImage.large ? { image: { src: coverImage.large } } : {}),
    action: { type: 'open', to: mediaPath(media) },
  };
}

function nameCommand(one: NamedResult): Command {
  const { kind, id, name, image } = one;
  return {
    id: `${kind}/${id}`,
    title: name,
    icon: ICONS[kind],
    ...(image ? { image: { src: image, isFace: true } } : {}),
    action: { type: 'open', to: pathOf(one) },
  };
}

const PERSON = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5';
const ICONS: Readonly<Record<NamedResult['kind'], string>> = {
  character: PERSON,
  staff: PERSON,
  studio: 'M4 21V5l8-2v18M12 21h8V9l-8-2M7 9h2M7 13h2M7 17h2M15 13h2M15 17h2',
  user: PERSON,
};

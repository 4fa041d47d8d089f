import { present } from '@tsugi/data/operation';
import { seasonPath } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import {
  formatCompact,
  formatFixed,
  formatNumber,
  joinItems,
  mediaStatusLabel,
  scoreTone,
  seasonLabel,
} from '@tsugi/ui/components';
import { serviceLabel } from '../../model/enum-label.ts';
import type { Fact } from '../../model/facts/media-facts.ts';
import { webUrl } from '../../model/link-view.ts';
import type { MalMedia } from '../../model/media/mal-media-full.query.ts';
import type { MalKey } from '../../model/media/mal-params.ts';
import { type MediaNumber, votesText } from '../../model/media/media-numbers.ts';

/** The large numbers; unknown ones are left out. */
export function malNumbers(media: MalMedia, hidesRanks = false): readonly MediaNumber[] {
  const { score, scoredBy, rank, popularity, members, favorites } = media;
  const numbers: (MediaNumber | null)[] = [
    score
      ? {
          value: formatFixed(score, 2),
          label: votesText('MAL', scoredBy),
          tone: scoreTone(score * 10),
          isScore: true,
        }
      : null,
    rank && !hidesRanks ? { value: t`#${rank}`, label: t`ranked` } : null,
    popularity ? { value: t`#${{ rank: popularity }}`, label: t`popular`, isMinor: true } : null,
    members ? { value: formatCompact(members), label: t`members` } : null,
    favorites
      ? {
          value: formatNumber(favorites),
          label: plural({ favourites: favorites }, { one: 'favourite', other: 'favourites' }),
        }
      : null,
  ];
  return numbers.filter((number) => number !== null);
}

/** The facts in their order; unknown ones are left out. */
export function malFacts(media: MalMedia): readonly Fact[] {
  const { type, episodes, duration, chapters, volumes, source, season, year, titles } = media;
  const isManga = /^(manga|novel|light novel|one-shot|doujinshi|manhwa|manhua)$/i.test(type ?? '');
  const other = (kind: string) => [titles[kind]].filter((title) => title && title !== media.title);
  const facts: (Omit<Fact, 'values'> & { readonly values: readonly (string | null | undefined)[] })[] = [
    {
      label: t`Format`,
      values: [joinItems([serviceLabel(type), episodes ? countOf(episodes) : ''].filter(Boolean))],
    },
    { label: t`Duration`, values: [durationText(duration)] },
    { label: isManga ? t`Published` : t`Aired`, values: [years(media)], ...yearLink(media, isManga) },
    {
      label: t`Season`,
      values: [season && seasonLabel(season, year)],
      ...(season && year ? { to: seasonPath({ season, year }) } : {}),
    },
    { label: t`Status`, values: [mediaStatusLabel(media.status)] },
    { label: t`Chapters`, values: [chapters ? formatNumber(chapters) : ''] },
    { label: t`Volumes`, values: [volumes ? formatNumber(volumes) : ''] },
    { label: t`Source`, values: [serviceLabel(source)] },
    { label: t`Rating`, values: [serviceLabel(media.rating)] },
    { label: t`Studios`, ...companies(media.studios) },
    { label: t`Producers`, ...companies(media.producers) },
    { label: t`English`, values: other('English') },
    { label: t`Japanese`, values: other('Japanese') },
  ];
  return facts
    .map((fact) => ({ ...fact, values: present(fact.values).filter(Boolean) }))
    .filter(({ values }) => values.length > 0);
}

/** Names of companies, with their pages at the service's site. */
function companies(all: MalMedia['studios']) {
  const links = all.flatMap(({ name, url }) => {
    const href = webUrl(url);
    return href ? [[name, href]] : [];
  });
  return {
    values: [...new Set(all.map(({ name }) => name))],
    ...(links.length > 0 ? { links: Object.fromEntries(links) } : {}),
  };
}

/** The service writes "24 min per ep", "1 hr 52 min" and "2 hr"; anything else stays as it is. */
function durationText(text: string | null): string {
  const [, hours, minutes, perEpisode] = /^(?:(\d+) hr ?)?(?:(\d+) min)?( per ep)?$/.exec(text ?? '') ?? [];
  if (perEpisode) return minutes && !hours ? t`${minutes} min per ep` : (text ?? '');
  if (hours) return minutes ? t`${hours} hr ${minutes} min` : t`${hours} hr`;
  return minutes ? t`${minutes} min` : serviceLabel(text);
}

/** "2024", "2019 to 2024". */
function years({ fromYear, toYear }: MalMedia): string {
  const from = fromYear || toYear;
  const to = toYear || fromYear;
  if (!from || !to) return '';
  return from === to ? String(from) : t`${from} to ${to}`;
}

function yearLink({ fromYear }: MalMedia, isManga: boolean): { readonly to?: string } {
  return fromYear ? { to: `/search/${isManga ? 'manga' : 'anime'}?year=${fromYear}` } : {};
}

function countOf(episodes: number): string {
  return plural(episodes, { one: `${episodes} episode`, other: `${episodes} episodes` });
}

/** By which the tracker is asked for the same title. */
export function trackerKey({ type, malId }: MalKey) {
  return { idMal: malId, type: type === 'manga' ? 'MANGA' : 'ANIME' } as const;
}

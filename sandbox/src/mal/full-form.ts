import { LINK_SITES } from '../catalogue/link-sites.ts';
import type { Media, Relation } from '../catalogue/media.ts';
import { artistsOf, themesOf } from '../themes/songs.ts';
import type { World } from '../world.ts';
import type { Form } from './form.ts';
import { listForm, reference } from './media-form.ts';

export function fullForm(media: Media, world: World, origin: string): Form {
  const groups = new Map<Relation, Form[]>();
  for (const { index, relation } of media.relations) {
    const other = world.catalogue.media[index];
    if (other !== undefined && other.idMal !== null) {
      groups.set(relation, [
        ...(groups.get(relation) ?? []),
        reference(other.idMal, other.type.toLowerCase(), other.title.romaji),
      ]);
    }
  }
  const sites = media.linkSites.flatMap((at) => LINK_SITES[at] ?? []);
  const link = ({ site, host }: { site: string; host: string }): Form => ({
    name: site,
    url: `https://${host}/series/${media.id}`,
  });
  const songs = themesOf(media, world);
  const theme = (type: string): readonly string[] =>
    songs
      .filter((one) => one.type === type)
      .map(
        ({ sequence, song, entries }) =>
          `${sequence ?? 1}: "${song.title ?? 'Untitled'}" by ${artistsOf(song)
            .map(({ name }) => name)
            .join(' & ')}${entries[0]?.episodes ? ` (eps ${entries[0].episodes})` : ''}`,
      );
  return {
    ...listForm(media, world, origin),
    relations: [...groups].map(([relation, entry]) => ({
      relation: RELATION_NAMES[relation] ?? 'Other',
      entry,
    })),
    ...(media.type === 'ANIME'
      ? {
          theme: { openings: theme('OP'), endings: theme('ED') },
          streaming: sites.filter(({ type }) => type === 'STREAMING').map(link),
        }
      : {}),
    external: sites.filter(({ type }) => type !== 'STREAMING').map(link),
  };
}

const RELATION_NAMES: Readonly<Partial<Record<Relation, string>>> = {
  ADAPTATION: 'Adaptation',
  SOURCE: 'Adaptation',
  PREQUEL: 'Prequel',
  SEQUEL: 'Sequel',
  PARENT: 'Parent Story',
  SIDE_STORY: 'Side Story',
  CHARACTER: 'Character',
  SUMMARY: 'Summary',
  ALTERNATIVE: 'Alternative Version',
  SPIN_OFF: 'Spin-Off',
  COMPILATION: 'Full Story',
  CONTAINS: 'Summary',
};

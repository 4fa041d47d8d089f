import { type MediaRowData, present } from '@tsugi/data/operation';
import { mediaPath, personPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { mediaFormatLabel } from '@tsugi/ui/components';
import { enumLabel, roleLabel, serviceLabel } from '../enum-label.ts';
import { personPicture } from '../picture.ts';
import type { ListedPerson, Person } from './PersonList.tsx';
import { type Voice, type VoiceChoice, voicesIn } from './voice-language.ts';

export interface Named {
  readonly id: number;
  readonly name: { readonly userPreferred: string | null } | null;
  readonly image: { readonly large: string | null; readonly medium?: string | null } | null;
}

export interface NamedVoice extends Voice {
  readonly voiceActor: (Named & { readonly language: string | null }) | null;
}

export interface CharacterEdge {
  readonly role: string | null;
  readonly node: Named | null;
  readonly voiceActorRoles: readonly (NamedVoice | null)[] | null;
}

export interface StaffEdge {
  readonly role: string | null;
  readonly node: Named | null;
}

/** A media as lists of people show it. */
export type ListedMedia = Pick<
  MediaRowData,
  'id' | 'type' | 'format' | 'seasonYear' | 'startDate' | 'isAdult' | 'title' | 'coverImage'
>;

/** Characters with their voices in a language. @param entry the viewer's own of the media */
export function listedCharacters(
  edges: readonly CharacterEdge[],
  choice: VoiceChoice,
  entry?: ViewerEntry,
): readonly ListedPerson[] {
  return edges.flatMap((edge) =>
    edge.node
      ? {
          key: String(edge.node.id),
          person: {
            ...personOf('character', edge.node, enumLabel(edge.role)),
            hiddenBy: maySpoil(edge.role, entry) ? edge.node.id : undefined,
          },
          voices: listedVoices(edge, choice),
        }
      : [],
  );
}

type ViewerEntry = { readonly status: string | null } | null | undefined;

/** Main characters are on the cover; of all others the picture says that they will come, and how they look then. */
export function maySpoil(role: string | null, entry: ViewerEntry): boolean {
  return role !== 'MAIN' && entry?.status !== 'COMPLETED' && entry?.status !== 'REPEATING';
}

/** Members of the staff; one with two roles stands there twice. */
export function listedStaff(edges: readonly StaffEdge[]): readonly ListedPerson[] {
  return edges.flatMap(({ node, role }) =>
    node ? { key: `${node.id}-${role}`, person: personOf('staff', node, roleLabel(role)) } : [],
  );
}

/** Who speaks a character, each once. */
export function listedVoices(
  edge: { readonly voiceActorRoles: readonly (NamedVoice | null)[] | null },
  choice: VoiceChoice,
): readonly Person[] {
  const seen = new Set<number>();
  return voicesIn(edge, choice).flatMap(({ voiceActor, roleNotes, dubGroup }) => {
    if (!voiceActor || seen.has(voiceActor.id)) return [];
    seen.add(voiceActor.id);
    return personOf('staff', voiceActor, details(serviceLabel(choice.language), roleNotes, dubGroup));
  });
}

export function personOf(kind: 'character' | 'staff', { id, name, image }: Named, detail: string): Person {
  const text = name?.userPreferred || t`No. ${id}`;
  return {
    id,
    name: text,
    to: personPath(kind, id, name?.userPreferred),
    image: personPicture(image),
    detail,
  };
}

/** "Main · TV · 2024", "Main · 18+ · Movie". */
export function mediaAsPerson(media: ListedMedia, ...before: (string | null | undefined)[]): Person {
  return {
    id: media.id,
    name: media.title.userPreferred,
    to: mediaPath(media),
    image: personPicture(media.coverImage),
    color: media.coverImage.color,
    detail: details(
      ...before,
      media.isAdult ? t`18+` : '',
      mediaFormatLabel(media.format),
      String(media.seasonYear ?? media.startDate?.year ?? ''),
    ),
  };
}

function details(...parts: (string | null | undefined)[]): string {
  return present(parts).filter(Boolean).join(' · ');
}

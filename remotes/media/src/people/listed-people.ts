import { enumLabel } from '../shared/enum-label.ts';
import type { ListedPerson } from './PersonList.tsx';
import { type Voice, voicesIn } from './voice-language.ts';

interface Named {
  readonly id: number;
  readonly name: { readonly userPreferred: string | null } | null;
  readonly image: { readonly large: string | null } | null;
}

export interface CharacterEdge {
  readonly role: string | null;
  readonly node: Named | null;
  readonly voiceActorRoles:
    | readonly ((Voice & { readonly voiceActor: (Named & VoiceLanguage) | null }) | null)[]
    | null;
}

interface VoiceLanguage {
  readonly language: string | null;
}

export interface StaffEdge {
  readonly role: string | null;
  readonly node: Named | null;
}

/** Characters with the first of their voices in a language. */
export function listedCharacters(
  edges: readonly CharacterEdge[],
  language: string | undefined,
): readonly ListedPerson[] {
  return edges.flatMap((edge) => {
    if (!edge.node) return [];
    const [voice] = voicesIn(edge, language);
    const actor = voice?.voiceActor;
    return {
      key: String(edge.node.id),
      person: personOf(edge.node, enumLabel(edge.role)),
      voice: actor ? personOf(actor, voiceDetail(voice, language)) : undefined,
    };
  });
}

/** Members of the staff; one with two roles stands there twice. */
export function listedStaff(edges: readonly StaffEdge[]): readonly ListedPerson[] {
  return edges.flatMap(({ node, role }) =>
    node ? { key: `${node.id}-${role}`, person: personOf(node, role ?? '') } : [],
  );
}

function personOf({ id, name, image }: Named, detail: string) {
  return { name: name?.userPreferred || `No. ${id}`, image: image?.large, detail };
}

/** "Japanese", "Japanese · Young", "English · Harbour Dub". */
function voiceDetail(voice: Voice, language: string | undefined): string {
  return [language, voice.roleNotes, voice.dubGroup].filter(Boolean).join(' · ');
}

import type { CharacterMediaEdge } from '@tsugi/data/operations/character-page';
import { listedVoices, mediaAsPerson } from '../people/listed-people.ts';
import type { ListedPerson } from '../people/PersonList.tsx';
import type { VoiceChoice } from '../people/voice-language.ts';
import { enumLabel } from '../shared/enum-label.ts';

/** The media of a character, each with the role there and the voices. */
export function listedWorks(
  edges: readonly CharacterMediaEdge[],
  choice: VoiceChoice,
): readonly ListedPerson[] {
  return edges.map(({ id, role, name, media, voiceActorRoles }) => ({
    key: String(id),
    person: mediaAsPerson(media, enumLabel(role), name && `as ${name}`),
    voices: listedVoices({ voiceActorRoles }, choice),
  }));
}

import { joinItems } from '@tsugi/ui/components';
import { roleLabel, serviceLabel } from '../../model/enum-label.ts';
import { webUrl } from '../../model/link-view.ts';
import type { ListedPerson, Person } from '../../model/people/PersonList.tsx';
import type { MalCharacter, MalPerson } from './mal-characters.query.ts';
import type { MalStaffMember } from './mal-staff.query.ts';

/** A character with its voices in the form of the tracker's response, so that both have one choice of language. */
export function voicedCharacters(characters: readonly MalCharacter[]) {
  return characters.map((character) => ({
    ...character,
    voiceActorRoles: character.voiceActors.map((voice) => ({ voiceActor: { ...voice, id: voice.malId } })),
  }));
}

/** Characters with their voices in a language; each leads to the service's site, for the tracker has other ids. */
export function malCharacterRows(
  characters: readonly MalCharacter[],
  language: string | undefined,
): readonly ListedPerson[] {
  return characters.map((character) => {
    const voices = character.voiceActors.filter((voice) => voice.language === language);
    return {
      key: String(character.malId),
      // The service knows nothing of the viewer.
      person: {
        ...malPerson(character, serviceLabel(character.role)),
        hiddenBy: character.role === 'Main' ? undefined : `mal-${character.malId}`,
      },
      voices: withoutRepeats(voices).map((voice) => malPerson(voice, serviceLabel(voice.language))),
    };
  });
}

/** Members of the staff, each once with all of their positions. */
export function malStaffRows(staff: readonly MalStaffMember[]): readonly ListedPerson[] {
  return withoutRepeats(staff).map((member) => ({
    key: String(member.malId),
    person: malPerson(member, joinItems(member.positions.map(roleLabel))),
  }));
}

function malPerson({ malId, name, url, image }: MalPerson, detail: string): Person {
  return { id: malId, name, to: webUrl(url), image: (image && webUrl(image)) || null, detail };
}

function withoutRepeats<P extends { readonly malId: number }>(people: readonly P[]): readonly P[] {
  return people.filter(({ malId }, index) => people.findIndex((other) => other.malId === malId) === index);
}

import { joinItems } from '@tsugi/ui/components';
import { enumLabel, roleLabel } from '../../model/enum-label.ts';
import { maySpoil, mediaAsPerson, personOf } from '../../model/people/listed-people.ts';
import type { ListedPerson } from '../../model/people/PersonList.tsx';
import type { StaffCredit, StaffVoice } from './staff-page.query.ts';

/** Each character that the person voices, with the media. */
export function listedVoicedCharacters(edges: readonly StaffVoice[]): readonly ListedPerson[] {
  return edges.flatMap(({ id, role, characters, media }) =>
    characters.map((character) => ({
      key: `${id}-${character.id}`,
      person: {
        ...personOf('character', character, enumLabel(role)),
        hiddenBy: maySpoil(role, media.mediaListEntry) ? character.id : undefined,
      },
      voices: [mediaAsPerson(media)],
    })),
  );
}

export interface MergedCredit {
  readonly media: StaffCredit['media'];
  /** "Director, Storyboard" */
  readonly roles: string;
}

/** Each media once, with all that the person did for it. */
export function mergedCredits(edges: readonly StaffCredit[]): readonly MergedCredit[] {
  const byMedia = new Map<number, { media: StaffCredit['media']; roles: Set<string> }>();
  for (const { media, role } of edges) {
    const known = byMedia.get(media.id) ?? { media, roles: new Set<string>() };
    if (role) known.roles.add(role);
    byMedia.set(media.id, known);
  }
  return [...byMedia.values()].map(({ media, roles }) => ({
    media,
    roles: joinItems([...roles].map(roleLabel)),
  }));
}

import type { PersonName } from '../catalogue/people.ts';
import type { User } from '../community/user.ts';

/** The name as the viewer wants to read it. */
export function preferredName(name: PersonName, viewer: User | undefined): string {
  switch (viewer?.staffNameLanguage) {
    case 'NATIVE':
      return name.native ?? name.full;
    case 'ROMAJI':
      return name.last === null ? name.first : `${name.last} ${name.first}`;
    default:
      return name.full;
  }
}

import type { Command, CommandGroup } from '@tsugi/contract';
import { currentAuth } from '@tsugi/data';
import { favouriteNow, readWithChanges } from '@tsugi/data/mutations';
import { characterInfo } from '@tsugi/data/operations/character-info';
import { staffInfo } from '@tsugi/data/operations/staff-info';
import { studioMedia } from '@tsugi/data/operations/studio-media';
import { t } from '@tsugi/i18n/macro';
import { webUrl } from '../model/link-view.ts';
import { failureNote } from './failure-note.ts';
import { favouriteCommand } from './favourite-command.ts';
import { ICONS } from './icons.ts';
import { openCommand, siteCommand } from './open-commands.ts';
import type { PersonSubject } from './subject.ts';

interface Person {
  readonly name: string;
  readonly siteUrl: string | null;
  readonly isFavourite: boolean;
  readonly favourites: number | null;
  readonly isFavouriteBlocked: boolean;
}

/** What can be done with a character, a member of the staff or a studio. @param itemPath as for a title */
export async function personCommands(
  subject: PersonSubject,
  itemPath: string | undefined,
): Promise<CommandGroup> {
  const { kind, id } = subject;
  const about = `${kind}/${id}`;
  const open: readonly Command[] =
    itemPath === undefined ? [] : [openCommand('open', t`Open its page`, itemPath, ICONS.page)];
  try {
    const { name, siteUrl, isFavouriteBlocked, ...favourite } = await readPerson(subject);
    const { isFavourite, toggle } = favouriteNow({ kind, id, ...favourite, title: name });
    return {
      about,
      title: name,
      commands: [
        favouriteCommand({
          isFavourite,
          toggle,
          isBlocked: isFavouriteBlocked,
          isSignedIn: currentAuth().status === 'signed-in',
          title: name,
        }),
        ...open,
        ...siteCommand('AniList', webUrl(siteUrl)),
      ],
    };
  } catch (cause) {
    return { about, title: t`This page`, commands: open, note: failureNote(cause) };
  }
}

async function readPerson({ kind, id }: PersonSubject): Promise<Person> {
  if (kind === 'studio') {
    const { studio } = await readWithChanges(studioMedia, { id, page: 1 });
    return { ...studio, favourites: studio.favourites ?? null, isFavouriteBlocked: false };
  }
  const info = await (kind === 'character'
    ? readWithChanges(characterInfo, { id })
    : readWithChanges(staffInfo, { id }));
  const { name, siteUrl, isFavourite, favourites, isFavouriteBlocked } = info;
  return {
    name: name?.userPreferred ?? '',
    siteUrl,
    isFavourite,
    favourites: favourites ?? null,
    isFavouriteBlocked,
  };
}

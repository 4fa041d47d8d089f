import type { Command, CommandGroup } from '@tsugi/contract';
import { currentAuth } from '@tsugi/data';
import { favouriteNow, listEntryNow, readWithChanges } from '@tsugi/data/mutations';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { webUrl } from '../model/link-view.ts';
import { formatMalPath } from '../model/media/mal-params.ts';
import { type MediaDetail, mediaDetail } from '../model/media/media-detail.query.ts';
import { formatMediaPath, type MediaKey } from '../model/media/media-params.ts';
import { entryCommands } from './entry-commands.ts';
import { failureNote } from './failure-note.ts';
import { favouriteCommand } from './favourite-command.ts';
import { ICONS } from './icons.ts';
import { openCommand, siteCommand } from './open-commands.ts';

/**
 * What can be done with a title: its entry of the viewer's list, favourites, and its pages.
 * @param itemPath of a card or row that is not the page itself: then the page is a command too
 */
export async function titleCommands(key: MediaKey, itemPath: string | undefined): Promise<CommandGroup> {
  const about = `media/${key.id}`;
  const pages = (slug: string): readonly Command[] => [
    ...(itemPath === undefined ? [] : [openCommand('open', t`Open its page`, itemPath, ICONS.page)]),
    openCommand('characters', t`Characters`, formatMediaPath(key, slug, 'characters'), ICONS.people),
    openCommand('staff', t`Staff`, formatMediaPath(key, slug, 'staff'), ICONS.people),
  ];
  let media: MediaDetail;
  try {
    media = await readWithChanges(mediaDetail, key);
  } catch (cause) {
    // Its pages may be stored; and if not, they say why.
    return { about, title: t`This title`, commands: pages(''), note: failureNote(cause) };
  }
  const title = media.title.userPreferred;
  const [, , , , slug = ''] = mediaPath(media).split('/');
  return {
    about,
    title,
    commands: [...ownCommands(media), ...pages(slug), ...siteCommands(media)],
  };
}

/** What a sign-in is needed for. */
function ownCommands(media: MediaDetail): readonly Command[] {
  const auth = currentAuth();
  const title = media.title.userPreferred;
  const isSignedIn = auth.status === 'signed-in';
  const own = listEntryNow(media.id, media.mediaListEntry, title);
  const { isFavourite, toggle } = favouriteNow({
    kind: media.type === 'MANGA' ? 'manga' : 'anime',
    id: media.id,
    isFavourite: media.isFavourite,
    favourites: media.favourites ?? null,
    title,
  });
  // A locked title takes no new favourites either; one that is there can be taken back.
  const isBlocked = media.isFavouriteBlocked || (media.isLocked === true && !isFavourite);
  return [
    ...entryCommands(media, own, isSignedIn ? { scoreFormat: auth.viewer?.scoreFormat } : undefined),
    favouriteCommand({ isFavourite, toggle, isBlocked, isSignedIn, title }),
  ];
}

function siteCommands(media: MediaDetail): readonly Command[] {
  const { idMal, siteUrl, type, title } = media;
  const malType = type === 'MANGA' ? 'manga' : 'anime';
  return [
    ...siteCommand('AniList', webUrl(siteUrl)),
    ...(idMal
      ? [
          openCommand(
            'mal',
            t`MAL view`,
            formatMalPath({ type: malType, malId: idMal }, title.userPreferred),
            ICONS.swap,
          ),
        ]
      : []),
  ];
}

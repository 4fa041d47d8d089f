import type { CommandGroup } from '@tsugi/contract';
import { read } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { webUrl } from '../model/link-view.ts';
import { malMediaFull } from '../model/media/mal-media-full.query.ts';
import type { MalKey } from '../model/media/mal-params.ts';
import { failureNote } from './failure-note.ts';
import { siteCommand } from './open-commands.ts';

/** What can be done with a title in the MAL view. */
export async function malCommands(key: MalKey): Promise<CommandGroup> {
  const about = `mal/${key.type}/${key.malId}`;
  try {
    const { title, url } = await read(malMediaFull, key);
    return { about, title, commands: siteCommand('MyAnimeList', webUrl(url)) };
  } catch (cause) {
    return { about, title: t`This title`, commands: [], note: failureNote(cause) };
  }
}

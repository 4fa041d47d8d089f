import type { Command, CommandContext, CommandGroup } from '@tsugi/contract';
import { currentAuth } from '@tsugi/data';
import { followNow, readWithChanges } from '@tsugi/data/mutations';
import { type UserProfile, userByName } from '@tsugi/data/operations/user-by-name';
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { comparePath } from '../model/compare-path.ts';
import { userPath } from '../model/user-path.ts';
import { ICONS } from './icons.ts';

/** What can be done with the user whose page is in view, and their pages. */
export async function userCommands({ of, path }: CommandContext): Promise<CommandGroup | undefined> {
  const name = userNameOf(path);
  if (name === undefined) return undefined;
  const auth = currentAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer : undefined;
  const isOwn = viewer?.name.toLowerCase() === name.toLowerCase();
  // A link to one of the user's pages is to that page.
  const pages = pageCommands(name).filter(({ action }) => of === 'item' || toOf(action) !== path);
  if (isOwn) return { about: `user/${name}`, title: name, commands: pages };
  const user = await readWithChanges(userByName, { name });
  return {
    about: `user/${name}`,
    title: user.name,
    commands: [
      followCommand(user, auth.status === 'signed-in'),
      ...(viewer ? [compareCommand(viewer.name, user.name)] : []),
      ...pages,
      ...siteCommand(user.siteUrl),
    ],
  };
}

/** Total: `/user/:name` and whatever is below it. */
function userNameOf(path: string): string | undefined {
  const [, first, name] = path.split('/');
  try {
    return first === 'user' && name ? decodeURIComponent(name) : undefined;
  } catch {
    // A broken escape: the page is none either.
    return undefined;
  }
}

const toOf = (action: Command['action']) => (action.type === 'open' ? action.to : undefined);

function pageCommands(name: string): readonly Command[] {
  const page = (id: string, title: string, icon: string, ...rest: readonly string[]): Command => ({
    id,
    title,
    icon,
    action: { type: 'open', to: userPath(name, ...rest) },
  });
  return [
    page('overview', t`Profile`, ICONS.person),
    page('anime', t`Anime list`, ICONS.screen, 'anime'),
    page('manga', t`Manga list`, ICONS.book, 'manga'),
    page('favourites', t`Favourites`, ICONS.heart, 'favourites'),
    page('stats', t`Stats`, ICONS.chart, 'stats', 'anime', 'overview'),
    page('socials', t`Socials`, ICONS.people, 'socials'),
  ];
}

function followCommand(user: UserProfile, isSignedIn: boolean): Command {
  const { name } = user;
  const { isFollowing, toggle } = followNow(user);
  return {
    id: 'follow',
    title: isFollowing ? t`Unfollow` : t`Follow`,
    icon: ICONS.people,
    refusal: isSignedIn ? undefined : t`Needs a login`,
    action: {
      type: 'run',
      run: () => {
        toggle();
        toast({
          tone: 'good',
          subject: name,
          title: isFollowing ? t`You no longer follow ${name}` : t`You follow ${name}`,
        });
      },
    },
  };
}

function compareCommand(viewer: string, name: string): Command {
  return {
    id: 'compare',
    title: t`Compare with your list`,
    icon: ICONS.compare,
    action: { type: 'open', to: comparePath('anime', [viewer, name]) },
  };
}

function siteCommand(url: string | null): readonly Command[] {
  if (!url || !/^https?:\/\//.test(url)) return [];
  return [
    {
      id: 'site',
      title: t`Open at AniList`,
      keywords: [t`tracker, website`],
      icon: ICONS.site,
      action: { type: 'open', to: url },
    },
  ];
}

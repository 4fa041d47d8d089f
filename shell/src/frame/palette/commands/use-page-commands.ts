import type { Command } from '@tsugi/contract';
import { commandsOf, navigationOf } from '@tsugi/contract/routing';
import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useParsedManifests } from '../../../remotes/use-parsed-manifests.ts';

/** Places of links that are named so that they stand by themselves, the best name first. */
const PLACES = ['account', 'notifications', 'shortcut', 'bar', 'footer'] as const;
const HOME = 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z';
const PAGE = 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5';

/** The pages that remotes name, by their links in the frame and by their commands. Of two with the same target the first is listed. */
export function usePageCommands(): readonly Command[] {
  const auth = useAuth();
  const manifests = useParsedManifests();
  const viewer = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  const isFor = ({ audience = auth.status, to }: { readonly audience?: string; readonly to: string }) =>
    audience === auth.status && (viewer !== undefined || !to.includes(':viewer'));
  const target = (to: string) => to.replace(':viewer', encodeURIComponent(viewer ?? ''));

  const links = navigationOf(manifests).filter(isFor);
  const named = PLACES.flatMap((place) => links.filter(({ places }) => places.includes(place)));
  const page = (id: string, title: string, to: string, icon = PAGE, keywords?: string): Command => ({
    id,
    title,
    icon,
    ...(keywords === undefined ? {} : { keywords: keywords.split(',') }),
    action: { type: 'open', to: target(to) },
  });
  const commands = [
    page('/', t`Home`, '/', HOME),
    ...named.map(({ label, to, icon }) => page(to, label, to, icon)),
    ...commandsOf(manifests)
      .filter(isFor)
      .map(({ remote, id, title, to, icon, keywords }) => page(`${remote}/${id}`, title, to, icon, keywords)),
  ];
  const targets = commands.map(({ action }) => (action.type === 'open' ? action.to : ''));
  return commands.filter((_, index) => targets.indexOf(targets[index] ?? '') === index);
}

import type { Command } from '@tsugi/contract';
import { useLocation } from '@tsugi/router';
import { recentPages } from '../stored/recent-pages.ts';

const CLOCK = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2';

/** The pages of titles and people that this account visited last on this device; the present one is in view already. */
export function useRecentCommands(account: string | undefined): readonly Command[] {
  const { pathname } = useLocation();
  return recentPages(account)
    .filter(({ path }) => path !== pathname)
    .map(({ path, title, lang, image }) => ({
      id: path,
      title,
      lang,
      icon: CLOCK,
      image: image === undefined ? undefined : { src: image },
      action: { type: 'open', to: path },
    }));
}

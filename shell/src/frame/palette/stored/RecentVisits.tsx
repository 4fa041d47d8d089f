import { commandSourcesOf } from '@tsugi/contract/routing';
import { useAuth } from '@tsugi/data';
import { useLocation } from '@tsugi/router';
import { use, useEffect } from 'react';
import { RemoteLoaderContext } from '../../../remotes/remote-loader-context.ts';
import { accountKey } from './account-key.ts';
import { isSamePage, readVisit } from './read-visit.ts';
import { noteRecent } from './recent-pages.ts';

/** A visit is one when the page is there after so many milliseconds; it is looked at so many times. */
const LOOK_MS = 1000;
const LOOKS = 10;

/** Notes the visits of pages that a remote names as such (`recent` of its command source). Renders nothing. */
export function RecentVisits() {
  const { pathname } = useLocation();
  const account = accountKey(useAuth());
  const loader = use(RemoteLoaderContext);

  useEffect(() => {
    const found = loader?.find(pathname);
    if (!loader || !found || !('route' in found)) return;
    const { route, remote } = found;
    const isNoted = commandSourcesOf(loader.parsed()).some(
      (source) => source.remote === remote && source.recent?.includes(route.path),
    );
    if (!isNoted) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const visit = readVisit(document.getElementById('main'));
      if (visit)
        noteRecent(account, { path: pathname, ...visit }, (one, other) => isSamePage(route, one, other));
      if (visit || looks === LOOKS) clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [pathname, account, loader]);

  return null;
}

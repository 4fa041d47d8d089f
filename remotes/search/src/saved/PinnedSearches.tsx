import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import classes from './PinnedSearches.module.css';
import { MOST_NEW, markSeen, savedSearchesAtom } from './saved-searches.ts';

/** Searches that are pinned are looked for this long after the page has content. */
const IDLE_MS = 4_000;

const loadLook = () => import(/* webpackChunkName: "saved-searches" */ './look-for-new.ts');

/** The pinned searches, with how many titles are new in each since it was last opened. @param path of this page */
export function PinnedSearches({ path }: { readonly path: string }) {
  const searches = useAtomValue(savedSearchesAtom);
  const pinned = searches.filter(({ isPinned }) => isPinned);
  const hasPinned = pinned.length > 0;
  useEffect(() => markSeen(path), [path]);
  useEffect(() => {
    if (!hasPinned) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () =>
        void loadLook().then(
          (late) => late.lookForNew(Date.now(), abort.signal),
          // Its file does not come: the next visit looks again.
          () => undefined,
        ),
      IDLE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [hasPinned]);
  if (!hasPinned) return null;
  return (
    <nav className={`flex gap-2 ${classes.pinned}`} aria-label={t`Saved searches`}>
      {pinned.map(({ id, name, path: to, look }) => (
        <AppLink
          key={id}
          className={`row gap-2 rigid label ${classes.search}`}
          to={to}
          aria-current={to === path ? 'page' : undefined}
        >
          <span className={`one-line ${classes.name}`}>{name}</span>
          {look && look.count > 0 && <span className={classes.count}>{newText(look.count)}</span>}
        </AppLink>
      ))}
    </nav>
  );
}

export function newText(count: number): string {
  return count >= MOST_NEW ? t`${count}+ new` : t`${count} new`;
}
